/// A batch update, from the moment the counts change until its animations are set up.
///
///     counts invalidated ──▶ prepare() ──▶ UIKit's list ──▶ initial and final attributes ──▶ over
///           .countsChanged   .awaitingList          .applied
///
/// UIKit prepares and queries with the new counts before it says what changed (facts 1.10).
struct BatchUpdate {
  private enum Stage {
    /// The counts have changed; `prepare()` has not come yet.
    case countsChanged
    /// `prepare()` has come once; the layout still is that of before.
    case awaitingList
    /// The layout is that of after, by the list or because it was laid out anew.
    case applied
  }

  private var stage = Stage.countsChanged
  /// What was on or near the screen before.
  let before: [ElementKey: UICollectionViewLayoutAttributes]
  /// The items that were visible, where places are kept.
  let anchors: [ItemAnchor]
  /// What the list says; nil before it came, or where it did not add up.
  var plan: UpdatePlan?
  /// The headers and footers that sections which stay lost, by their old index path.
  var boundariesThatWent: [ElementKey] = []
  /// The headers and footers that sections which stay got, by their new index path.
  var boundariesThatCame: [ElementKey] = []

  init(before: [ElementKey: UICollectionViewLayoutAttributes], anchors: [ItemAnchor]) {
    self.before = before
    self.anchors = anchors
  }

  var isAwaitingList: Bool { stage == .awaitingList }
  /// Whether the layout still is that of before, while the counts are those of after.
  var isBeforeList: Bool { stage != .applied }
  var isApplied: Bool { stage == .applied }

  /// Whether the layout had to be made without a list; if another `prepare()` follows, none came.
  var isWithoutList: Bool { isApplied && plan == nil }

  /// Takes the step of a `prepare()`; answers whether the list is still to come.
  ///
  /// A second `prepare()` before any list means that none will come: then it answers false.
  mutating func awaitsListAfterPreparing() -> Bool {
    guard stage == .countsChanged else { return false }
    stage = .awaitingList
    return true
  }

  /// Notes that the layout now is that of after.
  mutating func settle() { stage = .applied }
}
