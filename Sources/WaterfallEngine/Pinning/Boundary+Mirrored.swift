extension Boundary {
  /// The footer for a header, and the header for a footer.
  var opposite: Boundary { self == .header ? .footer : .header }

  /// Converts a range between content coordinates and the mirrored coordinates of `PinResolver`.
  ///
  /// The method converts in both directions. Only ranges of footers change.
  func mirrored(_ range: LengthRange) -> LengthRange {
    self == .header ? range : LengthRange(start: -range.end, end: -range.start)
  }
}
