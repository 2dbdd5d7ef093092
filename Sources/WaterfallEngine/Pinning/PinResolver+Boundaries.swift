/// The resolvers of headers and footers, in this order, for one viewport.
///
/// Searches return whole sections, even if only the header or only the footer matches. The results
/// are therefore in the order of the content.
extension [PinResolver] {
  init(of waterfall: Waterfall, viewport: LengthRange, rules: PinRules) {
    self = Boundary.allCases.map {
      PinResolver($0, of: waterfall, viewport: viewport, rules: rules)
    }
  }

  /// Returns the sections whose pinned elements may be displaced to a position that touches
  /// `range`, ascending.
  func sections(displacedInto range: LengthRange) -> [Int] {
    reduce([]) { found, resolver in
      let ranks = resolver.ranks(displacedInto: resolver.boundary.mirrored(range))
      return mergeSorted(found, resolver.sections(atRanks: ranks))
    }
  }

  /// Returns the sections whose pinned elements may differ between this viewport and another,
  /// ascending.
  func sections(changingUntil other: [PinResolver]) -> [Int] {
    zip(self, other).reduce([]) { mergeSorted($0, $1.0.sections(changingUntil: $1.1)) }
  }

  /// The sections of the first header and last footer that the overscroll options affect now,
  /// ascending.
  var overscrollSections: [Int] {
    reduce([]) { mergeSorted($0, $1.overscrollSection.map { [$0] } ?? []) }
  }
}
