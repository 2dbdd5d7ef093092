/// The used values of a section, without its items.
@usableFromInline package struct SectionMetrics: Equatable, Sendable {
  /// The insets around the items: to the header, to the footer, and at both sides.
  package var insets = AxisInsets()
  /// The gap between two items of a column.
  ///
  /// With a negative gap, items overlap.
  package var lineSpacing: Length = 0
  /// The line spacing in points, as specified.
  ///
  /// If a section that scrolls horizontally has rows of unequal items, it's the gap between the
  /// items of a row.
  package var specifiedLineSpacing = 0.0
  /// The gap between two columns.
  package var columnSpacing: Length = 0
  /// The number of columns if the section has a column count.
  ///
  /// `ColumnTracks` has the actual number.
  package var columnCount = 1
  /// The columns or rows that sizes determine, or `nil` if the section has a column count.
  package var automatic: AutomaticLayout?
  /// The rule that assigns items to columns.
  package var placement = Placement.shortestColumn
  /// The distance by which columns can be longer than the shortest one and still be treated as
  /// equally short.
  ///
  /// It's at least 0, and 0 if no item goes into the shortest column.
  package var placementTolerance: Length = 0
  /// The distribution of a row's items, if the section has rows.
  package var rowAlignment = RowAlignment.justified
  /// The position of an item in a longer row, if the section has rows.
  package var rowItemAlignment = RowItemAlignment.center
  /// The element before the items.
  package var header = BoundaryMetrics()
  /// The element after the items.
  package var footer = BoundaryMetrics()
  /// The insets of the background, or `nil` if there is none.
  ///
  /// A negative inset extends the background.
  package var background: AxisInsets? = AxisInsets()

  /// Creates a section with one column, the shortest-column placement, and a background.
  package init() {}

  /// The values of one boundary element.
  package subscript(boundary: Boundary) -> BoundaryMetrics {
    get { boundary == .header ? header : footer }
    set {
      if boundary == .header { header = newValue } else { footer = newValue }
    }
  }
}

// MARK: - Specified values

extension SectionMetrics {
  /// Creates the used values of a section from the specified ones.
  ///
  /// Values that can't be used are recorded in `issues`. If the section has no column count,
  /// `automatic` is the layout to start with, until sizes are known.
  package init(
    _ specified: SpecifiedSection, ofSection section: Int, in container: LayoutContainer,
    issues: inout InputIssues
  ) {
    let location = InputIssue.Location.section(section)
    let (sides, insets) = issues.insets(specified.insets, of: .insets, at: location, in: container)
    let spacing = issues.usable(specified.columnSpacing, of: .columnSpacing, at: location)
    self.init()
    self.insets = insets
    columnSpacing = container.pixels.length(spacing)
    let columns = specified.columns(
      in: container.crossExtent - insets.crossStart - insets.crossEnd, spacing: columnSpacing,
      pixels: container.pixels, at: location, issues: &issues)
    let line = issues.usable(specified.lineSpacing, of: .lineSpacing, at: location)
    lineSpacing = container.pixels.length(line)
    specifiedLineSpacing = line
    placement = specified.placement
    let tolerance = issues.usable(
      specified.placementTolerance, atLeast: 0, of: .placementTolerance, at: location)
    placementTolerance = placement == .shortestColumn ? container.pixels.length(tolerance) : 0
    rowAlignment = specified.rowAlignment
    rowItemAlignment = specified.rowItemAlignment
    for boundary in Boundary.allCases {
      self[boundary] = BoundaryMetrics(
        specified[boundary], boundary, ofSection: section, in: container, issues: &issues)
    }
    background = Self.background(specified, ofSection: section, in: container, issues: &issues)
    if case .fixed(let count) = columns {
      columnCount = count
      return
    }
    automatic = AutomaticLayout(
      container: ColumnContainer(
        extent: container.extent - (sides.crossStart + sides.crossEnd), spacing: spacing,
        isHorizontal: container.isHorizontal),
      pixels: container.pixels, requiresRows: columns == .rows,
      centersOnlyItem: specified.hasEstimates)
  }

  /// Returns the insets of the background, or `nil` if the section has none.
  package static func background(
    _ specified: SpecifiedSection, ofSection section: Int, in container: LayoutContainer,
    issues: inout InputIssues
  ) -> AxisInsets? {
    guard specified.showsBackground else { return nil }
    return issues.insets(
      specified.backgroundInsets, of: .backgroundInsets, at: .section(section), in: container
    ).lengths
  }
}

// MARK: - Columns

extension SpecifiedSection {
  /// Returns the columns to use for an available cross extent.
  ///
  /// A fixed number always fits.
  fileprivate func columns(
    in availableExtent: Length, spacing: Length, pixels: PixelGrid,
    at location: InputIssue.Location,
    issues: inout InputIssues
  ) -> ColumnCount {
    if takesMinimumColumnWidth {
      var width = minimumColumnWidth
      // A width above the available one asks for a single column.
      if width.value.isFinite { width.value = min(width.value, InputIssue.longestPoints) }
      let least = issues.usable(width, atLeast: 0, of: .minimumColumnWidth, at: location)
      guard least <= 0 else {
        return .fixed(
          ColumnTracks.count(fitting: pixels.length(least), in: availableExtent, spacing: spacing))
      }
    }
    guard case .fixed(let specified) = columnCount.value else { return columnCount.value }
    let used = ColumnTracks(availableExtent: availableExtent, count: specified, spacing: spacing)
      .count
    // If the insets leave no width, nothing fits. They're reported by themselves.
    if specified < 1 || (used < specified && availableExtent > 0) {
      let problem = InputIssue.Problem.columnCount(
        specified, used: used, availableWidth: pixels.points(availableExtent))
      issues.record(InputIssue(problem, of: .columnCount, source: columnCount.source, at: location))
    }
    return .fixed(used)
  }
}
