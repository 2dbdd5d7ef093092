import StickyWaterfall

/// A delegate that implements every method and returns the values of its plans.
@MainActor
final class PlanController: AnsweringController {
  var plans: [SectionPlan] {
    didSet { counts = plans.map(\.items.count) }
  }
  let direction: Direction
  /// The widths of items (heights if horizontal) that the layout passed in its queries.
  private(set) var statedExtents: [CGFloat] = []

  init(_ plans: [SectionPlan], direction: Direction = .vertical) {
    self.plans = plans
    self.direction = direction
    super.init(plans.map(\.items.count))
    answerStockQueries()
    answerOwnQueries()
  }

  private func extent(_ path: IndexPath) -> CGFloat { plans[path.section].items[path.item] }

  private func answerStockQueries() {
    size = { [unowned self] in direction.turned(CGSize(width: 1, height: extent($0))) }
    inset = { [unowned self] in direction.turned(plans[$0].inset) }
    lineSpacing = { [unowned self] in plans[$0].lineSpacing }
    interitemSpacing = { [unowned self] in plans[$0].columnSpacing }
    headerSize = { [unowned self] in direction.turned(CGSize(width: 0, height: plans[$0].header)) }
    footerSize = { [unowned self] in direction.turned(CGSize(width: 0, height: plans[$0].footer)) }
  }

  private func answerOwnQueries() {
    columns = { [unowned self] in plans[$0].columns }
    minimumColumnWidth = { [unowned self] in plans[$0].minimumColumnWidth }
    itemSizing = { _ in .aspectRatio }
    placement = { [unowned self] in plans[$0].placement }
    let stated = { [unowned self] (path: IndexPath, extentAcross: CGFloat) in
      statedExtents.append(extentAcross)
      return extent(path)
    }
    height = stated
    width = stated
    span = { [unowned self] in plans[$0.section].span(ofItem: $0.item) }
    headerInset = { [unowned self] in direction.turned(plans[$0].headerInset) }
    footerInset = { [unowned self] in direction.turned(plans[$0].footerInset) }
    backgroundInset = { _ in .zero }
    showsBackground = { _ in true }
    pinsHeader = { [unowned self] in plans[$0].pinsHeader }
    pinsFooter = { [unowned self] in plans[$0].pinsFooter }
    pinnedHeaderExtent = { [unowned self] in plans[$0].pinnedHeader }
    pinnedFooterExtent = { [unowned self] in plans[$0].pinnedFooter }
  }
}
