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
  /// These items, which a finger brought from elsewhere, must be measured for what they came to; they
  /// decide nothing.
  var movedItems: Set<IndexPath> = []
  /// These sections must be asked about themselves again; their items only if their columns change.
  var sections: Set<Int> = []
  /// The headers and footers of these sections must be measured again.
  var boundaries: Set<Int> = []

  static let everything = Staleness(everything: true)
  static let pins = Staleness(pins: true)
  static let backgrounds = Staleness(backgrounds: true)
  static let nothing = Staleness()

  var isNothing: Bool {
    !everything && !pins && !backgrounds && items.isEmpty && movedItems.isEmpty && sections.isEmpty
      && boundaries.isEmpty
  }

  mutating func formUnion(_ other: Staleness) {
    everything = everything || other.everything
    pins = pins || other.pins
    backgrounds = backgrounds || other.backgrounds
    items.formUnion(other.items)
    movedItems.formUnion(other.movedItems)
    sections.formUnion(other.sections)
    boundaries.formUnion(other.boundaries)
  }
}
