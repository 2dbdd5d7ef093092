#if !canImport(UIKit)
import StickyWaterfall
import Testing
import WaterfallTestSupport

@testable import HeadlessUIKit

/// Apps that act while the layout keeps something in place don't loop, and cause no exception.
@MainActor
@Suite struct ReaderRecursionTests {
  /// The options with which the layout moves the content.
  enum Keeping: CaseIterable, Sendable { case positions, chat, nothing }

  private func apply(_ keeping: Keeping, to layout: WaterfallFlowLayout) {
    switch keeping {
    case .positions: layout.keepsVisibleItemsInPlace = true
    case .chat: layout.contentAnchor = .end
    case .nothing: break
    }
  }

  // MARK: Pinned headers

  // A pinned header that moves although no context names it is UIKit's exception "changed … without
  // invalidating the layout".
  @Test(arguments: Keeping.allCases, Samples.seeds(16, of: 200))
  func contextForAHeaderAfterAScrollToAnItemMovesNoOtherHeader(keeping: Keeping, seed: Int) {
    var dice = Dice(seed: seed)
    var setting = ReaderSetting(isSelfSizing: true, scale: dice.pick([1, 2, 3]))
    if dice.happens(30) { setting.kind = .empty }
    let stage = ReaderStage(setting, main: dice.pick([300, 568, 700]), cross: 320) {
      apply(keeping, to: $0)
      $0.columnCount = dice.number(1...3)
      $0.sectionHeadersPinToVisibleBounds = true
      $0.headerReferenceSize = CGSize(width: 30, height: dice.points(20...60))
      $0.estimatedItemSize = CGSize(width: 50, height: dice.pick([20, 44, 50, 100, 150]))
      $0.selfSizesHeadersAndFooters = dice.happens(30)
    }
    let (shortest, spread) = (dice.number(20...120), dice.number(1...150))
    stage.sections = (0..<10).map { section in
      let lengths = (0..<10).map { item in shortest + (section * 31 + item * 17) % spread }
      return stage.makeItems(lengths.map { CGFloat($0) })
    }
    stage.connect()
    stage.settle()
    let exceptions = HostReports.exceptions {
      stage.scrollToItem(3, section: 9, at: .top)
      stage.view.layoutIfNeeded()
      let context = WaterfallLayoutInvalidationContext()
      context.invalidateSupplementaryElements(ofKind: Side.header.kind, at: [[0, 0]])
      stage.layout.invalidateLayout(with: context)
      stage.settle()
    }
    #expect(exceptions == [])
  }

  /// A list of a kind with a pinned header in each section.
  private func sections(
    _ extents: [[CGFloat]], of kind: ReaderLayoutKind, _ keeping: Keeping, estimate: CGFloat? = nil
  ) -> ReaderStage {
    let stage = ReaderStage(ReaderSetting(isSelfSizing: estimate != nil, kind: kind)) {
      apply(keeping, to: $0)
      $0.sectionHeadersPinToVisibleBounds = true
      if let estimate { $0.estimatedItemSize = CGSize(width: estimate, height: estimate) }
    }
    stage.controller.headerSize = { _ in CGSize(width: 30, height: 30) }
    stage.sections = extents.map(stage.makeItems)
    stage.connect()
    stage.settle()
    return stage
  }

  // Another pass moves the content of a subclass. Until then, headers are where UIKit has read
  // them.
  @Test(arguments: [ReaderLayoutKind.itself, .empty, .shifting, .padding], [20, 44, 100])
  func animatedTurnMovesNoHeaderThatUIKitHasRead(kind: ReaderLayoutKind, estimate: CGFloat) {
    for (keeping, count) in [(Keeping.chat, 14), (.chat, 40), (.positions, 24)] {
      let extents = (0..<count).map { CGFloat(30 + $0 * 67 % 130) }
      let exceptions = HostReports.exceptions {
        let stage = sections([extents, extents], of: kind, keeping, estimate: estimate)
        UIView.animate(withDuration: 0.3) {
          stage.resize(390, 700)
          stage.view.layoutIfNeeded()
        }
      }
      #expect(exceptions == [])
    }
  }

  // The animation ends where the chat's end was, in a pass that reads listed headers only.
  @Test(arguments: [ReaderLayoutKind.itself, .empty, .shifting, .padding])
  func endOfAnAnimatedScrollMovesNoHeaderThatIsNotListed(kind: ReaderLayoutKind) {
    let extents = { (count: Int) in (0..<count).map { CGFloat(30 + $0 * 67 % 130) } }
    let exceptions = HostReports.exceptions {
      let stage = sections([extents(13), extents(9), extents(18)], of: kind, .chat)
      stage.scroll(to: 0)
      stage.scrollToItem(17, section: 2, at: .bottom, animated: true)
      for _ in 0..<3 { stage.takeTurn() }
      stage.insert(extents(16), at: 0)
      for _ in 0..<40 { stage.takeTurn() }
    }
    #expect(exceptions == [])
  }

  // MARK: Batches in callbacks

  @Test(arguments: Keeping.allCases, Samples.seeds(16, of: 200))
  func batchInEachScrollDoesNotRecur(keeping: Keeping, seed: Int) {
    var dice = Dice(seed: seed)
    let columns = dice.pick([WaterfallFlowLayout.flowLayoutRows, 1, 2, 3])
    let stage = ReaderStage(ReaderSetting(isSelfSizing: true)) {
      apply(keeping, to: $0)
      $0.columnCount = columns
      $0.estimatedItemSize = CGSize(width: dice.pick([44, 100, 180]), height: dice.pick([20, 44]))
    }
    let narrowest = dice.number(20...150)
    stage.controller.preferredMain = nil
    stage.controller.preferredSize = { path in
      CGSize(width: narrowest + path.item * 29 % 90, height: 30 + path.item * 37 % 100)
    }
    stage.show(Array(repeating: 0, count: 300))
    stage.scroll(to: dice.points(0...3_000))
    var (depth, deepest, calls) = (0, 0, 0)
    stage.controller.whenScrolled = { [unowned view = stage.view] in
      calls += 1
      depth += 1
      deepest = max(deepest, depth)
      if depth < 100 { UIView.performWithoutAnimation { view.performBatchUpdates(nil) } }
      depth -= 1
    }
    for _ in 0..<40 {
      stage.offset = max(0, stage.offset + dice.points(-400...300))
      if dice.happens(60) { stage.view.layoutIfNeeded() }
      if dice.happens(50) { stage.takeTurn() }
    }
    #expect(deepest <= 2)
    #expect(calls <= 160)
  }

  // MARK: Apps that act in every call

  // A sample, unless all samples run: then every callback with every action.
  private nonisolated static let settings: [CallbackWorld.Setting] = {
    var settings: [CallbackWorld.Setting] = []
    for callback in Callback.allCases {
      for action in CallbackAction.allCases {
        // A batch in `cellForItemAt` asks for the cell again, with any layout.
        let isEndless = [Callback.cell, .display, .preferredSize].contains(callback)
        if action == .emptyBatch, isEndless { continue }
        // The kept place moves the offset, the offset decides the columns, and each cell asks anew.
        // Only the loop guard ends that, after up to 17 times the calls.
        if action == .columnCount, callback == .preferredSize { continue }
        for columns in [WaterfallFlowLayout.flowLayoutRows, 1, 2, 3] {
          for (selfSizes, takesTurns) in [(true, true), (true, false), (false, true)] {
            settings.append(
              CallbackWorld.Setting(
                callback: callback, action: action, selfSizes: selfSizes, columns: columns,
                takesTurns: takesTurns))
          }
        }
      }
    }
    return settings.enumerated().compactMap { number, setting in
      let isObserver = setting.callback == .contentSizeObserver && setting.action == .columnCount
      return Samples.runsAll || isObserver || number.isMultiple(of: 97) ? setting : nil
    }
  }()

  @Test(arguments: settings)
  func appThatActsInACallbackIsCalledRarely(setting: CallbackWorld.Setting) {
    var free = setting
    free.keepsPlaces = false
    let costOfFree = CallbackWorld(free).run()
    let cost = CallbackWorld(setting).run()
    #expect(cost.reports == [])
    #expect(cost.depth <= max(2, costOfFree.depth))
    #expect(cost.acts <= 4 * max(1, costOfFree.acts))
    #expect(cost.scrolls <= 4 * max(1, costOfFree.scrolls))
  }

  /// What an app alternates in each call.
  enum Alternation: CaseIterable, Sendable {
    /// The safe area, in `cellForItemAt`.
    case safeArea
    /// The line spacing, in `willDisplay`.
    case lineSpacing
  }

  /// A screen of an app that alternates a value in each call, without any anchor.
  private func run(
    _ alternation: Alternation, by amount: CGFloat, with layout: UICollectionViewFlowLayout,
    heights: Int
  ) -> (calls: Int, raises: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = ObservedView(frame: window.bounds, collectionViewLayout: layout)
    let controller = AnsweringController([200])
    layout.estimatedItemSize = CGSize(width: 390, height: 44)
    layout.itemSize = CGSize(width: 390, height: 80)
    controller.preferredExtent = { path, _ in CGFloat(60 + path.item % heights * 20) }
    var calls = 0
    let act = { [unowned view, unowned layout] in
      calls += 1
      guard calls < 5_000 else { return }
      let value = calls.isMultiple(of: 2) ? 0 : amount
      switch alternation {
      case .safeArea:
        view.safeAreaInsets = UIEdgeInsets(top: value, left: 0, bottom: 0, right: 0)
      case .lineSpacing: layout.minimumLineSpacing = value
      }
    }
    if alternation == .safeArea {
      controller.fill = { _, _ in act() }
    } else {
      controller.whenDisplayed = act
    }
    let exceptions = HostReports.exceptions {
      view.show(in: window, with: controller)
      for step in 0..<16 {
        if step > 5 { view.contentOffset.y += 30 }
        view.layoutIfNeeded()
        MainRunLoop.takeTurn()
        view.layoutIfNeeded()
      }
    }
    return (calls, !exceptions.isEmpty)
  }

  // Whether a cell leaves the screen and comes back forever depends on where cells end, which is
  // chance. So the layouts are compared over several screens, with one column.
  @Test(arguments: Alternation.allCases)
  func appThatActsInEachCallComesToRestAsOftenAsWithTheFlowLayout(alternation: Alternation) {
    HostReports.failTests(evenByLogs: false)
    var (flow, own) = ((calls: 0, raises: 0), (calls: 0, raises: 0))
    for amount: CGFloat in [1, 10, 20, 40] {
      for heights in 3...5 {
        let (flowRun, ownRun) = (
          run(alternation, by: amount, with: UICollectionViewFlowLayout(), heights: heights),
          run(alternation, by: amount, with: WaterfallFlowLayout(), heights: heights)
        )
        flow = (flow.calls + flowRun.calls, flow.raises + (flowRun.raises ? 1 : 0))
        own = (own.calls + ownRun.calls, own.raises + (ownRun.raises ? 1 : 0))
      }
    }
    #expect(own.raises <= flow.raises + 2)
    #expect(own.calls <= 4 * flow.calls)
  }
}
#endif
