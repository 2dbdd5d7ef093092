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
    placementTolerance = container.pixels.length(tolerance)
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
      pixels: container.pixels, areRowsAskedFor: columns == .rows,
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
    guard case .fixed(let asked) = columnCount.value else { return columnCount.value }
    let used = ColumnTracks(availableExtent: availableExtent, count: asked, spacing: spacing).count
    // If the insets leave no width, nothing fits. They're reported by themselves.
    if asked < 1 || (used < asked && availableExtent > 0) {
      let problem = InputIssue.Problem.columnCount(
        asked, used: used, availableWidth: pixels.points(availableExtent))
      issues.record(InputIssue(problem, of: .columnCount, source: columnCount.source, at: location))
    }
    return .fixed(used)
  }
}
