#if !canImport(UIKit)
import StickyWaterfall

/// Sections on a screen 200 points across and 300 along scrolling, read along and across.
@MainActor
final class PinStage<Controller: BareController> {
  let direction: Direction
  let layout: WaterfallFlowLayout
  let stage: Stage<Controller>

  init(
    _ controller: Controller, _ direction: Direction, size: CGSize, scale: CGFloat? = nil,
    _ setUp: (WaterfallFlowLayout) -> Void
  ) {
    (self.direction, layout) = (direction, WaterfallFlowLayout())
    layout.scrollDirection = direction.scrollDirection
    layout.setColumnsWhereAutomatic(2)
    setUp(layout)
    stage = Stage(controller, layout: layout, size: direction.turned(size), scale: scale)
  }

  var view: UICollectionView { stage.view }
  var controller: Controller { stage.controller }

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
    for section in 0..<view.numberOfSections {
      for side in Side.allCases {
        all[PinName(side: side, section: section)] = attributes(side, section)
      }
    }
    return all
  }
}

extension PinStage where Controller == PlanController {
  /// Sections of which the delegate says everything.
  convenience init(
    _ plans: [SectionPlan], _ direction: Direction = .vertical,
    size: CGSize = CGSize(width: 200, height: 300), scale: CGFloat? = nil,
    _ setUp: (WaterfallFlowLayout) -> Void = { _ in }
  ) {
    let controller = PlanController(plans, direction: direction)
    self.init(controller, direction, size: size, scale: scale, setUp)
  }
}

extension PinStage where Controller == BareController {
  /// Sections of which the properties say everything: one column, header 120, items 100, footer 40,
  /// no gaps, both flags on.
  convenience init(
    counts: [Int], _ direction: Direction = .vertical, _ setUp: (WaterfallFlowLayout) -> Void
  ) {
    self.init(BareController(counts), direction, size: CGSize(width: 200, height: 300)) { layout in
      (layout.columnCount, layout.itemSizing) = (1, .fixedExtent)
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.minimumLineSpacing = 0
      layout.headerReferenceSize = CGSize(width: 120, height: 120)
      layout.footerReferenceSize = CGSize(width: 40, height: 40)
      layout.sectionHeadersPinToVisibleBounds = true
      layout.sectionFootersPinToVisibleBounds = true
      setUp(layout)
    }
  }
}

/// The name of a header or footer.
struct PinName: Hashable {
  let side: Side
  let section: Int
}
#endif
