#if !canImport(UIKit)
import StickyWaterfall
import WaterfallTestSupport

/// A screen whose insets, safe area, or margins follow its content, so that they may never agree.
@MainActor
final class InsetWorld: CustomStringConvertible {
  enum Source: CaseIterable { case contentInset, safeArea, layoutMargins }
  enum Moment: CaseIterable { case sized, scrolled, prepared, laidOut }

  let layout = LayoutSpy()
  private let source: Source
  private let moment: Moment
  private let keepsPlaces: Bool
  private let side: WritableKeyPath<UIEdgeInsets, CGFloat>
  private let stepExtent: CGFloat
  private let controller: AnsweringController
  private let view: ObservedView
  private let window: UIWindow
  private var dice: Dice
  private var isActive = true

  init(seed: Int, keepsPlaces: Bool) {
    HostReports.failTests(evenByLogs: false)
    var dice = Dice(seed: seed)
    self.keepsPlaces = keepsPlaces
    source = dice.pick(Source.allCases)
    moment = dice.pick(Moment.allCases)
    side = dice.pick([\.left, \.left, \.right, \.top, \.bottom])
    stepExtent = CGFloat(dice.pick([300, 481, 700]))
    controller = AnsweringController([dice.number(1...40)])
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view = ObservedView(frame: window.bounds, collectionViewLayout: layout)
    self.dice = dice
    setUp()
    layout.contentAnchor = seed % 2 == 1 ? .end : .start
    view.show(in: window, with: controller)
  }

  nonisolated var description: String { MainActor.assumeIsolated { words } }

  private var words: String {
    "\(source) at \(moment), kept \(keepsPlaces), \(controller.counts), step \(stepExtent), "
      + (layout.contentAnchor == .end ? "at the end" : "at the start")
  }

  private func setUp() {
    layout.columnCount = dice.pick([0, 1, 2, 3])
    layout.keepsVisibleItemsInPlace = keepsPlaces
    layout.sectionInsetReference = dice.pick([.fromContentInset, .fromSafeArea, .fromLayoutMargins])
    layout.sectionHeadersPinToVisibleBounds = dice.happens(50)
    layout.headerReferenceSize = CGSize(width: 40, height: dice.happens(50) ? 40 : 0)
    layout.scrollDirection = dice.happens(80) ? .vertical : .horizontal
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.diagnosticHandler = { _ in }
    if dice.happens(50) {
      layout.estimatedItemSize = CGSize(width: 100, height: 50)
      controller.preferredExtent = { path, kind in
        kind == nil ? CGFloat(40 + path.item % 4 * 30) : nil
      }
    }
    view.contentInsetAdjustmentBehavior = dice.pick([.automatic, .always, .scrollableAxes])
    let adjust: () -> Void = { [weak self] in self?.adjust() }
    switch moment {
    case .sized: view.whenSized = adjust
    case .scrolled: controller.whenScrolled = adjust
    case .prepared: layout.after[.prepare] = adjust
    case .laidOut: view.whenLaidOut = adjust
    }
  }

  /// Sets an inset that depends on the length of the content.
  private func adjust() {
    guard isActive else { return }
    isActive = false
    defer { isActive = true }
    let size = view.contentSize
    let extent = layout.scrollDirection == .vertical ? size.height : size.width
    let isLong = (extent / stepExtent).rounded(.down).truncatingRemainder(dividingBy: 2) == 1
    var insets = UIEdgeInsets.zero
    insets[keyPath: side] = isLong ? 60 : 0
    switch source {
    case .contentInset: if view.contentInset != insets { view.contentInset = insets }
    case .layoutMargins: if view.layoutMargins != insets { view.layoutMargins = insets }
    case .safeArea:
      if view.safeAreaInsets != insets { view.safeAreaInsets = insets }
    }
  }

  /// Scrolls, turns, and changes options, and returns the most passes after an act or in a turn.
  func run() -> Int {
    var most = 0
    func count(_ act: () -> Void) {
      layout.passes = 0
      act()
      view.layoutIfNeeded()
      most = max(most, layout.passes)
    }
    count {}
    for _ in 0..<8 {
      act(count)
      count { MainRunLoop.takeTurn() }
    }
    for _ in 0..<12 { count { MainRunLoop.takeTurn() } }
    return most
  }

  /// Scrolls, turns, or changes an option.
  private func act(_ count: (() -> Void) -> Void) {
    switch dice.number(0...4) {
    case 0:
      let size = dice.pick([CGSize(width: 480, height: 320), CGSize(width: 320, height: 480)])
      count { view.frame.size = size }
    case 1: count { layout.columnCount = dice.number(0...4) }
    case 2: count { layout.invalidateLayout() }
    default:
      let offset = CGFloat(dice.number(0...900))
      let isVertical = layout.scrollDirection == .vertical
      count {
        view.contentOffset = CGPoint(x: isVertical ? 0 : offset, y: isVertical ? offset : 0)
      }
    }
  }
}
#endif
