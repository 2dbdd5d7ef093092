import Foundation
import WaterfallEngine

/// The parts of the layout that are out of date.
struct Staleness {
  /// The delegate must be asked everything again.
  var everything = false
  /// How headers and footers pin and what is behind items must be read again in all sections; no size is
  /// asked.
  var pinsAndBackgrounds = false
  /// These items must be measured again.
  var items: Set<IndexPath> = []
  /// These items, which a finger brought from elsewhere, must be measured for what they came to; they
  /// decide nothing.
  var movedItems: Set<IndexPath> = []
  /// These sections must be asked about themselves again, headers and footers too; their items only if
  /// their columns change.
  var sections: Set<Int> = []

  static let everything = Staleness(everything: true)
  static let pinsAndBackgrounds = Staleness(pinsAndBackgrounds: true)
  static let nothing = Staleness()

  var isNothing: Bool {
    !everything && !pinsAndBackgrounds && items.isEmpty && movedItems.isEmpty && sections.isEmpty
  }

  mutating func formUnion(_ other: Staleness) {
    everything = everything || other.everything
    pinsAndBackgrounds = pinsAndBackgrounds || other.pinsAndBackgrounds
    items.formUnion(other.items)
    movedItems.formUnion(other.movedItems)
    sections.formUnion(other.sections)
  }
}
