/// An edge of the visible range, at which headers or footers pin.
///
/// `PinResolver` computes only with the start, and mirrors positions at the end.
enum VisibleEdge: Equatable, Sendable {
  /// The edge that content reaches when the user scrolls forward, such as the top.
  case start
  /// The edge from which content appears, such as the bottom.
  case end

  /// Converts a range between content coordinates and the mirrored coordinates of `PinResolver`.
  ///
  /// The same conversion leads back. Only ranges at the end change.
  func mirrored(_ range: LengthRange) -> LengthRange {
    switch self {
    case .start: range
    case .end: LengthRange(start: -range.end, end: -range.start)
    }
  }
}

extension Boundary {
  /// The edge at which this kind of view pins.
  var pinningEdge: VisibleEdge {
    switch self {
    case .header: .start
    case .footer: .end
    }
  }

  /// The footer for a header, and the header for a footer.
  var opposite: Boundary { self == .header ? .footer : .header }
}
