/// The part of the content in which a pinned header or footer follows the visible bounds.
package enum PinScope: Equatable, Sendable {
  /// The element stays in its own section.
  case section
  /// The element follows the visible bounds until the next element of its kind pushes it out.
  ///
  /// A header can cover later sections, and a footer can cover earlier sections.
  case untilNextPinned
  /// The element joins a stack of pinned elements of its kind, even outside its section.
  case stacked

  /// Whether pinned elements stack instead of pushing each other out.
  var stacks: Bool {
    switch self {
    case .section, .untilNextPinned: false
    case .stacked: true
    }
  }
}
