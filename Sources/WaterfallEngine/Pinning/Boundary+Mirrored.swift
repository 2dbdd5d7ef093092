extension Boundary {
  /// The other end of the section.
  var opposite: Boundary { self == .header ? .footer : .header }

  /// A stretch of the content as `PinResolver` has it for this boundary, and back again.
  func mirrored(_ range: LengthRange) -> LengthRange {
    self == .header ? range : LengthRange(start: -range.end, end: -range.start)
  }
}
