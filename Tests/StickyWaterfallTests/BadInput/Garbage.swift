import StickyWaterfall
import WaterfallTestSupport

/// A source of bad values that a seed determines.
@MainActor
final class Garbage {
  private var generator: SplitMix64
  private let isBad: Bool

  /// Values that are all usable, only other ones on each call, where they are not to be bad.
  init(seed: UInt64, isBad: Bool = true) {
    generator = SplitMix64(seed: seed)
    self.isBad = isBad
  }

  // MARK: Values

  func oneIn(_ count: Int) -> Bool { generator.oneIn(count) }

  func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  func length() -> CGFloat {
    guard isBad, oneIn(3) else { return CGFloat(number(0...120)) }
    let values: [CGFloat] = [
      .nan, .infinity, -.infinity, -40, 0, -0.0, 1e9, -1e9, CGFloat(Int.max), CGFloat(Int.min),
      .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 0.1,
    ]
    return generator.pick(values)
  }

  func count() -> Int {
    guard isBad, oneIn(3) else { return number(1...5) }
    return [0, -1, Int.min, Int.max, 65_535, 65_536, 1_000_000][number(0...6)]
  }

  func size() -> CGSize { CGSize(width: length(), height: length()) }

  func inset() -> UIEdgeInsets {
    UIEdgeInsets(top: length(), left: length() / 4, bottom: length(), right: length() / 4)
  }

  private func placement() -> ItemPlacement {
    generator.pick([.shortestColumn, .leadingToTrailing, .trailingToLeading])
  }

  // MARK: What they are given to

  /// A delegate of which some methods are there, each answering anything on each call.
  func controller() -> AnsweringController {
    let controller = AnsweringController((0...number(0...3)).map { _ in number(0...12) })
    if oneIn(2) { controller.size = { _ in self.size() } }
    if oneIn(2) { controller.height = { _, _ in self.length() } }
    if oneIn(2) { controller.width = { _, _ in self.length() } }
    if oneIn(2) { controller.span = { _ in self.count() } }
    if oneIn(2) { controller.inset = { _ in self.inset() } }
    if oneIn(2) { controller.lineSpacing = { _ in self.length() } }
    if oneIn(2) { controller.interitemSpacing = { _ in self.length() } }
    if oneIn(2) { controller.columns = { _ in self.count() } }
    if oneIn(2) { controller.minimumColumnWidth = { _ in self.length() } }
    if oneIn(2) { controller.placement = { _ in self.placement() } }
    addBoundaries(to: controller)
    return controller
  }

  private func addBoundaries(to controller: AnsweringController) {
    if oneIn(2) { controller.headerSize = { _ in self.size() } }
    if oneIn(2) { controller.footerSize = { _ in self.size() } }
    if oneIn(2) { controller.headerInset = { _ in self.inset() } }
    if oneIn(2) { controller.footerInset = { _ in self.inset() } }
    if oneIn(2) { controller.backgroundInset = { _ in self.inset() } }
    if oneIn(2) { controller.showsBackground = { _ in self.oneIn(2) } }
    if oneIn(2) { controller.pinsHeader = { _ in self.oneIn(2) } }
    if oneIn(2) { controller.pinsFooter = { _ in self.oneIn(2) } }
    if oneIn(2) { controller.pinnedHeaderExtent = { _ in self.length() } }
    if oneIn(2) { controller.pinnedFooterExtent = { _ in self.length() } }
  }

  /// Sets some of the properties to anything.
  func spoil(_ layout: WaterfallFlowLayout) {
    if oneIn(3) { layout.columnCount = count() }
    if oneIn(3) { layout.minimumColumnWidth = length() }
    if oneIn(3) { layout.minimumLineSpacing = length() }
    if oneIn(3) { layout.minimumInteritemSpacing = length() }
    if oneIn(3) { layout.sectionInset = inset() }
    if oneIn(3) { (layout.headerInset, layout.footerInset) = (inset(), inset()) }
    if oneIn(3) { layout.sectionBackgroundInset = inset() }
    if oneIn(3) { layout.itemSize = size() }
    if oneIn(5) { layout.estimatedItemSize = size() }
    if oneIn(3) { layout.minimumContentExtent = length() }
    if oneIn(3) { layout.headerReferenceSize = size() }
    if oneIn(3) { layout.footerReferenceSize = size() }
    if oneIn(4) { layout.scrollDirection = oneIn(2) ? .horizontal : .vertical }
    if oneIn(4) { layout.sectionInsetReference = oneIn(2) ? .fromSafeArea : .fromLayoutMargins }
    spoilPins(of: layout)
  }

  private func spoilPins(of layout: WaterfallFlowLayout) {
    if oneIn(3) { layout.sectionHeadersPinToVisibleBounds.toggle() }
    if oneIn(3) { layout.sectionFootersPinToVisibleBounds.toggle() }
    if oneIn(3) { layout.pinnedHeaderExtent = length() }
    if oneIn(3) { layout.pinnedFooterExtent = length() }
    if oneIn(3) { layout.pinnedHeaderOffset = length() }
    if oneIn(3) { layout.pinnedFooterOffset = length() }
    if oneIn(3) { layout.pinnedZIndex = [Int.min, 0, Int.max][number(0...2)] }
    if oneIn(3) { layout.pinningScope = [.section, .untilNextPinned, .stacked][number(0...2)] }
    if oneIn(4) { layout.pinsWhileOverscrolling.toggle() }
    if oneIn(4) { layout.stretchesFirstHeader.toggle() }
    if oneIn(6) { layout.itemsPinToVisibleBounds.toggle() }
    if oneIn(4) { layout.keepsItemsInColumns.toggle() }
    if oneIn(4) { layout.keepsVisibleItemsInPlace.toggle() }
    if oneIn(4) { layout.scrollSnapping = generator.pick([.none, .item, .itemCenter, .section]) }
  }

  /// Scrolls, rotates, updates or spoils.
  func act(on screen: WaterfallScreen) {
    switch number(0...5) {
    case 0, 1: screen.scroll(to: CGFloat(number(-200...3_000)))
    case 2:
      screen.resize(to: CGSize(width: CGFloat(number(0...900)), height: CGFloat(number(0...900))))
    case 3: update(screen)
    case 4: spoil(screen.layout)
    default:
      screen.controller.counts = (0...number(0...3)).map { _ in number(0...12) }
      screen.view.reloadData()
    }
  }

  /// Deletes an item and inserts some, where there is a section for it.
  func update(_ screen: WaterfallScreen) {
    let section = number(0...screen.controller.counts.count - 1)
    let count = screen.controller.counts[section]
    let deleted = count > 0 && oneIn(2) ? [number(0...count - 1)] : []
    screen.update(
      deleting: deleted.map { [section, $0] },
      inserting: (0..<number(0...3)).map { [section, $0] })
  }
}
