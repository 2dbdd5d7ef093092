/// The values of a section that affect the placement of its items in rows.
///
/// While they remain equal, items keep their positions.
struct RowRules: Equatable, Sendable {
  /// The available width and the minimum gap between two items of a row, in points as specified.
  var container: ColumnContainer
  /// The available width as a length.
  ///
  /// No item that is narrower ends outside it.
  var extent: Length
  /// The gap between two rows.
  ///
  /// With a negative gap, rows overlap.
  var lineSpacing: Length
  /// The spacing if the items have different sizes and the section scrolls horizontally, or `nil`.
  var unequalItems: RowSpacing?
  /// The pixels of the screen.
  var pixels: PixelGrid
  /// The distribution of a row's items.
  var alignment = RowAlignment.justified
  /// The main-axis alignment of an item whose main extent is smaller than its row's.
  var itemAlignment = RowItemAlignment.center
  /// Whether a section's only item is centered, as with estimates (facts 13.6).
  var centersOnlyItem = false

  /// The distance by which a row's end can be after the start of a later row.
  var overlap: Length { max(0, -lineSpacing) }

  /// The rules for items of different sizes, for which the flow layout swaps both spacings (facts
  /// 14.1).
  ///
  ///     interitem 10, line 50     equal      ┌──┐··50··┌──┐     unequal  ┌──┐·10·┌─┐
  ///                                          └──┘      └──┘              └──┘    └─┘
  ///                                           10        10                50     50 or more
  ///                                          ┌──┐      ┌──┐              ┌──┐
  var forUnequalItems: RowRules {
    guard let unequalItems else { return self }
    var rules = self
    rules.container = ColumnContainer(
      extent: container.extent, spacing: unequalItems.items, isHorizontal: container.isHorizontal)
    rules.lineSpacing = unequalItems.lines
    return rules
  }

  /// Returns the range of an item of this extent along the main axis in its row.
  ///
  ///     leading            center             trailing
  ///     ┌──┐ ┌──┐          ┌──┐               ┌──┐
  ///     │  │ └──┘          │  │ ┌──┐          │  │ ┌──┐
  ///     └──┘               └──┘ └──┘          └──┘ └──┘
  func mainRange(ofExtent extent: Length, in row: LengthRange) -> LengthRange {
    let leftover = row.extent - extent
    switch itemAlignment {
    case .center: return LengthRange(start: row.start + leftover / 2, extent: extent)
    case .leading: return LengthRange(start: row.start, extent: extent)
    case .trailing: return LengthRange(start: row.start + leftover, extent: extent)
    }
  }

  /// Returns the start of the first item and the minimum gap, or `nil` if rows are justified.
  ///
  ///     leading │┌───┐·┌──┐    │  center │  ┌───┐·┌──┐  │  trailing │    ┌───┐·┌──┐│
  func packed(_ widths: Double, count: Int) -> (lead: Double, gap: Double)? {
    let leftover = container.extent - widths - container.spacing * Double(count - 1)
    switch alignment {
    case .justified: return nil
    case .leading: return (0, container.spacing)
    case .center: return (leftover / 2, container.spacing)
    case .trailing: return (leftover, container.spacing)
    }
  }

  /// Returns the distribution of a justified row.
  ///
  /// A single item is centered.
  ///
  ///     │┌───┐ ┌──┐ ┌────┐│
  ///     │   ┌────────┐    │
  ///
  /// - Parameters:
  ///   - widths: The sum of the widths of the row's items.
  ///   - count: The number of items in the row.
  /// - Returns: The start of the first item, and the gap between two items, in points.
  func justified(_ widths: Double, count: Int) -> (lead: Double, gap: Double) {
    let leftover = container.extent - widths
    return count > 1 ? (0, leftover / Double(count - 1)) : (leftover / 2, 0)
  }

  /// Returns the distribution of a last row of equal items, which have the gap of a full row.
  ///
  ///     │┌───┐  ┌───┐  ┌───┐│
  ///     │┌───┐  ┌───┐       │
  ///
  /// - Complexity: O(k), k items that fit into a row.
  func justifiedAsIfFull(width: Double, count: Int) -> (lead: Double, gap: Double) {
    let capacity = max(count, container.itemsPerRow(ofWidth: width))
    // The sum is computed as for a row's widths. A product can differ in the last bit, and then by
    // a pixel.
    return justified((0..<capacity).reduce(0) { sum, _ in sum + width }, count: capacity)
  }

  /// Returns the range of an item along the cross axis that starts at this distance from the
  /// leading edge.
  func crossRange(from points: Double, width: Double) -> LengthRange {
    let (start, width) = (pixels.length(points), pixels.length(width))
    let latest = extent - width
    // Rounding, and the distance by which a row can be too long, must not move an item past the
    // edge. Negative spacing can put an item farther out if a later item compensates for it. Keep
    // such an item there.
    let isClose = latest >= 0 && start - latest <= PixelGrid.lengthsPerPixel
    return LengthRange(start: isClose ? min(start, latest) : start, extent: width)
  }
}

/// The gaps in and between rows.
struct RowSpacing: Equatable, Sendable {
  /// The minimum gap between two items of a row, in points as specified.
  var items: Double
  /// The gap between two rows.
  ///
  /// With a negative gap, rows overlap.
  var lines: Length
}
