import Foundation
import WaterfallEngine

/// The parts of the layout that are out of date.
struct Staleness {
  /// Whether everything must be queried again.
  var everything = false
  /// Whether the pin flags, pinned extents, and backgrounds of all sections must be queried again,
  /// but no size.
  var pinsAndBackgrounds = false
  /// The items that must be measured again.
  var items: Set<IndexPath> = []
  /// The dragged items that must be measured for their new section.
  ///
  /// They don't affect its choice of columns or rows.
  var movedItems: Set<IndexPath> = []
  /// The sections whose own values must be queried again.
  ///
  /// Their items are queried again only if the columns change.
  var sections: Set<Int> = []
  /// The sections whose headers and footers must be measured again.
  var boundaries: Set<Int> = []

  static let everything = Staleness(everything: true)
  static let pinsAndBackgrounds = Staleness(pinsAndBackgrounds: true)
  static let nothing = Staleness()

  var isNothing: Bool {
    !everything && !pinsAndBackgrounds && items.isEmpty && movedItems.isEmpty && sections.isEmpty
      && boundaries.isEmpty
  }

  mutating func formUnion(_ other: Staleness) {
    everything = everything || other.everything
    pinsAndBackgrounds = pinsAndBackgrounds || other.pinsAndBackgrounds
    items.formUnion(other.items)
    movedItems.formUnion(other.movedItems)
    sections.formUnion(other.sections)
    boundaries.formUnion(other.boundaries)
  }
}
