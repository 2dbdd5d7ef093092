import WaterfallEngine

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
  /// What is to stay as it is on screen.
  let anchor: ScrollAnchor
  /// What the list says; nil before it came, or where it did not add up.
  private(set) var plan: UpdatePlan?
  /// Which boundaries each section of before had, where the layout was made anew before the list came.
  private(set) var formerBoundaries: [[Boundary]]?
  /// The headers and footers that sections which stay lost, by their old index path.
  private(set) var deletedBoundaries: [ElementKey] = []
  /// The headers and footers that sections which stay got, by their new index path.
  private(set) var insertedBoundaries: [ElementKey] = []

  init(before: [ElementKey: UICollectionViewLayoutAttributes], anchor: ScrollAnchor) {
    self.before = before
    self.anchor = anchor
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
  mutating func advanceOnPrepare() -> Bool {
    guard stage == .countsChanged else { return false }
    stage = .awaitingList
    return true
  }

  /// Notes that the layout now is that of after.
  mutating func markApplied() { stage = .applied }

  mutating func setPlan(_ plan: UpdatePlan?) { self.plan = plan }

  mutating func setFormerBoundaries(_ boundaries: [[Boundary]]) { formerBoundaries = boundaries }

  /// Notes which boundaries a section that stays had and has, by its index before and after.
  mutating func noteBoundaries(
    _ former: [Boundary], ofSection old: Int, become new: [Boundary], ofSection section: Int
  ) {
    deletedBoundaries += former.filter { !new.contains($0) }.map { .boundary($0, ofSection: old) }
    insertedBoundaries += new.filter { !former.contains($0) }.map {
      .boundary($0, ofSection: section)
    }
  }
}
