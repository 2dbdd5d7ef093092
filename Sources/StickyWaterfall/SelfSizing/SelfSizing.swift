import Foundation
import WaterfallEngine

/// What views have stated of their own size, until it is placed, and how often they changed it.
struct SelfSizing {
  /// What views have stated since it was last placed, by section.
  private(set) var changes: [Int: ExtentChanges] = [:]
  private var attempts = AttemptCounts()

  /// The extent that a view has stated and that is still to be placed; nil for none.
  func extent(ofItem item: Int, inSection section: Int) -> Length? { changes[section]?.items[item] }

  /// The same for a header or footer.
  func extent(of boundary: Boundary, inSection section: Int) -> Length? {
    changes[section]?.boundaries[boundary]
  }

  mutating func state(_ extent: Length, ofItem item: Int, inSection section: Int) {
    changes[section, default: ExtentChanges()].items[item] = extent
  }

  mutating func state(_ extent: Length, of boundary: Boundary, inSection section: Int) {
    changes[section, default: ExtentChanges()].boundaries[boundary] = extent
  }

  /// Hands over what is to be placed, once.
  mutating func takeStated() -> [Int: ExtentChanges] {
    defer { changes = [:] }
    return changes
  }

  /// Forgets what index paths stood for: they may stand for other views now.
  mutating func forgetEverything() {
    changes = [:]
    attempts = AttemptCounts()
  }

  /// Whether a view has changed its size so often in a row that it may not at this time, in seconds.
  func isExhausted(_ element: ElementKey, at time: TimeInterval) -> Bool {
    attempts[element].isExhausted(at: time)
  }

  mutating func countAttempt(of element: ElementKey, at time: TimeInterval) {
    attempts.update(element) { $0.countUp(at: time) }
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

/// The attempts of the views that changed their size last.
///
/// A view that does not settle comes again in each pass, between those of at most a few screens: older
/// entries are dropped, or a long scroll would leave one for every cell.
private struct AttemptCounts {
  /// More views than a pass of UIKit asks.
  private static let generation = 256

  private var recent: [ElementKey: SelfSizingAttempts] = [:]
  private var former: [ElementKey: SelfSizingAttempts] = [:]

  subscript(element: ElementKey) -> SelfSizingAttempts {
    recent[element] ?? former[element] ?? SelfSizingAttempts()
  }

  mutating func update(_ element: ElementKey, by change: (inout SelfSizingAttempts) -> Void) {
    var attempts = self[element]
    change(&attempts)
    if recent.count >= Self.generation { (former, recent) = (recent, [:]) }
    recent[element] = attempts
  }
}
