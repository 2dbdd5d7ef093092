import Foundation

/// How often one view has changed its own size in a row.
///
/// A view that never agrees with the size it asked for changes it in each pass of UIKit's layout loop,
/// within milliseconds; a cell that a person opens and closes does not. Nothing that UIKit calls tells
/// the two apart, hence the clock.
struct SettlingCount {
  /// How many changes in a row a view may make.
  static let limit = 8
  /// In seconds: a change after so long a rest is the first of a new row.
  static let rest: TimeInterval = 1

  private var count = 0
  private var last: TimeInterval = 0

  /// Whether the view may make no other change at this time, in seconds since whenever.
  func isExhausted(at time: TimeInterval) -> Bool {
    count >= Self.limit && time - last < Self.rest
  }

  mutating func countUp(at time: TimeInterval) {
    count = time - last < Self.rest ? count + 1 : 1
    last = time
  }
}
