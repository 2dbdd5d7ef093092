/// The main position, extent, and column of an item, and whether a view specified its size.
///
/// It takes 16 bytes. Everything except the position shares 64 bits: an extent takes at most 37,
/// and a column 16. That's a quarter less memory than three numbers. A first layout of a million
/// items spends much of its time on touching new memory.
@usableFromInline
struct ItemSlot: Sendable {
  /// The column of an item that isn't placed yet.
  ///
  /// No real column has this number, because there are at most 65,535.
  static let unassigned = UInt16.max

  /// The item's start, from the start of the items' area.
  @usableFromInline var position: Length
  /// The extent, then one bit for whether a view specified it, then 16 bits for the column.
  @usableFromInline var bits: Int64

  /// Creates an item that isn't placed yet.
  @inlinable
  init(extent: Length, isPreferred: Bool = false) {
    position = 0
    bits = extent &<< 17 | (isPreferred ? 1 << 16 : 0) | Int64(UInt16.max)
  }

  var extent: Length { bits >> 17 }

  /// Whether a view specified the extent.
  var isPreferred: Bool { bits & 1 << 16 != 0 }

  var column: UInt16 {
    get { UInt16(truncatingIfNeeded: bits) }
    set { bits = bits & ~Int64(UInt16.max) | Int64(newValue) }
  }

  mutating func setExtent(_ extent: Length, isPreferred: Bool) {
    bits = extent << 17 | (isPreferred ? 1 << 16 : 0) | Int64(column)
  }

  mutating func place(at position: Length, column: Int) {
    self.position = position
    self.column = UInt16(truncatingIfNeeded: column)
  }

  var range: LengthRange { LengthRange(start: position, extent: extent) }
}
