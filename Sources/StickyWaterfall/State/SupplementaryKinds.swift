import WaterfallEngine

/// The header, footer, and background that a section has, as a set.
///
/// A batch update compares these sets. Comparing arrays of elements was slow: an insertion after
/// 3,000 sections spent half of its time on the comparison.
struct SupplementaryKinds: OptionSet {
  let rawValue: UInt8

  /// Returns the identifiers of this set's elements in a section.
  func elements(ofSection section: Int) -> [ElementID] {
    ElementID.Kind.sectionKinds.compactMap {
      contains(SupplementaryKinds($0)) ? ElementID($0, inSection: section) : nil
    }
  }
}

extension SupplementaryKinds {
  /// Creates the set of one kind.
  ///
  /// The index of the bit is the index of the kind in `ElementID.Kind.sectionKinds`.
  init(_ kind: ElementID.Kind) {
    rawValue = ElementID.Kind.sectionKinds.firstIndex(of: kind).map { 1 << $0 } ?? 0
  }
}

extension Waterfall {
  /// Returns the header, footer, and background that a section has, as a set.
  ///
  /// The background is included only if its decoration view is registered.
  func supplementaryKinds(
    ofSection section: Int, decorations: Set<ElementID.Kind>
  ) -> SupplementaryKinds {
    var kinds: SupplementaryKinds = []
    for kind in ElementID.Kind.sectionKinds where !kind.isDecoration || decorations.contains(kind) {
      if restFrame(of: kind, inSection: section) != nil { kinds.insert(SupplementaryKinds(kind)) }
    }
    return kinds
  }
}
