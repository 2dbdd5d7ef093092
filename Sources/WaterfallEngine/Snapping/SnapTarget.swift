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

/// Where a fling goes.
package enum SnapDirection: Equatable, Sendable, CaseIterable {
  /// Nowhere: there is none.
  case nearest
  /// Towards the end of the content.
  case forward
  /// Towards the start of the content.
  case backward
}
