import WaterfallEngine

/// The number of layout passes that views and insets may cause in one turn of the main run loop.
///
///     a view prefers a size, or insets change ──▶ an invalidation ──▶ another pass in this turn
///
/// UIKit stops the app after about 97 passes in a turn (facts 6.6, 13.19). Views and insets can
/// cause that many if they never settle. After each change, the next two passes count against the
/// budget, because UIKit can run one of them just to move the content.
///
/// When the budget is spent, the layout refuses changes. It keeps its sizes and its environment
/// (the view's size, insets, and scale). The next turn tries the refused changes again.
///
/// A turn is *restless* if it spends the budget, if a view gets several sizes, or if an environment
/// is refused. After several restless turns in a row, the layout tries less, so that it comes to
/// rest if the app changes nothing:
///
/// - After one to three restless turns, it uses new sizes, and tries refused sizes and environments
///   again.
/// - After four, it no longer uses new sizes of views that got several sizes in a turn.
/// - After five or more, it also drops refused sizes. It tries each refused environment only once,
///   and at most eight of them.
///
/// A refused query of everything is always done, because the app may have requested it. After five
/// or more restless turns, views and insets can cause no other pass in that turn.
@MainActor
struct PassBudget {
  /// The refused changes that the next turn tries again.
  ///
  /// `sizes` contains the first refused size of each view, in the order of the refusals. If
  /// `includeEverything` is `true`, the next turn queries everything. If `includeEnvironment` is
  /// `true`, it uses the view's current size, insets, and scale.
  typealias Refusals = (sizes: [PreferredSize], includeEverything: Bool, includeEnvironment: Bool)

  /// The maximum number of layout passes that views and insets may cause in a turn.
  static let limit = 50
  /// The number of restless turns in a row after which restless views keep their sizes.
  ///
  /// After one more, the layout no longer tries refused sizes again.
  static let restlessLimit = 4
  /// The maximum number of refused environments that the layout tries again.
  static let environmentLimit = 8

  private var count = 0
  /// The number of upcoming layout passes that count against the budget.
  private var causedPasses = 0
  private var refusedSizes: [PreferredSize] = []
  private var refusesEverything = false
  /// The elements whose preferred size was used or refused in this turn.
  ///
  /// The set becomes empty when everything is queried again.
  private var sizedElements: Set<ElementID> = []
  /// The elements that got several sizes in one of the recent turns.
  private var restlessElements: Set<ElementID> = []
  /// The number of restless turns since the last quiet turn.
  ///
  /// In a restless turn, views or insets don't settle. In a quiet turn, they cause no layout pass.
  private var restlessTurns = 0
  private var isRestless = false
  /// The refused environments that were tried again since the layout last came to rest.
  private var triedEnvironments: [LayoutEnvironment] = []
  /// The last refused size change of each view whose preferred sizes keep changing.
  private var refusedChanges: [ElementID: PreferredSize.Change] = [:]

  /// Whether views and insets can't cause another layout pass in this turn.
  var isSpent: Bool { count >= Self.limit }

  /// Records that a view or an inset causes a layout pass.
  ///
  /// The next two passes count against the budget, because UIKit can run one of them just to move
  /// the content.
  mutating func didCausePass() { causedPasses = 2 }

  mutating func didBeginPass() {
    guard causedPasses > 0 else { return }
    causedPasses -= 1
    count += 1
  }

  /// Returns whether the layout may use a view's preferred size.
  ///
  /// If a view's sizes keep changing, a size change that was refused stays refused.
  func allows(_ size: PreferredSize) -> Bool {
    let keepsSizes = restlessTurns >= Self.restlessLimit
    guard !isSpent, !keepsSizes || !restlessElements.contains(size.element) else {
      return false
    }
    return refusedChanges[size.element].map { $0 != size.change } ?? true
  }

  mutating func didUseSize(of element: ElementID) {
    guard !sizedElements.insert(element).inserted else { return }
    isRestless = true
    restlessElements.insert(element)
  }

  /// Records that a view's preferred size is refused.
  ///
  /// Returns whether it's the view's first size in this turn.
  ///
  /// The next turn can try only the first size of each view. A second size in the same turn means
  /// that the view's sizes keep changing.
  mutating func recordRefusal(of size: PreferredSize) -> Bool {
    guard sizedElements.insert(size.element).inserted else {
      refusedChanges[size.element] = size.change
      return false
    }
    refusedSizes.append(size)
    return true
  }

  /// Refuses to query everything again in this turn.
  mutating func refuseEverything() { refusesEverything = true }

  /// Forgets which views have had a preferred size, because everything is queried again.
  mutating func didQueryEverything() {
    sizedElements = []
    restlessElements = []
    refusedSizes = []
  }

  /// Forgets all elements, because their index paths can belong to other views now.
  ///
  /// If preferred sizes were refused, the next turn doesn't try them again, but queries everything.
  mutating func forgetElements() {
    if !refusedSizes.isEmpty { refuseEverything() }
    didQueryEverything()
    refusedChanges = [:]
  }

  /// Ends the turn, and returns the refused changes that the next turn tries again.
  ///
  /// A restless turn, in which views or insets don't settle, adds 1 to the number of restless
  /// turns. A quiet turn, in which views and insets cause no layout pass, resets the number to 0.
  ///
  /// Any other turn leaves the number unchanged. If it reset the number, a view that is restless in
  /// every second turn would never reach the limit.
  ///
  /// `environment` is the view's size, insets, and scale, or `nil` if the layout already uses them.
  mutating func endTurn(refusing environment: LayoutEnvironment?) -> Refusals {
    let hasCause = count + causedPasses > 0
    if isRestless || isSpent || (hasCause && environment != nil) {
      restlessTurns += 1
    } else if !hasCause {
      restlessTurns = 0
      restlessElements = []
      if environment == nil { triedEnvironments = [] }
    }
    let triesLess = restlessTurns > Self.restlessLimit
    let triesAll = restlessTurns > 0 && !triesLess
    let tries = environment.map { triesAll || mayTry($0) } ?? false
    if tries, let environment { triedEnvironments.append(environment) }
    let refusals: Refusals = (triesLess ? [] : refusedSizes, refusesEverything, tries)
    // If an invalidation of everything was refused, the next turn carries it out. After too many
    // restless turns, the next turn starts at the limit, so that views and insets can't cause
    // another pass in it.
    count = triesLess && refusesEverything && !tries ? Self.limit : 0
    causedPasses = 0
    isRestless = false
    refusedSizes = []
    refusesEverything = false
    sizedElements = []
    return refusals
  }

  private func mayTry(_ environment: LayoutEnvironment) -> Bool {
    triedEnvironments.count < Self.environmentLimit && !triedEnvironments.contains(environment)
  }

  /// Whether the layout must watch for a turn without passes, which resets the count of restless
  /// turns.
  var awaitsQuietTurn: Bool { restlessTurns > 0 }
}
