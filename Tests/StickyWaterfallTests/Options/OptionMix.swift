import StickyWaterfall
import WaterfallTestSupport

/// Sections and options of any kind together, as a seed determines them.
@MainActor
struct OptionMix {
  private let plans: [SectionPlan]
  private let direction: Direction
  private let scale: CGFloat
  private let configure: (WaterfallFlowLayout) -> Void

  init(using dice: inout Dice) {
    let line = dice.points(-5...15)
    let placement: ItemPlacement =
      dice.pick([.shortestColumn, .leadingToTrailing, .trailingToLeading])
    plans = dice.plans(1...4).map { plan in
      var plan = plan
      plan.items = (0..<dice.number(0...14)).map { _ in dice.points(0...150) }
      (plan.columns, plan.lineSpacing, plan.placement) = (dice.number(1...5), line, placement)
      return plan
    }
    (direction, scale) = (dice.pick(Direction.allCases), dice.points(1...3))
    configure = Self.options(using: &dice)
  }

  private static func options(using dice: inout Dice) -> (WaterfallFlowLayout) -> Void {
    let pins = dice.options()
    let snapping: ScrollSnapping = dice.pick([.item, .itemCenter, .section])
    let reference: UICollectionViewFlowLayout.SectionInsetReference =
      dice.pick([.fromContentInset, .fromSafeArea, .fromLayoutMargins])
    let (least, background) = (dice.pick([0, 900] as [CGFloat]), dice.inset())
    let keepsPlaces = dice.happens(50)
    return { layout in
      pins.apply(to: layout)
      layout.sectionHeadersPinToVisibleBounds = true
      layout.sectionFootersPinToVisibleBounds = true
      layout.scrollSnapping = snapping
      layout.sectionInsetReference = reference
      layout.minimumContentExtent = least
      layout.sectionBackgroundInset = background
      layout.keepsVisibleItemsInPlace = keepsPlaces
      layout.register(
        UICollectionReusableView.self,
        forDecorationViewOfKind: WaterfallFlowLayout.elementKindSectionBackground)
    }
  }

  /// A screen of 400 x 400 with content insets 13, 7, 5 and 7, held by a finger.
  ///
  /// Items are longer in wider columns, and all sections but the second have a background.
  func stage(isRightToLeft: Bool) -> PinStage<PlanController> {
    let stage = PinStage(
      plans, direction, size: CGSize(width: 400, height: 400), scale: scale,
      isRightToLeft: isRightToLeft, configure)
    let controller = stage.controller
    controller.height = { [unowned controller] path, width in
      controller.plans[path.section].items[path.item] + width / 7
    }
    controller.width = controller.height
    (controller.backgroundInset, controller.showsBackground) = (nil, { $0 != 1 })
    stage.view.contentInset = UIEdgeInsets(top: 13, left: 7, bottom: 5, right: 7)
    stage.layOutAgain()
    stage.touch()
    return stage
  }
}
