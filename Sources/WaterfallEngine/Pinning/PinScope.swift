/// How far a pinned header or footer follows the visible bounds.
package enum PinScope: Equatable, Sendable, CaseIterable {
  /// To the end of its own section.
  case section
  /// Over later sections, until the next pinned element of its kind arrives; footers over earlier
  /// sections.
  case untilNextPinned
  /// To the end of the content, stacked with the others of its kind.
  case stacked

  /// Whether pinned elements stack up and don't push each other out.
  var stacks: Bool {
    switch self {
    case .section, .untilNextPinned: false
    case .stacked: true
    }
  }

  /// Whether a pinned element never leaves its section.
  var staysInSection: Bool {
    switch self {
    case .section: true
    case .untilNextPinned, .stacked: false
    }
  }
}
