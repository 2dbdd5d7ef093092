/// The items of a section that is laid out afresh, to be told what is to be known of them.
public struct ItemInputs {
  @usableFromInline let extents: UnsafeMutableBufferPointer<Length>
  /// As stated, 65,535 for all that is more; empty while every item covers one column.
  @usableFromInline var spans: [UInt16]
  @usableFromInline var isFilled = false

  init(extents: UnsafeMutableBufferPointer<Length>, spans: [UInt16]) {
    self.extents = extents
    self.spans = spans
  }

  /// Asks for every item once, in ascending order.
  ///
  /// Inlined where it is called, and so is what answers: a million calls would take as long as
  /// placing the items does.
  @inlinable
  @inline(__always)
  public mutating func fill(by item: (_ item: Int) -> ItemInput) {
    for index in extents.indices {
      let input = item(index)
      extents[index] = input.extent
      if input.columnSpan > 1 { note(input.columnSpan, of: index) }
    }
    isFilled = true
  }

  @usableFromInline
  @inline(never)
  mutating func note(_ span: Int, of item: Int) {
    if spans.isEmpty { spans.setCount(extents.count, filler: 1) }
    spans[item] = UInt16(clamping: span)
  }

  /// The spans, when all is told; an item that nothing was said of has no extent.
  mutating func finished() -> [UInt16] {
    if !isFilled { fill { _ in ItemInput(extent: 0) } }
    return spans
  }
}
