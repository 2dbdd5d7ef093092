#if !canImport(UIKit)
extension PlayState {
  /// The same screen by the stock layout: what that has no property for is as by default, and each
  /// picture has the size that it has here, as a delegate would state it.
  func stock(_ frames: [PlayLayout.Frame]) -> PlayState {
    var stock = self
    let own: [PlayKey] = [
      .by, .placement, .sizing, .spanEvery, .second, .backgrounds, .snapping, .cards, .headerTop,
      .headerSides, .headerBottom, .headerKept, .headerOffset, .stretch, .footerTop, .footerSides,
      .footerBottom, .footerKept, .footerOffset, .scope, .overscroll,
    ]
    for key in own { stock.set(key, to: PlayField.all[key.rawValue].initial) }
    stock.set(.by, to: 3)
    // Down to whole points across, so that as many fit beside each other.
    stock.pictures = frames.map {
      isSideways
        ? Size($0.width, $0.height.rounded(.down)) : Size($0.width.rounded(.down), $0.height)
    }
    return stock
  }

  /// Whether what a layout was told for this state must all be asked again for another, whose sizes are
  /// the same.
  func asksEverything(insteadOf new: PlayState) -> Bool {
    let across = isSideways ? screen.height : screen.width
    let newAcross = new.isSideways ? new.screen.height : new.screen.width
    let isOther = PlayKey.allCases.contains { self[$0] != new[$0] && $0.isAskedWith }
    return isOther || across != newAcross
  }
}

extension PlayKey {
  /// Whether a change of it has the delegate asked again; the layout class decides that too.
  fileprivate var isAskedWith: Bool {
    switch self {
    // Where these make other sizes, the sizes say so.
    case .items, .shapes, .secondShapes, .thirdShapes: false
    case .width, .height, .turned, .bar, .mirrored, .overlay, .compare: false
    case .headerPins, .headerKept, .headerOffset, .footerPins, .footerKept, .footerOffset: false
    case .scope, .overscroll, .stretch, .snapping, .cards, .backgrounds, .backgroundInset: false
    default: true
    }
  }
}
#endif
