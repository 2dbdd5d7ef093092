import StickyWaterfall

/// Sections on a screen 200 points across and 300 along scrolling, read along and across.
@MainActor
final class PinStage {
  let direction: Direction
  let layout: WaterfallFlowLayout
  let stage: Stage<PlanController>

  init(
    _ plans: [SectionPlan], _ direction: Direction = .vertical,
    size: CGSize = CGSize(width: 200, height: 300),
    _ setUp: (WaterfallFlowLayout) -> Void = { _ in }
  ) {
    (self.direction, layout) = (direction, WaterfallFlowLayout())
    layout.scrollDirection = direction.scrollDirection
    setUp(layout)
    stage = Stage(
      PlanController(plans, direction: direction), layout: layout, size: direction.turned(size))
  }

  var view: UICollectionView { stage.view }
  var controller: PlanController { stage.controller }

  /// The bounds, as they are when scrolling vertically.
  var bounds: CGRect {
    get { direction.turned(view.bounds) }
    set {
      view.bounds = direction.turned(newValue)
      view.layoutIfNeeded()
    }
  }

  /// The part of the bounds that no inset covers, along scrolling.
  var visible: ClosedRange<CGFloat> {
    let inset = direction.turned(view.adjustedContentInset)
    return bounds.minY + inset.top...bounds.maxY - inset.bottom
  }

  func scroll(to offset: CGFloat) { bounds.origin.y = offset }

  /// The bounds with another offset, in the layout's own direction.
  func bounds(at offset: CGFloat) -> CGRect {
    var bounds = bounds
    bounds.origin.y = offset
    return direction.turned(bounds)
  }

  func attributes(_ side: Side, _ section: Int = 0) -> WaterfallLayoutAttributes? {
    stage.boundary(side, section) as? WaterfallLayoutAttributes
  }

  /// Where a header or footer is, as it is when scrolling vertically.
  func frame(_ side: Side, _ section: Int = 0) -> CGRect? {
    attributes(side, section).map { direction.turned($0.frame) }
  }

  func start(_ side: Side, _ section: Int = 0) -> CGFloat? { frame(side, section)?.minY }

  func resting(_ side: Side, _ section: Int = 0) -> CGRect? {
    layout.frameWhenResting(ofElementKind: side.kind, at: IndexPath(item: 0, section: section))
      .map(direction.turned)
  }

  func told(_ side: Side, _ section: Int = 0) -> ToldView? {
    view.supplementaryView(
      forElementKind: side.kind, at: IndexPath(item: 0, section: section)) as? ToldView
  }

  /// Every header and footer there is, by side and section.
  var boundaries: [PinName: WaterfallLayoutAttributes] {
    var all: [PinName: WaterfallLayoutAttributes] = [:]
    for section in controller.plans.indices {
      for side in Side.allCases {
        all[PinName(side: side, section: section)] = attributes(side, section)
      }
    }
    return all
  }
}

/// The name of a header or footer.
struct PinName: Hashable {
  let side: Side
  let section: Int
}
