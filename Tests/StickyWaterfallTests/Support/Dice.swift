import StickyWaterfall
import WaterfallTestSupport

/// A generator of random plans, options, and offsets.
typealias Dice = SplitMix64

extension SplitMix64 {
  mutating func points(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(number(range)) }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[number(0...values.count - 1)] }

  mutating func inset() -> UIEdgeInsets {
    guard happens(40) else { return .zero }
    return UIEdgeInsets(
      top: points(0...20), left: points(0...10), bottom: points(0...20), right: points(0...10))
  }

  mutating func plan() -> SectionPlan {
    var plan = SectionPlan()
    plan.items = (0..<(happens(25) ? 0 : number(1...9))).map { _ in points(0...90) }
    plan.columns = number(1...4)
    for item in plan.items.indices where happens(15) { plan.spans[item] = number(1...5) }
    plan.inset = inset()
    plan.lineSpacing = points(0...8)
    plan.columnSpacing = points(0...8)
    plan.header = happens(25) ? 0 : points(1...60)
    plan.footer = happens(25) ? 0 : points(1...50)
    plan.headerInset = inset()
    plan.footerInset = inset()
    plan.pinsHeader = happens(75)
    plan.pinsFooter = happens(60)
    if happens(40) { plan.pinnedHeader = points(0...70) }
    if happens(40) { plan.pinnedFooter = points(0...60) }
    return plan
  }

  mutating func plans(_ count: ClosedRange<Int>) -> [SectionPlan] {
    (0..<number(count)).map { _ in plan() }
  }

  mutating func options() -> PinOptions {
    var options = PinOptions()
    options.scope = pick(PinningScope.all)
    if happens(40) { options.headerOffset = points(-40...40) }
    if happens(40) { options.footerOffset = points(-40...40) }
    options.pinsWhileOverscrolling = happens(40)
    options.stretchesFirstHeader = happens(40)
    if happens(30) { options.zIndex = 77 }
    return options
  }
}

struct PinOptions: Equatable {
  var scope = PinningScope.section
  var headerOffset: CGFloat = 0
  var footerOffset: CGFloat = 0
  var pinsWhileOverscrolling = false
  var stretchesFirstHeader = false
  var zIndex = 1024

  @MainActor func apply(to layout: WaterfallFlowLayout) {
    layout.pinningScope = scope
    layout.pinnedHeaderOffset = headerOffset
    layout.pinnedFooterOffset = footerOffset
    layout.pinsWhileOverscrolling = pinsWhileOverscrolling
    layout.stretchesFirstHeader = stretchesFirstHeader
    layout.pinnedZIndex = zIndex
  }
}
