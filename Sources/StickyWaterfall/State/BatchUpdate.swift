import Foundation
import WaterfallEngine

/// A batch update, from the change of the counts until its animations are set up.
///
///     counts invalidated ──▶ prepare() ──▶ UIKit's list ──▶ initial and final attributes ──▶ over
///           .countsChanged   .awaitingList          .applied
///
/// UIKit calls `prepare()` and queries the layout with the new counts before it delivers the list
/// (facts 1.10).
struct BatchUpdate {
  private enum Stage {
    /// The counts have changed, and `prepare()` hasn't run yet.
    case countsChanged
    /// `prepare()` has run once, and the layout is still the old one.
    case awaitingList
    /// The layout is the new one, either from the list or laid out from scratch.
    case applied
  }

  private var stage = Stage.countsChanged
  /// The elements that were visible or near the visible bounds before the update.
  private let before: [LayoutElement]
  /// The items that stay in place on screen.
  let anchor: ScrollAnchor
  /// The parts that were queried before the list, perhaps with new index paths.
  ///
  /// They are queried again when the list says where they are.
  let queried: Staleness
  /// The parts that were out of date before the update, by old index path.
  ///
  /// They are also queried again when the list comes.
  let stale: Staleness
  /// Whether the batch contains `remeasureItems(at:)`.
  let remeasuresItems: Bool
  /// The plan from UIKit's list, or `nil` if the list hasn't come or doesn't fit the content.
  var plan: UpdatePlan?
  /// The results of the update's work that its later steps need.
  var record = BatchRecord.empty
  /// The headers, footers, and backgrounds that remaining sections gained or lost.
  private(set) var supplementaryChanges = SupplementaryChanges(deleted: [], inserted: [])

  /// The main content offset, in points, before the first preferred size of a view within the
  /// update.
  ///
  /// It is `nil` if no view had a preferred size, or if no item stays in place.
  private(set) var keptOffset: CGFloat?
  /// The attributes that were returned for the animation.
  var answers: [AnimationAnswer] = []

  init(
    before: [LayoutElement], anchor: ScrollAnchor, queried: Staleness, stale: Staleness,
    remeasuresItems: Bool
  ) {
    self.before = before
    self.anchor = anchor
    self.queried = queried
    self.stale = stale
    self.remeasuresItems = remeasuresItems
  }

  /// Returns an element as it was before the update, or `nil` if it was too far from the visible
  /// bounds.
  func oldElement(_ id: ElementID) -> LayoutElement? { before.first { $0.id == id } }

  var isAwaitingList: Bool { stage == .awaitingList }
  /// Whether the layout is still the old one.
  var isBeforeList: Bool { stage != .applied }
  var isApplied: Bool { stage == .applied }

  /// The items that stay in place, by their index paths after the update.
  var anchorAfter: ScrollAnchor {
    let items = anchor.items.compactMap { item in
      plan?.newIndexPath(of: item.indexPath).map {
        ItemAnchor(indexPath: $0, distance: item.distance)
      }
    }
    return ScrollAnchor(items: items, staysInRange: anchor.staysInRange)
  }

  /// Whether the layout is the new one, but no list that fits the content has come.
  ///
  /// A second `prepare()` in this state means that UIKit won't deliver a list.
  var isWithoutList: Bool { isApplied && plan == nil }

  /// Records a `prepare()`, and returns whether the list will still follow.
  ///
  /// Returns `false` at a second `prepare()` before the list, because no list comes after that.
  mutating func advanceOnPrepare() -> Bool {
    guard stage == .countsChanged else { return false }
    stage = .awaitingList
    return true
  }

  /// Records that the layout is now the new one.
  mutating func markApplied() { stage = .applied }

  /// Records the offset before the first preferred size of a view within the update.
  mutating func recordKeptOffset(_ offset: CGFloat?) { keptOffset = keptOffset ?? offset }

  /// Finds the headers, footers, and backgrounds that remaining sections gained or lost.
  ///
  /// The plan matches old and new sections. `present` returns the elements of a new section.
  mutating func compareElements(with present: (_ section: Int) -> SupplementaryKinds) {
    guard let plan else { return }
    var (deleted, inserted): ([ElementID], [ElementID]) = ([], [])
    for (old, kinds) in record.elements {
      guard let section = plan.newSection(of: old) else { continue }
      let new = present(section)
      guard new != kinds else { continue }
      deleted += kinds.subtracting(new).elements(ofSection: old)
      inserted += new.subtracting(kinds).elements(ofSection: section)
    }
    supplementaryChanges = SupplementaryChanges(deleted: deleted, inserted: inserted)
  }
}

/// The headers, footers, and backgrounds that remaining sections gained or lost in a batch update.
struct SupplementaryChanges {
  /// The lost elements, by old index path.
  let deleted: [ElementID]
  /// The gained elements, by new index path.
  let inserted: [ElementID]
}

/// Attributes that the layout returned for the animation of a batch update.
@MainActor
struct AnimationAnswer {
  let element: ElementID
  /// Whether the attributes are the initial ones.
  ///
  /// Otherwise, they are the final ones.
  let isStart: Bool
  private let attributes: UICollectionViewLayoutAttributes
  /// The size of the element in the layout.
  private let size: CGSize
  /// The center of the element in the layout.
  private let center: CGPoint

  /// Creates an answer for an element, which has the attributes `present` in the layout.
  init(
    _ attributes: UICollectionViewLayoutAttributes, of element: ElementID, isStart: Bool,
    for present: UICollectionViewLayoutAttributes
  ) {
    self.attributes = attributes
    self.element = element
    self.isStart = isStart
    size = present.size
    center = present.center
  }

  /// Changes the returned attributes by the difference between two layouts of the element.
  ///
  /// UIKit keeps the attributes object, so the change affects the animation.
  func renewed(by present: UICollectionViewLayoutAttributes) -> AnimationAnswer {
    attributes.size.width += present.size.width - size.width
    attributes.size.height += present.size.height - size.height
    attributes.center.x += present.center.x - center.x
    attributes.center.y += present.center.y - center.y
    return AnimationAnswer(attributes, of: element, isStart: isStart, for: present)
  }
}
