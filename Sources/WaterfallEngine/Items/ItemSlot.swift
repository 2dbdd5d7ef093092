/// One item of a section: its place along scrolling, its extent and its column, in 16 bytes.
///
/// The extent and the column share 64 bits: no extent has more than 37, no column more than 16. That
/// is a quarter less memory than three numbers take, and a first layout of a million items spends a
/// good part of its time on touching memory that is new.
@usableFromInline
struct ItemSlot: Sendable {
  /// The column of an item that has yet to find one; no real one, as there are at most 65,535.
  static let unassigned = UInt16.max

  /// Where it starts, from the start of the items' area.
  @usableFromInline var position: Length
  /// The extent, and below it 16 bits for the column.
  @usableFromInline var extentAndColumn: Int64

  /// An item that has yet to be placed.
  @inlinable
  init(extent: Length) {
    position = 0
    extentAndColumn = extent &<< 16 | Int64(UInt16.max)
  }

  var extent: Length {
    get { extentAndColumn >> 16 }
    set { extentAndColumn = newValue << 16 | Int64(column) }
  }

  var column: UInt16 {
    get { UInt16(truncatingIfNeeded: extentAndColumn) }
    set { extentAndColumn = extent << 16 | Int64(newValue) }
  }

  mutating func place(at position: Length, column: Int) {
    self.position = position
    self.column = UInt16(truncatingIfNeeded: column)
  }

  var range: LengthRange { LengthRange(start: position, extent: extent) }
}
