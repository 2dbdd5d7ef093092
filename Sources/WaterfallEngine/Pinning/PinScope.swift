/// The part of the content in which a pinned header or footer follows the visible bounds.
package enum PinScope: Equatable, Sendable, CaseIterable {
  /// The element stays in its own section.
  case section
  /// The element follows until the next header, or the next footer, pushes it out.
  ///
  /// A header can cover later sections, and a footer can cover earlier sections.
  case untilNextPinned
  /// The element follows until the end of the content, stacked with the others of its kind.
  case stacked

  /// Whether pinned elements stack instead of pushing each other out.
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
