import WaterfallEngine

/// A point of an item, and where it is on screen.
///
///     visible start ──▶ ├─────────┤ ─┐
///                       │         │  │ distance
///                       │ ┌─────┐ │ ─┘ fraction 0: the start of the item or its row
///                       │ │     │ │    fraction 0.5: its middle
///                       │ └─────┘ │
struct ItemAnchor: Equatable {
  let indexPath: IndexPath
  /// The position of the point in the item, or in its row: 0 for the start, 1 for the end.
  var fraction: CGFloat = 0
  /// The distance, in points, from the start of the visible range to the point.
  var distance: CGFloat
}

/// What the content holds on to while the layout changes, without a scroll in between.
///
/// The anchor remembers where its point was first. If that place is out of reach, as at the end of
/// the content, a later change brings the point back.
struct Anchor {
  /// What stays in place.
  enum Point: Equatable {
    case item(ItemAnchor)
    /// An element at the position at which scrolling snaps to it.
    case snapped(ElementID, SnapTarget)
    /// The target of a scroll, at its scroll position.
    case target(ScrollTarget)
    /// The end of the content, at the end of the visible range.
    case end
  }

  /// The point that stays in place, followed by those that take over if it goes.
  ///
  /// The array is empty if nothing stays in place.
  var points: [Point]
  /// Whether the content offset is limited to the scrollable range after a change.
  ///
  /// The offset isn't limited if the content was overscrolled or a finger held it before the
  /// change.
  var staysInRange: Bool
  /// Whether the anchor was chosen for a new size of the view, and not for other content.
  var isForView = false
  /// Whether the anchor was chosen for the sizes of views into which the content has scrolled.
  var isForSizes = false

  static let nothing = Anchor(points: [], staysInRange: false)
}

extension Anchor {
  /// Whether the end of the content stays in place.
  var isEnd: Bool { points.first == .end }

  /// Whether the target of a scroll stays in place.
  var isTarget: Bool {
    if case .target? = points.first { true } else { false }
  }

  /// Moves the points on screen, because the content scrolls by a distance in points.
  mutating func scroll(by distance: CGFloat) {
    guard distance != 0 else { return }
    points = points.compactMap { point in
      switch point {
      case .item(var item):
        item.distance -= distance
        return .item(item)
      case .target(var target):
        target.move(by: distance)
        return .target(target)
      case .snapped, .end: return nil
      }
    }
  }

  /// Gives the points their index paths after a batch update, and forgets those that it deletes.
  mutating func follow(_ plan: UpdatePlan?) {
    points = points.compactMap { point in
      switch point {
      case .end: point
      case .item(let item):
        plan?.newIndexPath(of: item.indexPath).map {
          .item(ItemAnchor(indexPath: $0, fraction: item.fraction, distance: item.distance))
        }
      case .snapped(let element, let target):
        plan?.newID(of: element).map { .snapped($0, target) }
      case .target(let target): target.following(plan).map { .target($0) }
      }
    }
  }
}
