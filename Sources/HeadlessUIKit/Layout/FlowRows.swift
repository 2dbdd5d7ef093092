#if !canImport(UIKit)
// Modelled: line breaking and justification of the stock flow layout. An item joins the row while
// the sizes and one spacing before each further item fit. A full row is justified, and with one
// item centred; the last row keeps the spacing, or the gap of the full rows when all items share
// one size. Items are centred across the row's thickness.
// A row may overshoot the room by a hundredth of a point; UIKit's own tolerance is unknown.
// What the last row does otherwise on some devices is a reading (facts 12.10).
// Source: documentation of minimumInteritemSpacing; PSTCollectionView's updateItemsLayout.
import Foundation

/// Consecutive items of a section, side by side.
struct FlowRow: Equatable {
  var items: Range<Int>
  var start: CGFloat
  var thickness: CGFloat
}

/// Breaks the items of one section into rows.
struct FlowRows {
  /// How far a row may reach beyond the room.
  private let tolerance: CGFloat = 0.01
  let axes: FlowAxes
  /// The space across that the rows may use.
  let room: CGFloat
  let lineSpacing: CGFloat
  let itemSpacing: CGFloat
  /// Where the rows start, in content space.
  let mainStart: CGFloat
  let crossStart: CGFloat
  /// Whether all items have one size, stated once.
  let hasEqualItems: Bool
  let centersLoneLastItem: Bool

  private(set) var rows: [FlowRow] = []
  private(set) var frames: [FlowRect] = []
  /// Whether an item was longer than the room.
  private(set) var hasOverlongItem = false

  init(
    axes: FlowAxes, room: CGFloat, metrics: FlowSectionMetrics, mainStart: CGFloat,
    crossStart: CGFloat, hasEqualItems: Bool, centersLoneLastItem: Bool
  ) {
    (self.axes, self.room) = (axes, room)
    (lineSpacing, itemSpacing) = (metrics.lineSpacing, metrics.itemSpacing)
    (self.mainStart, self.crossStart) = (mainStart, crossStart)
    self.hasEqualItems = hasEqualItems
    self.centersLoneLastItem = centersLoneLastItem
  }

  /// Where the last row ends; the start when there is none.
  var end: CGFloat { rows.last.map { $0.start + $0.thickness } ?? mainStart }

  mutating func place(_ sizes: [CGSize]) {
    frames.reserveCapacity(sizes.count)
    var first = 0
    while first < sizes.count {
      let (next, extents) = endOfRow(from: first, in: sizes)
      hasOverlongItem = hasOverlongItem || axes.cross(sizes[first]) > room
      placeRow(sizes[first..<next], extents: extents, isLast: next == sizes.count)
      first = next
    }
  }

  /// One past the row's last item, and the sum of its items' extents.
  private func endOfRow(from first: Int, in sizes: [CGSize]) -> (next: Int, extents: CGFloat) {
    var extents = axes.cross(sizes[first])
    var used = extents
    var next = first + 1
    while next < sizes.count {
      let extent = axes.cross(sizes[next])
      guard used + itemSpacing + extent <= room + tolerance else { break }
      used += itemSpacing + extent
      extents += extent
      next += 1
    }
    return (next, extents)
  }

  private mutating func placeRow(_ sizes: ArraySlice<CGSize>, extents: CGFloat, isLast: Bool) {
    let start = rows.isEmpty ? mainStart : end + lineSpacing
    let thickness = sizes.reduce(0) { max($0, axes.main($1)) }
    let (lead, gap) = distribution(of: sizes, extents: extents, isLast: isLast)
    var cross = crossStart + lead
    for size in sizes {
      let (along, across) = (axes.main(size), axes.cross(size))
      frames.append(
        FlowRect(
          main: start + (thickness - along) / 2, cross: cross, mainExtent: along,
          crossExtent: across))
      cross += across + gap
    }
    rows.append(FlowRow(items: sizes.indices, start: start, thickness: thickness))
  }

  /// The space before the first item and between two items of a row.
  private func distribution(
    of sizes: ArraySlice<CGSize>, extents: CGFloat, isLast: Bool
  ) -> (lead: CGFloat, gap: CGFloat) {
    var (count, extents) = (sizes.count, extents)
    if isLast {
      guard hasEqualItems, let size = sizes.first else {
        let isCentred = centersLoneLastItem && count == 1
        return (isCentred ? (room - extents) / 2 : 0, itemSpacing)
      }
      count = capacity(forItemsOf: axes.cross(size), atLeast: count)
      extents = axes.cross(size) * CGFloat(count)
    }
    let leftover = room - extents
    return count > 1 ? (0, leftover / CGFloat(count - 1)) : (leftover / 2, 0)
  }

  /// How many items of one extent a full row holds.
  ///
  /// Where there is a full row, what it does hold: a quotient can round to another number than the
  /// sum that broke the line.
  private func capacity(forItemsOf extent: CGFloat, atLeast least: Int) -> Int {
    if let full = rows.first { return full.items.count }
    let step = extent + itemSpacing
    guard step > 0, step.isFinite, room.isFinite, room > extent else { return least }
    return max(least, Int(min((room + tolerance - extent) / step, 1_000_000)) + 1)
  }
}
#endif
