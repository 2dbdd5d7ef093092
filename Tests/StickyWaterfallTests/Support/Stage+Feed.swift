import StickyWaterfall
import Testing

/// A feed on a screen 260 points wide.
///
/// 260 points leave 240 between the insets, which two, three and four columns share evenly.
typealias FeedStage = Stage<FeedController, WaterfallFlowLayout>

extension Stage where Controller == FeedController, Layout == WaterfallFlowLayout {
  static var feedSize: CGSize { CGSize(width: 260, height: 400) }

  convenience init(
    _ sections: [FeedSection], reading: HostReading = HostReading(),
    layout: WaterfallFlowLayout = LayoutSpy(), isScaled: Bool = false, scale: CGFloat = 1,
    isRightToLeft: Bool = false, expectsDiagnostics: Bool = false,
    setUp: @escaping (WaterfallFlowLayout) -> Void = { _ in }
  ) {
    let controller = FeedController(sections)
    controller.isScaled = isScaled
    self.init(
      controller, layout: layout, size: Self.feedSize, scale: scale, reading: reading,
      isRightToLeft: isRightToLeft, expectsDiagnostics: expectsDiagnostics, setUp)
    controller.forgetQuestions()
  }

  var sections: [FeedSection] { controller.sections }

  /// Changes the content by a batch.
  func perform(_ batch: FeedBatch) {
    controller.forgetQuestions()
    update { [view, controller] in
      controller.sections = batch.after
      batch.send(to: view)
    }
  }

  /// Drags an item over the places of others, one after the other, without dropping it.
  func drag(_ path: IndexPath, over places: [IndexPath]) {
    #expect(view.beginInteractiveMovementForItem(at: path))
    for place in places {
      let frame = frame(place.item, place.section) ?? .zero
      view.updateInteractiveMovementTargetPosition(CGPoint(x: frame.midX, y: frame.midY))
    }
  }

  /// A pass after which old attributes may be shown until the next turn has them read again, and that turn.
  func layOutAndReadAgain() {
    Host.untilReadAgain(view.layoutIfNeeded)
    takeTurn()
  }

  /// Shows every cell, so that all have stated their size.
  func scrollThrough() {
    var offset: CGFloat = 0
    while offset < view.contentSize.height {
      scroll(to: offset)
      offset += 150
    }
  }

  /// Where an item is on screen, from the top of the bounds.
  func place(ofItemNamed name: Int) -> CGFloat? {
    guard let path = sections.places[name] else { return nil }
    return frame(path.item, path.section).map { $0.minY - view.bounds.minY }
  }

  /// What a layout that has never seen other content says of this one, under the same bounds.
  func freshElements() -> FeedElements {
    let fresh = WaterfallFlowLayout()
    setUp(fresh)
    fresh.onDiagnostic = nil
    fresh.columnCount = layout.columnCount
    let copy = FeedController(sections)
    copy.isScaled = controller.isScaled
    let other = UICollectionView(frame: view.frame, collectionViewLayout: fresh)
    other.contentInset = view.contentInset
    other.bounds = view.bounds
    other.dataSource = copy
    other.delegate = copy
    // On the same screen, for its scale, and gone again before anything else is laid out.
    view.superview?.addSubview(other)
    defer { other.removeFromSuperview() }
    fresh.prepare()
    return FeedElements(of: fresh, sections)
  }

  /// How what the layout says differs from a fresh layout; a line for each difference.
  func differencesFromFresh() -> [String] {
    freshElements().differences(to: FeedElements(of: layout, sections))
  }

  /// The layout says, and the views show, what a fresh layout would.
  func expectFresh() {
    #expect(differencesFromFresh() == [])
    #expect(viewDifferences() == [])
  }

  /// The name of the item that one looks at, and its place on screen from the top of the bounds.
  func topmost(except other: Int? = nil) -> (name: Int, place: CGFloat?) {
    let top = itemsInSight.first { sections[$0.path].name != other }
    return top.map { (sections[$0.path].name, $0.frame.minY - view.bounds.minY) } ?? (-1, nil)
  }

  /// The visible items, what one looks at first: those wholly in sight, clear of bars and of what is stuck,
  /// from the top; then the others, the one that shows most first.
  var itemsInSight: [(path: IndexPath, frame: CGRect)] {
    let (bounds, clear) = (view.bounds, clearBounds)
    let seen = sections.paths.compactMap { path in
      frame(path.item, path.section).map { (path: path, frame: $0) }
    }.filter {
      // One thinner than a pixel is none that one looks at.
      $0.frame.maxY > bounds.minY && $0.frame.minY < bounds.maxY && $0.frame.height >= 1
    }
    let extent = { (frame: CGRect) in
      max(0, min(frame.maxY, clear.maxY) - max(frame.minY, clear.minY))
    }
    let isWhole = { (frame: CGRect) in frame.height - extent(frame) < 1 }
    return seen.filter { isWhole($0.frame) }.sorted { $0.frame.minY < $1.frame.minY }
      + seen.filter { !isWhole($0.frame) }.sorted { extent($0.frame) > extent($1.frame) }
  }

  /// What bars, stuck headers and stuck footers leave of the bounds.
  private var clearBounds: CGRect {
    var clear = view.bounds.inset(by: view.adjustedContentInset)
    for section in sections.indices {
      for side in Side.allCases {
        guard let stuck = boundary(side, section) as? WaterfallLayoutAttributes, stuck.isPinned,
          stuck.frame.intersects(clear)
        else { continue }
        let covered =
          side == .header ? stuck.frame.maxY - clear.minY : clear.maxY - stuck.frame.minY
        // What sticks may reach out of the bounds: a negative height would count as room.
        let hidden = min(covered, clear.height)
        if side == .header { clear.origin.y += hidden }
        clear.size.height -= hidden
      }
    }
    return clear
  }
}
