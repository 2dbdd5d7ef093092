import Testing

@testable import StickyWaterfall

/// The plan that a layout makes from UIKit's list, for all small batches, compared with item names.
@MainActor
@Suite struct UpdatePlanTests {
  enum Fate: CaseIterable {
    case stays
    case goes
    case isReloaded
    case moves
  }

  @Test(arguments: 0...3, [false, true])
  func updatePlanFindsEachItemAfterTheUpdate(count: Int, hasNewcomer: Bool) {
    for fates in Self.fates(count) {
      var batch = FeedBatch(.counts([count]))
      let items = batch.after[0].items
      let moving = items.indices.filter { fates[$0] == .moves }
      let staying = items.indices.filter { fates[$0] == .stays || fates[$0] == .isReloaded }
      let newcomers = hasNewcomer ? [FeedItem(name: 999, height: 10)] : []
      batch.after[0].items =
        newcomers + staying.map { items[$0] } + moving.reversed().map { items[$0] }
      batch.insertedItems = newcomers.indices.map { [0, $0] }
      batch.deletedItems = items.indices.filter { fates[$0] == .goes }.map { [0, $0] }
      batch.reloadedItems = items.indices.filter { fates[$0] == .isReloaded }.map { [0, $0] }
      let first = newcomers.count + staying.count
      batch.movedItems = moving.reversed().enumerated().map { place, item in
        ([0, item], [0, first + place])
      }
      check(batch, from: .counts([count]))
    }
  }

  @Test(arguments: 0...3, [false, true])
  func updatePlanFindsEachSectionAfterTheUpdate(count: Int, hasNewcomer: Bool) {
    // UIKit doesn't combine reloads and moves of sections (facts 15.3).
    for fates in Self.fates(count) where !Set(fates).isSuperset(of: [.moves, .isReloaded]) {
      let before: [FeedSection] = .counts(Array([2, 1, 3].prefix(count)))
      var batch = FeedBatch([])
      let moving = before.indices.filter { fates[$0] == .moves }
      let staying = before.indices.filter { fates[$0] == .stays || fates[$0] == .isReloaded }
      let newcomers = hasNewcomer ? [FeedSection(name: 999, items: [])] : []
      batch.after = newcomers + staying.map { before[$0] } + moving.reversed().map { before[$0] }
      batch.insertedSections = Array(newcomers.indices)
      batch.deletedSections = before.indices.filter { fates[$0] == .goes }
      batch.reloadedSections = before.indices.filter { fates[$0] == .isReloaded }
      let first = newcomers.count + staying.count
      batch.movedSections = moving.reversed().enumerated().map { ($1, first + $0) }
      check(batch, from: before)
    }
  }

  @Test func updatePlanMapsItemsOfAReloadedSectionByIndex() throws {
    var batch = FeedBatch(.counts([4]))
    batch.after[0].items.removeLast(2)
    batch.reloadedSections = [0]
    let plan = try #require(readPlan(of: batch, from: .counts([4])))
    #expect((0..<4).map { plan.newID(of: [0, $0]) } == [[0, 0], [0, 1], nil, nil])
    #expect((0..<2).map { plan.oldID(of: [0, $0]) } == [[0, 0], [0, 1]])
  }

  private func readPlan(of batch: FeedBatch, from before: [FeedSection]) -> UpdatePlan? {
    let layout = LayoutSpy()
    let stage = FeedStage(before, layout: layout)
    var plan: UpdatePlan?
    layout.afterList = { [unowned layout] in plan = layout.updates.batch?.plan }
    stage.perform(batch)
    #expect(stage.differencesFromFresh() == [])
    return plan
  }

  private func check(_ batch: FeedBatch, from before: [FeedSection]) {
    guard let plan = readPlan(of: batch, from: before) else {
      let changes = batch.insertedItems.count + batch.insertedSections.count
      #expect(changes == 0 && before == batch.after, "no plan for \(batch)")
      return
    }
    let old = before.places.compactMapValues(ItemID.init)
    let new = batch.after.places.compactMapValues(ItemID.init)
    for (name, place) in old { #expect(plan.newID(of: place) == new[name]) }
    for (name, place) in new { #expect(plan.oldID(of: place) == old[name]) }
    for (index, section) in before.enumerated() {
      let place = batch.after.firstIndex { $0.name == section.name }
      #expect(plan.newSection(of: index) == place)
      if let place { #expect(plan.oldSection(of: place) == index) }
    }
  }

  private static func fates(_ count: Int) -> [[Fate]] {
    (0..<count).reduce([[]]) { all, _ in all.flatMap { fates in Fate.allCases.map { fates + [$0] } }
    }
  }
}
