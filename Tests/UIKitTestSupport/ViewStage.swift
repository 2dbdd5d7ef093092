/// A collection view on screen with a layout and a controller, on UIKit or on its stand-in.
///
/// Frames are those of the views on screen; of what is out of sight, those that the layout states.
/// The stages of the test targets add what only they need.
@MainActor
open class ViewStage<
  Controller: UICollectionViewDataSource & UICollectionViewDelegate, Layout: UICollectionViewLayout
> {
  package let view: UICollectionView
  package let controller: Controller
  package let layout: Layout
  private let window: HostWindow?
  private let reading: HostReading

  /// A view in a window, that shows nothing yet.
  ///
  /// Without a scale the screen has the host's own.
  public init(
    _ controller: Controller, layout: Layout, size: CGSize, scale: CGFloat? = nil,
    reading: HostReading = HostReading()
  ) {
    Host.saysOnlyWhatFails()
    (self.controller, self.layout, self.reading) = (controller, layout, reading)
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    window = reading.hasWindow ? HostWindow(showing: view, scale: scale) : nil
    if reading != HostReading() { reading.apply(to: view) }
    view.register(StageCell.self, forCellWithReuseIdentifier: "cell")
    for kind in Side.kinds {
      view.register(
        StageBoundaryView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
  }

  // A reading is in force for all views, until its stage goes. A stage that a suite stores may go on
  // any thread: it must have the default reading.
  deinit {
    if reading != HostReading() { MainActor.assumeIsolated { HostReading.end() } }
  }

  /// Gives the view its data source and delegate.
  package func connect() { (view.dataSource, view.delegate) = (controller, controller) }

  // MARK: What a person or the data does

  /// Whether scrolling goes up and down.
  private var isVertical: Bool {
    (view.collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection != .horizontal
  }

  /// Along the direction of scrolling, in points of content offset.
  package func scroll(to offset: CGFloat) {
    if isVertical { view.contentOffset.y = offset } else { view.contentOffset.x = offset }
    view.layoutIfNeeded()
  }

  /// Another size of window and view, as after a rotation.
  package func resize(to size: CGSize) {
    window?.resize(to: size)
    view.frame.size = size
    view.layoutIfNeeded()
  }

  package func setSafeArea(_ insets: UIEdgeInsets) { window?.setSafeArea(insets, of: view) }

  /// A finger on the view keeps it where it is put, beyond the ends too.
  package func touch() { Host.touch(view) }

  /// Carries out a batch of updates to its end, without animation.
  package func update(_ changes: (() -> Void)? = nil) {
    UIView.performWithoutAnimation {
      view.performBatchUpdates(changes)
      view.layoutIfNeeded()
    }
  }

  /// Lifts an item and carries it to a place, without dropping it.
  package func drag(_ path: IndexPath, toY y: CGFloat) {
    UIView.performWithoutAnimation {
      _ = view.beginInteractiveMovementForItem(at: path)
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: y))
      view.layoutIfNeeded()
    }
  }

  /// Ends this turn of the main run loop and has the next one.
  package func takeTurn() {
    Host.takeTurn()
    view.layoutIfNeeded()
  }

  /// Has all asked again, and lays it out.
  package func layOutAgain() {
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
  }

  /// Has another layout lay out the view.
  package func swap(to layout: UICollectionViewLayout, animated: Bool) {
    view.setCollectionViewLayout(layout, animated: animated)
    view.layoutIfNeeded()
  }

  package func reload() {
    view.reloadData()
    view.layoutIfNeeded()
  }

  /// Has the cells of items made up again, as far as they are there.
  package func reconfigure(_ items: [IndexPath]) {
    if #available(iOS 15, tvOS 15, *) {
      view.reconfigureItems(at: items)
    } else {
      view.reloadItems(at: items)
    }
    view.layoutIfNeeded()
  }

  // MARK: What is on screen

  /// The items that have a cell, ascending.
  package var visibleItems: [IndexPath] { view.indexPathsForVisibleItems.sorted() }

  package func item(_ item: Int, _ section: Int = 0) -> UICollectionViewLayoutAttributes? {
    view.layoutIfNeeded()
    let path = IndexPath(item: item, section: section)
    return view.layoutAttributesForItem(at: path).map { shown($0, by: view.cellForItem(at: path)) }
  }

  package func boundary(_ side: Side, _ section: Int = 0) -> UICollectionViewLayoutAttributes? {
    view.layoutIfNeeded()
    let path = IndexPath(item: 0, section: section)
    let shown = view.supplementaryView(forElementKind: side.kind, at: path)
    return view.layoutAttributesForSupplementaryElement(ofKind: side.kind, at: path)
      .map { self.shown($0, by: shown) }
  }

  /// A mirrored view's views are elsewhere than the layout says.
  private func shown(
    _ attributes: UICollectionViewLayoutAttributes, by shown: UIView?
  ) -> UICollectionViewLayoutAttributes {
    guard let shown, view.effectiveUserInterfaceLayoutDirection == .leftToRight else {
      return attributes
    }
    return attributes.shown(by: shown)
  }

  package func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    self.item(item, section)?.frame
  }

  package func frames(_ section: Int = 0) -> [CGRect] {
    (0..<view.numberOfItems(inSection: section)).compactMap { frame($0, section) }
  }

  /// The items that the layout's answer for a rect names, ascending.
  package func items(in rect: CGRect) -> [IndexPath] {
    (view.collectionViewLayout.layoutAttributesForElements(in: rect) ?? [])
      .filter { $0.representedElementCategory == .cell }.map(\.indexPath).sorted()
  }

  /// What the layout answers for an element, asked for it alone.
  package func single(
    _ element: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    let (layout, path) = (view.collectionViewLayout, element.indexPath)
    let kind = element.representedElementKind ?? ""
    return switch element.representedElementCategory {
    case .cell: layout.layoutAttributesForItem(at: path)
    case .supplementaryView: layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    default: layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }

  /// Where a view is on the screen: from the top left corner of the bounds, as the eye sees it.
  private func screenFrame(_ shown: UIView?) -> CGRect? {
    shown.map { $0.frame.offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY) }
  }

  package func placeOnScreen(_ item: Int, _ section: Int = 0) -> CGRect? {
    screenFrame(cell(item, section))
  }

  package func headerOnScreen(_ section: Int = 0) -> CGRect? {
    screenFrame(boundaryView(.header, section))
  }

  /// The cell of an item; nil where none is on screen.
  package func cell(_ item: Int, _ section: Int = 0) -> StageCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? StageCell
  }

  /// The view of a header or footer; nil where none is on screen.
  package func boundaryView(_ side: Side, _ section: Int = 0) -> StageBoundaryView? {
    view.supplementaryView(
      forElementKind: side.kind, at: IndexPath(item: 0, section: section)) as? StageBoundaryView
  }
}

extension UICollectionViewLayoutAttributes {
  /// These, with the frame of the view that shows them if that is another.
  ///
  /// A view keeps its centre and its size, from which its frame comes back with an error in the last
  /// bits; a thousandth of a point is less than any pixel.
  package func shown(by view: UIView) -> UICollectionViewLayoutAttributes {
    guard !frame.isNear(view.frame, within: 0.001),
      let copy = copy() as? UICollectionViewLayoutAttributes
    else { return self }
    copy.frame = view.frame
    return copy
  }
}

extension CGRect {
  /// Whether no edge is further than a distance from that of another rectangle.
  package func isNear(_ other: CGRect, within distance: CGFloat) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .allSatisfy { abs($0) <= distance }
  }

  /// Whether two rectangles share more than an edge, which is not the same as `intersects(_:)` on
  /// every platform (facts 10.14).
  package func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

/// A header or a footer.
package enum Side: CaseIterable {
  case header
  case footer

  @MainActor package static var kinds: [String] { allCases.map(\.kind) }

  @MainActor package var kind: String {
    self == .header
      ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
  }
}
