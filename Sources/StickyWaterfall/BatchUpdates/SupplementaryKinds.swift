import WaterfallEngine

/// The header, footer, and background that a section has, as a set.
///
/// A batch update compares these sets. With arrays of elements, an insertion after 3,000 sections
/// spent half of its time on the comparison.
///
/// This type isn't an `OptionSet`, whose conformances take as much code as a long function.
struct SupplementaryKinds: Equatable {
  /// A bit for each kind that the section has, in the order of `ElementID.Kind.sectionKinds`.
  private var bits: UInt8 = 0

  /// Inserts the kind with this index in `ElementID.Kind.sectionKinds`.
  mutating func insert(kindAt index: Int) { bits |= 1 << UInt8(index) }

  /// Returns the kinds that aren't in the other set.
  func subtracting(_ other: SupplementaryKinds) -> SupplementaryKinds {
    var kinds = self
    kinds.bits &= ~other.bits
    return kinds
  }

  /// Returns the identifiers of this set's elements in a section.
  func elements(ofSection section: Int) -> [ElementID] {
    ElementID.Kind.sectionKinds.enumerated().compactMap { index, kind in
      bits & 1 << UInt8(index) == 0 ? nil : ElementID(kind, inSection: section)
    }
  }
}

extension Waterfall {
  /// Returns the header, footer, and background that a section has, as a set.
  ///
  /// The background is included only if its decoration view is registered.
  func supplementaryKinds(
    ofSection section: Int, decorations: [ElementID.Kind]
  ) -> SupplementaryKinds {
    var kinds = SupplementaryKinds()
    for (index, kind) in ElementID.Kind.sectionKinds.enumerated()
    where !kind.isDecoration || decorations.contains(kind) {
      if unpinnedFrame(of: kind, inSection: section) != nil {
        kinds.insert(kindAt: index)
      }
    }
    return kinds
  }
}
