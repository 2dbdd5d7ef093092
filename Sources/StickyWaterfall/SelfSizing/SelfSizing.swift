import Foundation
import WaterfallEngine

/// What views have stated of their own size, until it is placed, and how often they changed it.
struct SelfSizing {
  /// What views have stated since it was last placed, by section.
  private(set) var changes: [Int: ExtentChanges] = [:]
  private var attempts: [ElementID: SelfSizingAttempts] = [:]
  /// More views than a pass of UIKit asks.
  private static let mostAttempts = 512

  /// The extent that a view has stated and that is still to be placed; nil for none.
  func extent(of element: ElementID) -> Length? { changes[element.section]?[element.kind] }

  /// Notes the extent that a view states.
  mutating func state(_ extent: Length, of element: ElementID) {
    changes[element.section, default: [:]][element.kind] = extent
  }

  /// Hands over what is to be placed, once.
  mutating func takeStated() -> [Int: ExtentChanges] {
    defer { changes = [:] }
    return changes
  }

  /// Forgets what index paths stood for: they may stand for other views now.
  mutating func forgetEverything() {
    (changes, attempts) = ([:], [:])
  }

  /// Whether a view has changed its size so often in a row that it may not at this time, in seconds.
  func isExhausted(_ element: ElementID, at time: TimeInterval) -> Bool {
    attempts[element]?.isExhausted(at: time) ?? false
  }

  /// Notes that a view changes its size.
  ///
  /// One that does not settle comes again in each pass, with those of a few screens at most. So all
  /// counts are dropped when there are more, or a long scroll would leave one for every cell.
  mutating func countAttempt(of element: ElementID, at time: TimeInterval) {
    if attempts.count >= Self.mostAttempts { attempts = [:] }
    attempts[element, default: SelfSizingAttempts()].countUp(at: time)
  }
}

/// How often one view has changed its own size in a row.
///
/// A view that never agrees with the size it asked for changes it in each pass of UIKit's layout loop,
/// within milliseconds; a cell that a person opens and closes does not. Nothing that UIKit calls tells
/// the two apart, hence the clock.
struct SelfSizingAttempts {
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
