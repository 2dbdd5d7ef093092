import Foundation
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
  private let before: [LayoutElement]
  /// What is to stay as it is on screen.
  let anchor: ScrollAnchor
  /// What was asked before, perhaps of the content of after; to be asked again once the list says where it is.
  var asked = Staleness.nothing
  /// What was out of date before, of the content of before; to be asked again then, too.
  var stale = Staleness.nothing
  /// Whether the batch contains `remeasureItems(at:)`.
  var remeasuresItems = false
  /// What the list says; nil before it came, or where it did not add up.
  private(set) var plan: UpdatePlan?
  /// What the work of the update leaves for the rest of it.
  private(set) var record = BatchRecord()
  /// The headers, footers and backgrounds that sections which stay lost, by their old index path.
  private(set) var deletedElements: [ElementID] = []
  /// The headers, footers and backgrounds that sections which stay got, by their new index path.
  private(set) var insertedElements: [ElementID] = []

  /// The offset along scrolling, in points, that kept places before views stated sizes within the update;
  /// nil where none did, or none are kept.
  private(set) var keptOffset: CGFloat?
  /// What was answered for the animation.
  private(set) var answers: [AnimationAnswer] = []

  init(before: [LayoutElement], anchor: ScrollAnchor) {
    self.before = before
    self.anchor = anchor
  }

  /// An element as it was before; nil where it was too far from the screen to be kept.
  func former(_ id: ElementID) -> LayoutElement? { before.first { $0.id == id } }

  var isAwaitingList: Bool { stage == .awaitingList }
  /// Whether the layout still is that of before, while the counts are those of after.
  var isBeforeList: Bool { stage != .applied }
  var isApplied: Bool { stage == .applied }

  /// What is to stay, by where it is after the update.
  var anchorAfter: ScrollAnchor {
    let items = anchor.items.compactMap { item in
      plan?.newIndexPath(of: item.indexPath).map {
        ItemAnchor(indexPath: $0, distance: item.distance)
      }
    }
    return ScrollAnchor(items: items, staysInRange: anchor.staysInRange)
  }

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

  /// Notes the offset before the first size that a view states within the update.
  mutating func noteKeptOffset(_ offset: CGFloat?) { keptOffset = keptOffset ?? offset }

  mutating func noteAnswer(_ answer: AnimationAnswer) { answers.append(answer) }

  mutating func didWork(_ record: BatchRecord) { self.record.formUnion(record) }

  /// Notes what came and went beside the items of sections that stay, once the list says which one is
  /// which; `present` answers what a section of after has.
  mutating func compareElements(with present: (_ section: Int) -> [ElementID]) {
    guard let plan else { return }
    for (old, former) in record.elements {
      guard let section = plan.newSection(of: old) else { continue }
      let new = present(section)
      deletedElements += former.filter { !new.map(\.kind).contains($0.kind) }
      insertedElements += new.filter { !former.map(\.kind).contains($0.kind) }
    }
  }
}

/// Attributes that were answered for the animation of a batch update, which the host keeps.
@MainActor
final class AnimationAnswer {
  let element: ElementID
  /// Whether it is where the element starts; else where it ends.
  let isStart: Bool
  private let attributes: UICollectionViewLayoutAttributes
  /// Where the layout had it.
  private var size: CGSize
  private var center: CGPoint

  init(_ attributes: UICollectionViewLayoutAttributes, of element: ElementID, isStart: Bool) {
    self.attributes = attributes
    self.element = element
    self.isStart = isStart
    size = attributes.size
    center = attributes.center
  }

  /// Moves it by what the layout's answer differs from that of before.
  func renew(by present: UICollectionViewLayoutAttributes) {
    attributes.size.width += present.size.width - size.width
    attributes.size.height += present.size.height - size.height
    attributes.center.x += present.center.x - center.x
    attributes.center.y += present.center.y - center.y
    size = present.size
    center = present.center
  }
}
