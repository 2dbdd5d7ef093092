import StickyWaterfall
import WaterfallTestSupport

/// A source of bad values that a seed determines.
@MainActor
final class Garbage {
  private var generator: SplitMix64
  private let isBad: Bool

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

  // MARK: Layouts and delegates

  /// Returns a delegate with some of the methods, whose results change on each call.
  func controller() -> AnsweringController {
    let controller = AnsweringController((0...number(0...3)).map { _ in number(0...12) })
    if oneIn(2) { controller.size = { _ in self.size() } }
    if oneIn(2) { controller.height = { _, _ in self.length() } }
    if oneIn(2) { controller.width = { _, _ in self.length() } }
    if oneIn(2) { controller.span = { _ in self.count() } }
    if oneIn(2) { controller.columns = { _ in self.count() } }
    if oneIn(2) { controller.placement = { _ in self.placement() } }
    let length = { [unowned self] (_: Int) in self.length() }
    if oneIn(2) { (controller.lineSpacing, controller.interitemSpacing) = (length, length) }
    if oneIn(2) { controller.minimumColumnWidth = length }
    if oneIn(2) { controller.pinnedHeaderExtent = length }
    if oneIn(2) { controller.pinnedFooterExtent = length }
    let size = { [unowned self] (_: Int) in self.size() }
    if oneIn(2) { (controller.headerSize, controller.footerSize) = (size, size) }
    let inset = { [unowned self] (_: Int) in self.inset() }
    if oneIn(2) { controller.inset = inset }
    if oneIn(2) { (controller.headerInset, controller.footerInset) = (inset, inset) }
    if oneIn(2) { controller.backgroundInset = inset }
    let flag = { [unowned self] (_: Int) in oneIn(2) }
    if oneIn(2) { controller.showsBackground = flag }
    if oneIn(2) { (controller.pinsHeader, controller.pinsFooter) = (flag, flag) }
    return controller
  }

  private static let badValues = BadValue.table

  /// Sets some of the properties, and replaces some of the delegate's methods.
  func spoil(_ layout: WaterfallFlowLayout, _ controller: AnsweringController) {
    for _ in 0..<number(0...9) {
      let victim = Victim(layout: layout, controller: controller)
      generator.pick(Self.badValues).give(victim)
    }
    if oneIn(3) { generator.options().apply(to: layout) }
    if oneIn(4) { layout.scrollDirection = oneIn(2) ? .horizontal : .vertical }
    if oneIn(4) { layout.sectionInsetReference = oneIn(2) ? .fromSafeArea : .fromLayoutMargins }
    if oneIn(3) { layout.sectionHeadersPinToVisibleBounds.toggle() }
    if oneIn(3) { layout.sectionFootersPinToVisibleBounds.toggle() }
    if oneIn(3) { layout.pinnedZIndex = generator.pick([Int.min, 0, Int.max]) }
    if oneIn(6) { layout.itemsPinToVisibleBounds.toggle() }
    if oneIn(4) { layout.keepsItemsInColumns.toggle() }
    if oneIn(4) { layout.keepsVisibleItemsInPlace.toggle() }
    if oneIn(4) { layout.scrollSnapping = generator.pick([.none, .item, .itemCenter, .section]) }
  }

  func act(on screen: WaterfallScreen) {
    switch number(0...5) {
    case 0, 1: screen.scroll(to: CGFloat(number(-200...3_000)))
    case 2:
      screen.resize(to: CGSize(width: CGFloat(number(0...900)), height: CGFloat(number(0...900))))
    case 3: update(screen)
    case 4: spoil(screen.layout, screen.controller)
    default:
      screen.controller.counts = (0...number(0...3)).map { _ in number(0...12) }
      screen.view.reloadData()
    }
  }

  func update(_ screen: WaterfallScreen) {
    let section = number(0...screen.controller.counts.count - 1)
    let count = screen.controller.counts[section]
    let deleted = count > 0 && oneIn(2) ? [number(0...count - 1)] : []
    screen.update(
      deleting: deleted.map { [section, $0] },
      inserting: (0..<number(0...3)).map { [section, $0] })
  }
}
