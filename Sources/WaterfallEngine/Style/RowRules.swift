/// What placing items in rows needs to know of a section; as long as it stays equal, items stay where
/// they are.
struct RowRules: Equatable, Sendable {
  /// The room across scrolling and the least gap between two items of a row, in points as stated.
  var room: ColumnRoom
  /// The same room as a length: no item that is no wider ends outside it.
  var extent: Length
  /// The gap between two rows; a negative one overlaps them.
  var lineSpacing: Length
  /// The spacing if the items have different sizes and the section scrolls horizontally; else `nil`.
  var unequalItems: RowSpacing?
  /// The pixels of the screen.
  var pixels: PixelGrid
  /// How the items of a row are spread.
  var alignment = RowAlignment.justified
  /// Where an item is along scrolling in a longer row.
  var itemAlignment = RowItemAlignment.center
  /// Whether a section's only item is in the middle, as under estimates (facts 13.6).
  var centersOnlyItem = false

  /// How far the end of a row may lie past the start of a later one.
  var overlap: Length { max(0, -lineSpacing) }

  /// The rules for items of different sizes: the flow layout swaps the two spacings (facts 14.1).
  ///
  ///     interitem 10, line 50     equal      ┌──┐··50··┌──┐     unequal  ┌──┐·10·┌─┐
  ///                                          └──┘      └──┘              └──┘    └─┘
  ///                                           10        10                50     50 or more
  ///                                          ┌──┐      ┌──┐              ┌──┐
  var forUnequalItems: RowRules {
    guard let unequalItems else { return self }
    var rules = self
    rules.room = ColumnRoom(
      extent: room.extent, spacing: unequalItems.items, isHorizontal: room.isHorizontal)
    rules.lineSpacing = unequalItems.lines
    return rules
  }

  /// Returns where an item of this extent is along scrolling in its row.
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

  /// How the items of a row are spread that keeps the least gap; nil where rows are justified.
  ///
  ///     leading │┌───┐·┌──┐    │  center │  ┌───┐·┌──┐  │  trailing │    ┌───┐·┌──┐│
  func packed(_ widths: Double, count: Int) -> (lead: Double, gap: Double)? {
    let leftover = room.extent - widths - room.spacing * Double(count - 1)
    switch alignment {
    case .justified: return nil
    case .leading: return (0, room.spacing)
    case .center: return (leftover / 2, room.spacing)
    case .trailing: return (leftover, room.spacing)
    }
  }

  /// How the items of a row are spread: it is justified, and one item is centred.
  ///
  ///     │┌───┐ ┌──┐ ┌────┐│
  ///     │   ┌────────┐    │
  ///
  /// - Parameters:
  ///   - widths: The sum of the widths of its items.
  ///   - count: How many items it has.
  /// - Returns: Where the first item starts, and the gap between two of them, in points.
  func justified(_ widths: Double, count: Int) -> (lead: Double, gap: Double) {
    let leftover = room.extent - widths
    return count > 1 ? (0, leftover / Double(count - 1)) : (leftover / 2, 0)
  }

  /// How the items of the last row are spread where all are equal: as in a full row of such items.
  ///
  ///     │┌───┐  ┌───┐  ┌───┐│
  ///     │┌───┐  ┌───┐       │
  ///
  /// - Complexity: O(items that fit into a row).
  func justifiedAsIfFull(width: Double, count: Int) -> (lead: Double, gap: Double) {
    let capacity = max(count, room.itemsPerRow(ofWidth: width))
    // Summed as the widths of a row are: a product can differ in the last bit, and then by a pixel.
    return justified((0..<capacity).reduce(0) { sum, _ in sum + width }, count: capacity)
  }

  /// Where an item across scrolling is that starts so many points into the room.
  func crossRange(from points: Double, width: Double) -> LengthRange {
    let (start, width) = (pixels.length(points), pixels.length(width))
    let latest = extent - width
    // What was rounded, and what a row may overshoot by, must not lead out of the room; what negative
    // spacing puts there, before an item that takes it back, is not so little.
    let isClose = latest >= 0 && start - latest <= PixelGrid.lengthsPerPixel
    return LengthRange(start: isClose ? min(start, latest) : start, extent: width)
  }
}

/// The gaps of rows.
struct RowSpacing: Equatable, Sendable {
  /// The least gap between two items of a row, in points as specified.
  var items: Double
  /// The gap between two rows; a negative one overlaps them.
  var lines: Length
}
