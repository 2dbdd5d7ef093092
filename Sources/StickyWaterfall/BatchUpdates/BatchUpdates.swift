import WaterfallEngine

/// The batch update that is in progress, and what the next one must know.
struct BatchUpdates {
  /// The batch update that is in progress, or `nil` if there is none.
  var batch: BatchUpdate?
  /// The parts that the delegate was asked for recently.
  ///
  /// It was asked in this turn, or while the data source and the collection view had different item
  /// counts, so it may have returned values for new data at old index paths. If an update list
  /// follows, the layout asks for these parts again.
  private(set) var asked = Staleness.nothing
  /// Whether the app has called `remeasureItems(at:)` since the last `prepare()`.
  private(set) var remeasuresItems = false
}

extension BatchUpdates {
  /// Whether a batch update has begun, but lookups still return the old layout.
  var isBeforeList: Bool { batch?.isApplied == false }

  /// Whether UIKit has called `prepare()` for a batch update, whose update list isn't applied yet.
  var isAwaitingList: Bool {
    switch batch?.stage {
    case .awaitingList, .applying: true
    case nil, .countsChanged, .applied, .appliedWithoutList: false
    }
  }

  /// Whether new content is laid out without a matching update list from UIKit.
  var isWithoutList: Bool {
    if case .appliedWithoutList = batch?.stage { true } else { false }
  }

  /// The old and new index paths of a batch update, or `nil` without a matching update list.
  var plan: UpdatePlan? { batch?.plan }

  /// Whether a change of the item counts can begin a batch update.
  ///
  /// It can't while another update waits for its list, but it can replace an applied update that
  /// hasn't ended. An update never ends, for example, if a subclass doesn't call `super` in
  /// `finalizeCollectionViewUpdates()`.
  var allowsBatch: Bool { batch?.isApplied ?? true }

  mutating func begin(_ batch: BatchUpdate) { self.batch = batch }

  /// Ends the batch update, and returns it.
  mutating func end() -> BatchUpdate? {
    defer { batch = nil }
    return batch
  }

  /// Forgets the batch update, because everything is reloaded or no update list follows.
  mutating func discard() { batch = nil }

  mutating func setPlan(_ plan: UpdatePlan?) { batch?.setPlan(plan) }

  mutating func markApplied() { batch?.markApplied() }

  /// Records that the app has called `remeasureItems(at:)`.
  mutating func didRemeasureItems() { remeasuresItems = true }

  /// Records that UIKit calls `prepare()`.
  mutating func beginPreparation() { remeasuresItems = false }

  /// Records that the delegate was asked for these parts.
  mutating func recordAsked(_ part: Staleness) { asked.formUnion(part) }

  /// Deletes the record of the parts that the delegate was asked for.
  mutating func forgetAsked() { asked = .nothing }

  /// Changes the index paths of items that were asked for to those after a move.
  mutating func moveAskedItems(by move: ItemMove) { asked.moveItems(by: move) }
}
