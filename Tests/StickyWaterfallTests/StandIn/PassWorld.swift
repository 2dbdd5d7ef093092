#if !canImport(UIKit)
import StickyWaterfall
import WaterfallTestSupport

/// A small screen whose views prefer sizes that never agree.
struct PassWorld: CustomStringConvertible {
  static let count = 2 * 2 * 2 * 2 * 2 * 2 * 2 * 3 * 5 * manners * manners
  /// The number of ways in which a view prefers sizes: three sizes in turn, or four others.
  static let manners = 27 + 4

  private let isHorizontal: Bool
  private let behavior: UIScrollView.ContentInsetAdjustmentBehavior
  private let refersToSafeArea: Bool
  private let keepsPlaces: Bool
  private let hasRows: Bool
  private let pins: Bool
  private let adjustsAtOnce: Bool
  private let items: Int
  private let header: CGFloat
  private let estimate: CGFloat
  /// The ways in which the views prefer sizes, which the elements take in turn.
  private let answers: [Int]

  init(number: Int) {
    var number = number
    func next(_ count: Int) -> Int {
      defer { number /= count }
      return number % count
    }
    answers = [next(Self.manners), next(Self.manners)]
    isHorizontal = next(2) == 0
    behavior = next(2) == 0 ? .scrollableAxes : .always
    refersToSafeArea = next(2) == 0
    keepsPlaces = next(2) == 0
    hasRows = next(2) == 0
    pins = next(2) == 0
    adjustsAtOnce = next(2) == 0
    items = 2 + next(3)
    header = [0, 600, 600, 40, 380][next(5)]
    estimate = 50
  }

  init(seed: Int) {
    var dice = Dice(seed: seed)
    answers = (0..<dice.number(1...9)).map { _ in dice.number(0...Self.manners - 1) }
    isHorizontal = dice.happens(50)
    refersToSafeArea = dice.happens(50)
    behavior = dice.pick([.scrollableAxes, .always, .automatic])
    keepsPlaces = dice.happens(50)
    hasRows = dice.happens(50)
    pins = dice.happens(50)
    adjustsAtOnce = dice.happens(50)
    items = dice.number(1...60)
    header = dice.pick([0, 40, 380, 600])
    estimate = dice.pick([1, 12, 50, 400, 3_000])
  }

  var description: String {
    "\(isHorizontal ? "horizontal" : "vertical"), \(behavior), safe area \(refersToSafeArea), keeps "
      + "\(keepsPlaces), rows \(hasRows), pins \(pins), at once \(adjustsAtOnce), \(items) items, header \(header), estimate "
      + "\(estimate), answers \(answers)"
  }

  /// Lays out, scrolls, and resizes in one turn, and runs turns until no pass follows.
  ///
  /// Returns the most passes after an act of the app or in a turn, the turns, and whether the
  /// content size is final.
  @MainActor func run() -> (passes: Int, turns: Int, isSettled: Bool) {
    let layout = LayoutSpy()
    let controller = AnswersController(items)
    let stage = stage(layout, controller)
    controller.answer = { [answers, unowned view = stage.view] element, queried in
      Self.extent(answers[element % answers.count], queried: queried, in: view)
    }
    stage.view.contentInsetAdjustmentBehavior = behavior
    stage.setSafeArea(UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20))
    var most = mostPasses(afterActsOn: stage)
    var turns = 0
    for isInvalidated in [false, true] {
      if isInvalidated { stage.layOutAgain() }
      repeat {
        layout.passes = 0
        stage.takeTurn()
        most = max(most, layout.passes)
        turns += 1
      } while layout.passes > 0 && turns < 30
    }
    return (most, turns, stage.view.contentSize == layout.collectionViewContentSize)
  }

  /// Lays out, scrolls, and resizes, and returns the most passes after one of these acts.
  @MainActor private func mostPasses(
    afterActsOn stage: Stage<AnswersController, WaterfallFlowLayout>
  ) -> Int {
    let acts = [
      { stage.reload() }, { stage.scroll(to: 130) }, { stage.scroll(to: 90) },
      { stage.resize(to: CGSize(width: 330, height: 200)) },
    ]
    return acts.map { act in
      stage.spy?.passes = 0
      act()
      return stage.spy?.passes ?? 0
    }.max() ?? 0
  }

  @MainActor private func stage(
    _ layout: WaterfallFlowLayout, _ controller: AnswersController
  ) -> Stage<AnswersController, WaterfallFlowLayout> {
    let stage = Stage(
      controller, layout: layout, size: CGSize(width: 400, height: 400),
      columns: hasRows ? nil : 2,
      reading: HostReading(adjustsAtOnce: adjustsAtOnce),
      expectsDiagnostics: true
    ) { [self] in
      $0.scrollDirection = isHorizontal ? .horizontal : .vertical
      $0.estimatedItemSize = CGSize(width: estimate, height: estimate)
      $0.keepsVisibleItemsInPlace = keepsPlaces
      $0.selfSizesHeadersAndFooters = true
      $0.sectionInsetReference = refersToSafeArea ? .fromSafeArea : .fromContentInset
      $0.sectionHeadersPinToVisibleBounds = pins
      $0.headerReferenceSize = CGSize(width: header, height: header)
    }
    stage.view.strictness = .cheap
    return stage
  }

  @MainActor private static func extent(_ manner: Int, queried: Int, in view: UICollectionView)
    -> CGFloat
  {
    let offset = max(abs(view.contentOffset.x), abs(view.contentOffset.y))
    switch manner {
    case 27: return 10 + CGFloat(queried) * 37
    case 28: return 20 + offset.truncatingRemainder(dividingBy: 190)
    case 29: return max(4, 300 - offset)
    case 30: return view.adjustedContentInset.left + view.adjustedContentInset.top > 0 ? 40 : 420
    default:
      var turn = manner
      for _ in 0..<queried % 3 { turn /= 3 }
      return [30, 170, 420][turn % 3]
    }
  }
}

/// A controller whose views prefer sizes by the number of queries before.
final class AnswersController: BareController {
  /// The preferred extent; element 0 is the header, and element 1 is the first item.
  var answer: ((_ element: Int, _ queried: Int) -> CGFloat)?
  private var queried: [Int: Int] = [:]

  init(_ items: Int) { super.init([items]) }

  override func preferred(
    _ attributes: UICollectionViewLayoutAttributes, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let element = attributes.representedElementCategory == .cell ? path.item + 1 : 0
    defer { queried[element, default: 0] += 1 }
    let extent = answer?(element, queried[element, default: 0]) ?? 50
    attributes.size = CGSize(width: extent, height: extent)
    return attributes
  }
}
#endif
