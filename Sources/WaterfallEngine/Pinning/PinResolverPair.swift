/// Both boundaries of a layout under one viewport, for searches that answer with sections.
///
/// A section that only one of its boundaries gives reason to look at is looked at whole: that keeps
/// answers in the order of the content.
struct PinResolverPair {
  let header: PinResolver
  let footer: PinResolver

  init(of waterfall: Waterfall, viewport: Viewport, rules: PinRules) {
    header = PinResolver(.header, of: waterfall, viewport: viewport, rules: rules)
    footer = PinResolver(.footer, of: waterfall, viewport: viewport, rules: rules)
  }

  /// The sections, ascending, whose pinned elements may be displaced to a place that touches
  /// `range`.
  func sections(displacedInto range: LengthRange) -> [Int] {
    union(
      header.sections(atRanks: header.ranks(displacedInto: range)),
      footer.sections(atRanks: footer.ranks(displacedInto: Boundary.footer.mirrored(range))))
  }

  /// The sections, ascending, whose pinned elements may differ between this viewport and another.
  func sections(changingUntil other: PinResolverPair) -> [Int] {
    union(
      header.sections(changingUntil: other.header), footer.sections(changingUntil: other.footer))
  }

  /// The sections, ascending, of the first header and the last footer, if the options for
  /// overscroll say anything about them now.
  var heldSections: [Int] {
    union(header.overscrollSection.map { [$0] } ?? [], footer.overscrollSection.map { [$0] } ?? [])
  }
}

/// What either of two ascending sequences holds, ascending, each once.
///
/// Complexity: O(both).
func union(_ first: some Collection<Int>, _ second: some Collection<Int>) -> [Int] {
  var union: [Int] = []
  union.reserveCapacity(first.count + second.count)
  var (i, j) = (first.startIndex, second.startIndex)
  while i != first.endIndex || j != second.endIndex {
    let takesFirst = j == second.endIndex || (i != first.endIndex && first[i] <= second[j])
    let next = takesFirst ? first[i] : second[j]
    if takesFirst { first.formIndex(after: &i) } else { second.formIndex(after: &j) }
    if union.last != next { union.append(next) }
  }
  return union
}
