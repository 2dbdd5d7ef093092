/// What scrolling comes to rest at.
package enum SnapTarget: Equatable, Sendable, CaseIterable {
  /// Where an item starts, or the row that it is in.
  case itemStart
  /// Half way along an item, or the row that it is in, rounded towards its start.
  case itemCenter
  /// Where a section that has any extent starts, its header included.
  case sectionStart

  var isOfItems: Bool {
    switch self {
    case .itemStart, .itemCenter: true
    case .sectionStart: false
    }
  }
}

/// Where to look for a place to come to rest at.
package enum SnapDirection: Equatable, Sendable, CaseIterable {
  /// On both sides; the position itself counts.
  case nearest
  /// Towards the end of the content; the position itself does not count.
  case forward
  /// Towards the start of the content; the position itself does not count.
  case backward
}

/// A place to come to rest at.
struct SnapCandidate: Equatable, Sendable {
  /// The section that it belongs to.
  var section: Int
  /// Where it is along scrolling, in content coordinates.
  var position: Length
}
