/// A section's items: where each one is, and what each column holds.
struct ColumnItems: Sendable {
  /// From the start of the first item to the end of the last one.
  var extent: Length { 0 }
}
