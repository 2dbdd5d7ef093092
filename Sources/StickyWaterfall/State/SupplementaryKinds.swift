import WaterfallEngine

/// The header, footer, and background that a section has, as a set.
///
/// A batch update compares these sets. Comparing arrays of elements was slow: an insertion after
/// 3,000 sections spent half of its time on the comparison.
struct SupplementaryKinds: OptionSet {
  let rawValue: UInt8
  static let header = SupplementaryKinds(rawValue: 1)
  static let footer = SupplementaryKinds(rawValue: 2)
  static let background = SupplementaryKinds(rawValue: 4)

  /// Returns the identifiers of this set's elements in a section.
  func elements(ofSection section: Int) -> [ElementID] {
    var elements: [ElementID] = []
    if contains(.header) { elements.append(ElementID(.boundary(.header), inSection: section)) }
    if contains(.footer) { elements.append(ElementID(.boundary(.footer), inSection: section)) }
    if contains(.background) { elements.append(ElementID(.background, inSection: section)) }
    return elements
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
    if restFrame(of: .boundary(.header), inSection: section) != nil { kinds.insert(.header) }
    if restFrame(of: .boundary(.footer), inSection: section) != nil { kinds.insert(.footer) }
    if decorations.contains(.background), restFrame(of: .background, inSection: section) != nil {
      kinds.insert(.background)
    }
    return kinds
  }
}
