/// The stored values of an item: its main position, extent, and column, and whether a view
/// specified its size.
///
/// A slot takes up 16 bytes. The extent needs at most 37 bits and the column needs 16, so `bits`
/// contains everything except the position. Separate properties would take up 24 bytes, and the
/// first layout of a million items, which spends much of its time on accessing new memory, would be
/// slower.
@usableFromInline
struct ItemSlot: Sendable {
  /// The column of an item that hasn't been assigned to one.
  ///
  /// There are at most 65,535 columns, so no column has this number.
  static let unassigned = UInt16.max

  /// The start of the item, measured from the start of the section's items.
  @usableFromInline var position: Length
  /// The extent, followed by one bit for `isPreferred`, and by 16 bits for the column.
  @usableFromInline var bits: Int64

  /// Creates an item that isn't placed yet.
  @inlinable
  init(extent: Length, isPreferred: Bool = false) {
    position = 0
    bits = extent &<< 17 | (isPreferred ? 1 << 16 : 0) | Int64(UInt16.max)
  }

  var extent: Length { bits >> 17 }

  /// Whether the extent is the preferred extent of a view.
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
