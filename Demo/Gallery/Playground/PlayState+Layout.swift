#if !canImport(UIKit)
extension PlayState {
  /// The difference between the left phone and the screen that the real flow layout would show.
  enum FlowDifference: Int {
    case none
    /// The pictures would be wider than the screen, so they have the sizes of the waterfall's
    /// items.
    case fitsSizes
    /// A spacing is below zero, or the insets are unequal in a right-to-left layout. UIKit
    /// documents no rule for these.
    case isUndocumented
  }

  private static let ownKeys: [PlayKey] = [
    .by, .placement, .sizing, .distribution, .alignment, .spanEvery, .second, .secondSizing,
    .backgrounds, .snapping, .cards,
    .headerTop, .headerSides, .headerBottom, .headerKept, .headerOffset, .stretch, .footerTop,
    .footerSides,
    .footerBottom, .footerKept, .footerOffset, .scope, .overscroll,
  ]

  /// The same screen without the settings that the flow layout doesn't have.
  var flow: PlayState {
    var flow = self
    for key in Self.ownKeys { flow.set(key, to: PlayField.all[key.rawValue].initial) }
    flow.pictures = sizes
    return flow
  }

  /// The view controller of the same screen, written for the flow layout.
  var flowCode: PlayCode {
    PlayCode(
      state: flow, parts: PlayCode.Parts(layoutClass: "UICollectionViewFlowLayout", isOwn: false))
  }

  /// Returns the flow layout's screen with the same delegate, as rows of this layout.
  ///
  /// Pictures wider than the screen would be cut off. If there are any, all pictures have the sizes
  /// of `frames`, which a delegate would compute for columns.
  func flowScreen(_ frames: [PlayLayout.Frame]) -> PlayState {
    var screen = flow.with(.by, 3)
    // The page mirrors the whole phone. The flow layout starts rows at the other side, and keeps a
    // left inset on the left (facts 4.9).
    if self[.mirrored] == 1 {
      screen.set(.leading, to: self[.trailing])
      screen.set(.trailing, to: self[.leading])
    }
    guard hasWidePictures else { return screen }
    // Round the widths down to whole points, so that as many items fit in a row as there are
    // columns.
    screen.pictures = frames.map {
      isSideways
        ? Size($0.width, $0.height.rounded(.down)) : Size($0.width.rounded(.down), $0.height)
    }
    return screen
  }

  var flowDifference: FlowDifference {
    let isUneven = self[.mirrored] == 1 && self[.leading] != self[.trailing]
    if self[.line] < 0 || isUneven { return .isUndocumented }
    return hasWidePictures ? .fitsSizes : .none
  }

  /// The insets, the spacings, and the inset of titles, as the page reads them.
  var margins: [Int] {
    let keys: [PlayKey] = [.top, .leading, .bottom, .trailing, .line, .gap]
    return keys.map { self[$0] } + [titleInset]
  }

  /// The index of each item's color, followed by the index for each section's tall header.
  var colorIndices: [Int] {
    sections.enumerated().flatMap { section, items in
      items.indices.map { Self.color(ofItem: $0 - items.lowerBound, inSection: section) }
    } + sections.indices.map { Self.color(ofBandsInSection: $0) }
  }

  /// Whether a picture is wider than a row, or taller if the screen scrolls sideways.
  private var hasWidePictures: Bool {
    let room =
      isSideways
      ? screen.height - self[.top] - self[.bottom]
      : screen.width - self[.leading] - self[.trailing]
    return sizes.contains { (isSideways ? $0.height : $0.width) > Double(room) }
  }
}
#endif
