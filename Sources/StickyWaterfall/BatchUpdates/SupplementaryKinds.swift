import WaterfallEngine

/// The header, footer, and background that a section has, as a set.
///
/// A batch update compares these sets. With arrays of elements, an insertion after 3,000 sections
/// spent half of its time on the comparison.
struct SupplementaryKinds: OptionSet {
  let rawValue: UInt8

  /// Returns the identifiers of this set's elements in a section.
  func elements(ofSection section: Int) -> [ElementID] {
    ElementID.Kind.sectionKinds.enumerated().compactMap { index, kind in
      contains(SupplementaryKinds(kindAt: index)) ? ElementID(kind, inSection: section) : nil
    }
  }
}

extension SupplementaryKinds {
  /// Creates the set that contains the kind with this index in `ElementID.Kind.sectionKinds`.
  init(kindAt index: Int) { rawValue = 1 << UInt8(index) }
}

extension Waterfall {
  /// Returns the header, footer, and background that a section has, as a set.
  ///
  /// The background is included only if its decoration view is registered.
  func supplementaryKinds(
    ofSection section: Int, decorations: [ElementID.Kind]
  ) -> SupplementaryKinds {
    var kinds: SupplementaryKinds = []
    for (index, kind) in ElementID.Kind.sectionKinds.enumerated()
    where !kind.isDecoration || decorations.contains(kind) {
      if unpinnedFrame(of: kind, inSection: section) != nil {
        kinds.insert(SupplementaryKinds(kindAt: index))
      }
    }
    return kinds
  }
}
