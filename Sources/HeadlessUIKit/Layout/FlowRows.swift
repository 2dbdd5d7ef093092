#if !canImport(UIKit)
// Models the line breaking and justification of the stock flow layout. An item joins a row if the
// row's sizes and spacings fit, without tolerance. A full row is justified, and a single item is
// centered, even if it exceeds the available width. The last row depends only on its own items. If
// they are equal, they have the gap of a full row, and a single one leads if two would fit;
// otherwise they keep the spacing. Items are centered in the row's thickness. Their origins are
// rounded to device pixels; sizes and the running position are exact.
// Scrolling horizontally, a section of unequal sizes swaps its two spacings.
// No recording tells whether UIKit adds or divides to break a line. The stand-in adds, from the
// row's first item. The two differ for seven items of a seventh of some widths.
// Source: facts 13.1 to 13.4 and 14.1; 13.6 is from bug reports and forum threads.
import Foundation

/// Consecutive items of a section, side by side.
struct FlowRow: Equatable {
  var items: Range<Int>
  var start: CGFloat
  var thickness: CGFloat
}

/// Breaks the items of one section into rows.
struct FlowRows {
  /// The maximum number of items in a full row.
  ///
  /// With more, the gap between items is less than a pixel.
  private static let mostItems = 10_000
  let environment: FlowEnvironment
  /// The available width of the rows.
  let crossExtent: CGFloat
  private var lineSpacing: CGFloat
  private var itemSpacing: CGFloat
  /// The start of the first row, in content space.
  let mainStart: CGFloat
  let crossStart: CGFloat

  private(set) var rows: [FlowRow] = []
  /// The frames of the items, on device pixels.
  private(set) var frames: [FlowRect] = []
  /// Whether an item exceeds the available width.
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

  /// The end of the last row, or the start of the rows if there are none.
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

  /// Returns for each row the index after its last item, and the sum of its items' extents.
  private func endsOfRows(of sizes: [CGSize]) -> [(next: Int, extents: CGFloat)] {
    var ends: [(next: Int, extents: CGFloat)] = []
    while let first = ends.last?.next ?? sizes.indices.first, first < sizes.count {
      let row = fullRow(atMost: sizes.count - first) { axes.cross(sizes[first + $0]) }
      ends.append((first + row.count, row.extents))
    }
    return ends
  }

  /// Returns the number of items that fit in a row, at least one, and the sum of their extents.
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

  /// Returns the space before the first item and between two items of the last row.
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
