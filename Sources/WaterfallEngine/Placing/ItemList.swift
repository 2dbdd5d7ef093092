/// The items of a section that is laid out afresh, while they are stated one by one.
@usableFromInline
struct ItemList {
  @usableFromInline var slots: [ItemSlot]
  /// As `ColumnItems.spans`.
  @usableFromInline var spans: [UInt16]

  /// How many items the section had.
  let formerCount: Int

  /// Takes over the memory that the section's items had.
  init(reusing items: inout ColumnItems, count: Int) {
    formerCount = items.count
    (slots, spans) = ([], [])
    swap(&slots, &items.slots)
    swap(&spans, &items.spans)
    slots.removeAll(keepingCapacity: true)
    spans.removeAll(keepingCapacity: true)
    if slots.capacity < count { slots.reserveCapacity(Spare.capacity(for: count)) }
  }

  @inlinable
  mutating func append(_ item: ItemInput) {
    slots.append(ItemSlot(extent: item.extent))
    if item.columnSpan > 1 || !spans.isEmpty { appendSpan(item.columnSpan) }
  }

  @usableFromInline
  mutating func appendSpan(_ span: Int) {
    if spans.isEmpty {
      spans.reserveCapacity(slots.capacity)
      spans.append(contentsOf: repeatElement(1, count: slots.count - 1))
    }
    spans.append(UInt16(clamping: span))
  }
}
