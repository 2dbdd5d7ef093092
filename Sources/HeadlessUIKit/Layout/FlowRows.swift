#if !canImport(UIKit)
// This file models how a flow layout breaks items into rows and distributes them.
// An item joins a row if it fits with the minimum spacing, without any tolerance.
// Every row except the last is justified. A single item in such a row is centered, even if it's
// wider than the available width.
// If the sizes in the last row differ, its gaps are as wide as the minimum spacing. If they're
// equal, its gaps are as wide as in a full row. A single item in the last row is centered if only
// one item of its size fits in a row. Otherwise, it's at the leading edge.
// Along the scroll direction, items are centered in their row. Origins of items are rounded to
// device pixels, but sizes and row positions aren't.
// If the layout scrolls horizontally and the sizes in a section differ, the section's two spacings
// are swapped.
// `FlowRows` adds sizes to find the end of a row. UIKit possibly divides the available width
// instead. The results can differ, for example for seven items that are each a seventh of the
// width. No recording shows UIKit's method.
// Source: facts 13.1 to 13.4, 13.6, and 14.1. Fact 13.6 is from bug reports and forum threads.
import Foundation

/// A row of items, and its position along the scroll direction.
struct FlowRow: Equatable {
  var items: Range<Int>
  var start: CGFloat
  var thickness: CGFloat
}

/// The rows of one section, and the frames of its items.
struct FlowRows {
  /// The largest number of items in a full row.
  ///
  /// Without a limit, items with no width and no spacing would never fill a row. Real rows contain
  /// far fewer items.
  private static let mostItems = 10_000
  let environment: FlowEnvironment
  /// The available width between the section's insets.
  ///
  /// If the layout scrolls horizontally, this is the available height.
  let crossExtent: CGFloat
  private var lineSpacing: CGFloat
  private var itemSpacing: CGFloat
  /// The start of the first row along the scroll direction.
  let mainStart: CGFloat
  let crossStart: CGFloat

  private(set) var rows: [FlowRow] = []
  /// The frames of the items, with origins on device pixels.
  private(set) var frames: [FlowRect] = []
  /// Whether an item is wider than the available width.
  private(set) var hasOversizeItem = false

  init(
    _ environment: FlowEnvironment, crossExtent: CGFloat, metrics: FlowSectionMetrics,
    mainStart: CGFloat, crossStart: CGFloat
  ) {
    (self.environment, self.crossExtent) = (environment, crossExtent)
    (lineSpacing, itemSpacing) = (metrics.lineSpacing, metrics.itemSpacing)
    (self.mainStart, self.crossStart) = (mainStart, crossStart)
  }

  private var axes: FlowAxes { environment.axes }

  /// The end of the last row, or `mainStart` if there are no rows.
  var end: CGFloat { rows.last.map { $0.start + $0.thickness } ?? mainStart }

  mutating func place(_ sizes: [CGSize]) {
    frames.reserveCapacity(sizes.count)
    // Source: facts 14.1.
    if !axes.isVertical, !areEqual(sizes[...]) { swap(&lineSpacing, &itemSpacing) }
    var first = 0
    for end in endsOfRows(of: sizes) {
      hasOversizeItem = hasOversizeItem || axes.cross(sizes[first]) > crossExtent
      placeRow(sizes[first..<end.next], extents: end.extents, isLast: end.next == sizes.count)
      first = end.next
    }
  }

  /// Returns the index after the last item of each row, and the sum of the item widths in that row.
  private func endsOfRows(of sizes: [CGSize]) -> [(next: Int, extents: CGFloat)] {
    var ends: [(next: Int, extents: CGFloat)] = []
    while let first = ends.last?.next ?? sizes.indices.first, first < sizes.count {
      let row = fullRow(atMost: sizes.count - first) { axes.cross(sizes[first + $0]) }
      ends.append((first + row.count, row.extents))
    }
    return ends
  }

  /// Returns the number of items that fit in a row, and the sum of their widths.
  ///
  /// Each row holds at least one item.
  private func fullRow(
    atMost most: Int, _ extent: (Int) -> CGFloat
  ) -> (count: Int, extents: CGFloat) {
    var (count, extents) = (1, extent(0))
    var used = extents
    while count < most {
      let next = extent(count)
      guard used + itemSpacing + next <= crossExtent else { break }
      used += itemSpacing + next
      extents += next
      count += 1
    }
    return (count, extents)
  }

  private mutating func placeRow(_ sizes: ArraySlice<CGSize>, extents: CGFloat, isLast: Bool) {
    let start = rows.isEmpty ? mainStart : end + lineSpacing
    let thickness = sizes.reduce(0) { max($0, axes.main($1)) }
    let (lead, gap) =
      isLast ? lastDistribution(of: sizes) : justified(count: sizes.count, extents: extents)
    var cross = crossStart + lead
    for size in sizes {
      let (along, across) = (axes.main(size), axes.cross(size))
      frames.append(
        FlowRect(
          main: environment.pixelAligned(start + (thickness - along) / 2),
          cross: environment.pixelAligned(cross), mainExtent: along, crossExtent: across))
      cross += across + gap
    }
    rows.append(FlowRow(items: sizes.indices, start: start, thickness: thickness))
  }

  /// Returns two lengths in the last row: the space before the first item, and the gap between
  /// items.
  private func lastDistribution(of sizes: ArraySlice<CGSize>) -> (lead: CGFloat, gap: CGFloat) {
    guard let size = sizes.first, areEqual(sizes) else { return (0, itemSpacing) }
    let extent = axes.cross(size)
    // Source: facts 13.6.
    if environment.isEstimating, rows.isEmpty, sizes.count == 1 {
      return justified(count: 1, extents: extent)
    }
    let full = fullRow(atMost: max(sizes.count, Self.mostItems)) { _ in extent }
    return justified(count: full.count, extents: full.extents)
  }

  private func justified(count: Int, extents: CGFloat) -> (lead: CGFloat, gap: CGFloat) {
    let leftover = crossExtent - extents
    return count > 1 ? (0, leftover / CGFloat(count - 1)) : (leftover / 2, 0)
  }

  private func areEqual(_ sizes: ArraySlice<CGSize>) -> Bool {
    sizes.allSatisfy { $0 == sizes.first }
  }
}
#endif
