/// Where a section of a new arrangement comes from.
package enum SectionSource: Equatable, Sendable {
  /// The section that had this index before.
  case existing(Int)
  /// None: it begins empty.
  case inserted
}
