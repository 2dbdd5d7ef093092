import Foundation
import WaterfallEngine

/// The parts of the layout that are out of date.
struct Staleness {
  /// The delegate must be asked everything again.
  var everything = false
  /// The pin flags and extents of all sections must be read again; no size is asked.
  var pins = false
  /// The backgrounds of all sections must be read again; nothing else is asked.
  var backgrounds = false
  /// These items must be measured again.
  var items: Set<IndexPath> = []
  /// These sections must be asked about themselves again; their items only if their columns change.
  var sections: Set<Int> = []
  /// The headers and footers of these sections must be measured again.
  var boundaries: Set<Int> = []

  static let everything = Staleness(everything: true)
  static let pins = Staleness(pins: true)
  static let backgrounds = Staleness(backgrounds: true)
  static let nothing = Staleness()

  var isNothing: Bool {
    !everything && !pins && !backgrounds && items.isEmpty && sections.isEmpty && boundaries.isEmpty
  }

  mutating func formUnion(_ other: Staleness) {
    everything = everything || other.everything
    pins = pins || other.pins
    backgrounds = backgrounds || other.backgrounds
    items.formUnion(other.items)
    sections.formUnion(other.sections)
    boundaries.formUnion(other.boundaries)
  }
}

/// What is out of date, and who may bring it up to date.
///
///     invalidation ──▶ mark ──▶ prepare(), or a look-up before it, takes the mark and does the work
///     invalidation during that work ──▶ waits for the next prepare()
///
/// An invalidation during the work comes from the delegate, from `onDiagnostic` or from a subclass
/// while it is asked. If the same pass took it up, two that take turns would never end.
struct PendingWork {
  private var stale = Staleness.everything
  private var staleAfterWork = Staleness.nothing
  /// Whether the layout is at work, and the delegate is being asked.
  private(set) var isUnderWay = false
  /// Whether a look-up has something to bring up to date.
  private(set) var isWanted = true
  /// Whether work was done since the last `prepare()`, and so may have been done inside a batch's block,
  /// where the delegate answers for the content of after.
  private(set) var wasDoneEarly = false

  /// Whether everything will be asked again, so that marking a part changes nothing.
  var includesEverything: Bool { (isUnderWay ? staleAfterWork : stale).everything }

  mutating func mark(_ part: Staleness) {
    guard !isUnderWay else { return staleAfterWork.formUnion(part) }
    stale.formUnion(part)
    isWanted = isWanted || !part.isNothing
  }

  /// Notes that work begins which leaves what is marked to the next `prepare()`.
  mutating func begin() { isUnderWay = true }

  /// Takes what a look-up may do, and notes that the work begins.
  mutating func beginForLookUp() -> Staleness {
    defer { (stale, isWanted, isUnderWay, wasDoneEarly) = (.nothing, false, true, true) }
    return stale
  }

  /// Takes all there is, and notes that the work begins.
  mutating func beginForPrepare() -> Staleness {
    stale.formUnion(staleAfterWork)
    staleAfterWork = .nothing
    defer { wasDoneEarly = false }
    return beginForLookUp()
  }

  mutating func end() { isUnderWay = false }
}
