/// Both boundaries of a layout under one viewport, the header's first, for searches that answer with sections.
///
/// A section that only one of its boundaries gives reason to look at is looked at whole: that keeps
/// answers in the order of the content.
extension [PinResolver] {
  init(of waterfall: Waterfall, viewport: LengthRange, rules: PinRules) {
    self = Boundary.allCases.map {
      PinResolver($0, of: waterfall, viewport: viewport, rules: rules)
    }
  }

  /// The sections, ascending, whose pinned elements may be displaced to a place that touches
  /// `range`.
  func sections(displacedInto range: LengthRange) -> [Int] {
    reduce([]) { found, resolver in
      let ranks = resolver.ranks(displacedInto: resolver.boundary.mirrored(range))
      return union(found, resolver.sections(atRanks: ranks))
    }
  }

  /// The sections, ascending, whose pinned elements may differ between this viewport and another.
  func sections(changingUntil other: [PinResolver]) -> [Int] {
    zip(self, other).reduce([]) { union($0, $1.0.sections(changingUntil: $1.1)) }
  }

  /// The sections, ascending, of the first header and the last footer, if the options for
  /// overscroll say anything about them now.
  var heldSections: [Int] {
    reduce([]) { union($0, $1.overscrollSection.map { [$0] } ?? []) }
  }
}
