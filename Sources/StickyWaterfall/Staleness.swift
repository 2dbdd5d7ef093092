import Foundation

/// What of the layout is out of date, and so what the next `prepare()` has to do, and no more.
struct Staleness {
  /// The delegate is to be asked everything again.
  var everything = false
  /// The pin flags and extents of the sections are to be read again; no size is.
  var pins = false
  /// These items are to be measured again.
  var items: Set<IndexPath> = []
  /// These sections are to be asked about themselves again; their items only if their columns change.
  var sections: Set<Int> = []
  /// The headers and footers of these sections are to be measured again.
  var boundaries: Set<Int> = []

  static let everything = Staleness(everything: true)
  static let pins = Staleness(pins: true)
  static let nothing = Staleness()

  var isNothing: Bool {
    !everything && !pins && items.isEmpty && sections.isEmpty && boundaries.isEmpty
  }

  mutating func formUnion(_ other: Staleness) {
    everything = everything || other.everything
    pins = pins || other.pins
    items.formUnion(other.items)
    sections.formUnion(other.sections)
    boundaries.formUnion(other.boundaries)
  }
}
