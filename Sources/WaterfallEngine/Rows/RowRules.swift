/// What placing items in rows needs to know of a section; as long as it stays equal, items stay where
/// they are.
struct RowRules: Equatable, Sendable {
  /// The room across scrolling and the least gap between two items of a row, in points as stated.
  var room: ColumnRoom
  /// The same room as a length: no item that is no wider ends outside it.
  var extent: Length
  /// The gap between two rows; a negative one overlaps them.
  var lineSpacing: Length
  /// The pixels of the screen.
  var pixels: PixelGrid
  /// Whether one size, stated once, is every item's: then the last row has the gap of the full ones.
  var sharesOneSize = false
  /// Whether an item that is alone in the last row is centred, as it is in every other row.
  ///
  /// It leads, as any last row does. Devices were seen to centre it where estimates are used:
  /// https://github.com/Instagram/IGListKit/issues/520.
  var centersLoneLastItem = false

  /// How far the end of a row may lie past the start of a later one.
  var overlap: Length { max(0, -lineSpacing) }

  /// How the items of a row are spread.
  ///
  ///     full rows are justified     │┌───┐ ┌──┐ ┌────┐│
  ///     and one item is centred     │   ┌────────┐    │
  ///     the last row leads          │┌──┐·┌───┐       │
  ///
  /// - Parameters:
  ///   - widths: The sum of the widths of its items.
  ///   - count: How many items it has.
  ///   - isLast: Whether no row comes after it.
  /// - Returns: Where the first item starts, and the gap between two of them, in points.
  /// - Complexity: O(1); O(items that fit into a row) for the last one where `sharesOneSize`.
  func distribution(
    of widths: Double, count: Int, isLast: Bool
  ) -> (lead: Double, gap: Double) {
    guard isLast else { return justified(widths, count: count) }
    if sharesOneSize {
      let width = widths / Double(count)
      let capacity = max(count, room.itemsPerRow(ofWidth: width))
      return justified(width * Double(capacity), count: capacity)
    }
    let isCentered = count == 1 && centersLoneLastItem
    return isCentered ? justified(widths, count: 1) : (0, room.spacing)
  }

  private func justified(_ widths: Double, count: Int) -> (lead: Double, gap: Double) {
    let leftover = room.extent - widths
    return count > 1 ? (0, leftover / Double(count - 1)) : (leftover / 2, 0)
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
