import WaterfallEngine

/// How many layout passes views and insets may cause in one turn of the main run loop.
///
///     a view states a size, or insets change ──▶ an invalidation ──▶ another pass in the same turn
///
/// UIKit raises after some 97 passes in a turn (facts 6.6, 13.19), and those that cause them may answer
/// anything: two sizes in turn, one that grows, insets that count only while the content scrolls. So
/// passes are counted, and not causes. Once they are spent the layout's answers stay as they are until
/// the next turn: it takes over no view's size, asks nothing that insets would have it ask, and keeps
/// the room it has.
///
/// What the app changes begins a new count, as far as it can be told from what UIKit does in a pass.
@MainActor
final class PassBudget {
  /// How many passes may end in which no view states its first size.
  static let quietLimit = 5
  /// How many passes there may be in all: a screen of cells that each bring the next into sight.
  static let limit = 50

  private var count = 0
  private var quietCount = 0
  /// The views that have stated a size.
  private var stated: Set<ElementID> = []
  /// Whether a view has stated its first size since the last pass began.
  private var hasFirstSize = false
  /// Whether insets have changed since the last pass began, and in this turn.
  private var insets = (haveChanged: false, changedBefore: false)
  /// What takes over sizes that views have stated for the first time since the passes are spent.
  private var putOff: [@MainActor () -> Void] = []
  /// Ends the count; nil where nothing has caused a pass yet.
  private var turn: NextTurn?

  /// Whether a turn's passes are counted.
  var isCounting: Bool { turn != nil }

  /// Whether nothing may cause another pass in this turn.
  var isSpent: Bool { quietCount >= Self.quietLimit || count >= Self.limit }

  /// Notes that a pass begins.
  func beginPass() {
    guard isCounting else { return }
    count += 1
    if !hasFirstSize { quietCount += 1 }
    hasFirstSize = false
    insets.haveChanged = false
  }

  /// Notes that a view's size is taken over.
  func noteSize(of element: ElementID) {
    noteCause()
    if stated.insert(element).inserted { hasFirstSize = true }
  }

  /// Notes a context that the layout has not made; answers whether insets have caused it, after others in
  /// this turn.
  func noteContext(afterInsetsChanged: Bool) -> Bool {
    guard afterInsetsChanged || insets.haveChanged else {
      forget()
      return false
    }
    noteCause()
    defer { insets = (true, true) }
    return insets.changedBefore
  }

  /// Notes that insets have changed since the last pass began; answers whether they ever have.
  func noteInsets(haveChanged: Bool) -> Bool {
    insets.haveChanged = insets.haveChanged || haveChanged
    return insets.haveChanged
  }

  /// Has a view's size taken over in the next turn, where it is its first in this one; else answers false.
  ///
  /// One that states another size for ever comes to rest by that: in each turn its second one is refused.
  func putOff(_ element: ElementID, _ work: @escaping @MainActor () -> Void) -> Bool {
    guard stated.insert(element).inserted else { return false }
    putOff.append(work)
    return true
  }

  /// Notes that something has another pass come that is no change by the app.
  func noteCause() {
    if turn == nil { turn = NextTurn { [weak self] in self?.endTurn() } }
  }

  private func endTurn() {
    let work = putOff
    putOff = []
    forget()
    for work in work { work() }
  }

  /// Begins a new count: the turn is over, or the app has changed something.
  func forget() {
    count = 0
    quietCount = 0
    stated = []
    hasFirstSize = false
    insets = (false, false)
    if putOff.isEmpty { turn = nil }
  }

  /// Begins a new count where index paths may stand for other views.
  func forgetViews() {
    putOff = []
    forget()
  }
}
