import Testing
import WaterfallEngine

@testable import StickyWaterfall

/// The state of a batch update after each event, without a view or a delegate.
@MainActor
@Suite struct BatchUpdateStateTests {
  enum Event {
    case prepare, list, listThatDoesNotFit, layOut
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let events: [Event]
    let expected: String

    var testDescription: String { "\(events)" }
  }

  private let header = SupplementaryKinds(kindAt: 0)
  private let footer = SupplementaryKinds(kindAt: 1)

  private func batch() -> BatchUpdate {
    BatchUpdate(
      before: [], asked: Staleness.Parts(), stale: Staleness.Parts(), remeasuresItems: false)
  }

  /// Returns the plan that deletes item 1 of section 0, and moves item 2 to section 1.
  private var plan: UpdatePlan? {
    let updates = [
      UpdateItem(.delete, from: [0, 1]), UpdateItem(.move, from: [0, 2], to: [1, 0]),
    ]
    return UpdatePlan(for: updates, oldCount: 2, newCount: 2)
  }

  @Test(arguments: [
    Row(events: [], expected: "before list"),
    Row(events: [.prepare], expected: "before list, awaiting it"),
    Row(events: [.prepare, .prepare], expected: "before list, awaiting it, no list comes"),
    Row(events: [.prepare, .list], expected: "before list, with list"),
    Row(events: [.prepare, .listThatDoesNotFit], expected: "before list, awaiting it"),
    Row(events: [.prepare, .list, .layOut], expected: "applied, with list"),
    Row(events: [.list, .layOut], expected: "applied, with list"),
    Row(events: [.prepare, .layOut], expected: "applied, without list"),
    Row(events: [.prepare, .layOut, .list], expected: "applied, with list"),
    Row(events: [.list, .layOut, .listThatDoesNotFit], expected: "applied, without list"),
  ]) func eventsLeadToTheExpectedBatchState(_ row: Row) {
    var batch = batch()
    var words: [String] = []
    for (index, event) in row.events.enumerated() {
      switch event {
      case .prepare:
        let awaits = batch.advanceOnPrepare()
        #expect(awaits == (index == 0))
        if !awaits { words = ["no list comes"] }
      case .list: batch.setPlan(plan)
      case .listThatDoesNotFit: batch.setPlan(nil)
      case .layOut: batch.markApplied()
      }
    }
    #expect(([batch.words] + words).joined(separator: ", ") == row.expected)
  }

  /// Otherwise, the delegate would be asked twice.
  @Test func itemsAreDividedBySectionsInAscendingOrderAndEachOnce() {
    let sections = ([[1, 2], [0, 3], [1, 0], [0, 3], [1, 2]] as [ItemID]).bySection()
    #expect(sections.map(\.section) == [0, 1])
    #expect(sections.map(\.items) == [[3], [0, 2]])
  }

  @Test func askedItemsAreThoseOfAskedSectionsAndSingleItems() {
    var findings = BatchUpdate.Findings()
    findings.askedItems = [ElementID(.item(3), inSection: 0)]
    findings.askedSections = [1]
    #expect([[0, 3], [0, 2], [1, 7]].map(findings.includesAsked) == [true, false, true])
  }

  @Test func batchUpdateFindsInsertedAndDeletedHeadersFootersAndBackgrounds() {
    var batch = batch()
    batch.setPlan(plan)
    batch.findings.kindsBefore = [0: [header, footer], 1: header]
    batch.compareKinds { $0 == 0 ? [footer, SupplementaryKinds(kindAt: 2)] : header }
    #expect(batch.supplementaryChanges.deleted == [ElementID(.boundary(.header), inSection: 0)])
    #expect(batch.supplementaryChanges.inserted == [ElementID(.background, inSection: 0)])
  }
}

extension BatchUpdate {
  fileprivate var words: String {
    switch stage {
    case .countsChanged: "before list"
    case .awaitingList: "before list, awaiting it"
    case .applying: "before list, with list"
    case .applied: "applied, with list"
    case .appliedWithoutList: "applied, without list"
    }
  }
}

/// The last step of an interactive movement, after each event.
@MainActor
@Suite struct InteractiveMovementTests {
  private func move(_ source: ItemID, _ target: ItemID) -> ItemMove {
    ItemMove(source: source, target: target)
  }

  private func lastStep(of steps: [ItemMove]) -> InteractiveMovement? {
    steps.reduce(nil) { old, step in
      InteractiveMovement(
        context: UICollectionViewLayoutInvalidationContext(), moves: [step], after: old)
    }
  }

  @Test func sectionsCrossedByADraggedItemAreRecorded() throws {
    let steps = [move([0, 1], [0, 4]), move([0, 4], [2, 0]), move([2, 0], [1, 0])]
    #expect(lastStep(of: [steps[0]])?.crossedSections == [])
    #expect(lastStep(of: Array(steps.prefix(2)))?.crossedSections == [0, 2])
    let last = try #require(lastStep(of: steps))
    #expect(last.crossedSections == [0, 1, 2])
    #expect(last.ended.crossedSections == [])
  }

  @Test func repeatedMoveOfADraggedItemIsRecognizedUntilTheDragEnds() throws {
    let movement = try #require(lastStep(of: [move([0, 1], [0, 4])]))
    #expect(movement.isAlreadyAt([0, 1], [0, 4]))
    #expect(!movement.isAlreadyAt([0, 4], [0, 1]))
    #expect(!movement.ended.isAlreadyAt([0, 1], [0, 4]))
    let empty = InteractiveMovement(
      context: UICollectionViewLayoutInvalidationContext(), moves: [], after: movement)
    #expect(empty.isAlreadyAt([0, 1], [0, 4]))
  }

  // Two dragged items are side by side, so one of them is where the other one goes.
  @Test func draggedItemNextToAnotherOneHasNotArrived() {
    let movement = InteractiveMovement(
      context: UICollectionViewLayoutInvalidationContext(),
      moves: [move([0, 4], [0, 1]), move([0, 5], [0, 2])], after: nil)
    #expect(!movement.isAlreadyAt([0, 1], [0, 2]))
    #expect(movement.isAlreadyAt([0, 4], [0, 1]))
  }

  //     a b c d  ──▶  a c d b      b moves to the end
  //     a b c d  ──▶  a d b c      d moves to index 1
  @Test func otherItemsMakeRoomForADraggedOne() {
    let ids: [ItemID] = [[0, 0], [0, 1], [0, 2], [0, 3]]
    #expect(ids.map(move([0, 1], [0, 3]).id(after:)) == [[0, 0], [0, 3], [0, 1], [0, 2]])
    #expect(ids.map(move([0, 3], [0, 1]).id(after:)) == [[0, 0], [0, 2], [0, 3], [0, 1]])
    let across = move([0, 1], [1, 1])
    #expect(
      ([[0, 2], [1, 0], [1, 1]] as [ItemID]).map(across.id(after:)) == [[0, 1], [1, 0], [1, 2]])
  }

  /// The next drag begins at the same place, and can take the same way.
  @Test func fingerIsForgottenAfterADrag() {
    var reordering = Reordering()
    var targets: [ItemID] = []
    for _ in 0..<2 {
      targets.append(reordering.target(proposed: [0, 3], current: [0, 1], fingerAt: .zero))
      reordering.end()
    }
    #expect(targets == [[0, 3], [0, 3]])
  }

  /// The delegate gives the item another index path than the layout has proposed.
  @Test func itemNeverReturnsToAnIndexPathThatTheDelegateHasChosen() {
    var finger = RestingFinger(at: .zero, holding: [0, 1])
    let steps: [(proposed: ItemID, current: ItemID)] = [
      ([0, 3], [0, 1]), ([0, 5], [0, 2]), ([0, 2], [0, 5]),
    ]
    let targets = steps.map { finger.target(proposed: $0.proposed, current: $0.current) }
    #expect(targets == [[0, 3], [0, 5], [0, 5]])
  }

  @Test func draggedItemKeepsItsPlaceInABatchUntilItIsDeleted() throws {
    let movement = try #require(lastStep(of: [move([0, 1], [2, 0])]))
    let plan = { (updates: [UpdateItem]) in
      UpdatePlan(for: updates, oldCount: 3, newCount: 3)
    }
    let shifted = try #require(plan([UpdateItem(.insert, to: [2, 0])]))
    let moved = try #require(movement.moved(by: shifted))
    #expect(moved.currentIDs == [[2, 1]] && moved.crossedSections == [0, 2])
    let below = try #require(
      UpdatePlan(for: [UpdateItem(.insert, to: [0])], oldCount: 3, newCount: 4))
    #expect(movement.moved(by: below)?.currentIDs == [[3, 0]])
    #expect(movement.moved(by: below)?.crossedSections == [1, 3])
    let deleted = try #require(plan([UpdateItem(.delete, from: [2, 0])]))
    #expect(movement.moved(by: deleted) == nil)
    #expect(movement.ended.moved(by: shifted) == nil)
  }

  // Another item is inserted before the dragged one, which has crossed from section 0 to 1.
  @Test func draggedItemIsKnownByItsSizeInItsOldSectionAfterABatch() throws {
    let engine = FeedStage(.counts([3, 3])).layout.content.engine
    let present = engine.itemMetrics(at: 0, inSection: 1)
    let item = DraggedItem(id: [1, 0], lifted: MeasuredItem([0, 1], in: engine), present: present)
    let movement = InteractiveMovement(
      context: UICollectionViewLayoutInvalidationContext(), moves: [move([0, 1], [1, 0])],
      draggedItems: [item], after: nil)
    let plan = try #require(
      UpdatePlan(for: [UpdateItem(.insert, to: [1, 0])], oldCount: 2, newCount: 2))
    let moved = try #require(movement.moved(by: plan))
    #expect(moved.liftedItem([1, 1], whoseSizeIs: present)?.metrics == item.lifted.metrics)
    #expect(moved.liftedItem([1, 0], whoseSizeIs: present) == nil)
  }

  @Test func updateIsOnlyAnimatedIfADragHasAlreadyMovedTheItems() throws {
    let movement = try #require(lastStep(of: [move([0, 1], [0, 4])]))
    let same = UpdateItem(.move, from: [0, 1], to: [0, 4])
    let lists: [[UpdateItem]] = [
      [same], [], [UpdateItem(.move, from: [0, 1], to: [0, 3])],
      [same, UpdateItem(.insert, to: [0, 0])],
    ]
    let animates = lists.map { movement.onlyAnimates($0) }
    #expect(animates == [true, false, false, false])
    #expect(movement.ended.onlyAnimates([same]))
  }
}
