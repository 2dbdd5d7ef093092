#if !canImport(UIKit)
import StickyWaterfall
import WaterfallTestSupport

/// A screen that random events change, in the stock layout and in the waterfall with default
/// options.
@MainActor
final class StockWalk: SectionWorld {
  /// A section's items and the delegate's values.
  struct Section {
    var items: [(id: Int, size: CGSize)] = []
    var inset = UIEdgeInsets.zero
    var header: CGFloat = 0
    var footer: CGFloat = 0
  }

  /// The estimated item size, and whether cells prefer other sizes than the delegate's.
  enum Sizing: CaseIterable {
    case none, automatic, fixed, selfSizing, selfSizingAutomatic

    var sizesCells: Bool { self == .selfSizing || self == .selfSizingAutomatic }
  }

  var dice: Dice
  var sections: [Section] = []
  private let sizing: Sizing
  private let isHorizontal: Bool
  /// Whether all items have one size, so that the waterfall has columns.
  private let hasOneSize: Bool
  /// The number of events in a turn.
  private let burst: Int
  private var stages: [BareStage] = []
  private var controllers: [WalkController] = []
  private(set) var log: [String] = []
  private var nextID = 0

  private var stock: BareStage { stages[0] }
  private var ours: BareStage { stages[1] }

  init(seed: Int, sizing: Sizing, burst: Int) {
    dice = Dice(seed: seed)
    self.sizing = sizing
    self.burst = burst
    isHorizontal = dice.happens(20)
    hasOneSize = dice.happens(30) && !sizing.sizesCells
    sections = (0..<dice.number(1...3)).map { _ in section() }
    let scale = dice.points(1...3)
    let size = dice.happens(30) ? CGSize(width: 390, height: 844) : randomSize()
    let pins = dice.happens(50)
    stages = [UICollectionViewFlowLayout(), WaterfallFlowLayout()].map { layout in
      stage(layout, size: size, scale: scale, pins: pins)
    }
  }

  private func stage(
    _ layout: UICollectionViewFlowLayout, size: CGSize, scale: CGFloat, pins: Bool
  ) -> BareStage {
    let controller = WalkController(sections, sizesCells: sizing.sizesCells)
    controllers.append(controller)
    return BareStage(
      controller, layout: layout, size: size, scale: scale, columns: nil, expectsDiagnostics: true
    ) { [self] in
      $0.scrollDirection = isHorizontal ? .horizontal : .vertical
      $0.sectionHeadersPinToVisibleBounds = pins
      switch sizing {
      case .none: break
      case .automatic, .selfSizingAutomatic:
        $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      case .fixed, .selfSizing: $0.estimatedItemSize = CGSize(width: 70, height: 44)
      }
    }
  }

  // MARK: Content

  private func randomSize() -> CGSize {
    CGSize(width: dice.points(200...500), height: dice.points(200...700))
  }

  private func item() -> (id: Int, size: CGSize) {
    nextID += 1
    let size =
      hasOneSize
      ? CGSize(width: 60, height: 50)
      : CGSize(width: dice.points(20...180), height: dice.points(20...120))
    return (nextID, size)
  }

  func section() -> Section {
    var section = Section()
    section.items = (0..<dice.number(2...30)).map { _ in item() }
    section.inset = dice.inset()
    section.header = dice.happens(50) ? dice.points(10...60) : 0
    section.footer = dice.happens(30) ? dice.points(10...60) : 0
    return section
  }

  // MARK: Events

  /// Makes some changes, runs a layout pass and a turn, and returns the differences.
  func step() -> [String] {
    log = []
    for _ in 0..<dice.number(1...burst) { change() }
    each { $0.view.layoutIfNeeded() }
    each { $0.takeTurn() }
    if sizing.sizesCells { each(scrollThrough) }
    return differences()
  }

  /// Shows every cell once, and scrolls back.
  private func scrollThrough(_ stage: BareStage) {
    for _ in 0..<2 {
      var offset: CGFloat = 0
      let (content, bounds) = (stage.view.contentSize, stage.view.bounds)
      let (end, page) =
        isHorizontal ? (content.width, bounds.width) : (content.height, bounds.height)
      while offset < end {
        stage.scroll(to: offset)
        stage.takeTurn()
        offset += page * 0.7
      }
    }
    stage.scroll(to: 0)
  }

  private func change() {
    let changes: [(String, () -> Void)] = [
      ("scroll", scroll), ("scroll", scroll), ("inset", inset), ("safe area", safeArea),
      ("rotate", rotate), ("resize", resize), ("sizes", changeSizes), ("values", changeValues),
      ("batch", batch), ("batch", batch), ("empty batch", emptyBatch), ("reload", reload),
      ("invalidate", invalidate), ("lay out", layOut), ("reload items", reloadItems),
      ("sections", changeSections),
    ]
    let (name, work) = dice.pick(changes)
    log.append(name)
    work()
  }

  private func each(_ work: (BareStage) -> Void) { stages.forEach(work) }

  private func scroll() {
    let part = CGFloat(dice.number(0...100)) / 100
    let size = stock.view.contentSize
    let room = isHorizontal ? size.width - 300 : size.height - 300
    let offset = (max(0, room) * part).rounded()
    log[log.count - 1] += " \(offset)"
    each {
      if isHorizontal { $0.view.contentOffset.x = offset } else { $0.view.contentOffset.y = offset }
    }
  }

  private func inset() {
    let inset = UIEdgeInsets(
      top: dice.points(0...40), left: dice.points(0...20), bottom: dice.points(0...40),
      right: dice.points(0...20))
    let invalidates = dice.happens(40)
    log[log.count - 1] += " \(inset.left) \(inset.right) \(invalidates)"
    each {
      $0.view.contentInset = inset
      if invalidates { $0.layout.invalidateLayout() }
    }
  }

  private func safeArea() {
    let (side, top) = (dice.points(0...40), dice.points(0...50))
    each { $0.setSafeArea(UIEdgeInsets(top: top, left: side, bottom: 0, right: side)) }
  }

  private func rotate() {
    each { $0.view.frame.size = CGSize(width: $0.view.frame.height, height: $0.view.frame.width) }
  }

  private func resize() {
    let size = randomSize()
    each { $0.view.frame.size = size }
  }

  private func changeSizes() {
    guard !hasOneSize else { return }
    for section in sections.indices {
      for item in sections[section].items.indices where dice.happens(20) {
        sections[section].items[item].size.height = dice.points(20...120)
      }
    }
    switch dice.number(0...2) {
    // An empty batch keeps the sizes that cells prefer.
    case 0 where !sizing.sizesCells: emptyBatch()
    case 1: reload()
    default: invalidate()
    }
  }

  private func changeValues() {
    let index = dice.number(0...sections.count - 1)
    sections[index].inset = dice.inset()
    sections[index].header = dice.happens(50) ? dice.points(10...60) : 0
    invalidate()
  }

  private func invalidate() {
    takeOver()
    each { $0.layout.invalidateLayout() }
  }

  private func takeOver() { for controller in controllers { controller.sections = sections } }

  private func layOut() { each { $0.view.layoutIfNeeded() } }

  private func reload() {
    takeOver()
    each { $0.view.reloadData() }
  }

  private func emptyBatch() { apply { _ in } }

  private func reloadItems() {
    let section = dice.number(0...sections.count - 1)
    guard !sections[section].items.isEmpty else { return }
    let index = dice.number(0...sections[section].items.count - 1)
    if !hasOneSize { sections[section].items[index].size.height = dice.points(20...120) }
    apply { $0.reloadItems(at: [[section, index]]) }
  }

  private func batch() {
    let section = dice.number(0...sections.count - 1)
    let count = sections[section].items.count
    let deleted = count > 0 && dice.happens(50) ? dice.number(0...count - 1) : nil
    if let deleted { sections[section].items.remove(at: deleted) }
    let inserted =
      dice.happens(70) ? dice.number(0...sections[section].items.count) : nil
    if let inserted { sections[section].items.insert(item(), at: inserted) }
    apply { view in
      if let deleted { view.deleteItems(at: [[section, deleted]]) }
      if let inserted { view.insertItems(at: [[section, inserted]]) }
    }
  }

  func apply(_ changes: @escaping (UICollectionView) -> Void) {
    let isAnimated = dice.happens(50)
    log[log.count - 1] += " \(isAnimated)"
    for (stage, controller) in zip(stages, controllers) {
      let work = { [self] in
        stage.view.performBatchUpdates {
          controller.sections = self.sections
          changes(stage.view)
        }
      }
      if isAnimated { work() } else { UIView.performWithoutAnimation(work) }
    }
  }

  // MARK: Checks

  /// Whether unequal sizes happen to form a grid, in which the waterfall packs.
  var hasGrid: Bool {
    !hasOneSize
      && sections.indices.contains {
        (ours.layout as? WaterfallFlowLayout)?.columnIndex(ofItemAt: [$0, 0]) != nil
      }
  }

  private func differences() -> [String] {
    let offsets = stages.map(\.view.contentOffset)
    let visible = stages.map(\.visibleItems)
    let sizes = stages.map { CGRect(origin: .zero, size: $0.view.contentSize) }
    return frameDifferences() + Self.difference("content", sizes)
      + (offsets[0] == offsets[1] ? [] : ["offset of \(offsets[1]), not \(offsets[0])"])
      + (visible[0] == visible[1] ? [] : ["visible \(visible[1]), not \(visible[0])"])
  }

  /// Returns the headers, footers, and items that have another frame.
  ///
  /// Headers and footers are those of the layout, because a view of the stock layout can be stale
  /// after two scrolls (facts 13.11).
  private func frameDifferences() -> [String] {
    sections.indices.flatMap { index in
      let boundaries = Side.allCases.flatMap { side in
        Self.difference(
          "\(side) \(index)",
          stages.map {
            $0.layout.layoutAttributesForSupplementaryView(ofKind: side.kind, at: [index, 0])?.frame
          })
      }
      return boundaries
        + sections[index].items.indices.flatMap { item in
          Self.difference("[\(index), \(item)]", stages.map { $0.frame(item, index) })
        }
    }
  }

  /// Returns a difference of more than a thousandth of a point: the content is 0.0001 narrower than
  /// in the stock layout.
  private static func difference(_ name: String, _ frames: [CGRect?]) -> [String] {
    let (expected, found) = (frames[0], frames[1])
    if let expected, found?.isNear(expected, within: 0.001) == true { return [] }
    if expected == nil, found == nil { return [] }
    return ["\(name) is \(String(describing: found)), not \(String(describing: expected))"]
  }
}

/// A delegate and data source that have the old data until the block of a batch.
private final class WalkController: AnsweringController {
  var sections: [StockWalk.Section] { didSet { counts = sections.map(\.items.count) } }

  init(_ sections: [StockWalk.Section], sizesCells: Bool) {
    self.sections = sections
    super.init(sections.map(\.items.count))
    size = { [unowned self] in self.sections[$0.section].items[$0.item].size }
    inset = { [unowned self] in self.sections[$0].inset }
    headerSize = { [unowned self] in square(self.sections[$0].header) }
    footerSize = { [unowned self] in square(self.sections[$0].footer) }
    guard sizesCells else { return }
    preferredSize = { [unowned self] in preferred(self.sections[$0.section].items[$0.item]) }
    preferredExtent = { _, kind in kind == nil ? nil : 33 }
  }

  private func square(_ side: CGFloat) -> CGSize { CGSize(width: side, height: side) }

  /// Returns the size that a cell prefers, which differs from the delegate's for one item in two.
  private func preferred(_ item: (id: Int, size: CGSize)) -> CGSize {
    guard item.id % 2 == 0 else { return item.size }
    return CGSize(width: item.size.width + 7, height: item.size.height - 3)
  }
}
#endif
