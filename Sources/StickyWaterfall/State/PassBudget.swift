import WaterfallEngine

/// The number of layout passes that views and insets may cause in one turn of the main run loop.
///
///     a view prefers a size, or insets change ──▶ an invalidation ──▶ another pass in this turn
///
/// UIKit stops the app after about 97 passes in a turn (facts 6.6, 13.19). Views and insets can
/// cause that many if they never agree. The budget includes the two passes after each cause,
/// because UIKit can move the content in a pass between two causes.
///
/// When the budget is spent, the layout keeps its environment and all sizes, and the next turn
/// tries the refused changes again. After several restless turns in a row, no size is tried again,
/// and no environment a second time. The views whose size changed several times keep the size that
/// they have. Only an invalidation of everything, which the app can have caused, is carried out in
/// every next turn. In that turn, the budget is spent from the start, so neither views nor insets
/// cause another pass. As a result, the layout comes to rest if the app doesn't change anything.
@MainActor
struct PassBudget {
  /// The changes that a turn refused.
  struct Refusals {
    /// The first sizes of views, in order.
    let sizes: [PreferredSize]
    /// Whether an invalidation of everything was refused.
    let includeEverything: Bool
    /// Whether the layout must use the environment that the collection view has now.
    let includeEnvironment: Bool
  }

  /// The number of passes that views and insets may cause in a turn.
  static let limit = 50
  /// The number of restless turns in a row in which all refusals are tried again.
  static let restlessLimit = 4
  /// The number of environments after which a new one isn't tried again until the layout rests.
  static let environmentLimit = 8

  private var count = 0
  /// The number of upcoming passes that the budget includes.
  private var causedPasses = 0
  private var refusedSizes: [PreferredSize] = []
  private var refusesEverything = false
  /// The elements whose size was used or refused since everything was queried, or in this turn.
  private var sizedElements: Set<ElementID> = []
  /// The elements that had several sizes in one of the last turns.
  private var restlessElements: Set<ElementID> = []
  /// The number of turns that spent the budget or had an element of several sizes, without a quiet
  /// turn between them.
  private var restlessTurns = 0
  private var isRestless = false
  /// The environments that were tried again since the layout was last at rest.
  private var triedEnvironments: [LayoutEnvironment] = []
  /// The last refused size change of each element whose preferred sizes never agree.
  private var refusedChanges: [ElementID: PreferredSize.Change] = [:]

  /// Whether views and insets can cause no further pass in this turn.
  var isSpent: Bool { count >= Self.limit }

  /// Records that a view or an inset causes a pass.
  mutating func didCausePass() { causedPasses = 2 }

  mutating func didBeginPass() {
    guard causedPasses > 0 else { return }
    causedPasses -= 1
    count += 1
  }

  /// Returns whether the layout may use a preferred size.
  ///
  /// A size change that was refused for an element whose sizes never agree isn't tried again.
  func allows(_ size: PreferredSize) -> Bool {
    let isFrozen = restlessTurns >= Self.restlessLimit && restlessElements.contains(size.element)
    guard !isSpent, !isFrozen else { return false }
    return refusedChanges[size.element].map { $0 != size.change } ?? true
  }

  /// Records that the preferred size of an element is used.
  mutating func didUseSize(of element: ElementID) {
    guard !sizedElements.insert(element).inserted else { return }
    isRestless = true
    restlessElements.insert(element)
  }

  /// Refuses a preferred size, and returns whether the next turn tries it again.
  ///
  /// The next turn tries only the first size of each element. If an element prefers another size in
  /// the same turn, its sizes never agree.
  mutating func refuse(_ size: PreferredSize) -> Bool {
    guard sizedElements.insert(size.element).inserted else {
      refusedChanges[size.element] = size.change
      return false
    }
    refusedSizes.append(size)
    return true
  }

  /// Refuses an invalidation of everything.
  mutating func refuseEverything() { refusesEverything = true }

  /// Records that everything is queried, so that the next size of each view is its first.
  mutating func didQueryEverything() {
    sizedElements = []
    restlessElements = []
    refusedSizes = []
  }

  /// Forgets all elements, because their index paths can name other views now.
  ///
  /// If sizes were refused, everything is queried instead.
  mutating func forgetElements() {
    if !refusedSizes.isEmpty { refuseEverything() }
    didQueryEverything()
    refusedChanges = [:]
  }

  /// Ends the turn and returns the changes that the next turn tries again.
  ///
  /// A row of restless turns ends only with a turn in which views and insets cause no pass. A view
  /// can use several sizes in every other turn, and one size in the turns between.
  ///
  /// `environment` is the environment of the collection view, or `nil` if the layout has it.
  mutating func endTurn(refusing environment: LayoutEnvironment?) -> Refusals {
    let hasCause = count + causedPasses > 0
    if isRestless || isSpent || (hasCause && environment != nil) {
      restlessTurns += 1
    } else if !hasCause {
      restlessTurns = 0
      restlessElements = []
      if environment == nil { triedEnvironments = [] }
    }
    let isLate = restlessTurns > Self.restlessLimit
    let isEarly = restlessTurns > 0 && !isLate
    let tries = environment.map { isEarly || mayTry($0) } ?? false
    if tries, let environment { triedEnvironments.append(environment) }
    let refusals = Refusals(
      sizes: isLate ? [] : refusedSizes, includeEverything: refusesEverything,
      includeEnvironment: tries)
    // The next turn then carries out the refused invalidation, and nothing else.
    count = isLate && refusesEverything && !tries ? Self.limit : 0
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

  /// Whether the next turn must be observed, because a quiet turn ends a row of restless turns.
  var awaitsQuietTurn: Bool { restlessTurns > 0 }
}
