import StickyWaterfall
import Testing

/// A collection view on screen with a layout and a controller, on UIKit or on its stand-in.
///
///     let stage = Stage(GridController(heights: [[100, 50]]), layout: WaterfallFlowLayout())
///     stage.scroll(to: 30)
///     stage.update { ... ; stage.view.insertItems(at: [[0, 2]]) }
///     #expect(stage.frame(2) == CGRect(x: 10, y: 164, width: 100, height: 30))
///
/// Frames are those of the views on screen; of what is out of sight, those that the layout states.
/// A report of the strict stand-in fails the test, and so does one of the layout unless it is
/// expected. A waterfall whose number of columns nobody set has two.
@MainActor
final class Stage<
  Controller: UICollectionViewDataSource & UICollectionViewDelegate, Layout: UICollectionViewLayout
> {
  let view: UICollectionView
  let controller: Controller
  let layout: Layout
  private let window: HostWindow?
  private let reading: HostReading
  /// Gives a layout the options of this stage.
  var setUp: (Layout) -> Void
  /// What the layout reported, oldest first.
  private(set) var diagnostics: [WaterfallFlowLayout.Diagnostic] = []

  /// Shows the view and lays it out.
  ///
  /// `columns` is for a waterfall whose `columnCount` is the default; nil leaves that. With
  /// `expectsDiagnostics` what the layout reports is collected, and fails no test; nor does what
  /// UIKit would only log, as bad insets let items reach out of the content.
  init(
    _ controller: Controller, layout: Layout, size: CGSize = CGSize(width: 230, height: 400),
    scale: CGFloat = 1, columns: Int? = 2, reading: HostReading = HostReading(),
    isRightToLeft: Bool = false, expectsDiagnostics: Bool = false,
    _ setUp: @escaping (Layout) -> Void = { _ in }
  ) {
    Host.failTestsOnReports(evenByLogs: !expectsDiagnostics)
    (self.controller, self.layout, self.setUp) = (controller, layout, setUp)
    self.reading = reading
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    window = reading.hasWindow ? HostWindow(showing: view, scale: scale) : nil
    view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    reading.apply(to: view)
    prepare(columns: columns, expectsDiagnostics: expectsDiagnostics)
    setUp(layout)
    (view.dataSource, view.delegate) = (controller, controller)
    view.layoutIfNeeded()
  }

  // A reading is in force for all views, until its stage goes. A stage that a suite stores may go on
  // any thread: it must have the default reading.
  deinit {
    if reading != HostReading() { MainActor.assumeIsolated { HostReading.end() } }
  }

  private func prepare(columns: Int?, expectsDiagnostics: Bool) {
    view.register(StageCell.self, forCellWithReuseIdentifier: "cell")
    for kind in Side.kinds {
      view.register(
        StageBoundaryView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    guard let waterfall = layout as? WaterfallFlowLayout else { return }
    if let columns, waterfall.columnCount == WaterfallFlowLayout().columnCount {
      waterfall.columnCount = columns
    }
    waterfall.onDiagnostic = { [weak self] diagnostic in
      self?.diagnostics.append(diagnostic)
      if !expectsDiagnostics { Issue.record("\(diagnostic)") }
    }
  }

  // MARK: What a person or the data does

  /// Whether scrolling goes up and down.
  private var isVertical: Bool {
    (view.collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection != .horizontal
  }

  /// Along the direction of scrolling, in points of content offset.
  func scroll(to offset: CGFloat) {
    if isVertical { view.contentOffset.y = offset } else { view.contentOffset.x = offset }
    view.layoutIfNeeded()
  }

  /// Another size of window and view, as after a rotation.
  func resize(to size: CGSize) {
    window?.resize(to: size)
    view.frame.size = size
    view.layoutIfNeeded()
  }

  func setSafeArea(_ insets: UIEdgeInsets) { window?.setSafeArea(insets, of: view) }

  /// A finger on the view keeps it where it is put, beyond the ends too.
  func touch() { Host.touch(view) }

  /// Carries out a batch of updates to its end, without animation.
  func update(_ changes: (() -> Void)? = nil) {
    Host.perform {
      view.performBatchUpdates(changes)
      view.layoutIfNeeded()
    }
  }

  /// Ends this turn of the main run loop and has the next one.
  func takeTurn() {
    Host.takeTurn()
    view.layoutIfNeeded()
  }

  /// Has all asked again, and lays it out.
  func layOutAgain() {
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
  }

  /// Has another layout lay out the view.
  func swap(to layout: UICollectionViewLayout, animated: Bool) {
    view.setCollectionViewLayout(layout, animated: animated)
    view.layoutIfNeeded()
  }

  func reload() {
    view.reloadData()
    view.layoutIfNeeded()
  }

  /// Has the cells of items made up again, as far as they are there.
  func reconfigure(_ items: [IndexPath]) {
    if #available(iOS 15, tvOS 15, *) {
      view.reconfigureItems(at: items)
    } else {
      view.reloadItems(at: items)
    }
    view.layoutIfNeeded()
  }

  // MARK: What is on screen

  /// The items that have a cell, ascending.
  var visibleItems: [IndexPath] { view.indexPathsForVisibleItems.sorted() }

  func item(_ item: Int, _ section: Int = 0) -> UICollectionViewLayoutAttributes? {
    view.layoutIfNeeded()
    let path = IndexPath(item: item, section: section)
    return view.layoutAttributesForItem(at: path).map { shown($0, by: view.cellForItem(at: path)) }
  }

  func boundary(_ side: Side, _ section: Int = 0) -> UICollectionViewLayoutAttributes? {
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

  func header(_ section: Int = 0) -> UICollectionViewLayoutAttributes? {
    boundary(.header, section)
  }

  func footer(_ section: Int = 0) -> UICollectionViewLayoutAttributes? {
    boundary(.footer, section)
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? { self.item(item, section)?.frame }

  func frames(_ section: Int = 0) -> [CGRect] {
    (0..<view.numberOfItems(inSection: section)).compactMap { frame($0, section) }
  }

  /// The items that the layout's answer for a rect names, ascending.
  func items(in rect: CGRect) -> [IndexPath] {
    (view.collectionViewLayout.layoutAttributesForElements(in: rect) ?? [])
      .filter { $0.representedElementCategory == .cell }.map(\.indexPath).sorted()
  }

  /// What the layout answers for an element, asked for it alone.
  func single(_ element: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
    let (layout, path) = (view.collectionViewLayout, element.indexPath)
    let kind = element.representedElementKind ?? ""
    return switch element.representedElementCategory {
    case .cell: layout.layoutAttributesForItem(at: path)
    case .supplementaryView: layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    default: layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }

  /// Where a view is on the screen: from the top left corner of the bounds, as the eye sees it.
  private func place(_ shown: UIView?) -> CGRect? {
    shown.map { $0.frame.offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY) }
  }

  func placeOnScreen(_ item: Int, _ section: Int = 0) -> CGRect? {
    place(view.cellForItem(at: [section, item]))
  }

  func headerOnScreen(_ section: Int = 0) -> CGRect? { place(boundaryView(.header, section)) }

  /// The view of a header or footer; nil where none is on screen.
  func boundaryView(_ side: Side, _ section: Int = 0) -> StageBoundaryView? {
    view.supplementaryView(
      forElementKind: side.kind, at: IndexPath(item: 0, section: section)) as? StageBoundaryView
  }
}

extension UICollectionViewLayoutAttributes {
  /// These, with the frame of the view that shows them if that is another.
  ///
  /// A view keeps its centre and its size, from which its frame comes back with an error in the last
  /// bits; a thousandth of a point is less than any pixel.
  func shown(by view: UIView) -> UICollectionViewLayoutAttributes {
    guard !frame.isNear(view.frame, within: 0.001),
      let copy = copy() as? UICollectionViewLayoutAttributes
    else { return self }
    copy.frame = view.frame
    return copy
  }
}

extension CGRect {
  /// Whether no edge is further than a distance from that of another rectangle.
  func isNear(_ other: CGRect, within distance: CGFloat) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .allSatisfy { abs($0) <= distance }
  }
}

/// A header or a footer.
enum Side: CaseIterable {
  case header
  case footer

  @MainActor static var kinds: [String] { allCases.map(\.kind) }

  @MainActor var kind: String {
    self == .header
      ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
  }
}
