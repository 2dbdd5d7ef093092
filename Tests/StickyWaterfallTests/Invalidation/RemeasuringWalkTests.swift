import StickyWaterfall
import Testing

/// Sizes that come late, in every small case and at random, each held against a fresh layout.
@MainActor
@Suite struct RemeasuringWalkTests {
  // Contract rule 25.
  @Test(arguments: 1...3) func everySmallCaseEqualsAFreshLayout(columns: Int) {
    for count in 0...4 {
      for chosen in 0..<1 << count {
        let heights = Array(([20, 30, 20, 50] as [CGFloat]).prefix(count))
        let stage = FeedStage(.heights([heights, [15]], columns: columns))
        let items = (0..<count).filter { chosen >> $0 & 1 == 1 }
        for item in items { stage.controller.sections[0].items[item].height += 25 }
        stage.layout.remeasureItems(at: (items + items.reversed()).map { [0, $0] })
        stage.view.layoutIfNeeded()
        #expect(stage.controller.questions == items.map { FeedQuestion.item([0, $0]) })
        stage.expectFresh()
      }
    }
  }

  /// When an item is named that a batch update may move, reload or delete.
  enum Moment: CaseIterable {
    case beforeData, beforeBatch, beginningOfBlock, endOfBlock
  }

  /// The path is that of before, wherever the item is then.
  @Test(arguments: Moment.allCases, [false, true])
  func anItemNamedAroundABatchIsFollowedThroughIt(moment: Moment, keepsPlaces: Bool) {
    let before: [FeedSection] = .heights([[10, 20, 30, 40]])
    for change in SmallChange.all {
      for item in before[0].items.indices {
        let stage = FeedStage(before) { $0.keepsVisibleItemsInPlace = keepsPlaces }
        stage.controller.sections[0].items[item].height = 70
        let batch = change.batch(from: stage.sections)
        let remeasure = { stage.layout.remeasureItems(at: [[0, item]]) }
        if moment == .beforeData { remeasure() }
        let setData = { stage.controller.sections = batch.after }
        if moment == .beforeBatch {
          setData()
          remeasure()
        }
        stage.update {
          setData()
          if moment == .beginningOfBlock { remeasure() }
          batch.send(to: stage.view)
          if moment == .endOfBlock { remeasure() }
        }
        #expect(stage.differencesFromFresh() == [], "\(change), item \(item)")
        #expect(stage.viewDifferences() == [], "\(change), item \(item)")
      }
    }
  }

  @Test(arguments: 0..<36)
  func everyStepOfAWalkEqualsAFreshLayout(seed: Int) {
    var walk = RemeasuringWalk(seed: UInt64(seed))
    for step in 0..<25 {
      let problems = walk.step()
      guard problems.isEmpty else {
        Issue.record("seed \(seed), step \(step): \(problems)")
        return
      }
    }
  }
}

/// A feed whose heights come late, around batches and by themselves.
@MainActor
private struct RemeasuringWalk {
  private let stage: FeedStage
  private var dice: FeedDice

  init(seed: UInt64) {
    var dice = FeedDice(seed: seed)
    let keepsPlaces = dice.oneIn(2)
    stage = FeedStage(
      dice.sections(), reading: HostReading.all[Int(seed) % HostReading.all.count]
    ) { $0.keepsVisibleItemsInPlace = keepsPlaces }
    self.dice = dice
  }

  mutating func step() -> [String] {
    if dice.oneIn(2) {
      let last = max(0, Int(stage.view.contentSize.height - stage.view.bounds.height))
      stage.scroll(to: CGFloat(dice.number(0...last)))
    }
    // What is asked in the turn of a batch is asked again.
    stage.takeTurn()
    var after = stage.sections
    let paths = after.paths.filter { _ in dice.oneIn(4) }
    for path in paths {
      after[path].height = CGFloat(dice.number(0...150))
      if dice.oneIn(4) { after[path].span = dice.number(1...3) }
    }
    stage.controller.forgetQuestions()
    let problems = dice.oneIn(2) ? change(to: after, naming: paths) : batch(from: after, paths)
    return problems + stage.differencesFromFresh() + stage.viewDifferences()
  }

  /// In one call or in one for each item.
  private mutating func remeasurement(of paths: [IndexPath]) -> () -> Void {
    let calls = dice.oneIn(2) ? [paths] : paths.map { [$0] }
    return { [layout = stage.layout] in for paths in calls { layout.remeasureItems(at: paths) } }
  }

  private mutating func change(to after: [FeedSection], naming paths: [IndexPath]) -> [String] {
    let first = stage.itemsInSight.first
    let place = first.map { $0.frame.minY - stage.view.bounds.minY }
    stage.controller.sections = after
    remeasurement(of: paths)()
    if dice.oneIn(4) { _ = stage.layout.collectionViewContentSize }
    stage.view.layoutIfNeeded()
    var problems: [String] = []
    if stage.controller.itemQuestions != paths || stage.controller.questions.count != paths.count {
      problems.append("asked \(stage.controller.questions), not \(paths)")
    }
    guard stage.layout.keepsVisibleItemsInPlace, let first, let place else { return problems }
    let present = stage.place(ofItemNamed: after[first.path].name)
    let last = stage.view.contentSize.height - stage.view.bounds.height
    let isAtEnd = [0, max(0, last)].contains { abs($0 - stage.view.contentOffset.y) < 1 }
    if !isAtEnd, present != place {
      problems.append("\(first.path) went from \(place) to \(present ?? -1)")
    }
    return problems
  }

  private mutating func batch(from after: [FeedSection], _ paths: [IndexPath]) -> [String] {
    let batch = dice.batch(from: after)
    let remeasure = remeasurement(of: paths)
    let isFirst = dice.oneIn(2)
    stage.update { [stage] in
      if isFirst { remeasure() }
      stage.controller.sections = batch.after
      batch.send(to: stage.view)
      if !isFirst { remeasure() }
    }
    return []
  }
}
