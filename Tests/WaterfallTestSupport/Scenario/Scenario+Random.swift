package import WaterfallEngine

extension Scenario {
  /// The possible contents of a random scenario.
  package struct Range: Sendable {
    package var sections: ClosedRange<Int>
    package var items: ClosedRange<Int>
    package var columns: ClosedRange<Int>
    /// The line and column spacings, as lengths.
    package var spacings: ClosedRange<Length>
    package var hasSpans: Bool
    /// Whether a third of the sections are in rows.
    package var hasRows: Bool

    /// Creates a range, by default of small layouts without spans, rows, or negative spacing.
    package init(
      sections: ClosedRange<Int> = 0...4, items: ClosedRange<Int> = 0...40,
      columns: ClosedRange<Int> = 1...5, spacings: ClosedRange<Length> = 0...640,
      hasSpans: Bool = false, hasRows: Bool = false
    ) {
      self.sections = sections
      self.items = items
      self.columns = columns
      self.spacings = spacings
      self.hasSpans = hasSpans
      self.hasRows = hasRows
    }

    /// All contents, including spans, rows, and negative spacings.
    package static let everything = Range(spacings: -640...640, hasSpans: true, hasRows: true)
  }

  package static func random(
    in range: Range = Range(), using generator: inout SplitMix64
  ) -> Scenario {
    let count = Int.random(in: range.sections, using: &generator)
    let crossExtent = Length.random(in: 0...30_000, using: &generator)
    let sections = (0..<count).map { _ in
      let metrics = SectionMetrics.random(in: range, using: &generator)
      // Some sections have more items, so that searches have several blocks.
      let factor = generator.oneIn(5) ? 4 : 1
      let count = Int.random(in: range.items, using: &generator) * factor
      return Section(
        metrics, items: (0..<count).map { _ in .random(in: range, using: &generator) })
    }
    return Scenario(crossExtent: crossExtent, sections: sections)
  }
}

extension SectionMetrics {
  package static func random(
    in range: Scenario.Range, using generator: inout SplitMix64
  ) -> SectionMetrics {
    SectionMetrics(
      insets: .random(using: &generator),
      lineSpacing: .random(in: range.spacings, using: &generator),
      specifiedLineSpacing: .random(in: -6...10, using: &generator),
      columnSpacing: .random(in: range.spacings, using: &generator),
      columnCount: .random(in: range.columns, using: &generator),
      automatic: range.hasRows && generator.oneIn(3) ? .randomRows(using: &generator) : nil,
      placement: Placement.allCases.randomElement(using: &generator) ?? .shortestColumn,
      placementTolerance: generator.oneIn(3) ? .random(in: 0...900, using: &generator) : 0,
      rowDistribution: generator.oneIn(2) ? .justified : .random(using: &generator),
      rowAlignment: .random(using: &generator),
      header: .random(using: &generator), footer: .random(using: &generator),
      background: generator.oneIn(4) ? nil : .random(using: &generator))
  }
}

extension AutomaticLayout {
  /// Returns rows in a random container.
  package static func randomRows(using generator: inout SplitMix64) -> AutomaticLayout {
    AutomaticLayout(
      rowSpace: RowSpace(
        availableWidth: .random(in: 0...400, using: &generator),
        spacing: .random(in: -6...10, using: &generator), isHorizontal: generator.oneIn(2)),
      pixels: PixelGrid(scale: 1), requiresRows: true)
  }
}

extension RowDistribution {
  package static func random(using generator: inout SplitMix64) -> RowDistribution {
    // The other distributions differ only in the gaps of a row.
    generator.oneIn(3) ? .fill : allCases.randomElement(using: &generator) ?? .justified
  }
}

extension RowAlignment {
  package static func random(using generator: inout SplitMix64) -> RowAlignment {
    allCases.randomElement(using: &generator) ?? .center
  }
}

extension BoundaryMetrics {
  /// Returns a random header or footer, or none in a third of the cases.
  package static func random(using generator: inout SplitMix64) -> BoundaryMetrics {
    guard !generator.oneIn(3) else { return BoundaryMetrics() }
    return BoundaryMetrics(
      extent: .random(in: 0...5000, using: &generator), insets: .random(using: &generator))
  }
}

extension AxisInsets {
  /// Returns random insets, or none in half of the cases.
  package static func random(using generator: inout SplitMix64) -> AxisInsets {
    guard !generator.oneIn(2) else { return AxisInsets() }
    return AxisInsets(
      mainStart: .random(in: 0...900, using: &generator),
      mainEnd: .random(in: 0...900, using: &generator),
      crossStart: .random(in: 0...900, using: &generator),
      crossEnd: .random(in: 0...900, using: &generator))
  }
}

extension ItemMetrics {
  /// Returns a random item, whose extent is often zero or common, and rarely very long.
  package static func random(
    in range: Scenario.Range, using generator: inout SplitMix64
  ) -> ItemMetrics {
    let extent: Length
    switch Int.random(in: 0..<40, using: &generator) {
    case 0: extent = 3_000_000
    case 1...4: extent = 0
    case 5...19: extent = .random(in: 0...5000, using: &generator)
    default: extent = 640 * .random(in: 1...4, using: &generator)
    }
    let hasSpan = range.hasSpans && generator.oneIn(4)
    let span =
      hasSpan ? [2, 3, 4, 70_000, Int.max].randomElement(using: &generator) ?? 1 : 1
    let width: Double = generator.oneIn(9) ? 0 : .random(in: 5...150, using: &generator)
    return ItemMetrics(extent: extent, columnSpan: span, width: width)
  }
}
