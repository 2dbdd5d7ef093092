extension SectionMetrics {
  /// Creates the used values of a section from the specified ones.
  ///
  /// Values that can't be used are recorded in `issues`. If the section has no column count,
  /// `automatic` is the layout to start with, until sizes are known.
  package init(
    _ specified: SpecifiedSection, ofSection section: Int, in room: LayoutRoom,
    issues: inout InputIssues
  ) {
    let location = InputIssue.Location.section(section)
    let (sides, insets) = issues.insets(specified.insets, of: .insets, at: location, in: room)
    let spacing = issues.usable(specified.columnSpacing, of: .columnSpacing, at: location)
    self.init()
    self.insets = insets
    columnSpacing = room.pixels.length(spacing)
    let columns = specified.columns(
      in: room.crossExtent - insets.crossStart - insets.crossEnd, spacing: columnSpacing,
      pixels: room.pixels, at: location, issues: &issues)
    let line = issues.usable(specified.lineSpacing, of: .lineSpacing, at: location)
    lineSpacing = room.pixels.length(line)
    specifiedLineSpacing = line
    placement = specified.placement
    let tolerance = issues.usable(
      specified.placementTolerance, atLeast: 0, of: .placementTolerance, at: location)
    placementTolerance = room.pixels.length(tolerance)
    rowAlignment = specified.rowAlignment
    rowItemAlignment = specified.rowItemAlignment
    for boundary in Boundary.allCases {
      self[boundary] = BoundaryMetrics(
        specified[boundary], boundary, ofSection: section, in: room, issues: &issues)
    }
    background = Self.background(specified, ofSection: section, in: room, issues: &issues)
    if case .fixed(let count) = columns {
      columnCount = count
      return
    }
    automatic = AutomaticLayout(
      room: ColumnRoom(
        extent: room.extent - (sides.crossStart + sides.crossEnd), spacing: spacing,
        isHorizontal: room.isHorizontal),
      pixels: room.pixels, areRowsAskedFor: columns == .rows,
      centersOnlyItem: specified.hasEstimates)
  }

  /// Returns the insets of the background, or `nil` if the section has none.
  package static func background(
    _ specified: SpecifiedSection, ofSection section: Int, in room: LayoutRoom,
    issues: inout InputIssues
  ) -> AxisInsets? {
    guard specified.showsBackground else { return nil }
    return issues.insets(
      specified.backgroundInsets, of: .backgroundInsets, at: .section(section), in: room
    ).lengths
  }
}

extension SpecifiedSection {
  /// Returns the columns to use for an available cross extent.
  ///
  /// A fixed number always fits.
  fileprivate func columns(
    in room: Length, spacing: Length, pixels: PixelGrid, at location: InputIssue.Location,
    issues: inout InputIssues
  ) -> ColumnCount {
    if takesMinimumColumnWidth {
      var width = minimumColumnWidth
      // A width above the available one asks for a single column.
      if width.value.isFinite { width.value = min(width.value, InputIssue.longestPoints) }
      let least = issues.usable(width, atLeast: 0, of: .minimumColumnWidth, at: location)
      guard least <= 0 else {
        return .fixed(
          ColumnTracks.count(fitting: pixels.length(least), in: room, spacing: spacing))
      }
    }
    guard case .fixed(let asked) = columnCount.value else { return columnCount.value }
    let used = ColumnTracks(room: room, count: asked, spacing: spacing).count
    // If the insets leave no width, nothing fits. They're reported by themselves.
    if asked < 1 || (used < asked && room > 0) {
      let problem = InputIssue.Problem.columnCount(asked, used: used, room: pixels.points(room))
      issues.record(InputIssue(problem, of: .columnCount, source: columnCount.source, at: location))
    }
    return .fixed(used)
  }
}
