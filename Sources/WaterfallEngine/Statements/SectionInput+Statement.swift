extension SectionInput {
  /// What is to be laid out where this is stated of a section; `faults` takes what cannot be used.
  ///
  /// Where no count is stated nothing is decided here.
  package init(
    _ stated: SectionStatement, ofSection section: Int, in room: LayoutRoom, faults: inout Faults
  ) {
    let place = Fault.Place.section(section)
    let (sides, insets) = faults.insets(stated.insets, of: .insets, at: place, in: room)
    let spacing = faults.distance(stated.columnSpacing, of: .columnSpacing, at: place)
    let columns = ColumnDemand(
      room: room.crossExtent - insets.crossStart - insets.crossEnd,
      spacing: room.pixels.length(spacing), pixels: room.pixels, place: place)
    let count = columns.count(stated, faults: &faults)
    let line = faults.distance(stated.lineSpacing, of: .lineSpacing, at: place)
    let tolerance = faults.extent(stated.placementTolerance, of: .placementTolerance, at: place)
    self.init()
    self.insets = insets
    lineSpacing = room.pixels.length(line)
    columnSpacing = columns.spacing
    columnCount = count
    placement = stated.placement
    placementTolerance = room.pixels.length(tolerance)
    rowAlignment = stated.rowAlignment.value
    for boundary in Boundary.allCases {
      self[boundary] = BoundaryInput(
        stated[boundary], boundary, ofSection: section, in: room, faults: &faults)
    }
    background = Self.background(stated, ofSection: section, in: room, faults: &faults)
    guard count <= SectionStatement.automaticColumnCount else {
      if rowAlignment != .justified {
        let problem = Fault.Problem.alignmentInColumns(count)
        let isAnswer = stated.rowAlignment.isAnswer
        faults.note(Fault(problem, of: .rowAlignment, isAnswer: isAnswer, at: place))
      }
      return
    }
    automatic = AutomaticLayout(
      room: ColumnRoom(
        extent: room.extent - (sides.crossStart + sides.crossEnd), spacing: spacing,
        isHorizontal: room.isHorizontal),
      pixels: room.pixels,
      areRowsAskedFor: count == SectionStatement.rows || rowAlignment != .justified,
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

extension BoundaryInput {
  /// What is to be laid out where this is stated of a header or footer.
  package init(
    _ stated: BoundaryStatement, _ boundary: Boundary, ofSection section: Int, in room: LayoutRoom,
    faults: inout Faults
  ) {
    let place = Fault.Place.section(section)
    let extent = faults.extent(stated.extent, of: .boundaryExtent(boundary), at: place)
    let (_, insets) = faults.insets(
      stated.insets, of: .boundaryInsets(boundary), at: place, in: room, isSeen: extent > 0)
    self.init()
    self.extent = room.pixels.length(extent)
    self.insets = insets
    if extent > 0, stated.isNeverMade {
      faults.note(Fault(.neverMade(boundary), of: .supplementaryViews, isAnswer: true, at: place))
    }
    setPins(stated, boundary, ofSection: section, pixels: room.pixels, faults: &faults)
  }

  /// Takes over how it sticks, and nothing else.
  package mutating func setPins(
    _ stated: BoundaryStatement, _ boundary: Boundary, ofSection section: Int, pixels: PixelGrid,
    faults: inout Faults
  ) {
    pins = stated.pins
    guard stated.pinnedExtent.value.isNaN else {
      pinnedExtent = max(0, pixels.length(stated.pinnedExtent.value))
      return
    }
    pinnedExtent = nil
    faults.note(
      Fault(
        .noPinnedExtent, of: .pinnedExtent(boundary), isAnswer: stated.pinnedExtent.isAnswer,
        at: .section(section)))
  }
}

/// Finds out how many columns are asked for in some room.
private struct ColumnDemand {
  let room: Length
  let spacing: Length
  let pixels: PixelGrid
  let place: Fault.Place

  /// `automaticColumnCount` where nobody says, `rows` where these are asked for.
  func count(_ stated: SectionStatement, faults: inout Faults) -> Int {
    let (count, automatic) = (stated.columnCount, SectionStatement.automaticColumnCount)
    if count.value == SectionStatement.rows { return count.value }
    let least = leastWidth(stated, faults: &faults)
    guard least <= 0 else {
      return ColumnTracks.count(fitting: pixels.length(least), in: room, spacing: spacing)
    }
    if count.value == automatic { return automatic }
    let used = ColumnTracks(room: room, count: count.value, spacing: spacing).count
    // With no room at all nothing fits; that the insets are too wide is reported by itself.
    if count.value < 1 || (used < count.value && room > 0) {
      let problem = Fault.Problem.columnCount(count.value, used: used, room: pixels.points(room))
      faults.note(Fault(problem, of: .columnCount, isAnswer: count.isAnswer, at: place))
    }
    return used
  }

  private func leastWidth(_ stated: SectionStatement, faults: inout Faults) -> Double {
    guard stated.takesMinimumColumnWidth else { return 0 }
    var width = stated.minimumColumnWidth
    // Whatever is wider than the room is a way to ask for one column.
    if width.value.isFinite { width.value = min(width.value, Fault.longestPoints) }
    return faults.extent(width, of: .minimumColumnWidth, at: place)
  }
}
