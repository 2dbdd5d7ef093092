extension BoundaryMetrics {
  /// Creates the used values of a header or footer from the specified ones.
  package init(
    _ specified: SpecifiedBoundary, _ boundary: Boundary, ofSection section: Int,
    in room: LayoutRoom,
    faults: inout Faults
  ) {
    let place = Fault.Place.section(section)
    let extent = faults.usable(
      specified.extent, atLeast: 0, of: .boundaryExtent(boundary), at: place)
    let (_, insets) = faults.insets(
      specified.insets, of: .boundaryInsets(boundary), at: place, in: room, isSeen: extent > 0)
    self.init()
    self.extent = room.pixels.length(extent)
    self.insets = insets
    if extent > 0, specified.isNeverMade {
      faults.note(Fault(.neverMade(boundary), of: .supplementaryViews, isAnswer: true, at: place))
    }
    setPins(specified, boundary, ofSection: section, pixels: room.pixels, faults: &faults)
  }

  /// Sets only the values that determine how the element pins.
  package mutating func setPins(
    _ specified: SpecifiedBoundary, _ boundary: Boundary, ofSection section: Int, pixels: PixelGrid,
    faults: inout Faults
  ) {
    pins = specified.pins
    let (points, isAnswer) = (specified.pinnedExtent.value, specified.pinnedExtent.isAnswer)
    pinnedExtent = points.isNaN ? nil : max(0, pixels.length(points))
    guard points.isNaN else { return }
    let subject = Fault.Subject.pinnedExtent(boundary)
    faults.note(Fault(.noPinnedExtent, of: subject, isAnswer: isAnswer, at: .section(section)))
  }
}
