extension Boundary {
  /// The boundary at the other end of the section.
  var opposite: Boundary { self == .header ? .footer : .header }

  /// Converts a range between content coordinates and the coordinates of `PinResolver`.
  ///
  /// The conversion is its own inverse. It changes only ranges of footers.
  func mirrored(_ range: LengthRange) -> LengthRange {
    self == .header ? range : LengthRange(start: -range.end, end: -range.start)
  }
}
