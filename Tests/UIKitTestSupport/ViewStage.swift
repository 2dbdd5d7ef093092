/// A collection view on screen with a layout and a controller.
///
/// Frames are those of visible views, or the layout's for elements that are off screen.
@MainActor
open class ViewStage<
  Controller: UICollectionViewDataSource & UICollectionViewDelegate, Layout: UICollectionViewLayout
> {
  package let view: UICollectionView
  package let controller: Controller
  package let layout: Layout
  private let window: HostWindow?
  private let reading: HostReading

  /// Creates a view in a window, by default with the host's own scale.
  public init(
    _ controller: Controller, layout: Layout, size: CGSize, scale: CGFloat? = nil,
    reading: HostReading = HostReading()
  ) {
    Host.saysOnlyWhatFails()
    self.controller = controller
    self.layout = layout
    self.reading = reading
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

  // Options apply to all views until their stage is deallocated. A stage that a suite stores may be
  // deallocated on any thread, so it must have the default options.
  deinit {
    if reading != HostReading() { MainActor.assumeIsolated { HostReading.end() } }
  }

  package func connect() { (view.dataSource, view.delegate) = (controller, controller) }

  // MARK: What a person or the data does

  private var isVertical: Bool {
    (view.collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection != .horizontal
  }

  /// Scrolls along the scroll direction to a content offset.
  package func scroll(to offset: CGFloat) {
    if isVertical { view.contentOffset.y = offset } else { view.contentOffset.x = offset }
    view.layoutIfNeeded()
  }

  /// Resizes the window and the view, as a rotation does.
  package func resize(to size: CGSize) {
    window?.resize(to: size)
    view.frame.size = size
    view.layoutIfNeeded()
  }

  package func setSafeArea(_ insets: UIEdgeInsets) { window?.setSafeArea(insets, of: view) }

  package func touch() { Host.touch(view) }

  /// Performs batch updates without animation, and lays out.
  package func update(_ changes: (() -> Void)? = nil) {
    UIView.performWithoutAnimation {
      view.performBatchUpdates(changes)
      view.layoutIfNeeded()
    }
  }

  /// Lifts an item and carries it to a position, without dropping it.
  package func drag(_ path: IndexPath, toY y: CGFloat) {
    UIView.performWithoutAnimation {
      _ = view.beginInteractiveMovementForItem(at: path)
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: y))
      view.layoutIfNeeded()
    }
  }

  package func takeTurn() {
    Host.takeTurn()
    view.layoutIfNeeded()
  }

  package func layOutAgain() {
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
  }

  package func swap(to layout: UICollectionViewLayout, animated: Bool) {
    view.setCollectionViewLayout(layout, animated: animated)
    view.layoutIfNeeded()
  }

  package func reload() {
    view.reloadData()
    view.layoutIfNeeded()
  }

  package func reconfigure(_ items: [IndexPath]) {
    if #available(iOS 15, tvOS 15, *) {
      view.reconfigureItems(at: items)
    } else {
      view.reloadItems(at: items)
    }
    view.layoutIfNeeded()
  }

  // MARK: What is on screen

  /// The items with a cell, in ascending order.
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

  /// Returns the attributes with the frame of their view, unless the view is mirrored.
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

  /// Returns the items in the result of a rectangle query, in ascending order.
  package func items(in rect: CGRect) -> [IndexPath] {
    (view.collectionViewLayout.layoutAttributesForElements(in: rect) ?? [])
      .filter { $0.representedElementCategory == .cell }.map(\.indexPath).sorted()
  }

  /// Returns the attributes of a single lookup of an element.
  package func single(
    _ element: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    let layout = view.collectionViewLayout
    let path = element.indexPath
    let kind = element.representedElementKind ?? ""
    return switch element.representedElementCategory {
    case .cell: layout.layoutAttributesForItem(at: path)
    case .supplementaryView: layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    default: layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }

  /// Returns a view's frame on the screen, relative to the top-left corner of the bounds.
  private func screenFrame(_ shown: UIView?) -> CGRect? {
    shown.map { $0.frame.offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY) }
  }

  package func placeOnScreen(_ item: Int, _ section: Int = 0) -> CGRect? {
    screenFrame(cell(item, section))
  }

  package func headerOnScreen(_ section: Int = 0) -> CGRect? {
    screenFrame(boundaryView(.header, section))
  }

  package func cell(_ item: Int, _ section: Int = 0) -> StageCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? StageCell
  }

  package func boundaryView(_ side: Side, _ section: Int = 0) -> StageBoundaryView? {
    view.supplementaryView(
      forElementKind: side.kind, at: IndexPath(item: 0, section: section)) as? StageBoundaryView
  }
}

extension UICollectionViewLayoutAttributes {
  /// Returns the attributes, or a copy with the view's frame if the frames differ visibly.
  ///
  /// A view stores its center and size, so the last bits of its frame can differ.
  package func shown(by view: UIView) -> UICollectionViewLayoutAttributes {
    guard !frame.isNear(view.frame, within: 0.001),
      let copy = copy() as? UICollectionViewLayoutAttributes
    else { return self }
    copy.frame = view.frame
    return copy
  }
}

extension CGRect {
  /// Returns whether all edges are within a distance of those of another rectangle.
  package func isNear(_ other: CGRect, within distance: CGFloat) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .allSatisfy { abs($0) <= distance }
  }

  /// Returns whether rectangles share more than an edge; `intersects(_:)` varies (facts 10.14).
  package func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

package enum Side: CaseIterable {
  case header
  case footer

  @MainActor package static var kinds: [String] { allCases.map(\.kind) }

  @MainActor package var kind: String {
    self == .header
      ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
  }
}
