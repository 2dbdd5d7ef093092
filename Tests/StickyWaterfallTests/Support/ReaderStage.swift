import StickyWaterfall

/// A list of named items on screen, in lengths along scrolling.
///
///     let stage = ReaderStage(ReaderSetting(direction: .horizontal)) { $0.contentAnchor = .end }
///     stage.show(Array(repeating: 80, count: 40))
///     #expect(stage.offset == 40 * 80 - 700)
///
/// Items are 390 points wide and follow each other without gaps, in a view of 700 by 390 points.
/// Their names are the numbers from 0; new ones get the next numbers.
@MainActor
final class ReaderStage {
  let setting: ReaderSetting
  let view: UICollectionView
  let layout: WaterfallFlowLayout
  let controller = ReaderController([])
  private let window: HostWindow?
  private let container = UIView()
  /// The view that shows the collection view, also while it's away.
  private var parent: UIView?
  /// The names of the items in each section.
  var sections: [[Int]] = [] {
    didSet { controller.counts = sections.map(\.count) }
  }
  /// The lengths of the items by their names.
  var extents: [Int: CGFloat] = [:]
  private var nextName = 0

  /// Creates a view that isn't connected to its data source, and not laid out.
  init(
    _ setting: ReaderSetting = ReaderSetting(), main: CGFloat = 700, cross: CGFloat = 390,
    configure: (WaterfallFlowLayout) -> Void = { _ in }
  ) {
    Host.failTestsOnReports(evenByLogs: false)
    self.setting = setting
    layout = setting.kind.makeLayout(isHorizontal: !setting.direction.isVertical)
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: setting.direction.size(main, cross)),
      collectionViewLayout: layout)
    view.semanticContentAttribute =
      setting.direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    let isInWindow = setting.place == .window
    window = isInWindow ? HostWindow(showing: view, scale: setting.scale) : nil
    container.frame.size = view.frame.size
    if setting.place == .view { container.addSubview(view) }
    parent = view.superview
    view.register(StageCell.self, forCellWithReuseIdentifier: "cell")
    for kind in Side.kinds {
      view.register(
        StageBoundaryView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    setUp(layout)
    configure(layout)
    setUpController()
  }

  /// Sets the options that every list has.
  func setUp(_ layout: WaterfallFlowLayout) {
    layout.scrollDirection = setting.direction.scrollDirection
    layout.columnCount = 1
    layout.itemSizing = .fixedExtent
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    layout.diagnosticHandler = { _ in }
    if setting.isSelfSizing { layout.estimatedItemSize = CGSize(width: 44, height: 44) }
  }

  private func setUpController() {
    controller.isVertical = setting.direction.isVertical
    controller.whenMoved = { [unowned self] source, target in
      let name = sections[source.section].remove(at: source.item)
      sections[target.section].insert(name, at: target.item)
    }
    if setting.isSelfSizing {
      controller.preferredMain = { [unowned self] path, _ in extent(at: path) }
    } else {
      controller.height = { [unowned self] path, _ in extent(at: path) }
      controller.width = controller.height
    }
  }

  private func extent(at path: IndexPath) -> CGFloat { extents[name(at: path)] ?? 0 }

  func name(at path: IndexPath) -> Int { sections[path.section][path.item] }

  func path(ofItemNamed name: Int) -> IndexPath? {
    for (section, names) in sections.enumerated() {
      if let item = names.firstIndex(of: name) { return IndexPath(item: item, section: section) }
    }
    return nil
  }

  /// Returns names for new items with these lengths.
  func makeItems(_ extents: [CGFloat]) -> [Int] {
    let names = extents.indices.map { nextName + $0 }
    nextName += extents.count
    for (name, extent) in zip(names, extents) { self.extents[name] = extent }
    return names
  }

  // MARK: First layout

  func connect() { (view.dataSource, view.delegate) = (controller, controller) }

  /// Fills the list, connects it to its data source, and lays out.
  func show(_ extents: [CGFloat]) {
    sections = [makeItems(extents)]
    connect()
    settle()
  }

  /// Lays out, and runs a few turns of the run loop.
  func settle() {
    view.layoutIfNeeded()
    for _ in 0..<4 { takeTurn() }
  }

  func takeTurn() {
    Host.takeTurn()
    view.layoutIfNeeded()
  }

  // MARK: The window

  func leaveWindow() {
    parent = view.superview
    view.removeFromSuperview()
  }

  func enterWindow() { parent?.addSubview(view) }

  var isShown: Bool { view.superview != nil }

  // MARK: Surroundings

  /// Resizes the window and the view, without a layout pass.
  func resize(_ main: CGFloat, _ cross: CGFloat = 390) {
    resizeWindow(main, cross)
    resizeView(main, cross)
  }

  func resizeWindow(_ main: CGFloat, _ cross: CGFloat = 390) {
    window?.resize(to: setting.direction.size(main, cross))
    container.frame.size = setting.direction.size(main, cross)
  }

  func resizeView(_ main: CGFloat, _ cross: CGFloat = 390) {
    view.frame.size = setting.direction.size(main, cross)
  }

  /// Sets the content insets along scrolling, without a layout pass.
  func setInsets(_ start: CGFloat, _ end: CGFloat) {
    view.contentInset = setting.direction.insets(start, end)
  }

  /// Sets the safe area along scrolling, without a layout pass.
  func setSafeArea(_ start: CGFloat, _ end: CGFloat) {
    window?.setSafeArea(setting.direction.insets(start, end), of: view)
  }
}

extension ReaderStage {
  // MARK: Where the content is

  private var direction: ReaderDirection { setting.direction }

  var offset: CGFloat {
    get { direction.isVertical ? view.contentOffset.y : view.contentOffset.x }
    set {
      if direction.isVertical {
        view.contentOffset.y = newValue
      } else {
        view.contentOffset.x = newValue
      }
    }
  }

  /// The length of the bounds.
  var extent: CGFloat { direction.main(view.bounds.size) }

  var startInset: CGFloat { direction.start(view.adjustedContentInset) }
  var endInset: CGFloat { direction.end(view.adjustedContentInset) }

  /// The length of the bounds without the insets.
  var visibleExtent: CGFloat { extent - startInset - endInset }

  var contentLength: CGFloat { direction.main(view.contentSize) }

  /// The offset at the start of the content.
  var first: CGFloat { -startInset }

  /// The offset at the end of the content, which isn't before its start.
  var end: CGFloat { max(first, contentLength + endInset - extent) }

  /// The part of the content after the visible bounds; below 0 if they end after the content.
  var missing: CGFloat { end - offset }

  /// Whether the content is at its end, within half a point: without a window, offsets are whole
  /// points (facts 12.1).
  var isAtEnd: Bool { abs(missing) <= 0.51 }

  /// Returns where a frame is along scrolling, from the start of the bounds.
  ///
  ///     vertical   horizontal       right to left
  ///     ├─ 0       0 ┌───────┐      ┌───────┐ 0
  ///     │            ├──►    │      │    ◄──┤
  func place(of frame: CGRect) -> CGFloat {
    switch direction {
    case .vertical: frame.minY - view.bounds.minY
    case .horizontal: frame.minX - view.bounds.minX
    case .rightToLeft: view.bounds.maxX - frame.maxX
    }
  }

  /// Returns where an item starts on screen, from the start of the bounds.
  ///
  /// An item without a cell is where the layout says.
  func place(_ name: Int) -> CGFloat? {
    guard let path = path(ofItemNamed: name) else { return nil }
    if let cell = view.cellForItem(at: path) { return place(of: cell.frame) }
    return view.layoutAttributesForItem(at: path).map {
      (direction.isVertical ? $0.frame.minY : $0.frame.minX) - offset
    }
  }

  /// The place of the first item at a position, such as the third for 2.
  func place(ofItemAt item: Int) -> CGFloat { place(sections[0][item]) ?? .infinity }

  func length(_ name: Int) -> CGFloat? {
    guard let path = path(ofItemNamed: name) else { return nil }
    return view.layoutAttributesForItem(at: path).map { direction.main($0.frame.size) }
  }

  /// The names of the items that are wholly on screen, the first one first.
  var wholeItems: [Int] {
    view.indexPathsForVisibleItems.sorted().map(name(at:)).filter { name in
      guard let place = place(name), let length = length(name) else { return false }
      return place >= startInset - 0.01 && place + length <= extent - endInset + 0.01
    }
  }
}

/// A delegate whose cells prefer a length along scrolling.
final class ReaderController: AnsweringController {
  var isVertical = true
  /// Returns the length that a cell prefers for its length across scrolling.
  var preferredMain: ((IndexPath, _ cross: CGFloat) -> CGFloat)?
  var whenMoved: ((_ source: IndexPath, _ target: IndexPath) -> Void)?

  override func moveItem(at source: IndexPath, to destination: IndexPath) {
    whenMoved?(source, destination)
  }

  override func preferred(
    _ attributes: UICollectionViewLayoutAttributes, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    guard let preferredMain, attributes.representedElementCategory == .cell,
      counts.indices.contains(path.section), path.item < counts[path.section]
    else { return super.preferred(attributes, at: path) }
    let size = attributes.size
    if isVertical {
      attributes.size.height = preferredMain(path, size.width)
    } else {
      attributes.size.width = preferredMain(path, size.height)
    }
    return attributes
  }
}
