/// A finger that holds a dragged item in one place, and the index paths that the item has had
/// there.
///
/// UIKit moves the dragged item `a` to the index path of the item under the finger (`●`). In a
/// waterfall, the items then flow into other columns, and another item can be under the finger.
/// UIKit would move `a` back, and the items would swap for as long as the finger rests:
///
///     ┌─a─┐ ┌─b─┐        ┌─b─┐ ┌─c─┐        ┌─a─┐ ┌─b─┐
///     └───┘ │   │        │   │ └───┘        └───┘ │   │
///     ┌─c─┐ │   │  ──▶   │ ● │ ┌─a─┐  ──▶   ┌─c─┐ │   │  ──▶ …
///     └─●─┘ │   │        │   │ └───┘        └─●─┘ │   │
///           └───┘        └───┘                    └───┘
///
/// While the finger rests, the item therefore never returns to an index path that it has had, and
/// it stays where it is as soon as one step doesn't move it. Each step still moves the item to the
/// item under the finger, so a finger that moves on can reach every index path.
struct RestingFinger {
  /// The position where the finger came to rest, in content coordinates.
  private let position: CGPoint
  /// The index paths that the item has had since then, and those that UIKit was told to give it.
  private var visited: [ItemID]
  /// Whether a step hasn't moved the item.
  private var hasSettled = false

  /// Creates a finger at a position, where it holds the item at an index path.
  init(at position: CGPoint, holding id: ItemID) {
    self.position = position
    visited = [id]
  }

  /// Returns whether a finger at a position still rests.
  ///
  /// A finger trembles by about 2 points in every direction. Two of its positions can therefore be
  /// 4 points apart.
  func rests(at position: CGPoint) -> Bool {
    max(abs(position.x - self.position.x), abs(position.y - self.position.y)) <= 5
  }

  /// Returns the next index path of the dragged item.
  ///
  /// `proposed` is the index path of the item under the finger, and `current` is the dragged item's
  /// own index path. The delegate can have chosen `current` in place of an earlier result.
  mutating func target(proposed: ItemID, current: ItemID) -> ItemID {
    guard !hasSettled else { return current }
    visited.append(current)
    hasSettled = visited.contains(proposed)
    visited.append(proposed)
    return hasSettled ? current : proposed
  }
}
