import WaterfallEngine

/// A point of an item, and where it is on screen.
///
///     visible start ──▶ ├─────────┤ ─┐
///                       │         │  │ distance
///                       │ ┌─────┐ │ ─┘ the start of the item or its row
///                       │ │     │ │
///                       │ └─────┘ │
struct ItemAnchor {
  let id: ItemID
  /// The part of the item before the point, or `nil` if the point is the start of the item, or of
  /// its row.
  var cut: Cut?
  /// The distance, in points, from the start of the visible range to the point.
  var distance: CGFloat

  /// The part of an item that's above the visible edge.
  ///
  ///         ┌─────┐  ─┐
  ///     ├───│─────│───┤ length: the item can grow below the edge
  ///     │   │     │   │
  struct Cut {
    /// The length, in points, because a view can have another scale outside its window.
    let length: CGFloat
    /// The length as a fraction of the item's height, which counts if the item's width changes.
    let fraction: CGFloat
    /// The item's width, in points.
    let crossExtent: CGFloat
  }

  /// Whether the edge is at the end of the item, because a pinned view covers all of it.
  var isCovered: Bool { cut?.fraction == 1 }

  /// Returns the position of the point in the content.
  ///
  /// `start` is the start of the item's row.
  func point(in frame: AxisRect, lineStart start: Length, on grid: PixelGrid) -> Length {
    guard let cut else { return start }
    let length =
      cut.isAsWide(as: frame, on: grid)
      ? min(grid.length(cut.length), frame.main.extent)
      : Length((cut.fraction * CGFloat(frame.main.extent)).rounded())
    return frame.main.start + length
  }

  /// Returns the anchor in an item that has this frame now.
  ///
  /// In a wider item, the point is at the same fraction of its height. If the item has grown since
  /// then, the part above the edge is another fraction of it.
  func placed(in frame: AxisRect, on grid: PixelGrid) -> ItemAnchor {
    let extent = CGFloat(grid.points(frame.main.extent))
    guard let cut, extent > 0 else { return self }
    var anchor = self
    if !cut.isAsWide(as: frame, on: grid) {
      let length = point(in: frame, lineStart: frame.main.start, on: grid) - frame.main.start
      anchor.cut = Cut(
        length: grid.points(length), fraction: cut.fraction,
        crossExtent: grid.points(frame.cross.extent))
    } else if extent >= cut.length {
      anchor.cut = Cut(
        length: cut.length, fraction: cut.length / extent, crossExtent: cut.crossExtent)
    }
    return anchor
  }
}

extension ItemAnchor.Cut {
  /// Returns whether an item with this frame is as wide as when the anchor was chosen.
  ///
  /// Some columns are a pixel wider than others.
  fileprivate func isAsWide(as frame: AxisRect, on grid: PixelGrid) -> Bool {
    abs(frame.cross.extent - grid.length(crossExtent)) <= PixelGrid.lengthsPerPixel
  }
}

/// What the content holds on to while the layout changes.
///
/// The anchor remembers where its point was first. If that place is out of reach, as at the end of
/// the content, a later change brings the point back.
struct Anchor {
  /// What stays in place.
  enum Point {
    case item(ItemAnchor)
    /// An element at the position at which scrolling snaps to it.
    case snapped(ElementID, SnapTarget)
    /// The end of the content, at the end of the visible range.
    case end
  }

  /// The changes for which an anchor was chosen.
  enum Purpose {
    /// New sizes, insets, or scales of the view.
    case view
    /// Changes of the content.
    case content
    /// Only the present change, and the first sizes of the views that it brings on screen.
    ///
    /// The change is a scroll, or a change during which the content scrolls or the user touches it.
    case once
    /// The sizes of views that a scroll has brought on screen with out-of-date ones, until the turn
    /// ends.
    case newSizes
  }

  /// The point that stays in place, followed by those that take over if it goes.
  var points: [Point]
  /// How far the content was outside its scrollable range before the change, in points.
  ///
  /// It's negative before the start of the range. The change moves the content no farther outside,
  /// unless a finger holds it.
  var overscroll: CGFloat = 0

  static let end = Anchor(points: [.end])

  var isEnd: Bool { if case .end? = points.first { true } else { false } }
}

extension Anchor {
  /// Moves the points on screen, because the content scrolls by a distance in points.
  mutating func scroll(by distance: CGFloat) {
    guard distance != 0 else { return }
    points = points.compactMap { point in
      guard case .item(var item) = point else { return nil }
      item.distance -= distance
      return .item(item)
    }
  }

  /// Gives the points their identifiers after a batch update, and forgets those that it deletes.
  mutating func follow(_ plan: UpdatePlan?) {
    points = points.compactMap { point in
      switch point {
      case .end: point
      case .item(let item):
        plan?.newID(of: item.id).map {
          .item(ItemAnchor(id: $0, cut: item.cut, distance: item.distance))
        }
      case .snapped(let element, let target):
        plan?.newID(of: element).map { .snapped($0, target) }
      }
    }
  }
}
