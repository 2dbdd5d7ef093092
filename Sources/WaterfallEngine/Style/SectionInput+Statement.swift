extension SectionInput {
  /// What is to be laid out where this is stated of a section; `faults` takes what cannot be used.
  ///
  /// Where no count is stated nothing is decided here.
  package init(
    _ stated: SectionStatement, ofSection section: Int, in room: LayoutRoom, faults: inout Faults
  ) {
    let place = Fault.Place.section(section)
    let (sides, insets) = faults.insets(stated.insets, of: .insets, at: place, in: room)
    let spacing = faults.usable(stated.columnSpacing, of: .columnSpacing, at: place)
    self.init()
    self.insets = insets
    columnSpacing = room.pixels.length(spacing)
    columnCount = stated.columnCount(
      in: room.crossExtent - insets.crossStart - insets.crossEnd, spacing: columnSpacing,
      pixels: room.pixels, at: place, faults: &faults)
    let line = faults.usable(stated.lineSpacing, of: .lineSpacing, at: place)
    lineSpacing = room.pixels.length(line)
    specifiedLineSpacing = line
    placement = stated.placement
    let tolerance = faults.usable(
      stated.placementTolerance, atLeast: 0, of: .placementTolerance, at: place)
    placementTolerance = room.pixels.length(tolerance)
    rowAlignment = stated.rowAlignment
    rowItemAlignment = stated.rowItemAlignment
    for boundary in Boundary.allCases {
      self[boundary] = BoundaryInput(
        stated[boundary], boundary, ofSection: section, in: room, faults: &faults)
    }
    background = Self.background(stated, ofSection: section, in: room, faults: &faults)
    guard columnCount <= SectionStatement.automaticColumnCount else { return }
    automatic = AutomaticLayout(
      room: ColumnRoom(
        extent: room.extent - (sides.crossStart + sides.crossEnd), spacing: spacing,
        isHorizontal: room.isHorizontal),
      pixels: room.pixels, areRowsAskedFor: columnCount == SectionStatement.rows,
      centersOnlyItem: stated.hasEstimates)
  }

  /// The insets of the background where this is stated; nil where there is none.
  package static func background(
    _ stated: SectionStatement, ofSection section: Int, in room: LayoutRoom, faults: inout Faults
  ) -> AxisInsets? {
    guard stated.showsBackground else { return nil }
    return faults.insets(
      stated.backgroundInsets, of: .backgroundInsets, at: .section(section), in: room
    ).lengths
  }
}

extension SectionStatement {
  /// How many columns are asked for in some room: `automaticColumnCount` where nobody says, `rows` where
  /// these are asked for.
  fileprivate func columnCount(
    in room: Length, spacing: Length, pixels: PixelGrid, at place: Fault.Place,
    faults: inout Faults
  ) -> Int {
    if takesMinimumColumnWidth {
      var width = minimumColumnWidth
      // Whatever is wider than the room is a way to ask for one column.
      if width.value.isFinite { width.value = min(width.value, Fault.longestPoints) }
      let least = faults.usable(width, atLeast: 0, of: .minimumColumnWidth, at: place)
      guard least <= 0 else {
        return ColumnTracks.count(fitting: pixels.length(least), in: room, spacing: spacing)
      }
    }
    let asked = columnCount.value
    if asked == Self.automaticColumnCount || asked == Self.rows { return asked }
    let used = ColumnTracks(room: room, count: asked, spacing: spacing).count
    // With no room at all nothing fits; that the insets are too wide is reported by itself.
    if asked < 1 || (used < asked && room > 0) {
      let problem = Fault.Problem.columnCount(asked, used: used, room: pixels.points(room))
      faults.note(Fault(problem, of: .columnCount, isAnswer: columnCount.isAnswer, at: place))
    }
    return used
  }
}
