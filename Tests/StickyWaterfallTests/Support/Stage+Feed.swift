import StickyWaterfall
import Testing

/// A feed 260 points wide; two, three, or four columns divide the available width evenly.
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
    controller.forgetQueries()
  }

  var sections: [FeedSection] { controller.sections }

  func perform(_ batch: FeedBatch) {
    controller.forgetQueries()
    update { [view, controller] in
      controller.sections = batch.after
      batch.send(to: view)
    }
  }

  /// Drags an item over other items without dropping it.
  func drag(_ path: IndexPath, over places: [IndexPath]) {
    #expect(view.beginInteractiveMovementForItem(at: path))
    for place in places {
      let frame = frame(place.item, place.section) ?? .zero
      view.updateInteractiveMovementTargetPosition(CGPoint(x: frame.midX, y: frame.midY))
    }
  }

  /// Scrolls through the content, so that every cell reports its preferred size.
  func scrollThrough() {
    var offset: CGFloat = 0
    while offset < view.contentSize.height {
      scroll(to: offset)
      offset += 150
    }
  }

  /// Returns an item's distance from the top of the bounds.
  func place(ofItemNamed name: Int) -> CGFloat? {
    guard let path = sections.places[name] else { return nil }
    return frame(path.item, path.section).map { $0.minY - view.bounds.minY }
  }

  /// Returns the elements of a new layout with the same content and bounds, after `adjust`.
  func freshElements(
    _ adjust: (UICollectionView, FeedController) -> Void = { _, _ in }
  ) -> FeedElements {
    let fresh = WaterfallFlowLayout()
    setUp(fresh)
    fresh.diagnosticHandler = nil
    fresh.columnCount = layout.columnCount
    let copy = FeedController(sections)
    copy.isScaled = controller.isScaled
    let other = UICollectionView(frame: view.frame, collectionViewLayout: fresh)
    other.contentInset = view.contentInset
    other.bounds = view.bounds
    other.dataSource = copy
    other.delegate = copy
    // The window gives the other view the same scale.
    view.superview?.addSubview(other)
    defer { other.removeFromSuperview() }
    adjust(other, copy)
    fresh.prepare()
    // The new layout can have moved the content to a place of its own.
    other.contentOffset = view.contentOffset
    return FeedElements(of: fresh, sections)
  }

  /// Returns a line for each difference between the layout and a new one.
  func differencesFromFresh() -> [String] {
    freshElements().differences(to: FeedElements(of: layout, sections))
  }

  func expectFresh() {
    #expect(differencesFromFresh() == [])
    #expect(viewDifferences() == [])
  }

  /// Returns the name of the anchor item and its distance from the top of the bounds.
  func topmost(except other: Int? = nil) -> (name: Int, place: CGFloat?) {
    let top = itemsInSight.first { sections[$0.path].name != other }
    return top.map { (sections[$0.path].name, $0.frame.minY - view.bounds.minY) } ?? (-1, nil)
  }
}
