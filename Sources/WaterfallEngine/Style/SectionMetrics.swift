/// What the layout uses for a section, except for its items: the values of a `SpecifiedSection`,
/// checked and converted to lengths.
@usableFromInline package struct SectionMetrics: Equatable, Sendable {
  /// The insets around the items.
  package var insets = AxisInsets()
  /// The gap between two items of a column, or between two rows.
  ///
  /// If it's negative, items overlap.
  package var lineSpacing: Length = 0
  /// The line spacing in points, which isn't rounded.
  ///
  /// It's the gap between two items of a row if `RowRules` swaps the spacings.
  package var specifiedLineSpacing = 0.0
  /// The gap between two columns, or between two rows if `RowRules` swaps the spacings.
  package var columnSpacing: Length = 0
  /// The number of columns if `automatic` is `nil`.
  ///
  /// `ColumnTracks` limits it to the number of columns that fit.
  package var columnCount = 1
  /// The columns or rows that the layout chooses, or `nil` if the app specifies a number of
  /// columns.
  package var automatic: AutomaticLayout?
  /// Whether the sizes of items are aspect ratios if the columns share the available width.
  package var scalesItems = true
  /// The rule that assigns items to columns.
  package var placement = Placement.shortestColumn
  /// The difference in length up to which columns count as equally short.
  ///
  /// It's never negative, and 0 unless `placement` is `.shortestColumn`.
  package var placementTolerance: Length = 0
  /// The distribution of the items across each row, if the section has rows.
  ///
  /// In a grid, it's where the section's only item is.
  package var rowDistribution = RowDistribution.justified
  /// The alignment of an item in a row that's taller than the item.
  package var rowAlignment = RowAlignment.center
  /// The metrics of the header.
  package var header = BoundaryMetrics()
  /// The metrics of the footer.
  package var footer = BoundaryMetrics()
  /// The insets of the background view, or `nil` if the section has none.
  ///
  /// A negative inset makes the background larger.
  package var background: AxisInsets? = AxisInsets()

  /// Creates the values of a section with one column and a background.
  package init() {}

  /// Whether the section has rows whose items are as tall as their row.
  package var stretchesItems: Bool { automatic?.rule == .rows && rowAlignment == .stretch }

  /// Whether the section has rows whose items are scaled to fill the available width.
  ///
  /// The views of such items can't determine their own sizes.
  package var fillsRows: Bool { automatic?.rule == .rows && rowDistribution == .fill }

  /// The metrics of the header or footer.
  package subscript(boundary: Boundary) -> BoundaryMetrics {
    get { boundary == .header ? header : footer }
    set {
      if boundary == .header { header = newValue } else { footer = newValue }
    }
  }
}

// MARK: - Specified values

extension SectionMetrics {
  /// Checks and converts the values that the app specifies for a section.
  ///
  /// Values that can't be used are recorded in `issues`. Without a column count, `automatic` is the
  /// layout that applies until the sizes of the items are known.
  package init(
    _ specified: SpecifiedSection, ofSection section: Int, in container: LayoutContainer,
    issues: inout InputIssues
  ) {
    let insets = issues.insets(specified.insets, of: .insets, section: section, in: container)
    let spacing = issues.usable(specified.columnSpacing, of: .columnSpacing, section: section)
    self.init()
    self.insets = insets.lengths
    columnSpacing = container.pixels.length(spacing)
    let availableExtent =
      container.crossExtent - insets.lengths.crossStart - insets.lengths.crossEnd
    let columns = specified.columns(
      in: availableExtent, of: container, spacing: columnSpacing, section: section, issues: &issues)
    specifiedLineSpacing = issues.usable(specified.lineSpacing, of: .lineSpacing, section: section)
    lineSpacing = container.pixels.length(specifiedLineSpacing)
    scalesItems = specified.scalesItems
    placement = specified.placement
    let tolerance = issues.usable(
      specified.placementTolerance, atLeast: 0, of: .placementTolerance, section: section)
    placementTolerance = placement == .shortestColumn ? container.pixels.length(tolerance) : 0
    rowDistribution = specified.rowDistribution
    rowAlignment = specified.rowAlignment
    for boundary in Boundary.allCases {
      self[boundary] = BoundaryMetrics(
        specified[boundary], boundary, ofSection: section, in: container, issues: &issues)
    }
    background = Self.background(specified, ofSection: section, in: container, issues: &issues)
    if case .fixed(let count) = columns {
      columnCount = count
      return
    }
    let insetPoints = insets.points.crossStart + insets.points.crossEnd
    automatic = AutomaticLayout(
      rowSpace: RowSpace(
        availableWidth: container.crossPoints - insetPoints,
        spacing: spacing, isHorizontal: container.isHorizontal),
      pixels: container.pixels,
      requiresRows: columns == .rows || rowDistribution == .fill,
      centersOnlyItem: specified.hasEstimates)
  }

  /// Returns the insets of the background view, or `nil` if the section has none.
  package static func background(
    _ specified: SpecifiedSection, ofSection section: Int, in container: LayoutContainer,
    issues: inout InputIssues
  ) -> AxisInsets? {
    guard specified.showsBackground else { return nil }
    return issues.insets(
      specified.backgroundInsets, of: .backgroundInsets, section: section, in: container
    ).lengths
  }
}

// MARK: - Columns

extension SpecifiedSection {
  /// Returns the columns or rows to use for an available width.
  ///
  /// A fixed number of columns is limited to the number that fits.
  fileprivate func columns(
    in availableExtent: Length, of container: LayoutContainer, spacing: Length, section: Int,
    issues: inout InputIssues
  ) -> ColumnCount {
    if takesMinimumColumnWidth {
      var width = minimumColumnWidth
      // A minimum above the available width is valid and results in one column. Limit the minimum,
      // so that not even a very large one is reported.
      if width.value.isFinite { width.value = min(width.value, InputIssue.longestPoints) }
      let least = issues.usable(width, atLeast: 0, of: .minimumColumnWidth, section: section)
      guard least <= 0 else {
        return .fixed(
          ColumnTracks.count(
            fitting: container.pixels.length(least), in: availableExtent, spacing: spacing))
      }
    }
    guard case .fixed(let specified) = columnCount.value else { return columnCount.value }
    let used = ColumnTracks(availableExtent: availableExtent, count: specified, spacing: spacing)
      .count
    // If the insets leave no width, no columns fit. Only the insets are reported then.
    if specified < 1 || (used < specified && availableExtent > 0) {
      let available = container.pixels.points(availableExtent)
      issues.record(
        InputIssue(
          specified < 1 ? .tooFewColumns : .tooManyColumns,
          [Double(specified), Double(used), available], of: .columnCount, container.crossSide,
          source: columnCount.source, section: section))
    }
    return .fixed(used)
  }
}
