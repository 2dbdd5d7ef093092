/// How far a pinned header or footer may follow the visible bounds.
package enum PinScope: Equatable, Sendable, CaseIterable {
  /// As far as its own section goes.
  case section
  /// On over later sections, as far as the next pinned element of its kind; footers over earlier
  /// sections.
  case untilNextPinned
  /// To the end of the content, piled up with the others of its kind.
  case stacked
}
