import Testing

@testable import StickyWaterfall

/// The outcome and the next state of each event in each state, without a view or a delegate.
@MainActor
@Suite struct LayoutCycleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let state: CycleState
    let event: CycleEvent
    let outcome: String
    let then: String

    init(_ state: CycleState, _ event: CycleEvent, _ outcome: String, _ then: String) {
      (self.state, self.event, self.outcome, self.then) = (state, event, outcome, then)
    }

    var testDescription: String { "\(state), \(event)" }
  }

  @Test(arguments: beginnings + marks + works + batches + applied + movements)
  func layoutCycleEventHasTheExpectedOutcomeAndNextState(row: Row) {
    let layout = row.state.layout
    #expect(row.event.happen(to: layout) == row.outcome)
    #expect(layout.words == row.then)
  }

  /// The engine is away while the delegate is asked, so its counts say nothing.
  @Test func delegateThatPreparesTheLayoutIsAskedOnce() {
    let stage = WaterfallScreen(AnsweringController([3], height: 50))
    stage.controller.height = { [unowned layout = stage.layout] _, _ in
      layout.prepare()
      return 60
    }
    stage.controller.measured = []
    stage.layOutAgain()
    #expect(stage.controller.measured.count == 3)
    let hasWork = stage.layout.content.hasWork
    #expect(!hasWork)
  }

  private nonisolated static let beginnings = [
    Row(.new, .prepare, "everything", "up to date"),
    Row(.new, .lookUp, "everything", "up to date"),
    Row(.new, .counts, "no", "not laid out; stale: everything"),
    Row(.new, .mark(.pinsAndBackgrounds), "", "not laid out; stale: everything"),
    Row(.new, .endOfBatch, "no", "not laid out; stale: everything"),
    Row(.clean, .prepare, "nothing", "up to date"),
    Row(.clean, .prepareAtOtherWidth, "everything", "up to date; asked: everything"),
    Row(.clean, .lookUp, "as it is", "up to date"),
    Row(.clean, .lookUpAtOtherWidth, "everything", "up to date; asked: everything"),
    Row(.clean, .reload, "", "stale: everything"),
    Row(.clean, .endOfBatch, "no", "up to date"),
  ]

  private nonisolated static let marks = [
    Row(.clean, .mark(.nothing), "", "up to date"),
    Row(.clean, .mark(.item), "", "stale: items 0-3"),
    Row(.clean, .mark(.parts(Staleness.Parts(sections: [2, 1]))), "", "stale: sections [1, 2]"),
    Row(.clean, .mark(.footer), "", "stale: headers, footers [1]"),
    Row(.staleItem, .mark(.options), "", "stale: options, items 0-3"),
    Row(.staleItem, .mark(.pinsAndBackgrounds), "", "stale: pins and backgrounds, items 0-3"),
    Row(.staleItem, .mark(.everything), "", "stale: everything"),
    Row(.staleItem, .prepare, "items 0-3", "up to date; asked: items 0-3"),
    Row(.staleItem, .prepareAtOtherWidth, "everything", "up to date; asked: everything"),
    Row(.staleItem, .lookUp, "items 0-3", "up to date; asked: items 0-3"),
    Row(.staleItem, .reload, "", "stale: everything"),
    Row(.staleAll, .prepare, "everything", "up to date; asked: everything"),
    Row(.staleAll, .lookUp, "everything", "up to date; asked: everything"),
    Row(.staleAll, .mark(.item), "", "stale: everything"),
    Row(.askedItem, .prepare, "nothing", "up to date; asked: items 0-3"),
    Row(.askedItem, .lookUp, "as it is", "up to date; asked: items 0-3"),
    Row(.askedItem, .turn, "", "up to date"),
    Row(.askedItem, .lookUpAtOtherWidth, "everything", "up to date; asked: everything"),
    Row(.inQuestionStale, .lookUp, "as it is", "stale: items 0-3; in a question"),
    Row(.inQuestion, .lookUpAtOtherWidth, "as it is", "up to date; in a question"),
    Row(.inQuestionStale, .prepare, "items 0-3", "up to date; asked: items 0-3; in a question"),
    Row(
      .inQuestionStale, .enter(.superInvalidation), "",
      "stale: items 0-3; in a question; in super's invalidation"),
    Row(
      .superInvalidation, .lookUp, "items 0-3",
      "up to date; asked: items 0-3; in super's invalidation"),
  ]

  // A delegate can invalidate, look up, and force a pass during a call. That work waits.
  private nonisolated static let works = [
    Row(.atWork, .prepare, "waits", "up to date; at work"),
    Row(.atWork, .prepareAtOtherWidth, "waits", "up to date; at work"),
    Row(.atWork, .lookUp, "as it is", "up to date; at work"),
    Row(.atWork, .lookUpAtOtherWidth, "as it is", "up to date; at work"),
    Row(
      .atWork, .mark(.pinsAndBackgrounds), "", "up to date; at work; later: pins and backgrounds"),
    Row(.atWork, .reload, "", "up to date; at work; later: everything"),
    Row(.atWork, .counts, "", "up to date; at work; batch: counts changed"),
    Row(.atWork, .endOfBatch, "no", "up to date; at work"),
    Row(.markedAtWork, .prepare, "waits", "up to date; at work; later: pins and backgrounds"),
    Row(.markedAtWork, .lookUp, "as it is", "up to date; at work; later: pins and backgrounds"),
    Row(.markedAtWork, .endOfWork, "", "up to date; later: pins and backgrounds"),
    Row(.leftOver, .prepare, "pins and backgrounds", "up to date; asked: pins and backgrounds"),
    Row(.leftOver, .prepareAtOtherWidth, "everything", "up to date; asked: everything"),
    Row(.leftOver, .lookUp, "as it is", "up to date; later: pins and backgrounds"),
    Row(
      .leftOver, .lookUpAtOtherWidth, "everything",
      "up to date; later: pins and backgrounds; asked: everything"),
    Row(.leftOver, .counts, "", "up to date; later: pins and backgrounds; batch: counts changed"),
    Row(.leftOver, .list, "list", "up to date; later: pins and backgrounds; batch: applied"),
    Row(.leftOver, .listThatDoesNotAddUp, "everything", "up to date; batch: without list"),
  ]

  private nonisolated static let batches = [
    Row(.clean, .counts, "", "up to date; batch: counts changed"),
    Row(.clean, .list, "list", "up to date; batch: applied"),
    Row(.clean, .listThatDoesNotAddUp, "everything", "up to date; batch: without list"),
    Row(.staleItem, .counts, "", "up to date; batch: counts changed; in the list: items 0-3"),
    Row(.askedItem, .counts, "", "up to date; batch: counts changed"),
    Row(.askedAll, .counts, "", "stale: everything; batch: counts changed"),
    Row(.countsChanged, .prepare, "waits", "up to date; batch: awaiting its list"),
    Row(.countsChanged, .prepareAtOtherWidth, "everything", "up to date; batch: without list"),
    Row(.countsChanged, .lookUp, "as it is", "up to date; batch: counts changed"),
    Row(.countsChanged, .lookUpAtOtherWidth, "as it is", "up to date; batch: counts changed"),
    Row(.countsChanged, .counts, "no", "up to date; batch: counts changed"),
    Row(
      .countsChanged, .mark(.pinsAndBackgrounds), "",
      "stale: pins and backgrounds; batch: counts changed"),
    Row(.countsChanged, .reload, "", "stale: everything"),
    Row(.countsChanged, .list, "list", "up to date; batch: applied"),
    Row(.countsChanged, .listThatDoesNotAddUp, "everything", "up to date; batch: without list"),
    Row(.countsChanged, .endOfBatch, "over", "up to date"),
    Row(.countsChangedStale, .prepare, "everything", "up to date; batch: without list"),
    Row(.countsChangedStale, .list, "list", "stale: everything; batch: applied"),
    Row(
      .countsChangedStale, .listThatDoesNotAddUp, "everything",
      "up to date; batch: without list"),
    Row(.awaitingList, .prepare, "everything", "up to date; batch: without list"),
    Row(.awaitingList, .prepareAtOtherWidth, "everything", "up to date; batch: without list"),
    Row(.awaitingList, .lookUp, "as it is", "up to date; batch: awaiting its list"),
    Row(.awaitingList, .mark(.item), "", "stale: items 0-3; batch: awaiting its list"),
    Row(.awaitingList, .reload, "", "stale: everything"),
    Row(.awaitingList, .list, "list", "up to date; batch: applied"),
    Row(.awaitingList, .listThatDoesNotAddUp, "everything", "up to date; batch: without list"),
    Row(.awaitingList, .endOfBatch, "over", "up to date"),
  ]

  private nonisolated static let applied = [
    Row(.applied, .prepare, "nothing", "up to date; batch: applied"),
    Row(.applied, .lookUp, "as it is", "up to date; batch: applied"),
    Row(.applied, .lookUpAtOtherWidth, "everything", "up to date; batch: applied"),
    Row(.applied, .mark(.pinsAndBackgrounds), "", "stale: pins and backgrounds; batch: applied"),
    Row(.applied, .counts, "", "up to date; batch: counts changed"),
    Row(.applied, .list, "plan", "up to date; batch: applied"),
    Row(.applied, .listThatDoesNotAddUp, "plan", "up to date; batch: without list"),
    Row(.applied, .reload, "", "stale: everything"),
    Row(.applied, .endOfBatch, "over", "up to date"),
    Row(.withoutList, .prepare, "nothing", "up to date"),
    Row(.withoutList, .prepareAtOtherWidth, "everything", "up to date; asked: everything"),
    Row(.withoutList, .lookUp, "as it is", "up to date; batch: without list"),
    Row(.withoutList, .counts, "", "up to date; batch: counts changed"),
    Row(.withoutList, .list, "plan", "up to date; batch: applied"),
    Row(.withoutList, .listThatDoesNotAddUp, "plan", "up to date; batch: without list"),
    Row(.withoutList, .endOfBatch, "over", "up to date"),
  ]

  private nonisolated static let movements = [
    Row(.clean, .step, "", "up to date; movement"),
    Row(.clean, .listOfMovement, "list", "up to date; batch: applied"),
    Row(.moved, .prepare, "nothing", "up to date; movement"),
    Row(.moved, .listOfMovement, "only animates", "up to date; movement"),
    Row(.moved, .list, "list", "up to date; batch: applied; movement"),
    Row(.moved, .listThatDoesNotAddUp, "everything", "up to date; batch: without list"),
    Row(.movementOver, .list, "list", "up to date; batch: applied"),
    Row(.moved, .counts, "", "up to date; batch: counts changed; movement"),
    Row(.moved, .reload, "", "stale: everything"),
    Row(.movementOver, .listOfMovement, "only animates", "up to date; movement"),
    Row(.movementOver, .step, "", "up to date; movement"),
  ]

  /// Contract rule 41.2.
  @Test func lookupsDoNoLayoutWorkDuringAPassOrUpdateOrQuery() {
    let states: [CycleState] = [
      .atWork, .markedAtWork, .countsChanged, .countsChangedStale, .awaitingList, .inQuestion,
      .inQuestionStale,
    ]
    #expect(CycleState.allCases.filter { !$0.layout.lookupsMayWork } == states)
  }

  @Test func batchUpdateAwaitsItsUpdateListOnlyAfterPrepare() {
    #expect(CycleState.allCases.filter { $0.layout.updates.isAwaitingList } == [.awaitingList])
  }

  @Test func classIsAskedOnlyAfterItsPreparationForThePresentCounts() {
    let layout = WaterfallFlowLayout()
    var answers = [layout.callState.allowsAskingClass]
    _ = layout.prepare(on: .room)
    answers.append(layout.callState.allowsAskingClass)
    _ = layout.callState.endPreparation()
    answers.append(layout.callState.allowsAskingClass)
    layout.callState.recordContext(listsElements: true)
    answers.append(layout.callState.allowsAskingClass)
    for call in [CallState.Running.work, .superInvalidation, .invalidation, .ownCall] {
      _ = layout.callState.enter(call)
      answers.append(layout.callState.allowsAskingClass)
      layout.callState.leave(call)
    }
    layout.callState.recordContext(listsElements: false, changesCounts: true)
    answers.append(layout.callState.allowsAskingClass)
    #expect(answers == [false, false, true, true, false, false, false, false, false])
  }

  @Test func passIsAwaitedAfterAContext() {
    let layout = WaterfallFlowLayout()
    var answers = [layout.callState.awaitsPass]
    _ = layout.prepare(on: .room)
    answers.append(layout.callState.awaitsPass)
    _ = layout.callState.endPreparation()
    layout.callState.recordContext(listsElements: true)
    answers.append(layout.callState.awaitsPass)
    #expect(answers == [true, false, true])
  }

  @Test func leavingANestedCallRestoresTheOuterCallsState() {
    let layout = WaterfallFlowLayout()
    let isQueryNew = layout.callState.enter(.question)
    let isInnerQueryNew = layout.callState.enter(.question)
    let isInvalidationNew = layout.callState.enter(.superInvalidation)
    #expect([isQueryNew, isInnerQueryNew, isInvalidationNew] == [true, false, true])
    #expect(layout.callState.running == [.question, .superInvalidation])
    layout.callState.leave(.superInvalidation)
    #expect(layout.callState.running == .question)
    layout.callState.leave(.question)
    #expect(layout.callState.running == [])
  }

  /// A subclass sets an option in its content size getter, while UIKit reads only listed elements.
  @Test(arguments: [false, true])
  func optionSetBeforeListedElementsAreReadWaitsForTheNextPass(hasRead: Bool) {
    let layout = CycleState.clean.layout
    _ = layout.callState.endPreparation()
    layout.callState.recordContext(listsElements: true)
    _ = layout.prepare(on: .room)
    _ = layout.callState.endPreparation()
    if hasRead { layout.callState.didReadElements() }
    layout.mark(.item)
    #expect(layout.words == (hasRead ? "stale: items 0-3" : "up to date; later: items 0-3"))
    _ = layout.prepare(on: .room)
    #expect(layout.words == "up to date")
  }

  // A pass that queries everything does the recovery. Queried parts are forgotten only once.
  @Test(arguments: [false, true])
  func layoutPassRemovesTasksNoLongerNeeded(listsElements: Bool) {
    let layout = CycleState.clean.layout
    _ = layout.callState.endPreparation()
    layout.callState.recordContext(listsElements: true)
    if !listsElements { layout.callState.recordContext(listsElements: false) }
    for task in [TurnTasks.recovery, .secondReading, .endOfWaiting] {
      layout.callState.schedule(task)
    }
    _ = layout.prepare(on: .room)
    #expect(layout.callState.due == (listsElements ? [.recovery, .secondReading] : .secondReading))
    layout.recordAsked(.item, endsWithTurn: true)
    #expect(layout.callState.due.contains(.forgetting))
    layout.forgetAsked()
    #expect(
      layout.callState.takeDueTasks()
        == (listsElements ? [.recovery, .secondReading] : .secondReading))
    #expect(layout.callState.due.isEmpty)
  }
}
