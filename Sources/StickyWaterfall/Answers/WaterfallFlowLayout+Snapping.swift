import WaterfallEngine

extension WaterfallFlowLayout {
  /// Returns the content offset at which scrolling comes to rest, as `scrollSnapping` specifies.
  ///
  /// `proposed` is the offset at which scrolling would end without snapping.
  func restingOffset(near proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let target = SnapTarget(scrollSnapping), cycle.environment != nil, collectionView != nil
    else { return proposed }
    let (screen, waterfall) = (makeScreen(), placedEngine())
    let range = screen.scrollRange(mainExtent: waterfall.mainExtent)
    let (axes, grid) = (screen.axes, screen.axes.grid)
    let (end, speed) = (axes.main(proposed), axes.main(velocity))
    // If scrolling would end at the start or the end of the content, it doesn't snap. Otherwise,
    // the user couldn't see the content before the first snap position or after the last one.
    let endsAtStart = end <= range.lowerBound || screen.isSameOffset(end, range.lowerBound)
    let endsAtEnd = end >= range.upperBound || screen.isSameOffset(end, range.upperBound)
    if speed <= 0 && endsAtStart || speed >= 0 && endsAtEnd {
      return axes.point(main: end.clamped(to: range), cross: axes.cross(proposed))
    }
    let startInset = grid.length(screen.visibleInsets.start)
    let endInset = grid.length(screen.visibleInsets.end)
    var rules = SnapRules()
    rules.target = target
    rules.startInset = startInset
    rules.visibleExtent = grid.length(screen.extent) - startInset - endInset
    rules.offsets = LengthRange(
      start: grid.length(range.lowerBound), end: grid.length(range.upperBound))
    rules.pins = screen.rules
    let direction: SnapDirection = speed > 0 ? .forward : speed < 0 ? .backward : .nearest
    // The scroll view rounds offsets to device pixels (facts 12.1), so it can rest slightly before
    // or after a snap position. `released` is therefore moved back by almost one pixel. Otherwise,
    // even a weak fling would move the content to the next snap position.
    let rounding = PixelGrid.lengthsPerPixel - 1
    let released = grid.length(screen.offset) + (direction == .forward ? -rounding : rounding)
    let found = waterfall.restingOffset(
      near: grid.length(end), released: released, direction: direction, rules: rules)
    let offset = found.map { CGFloat(grid.points($0)) } ?? end
    return axes.point(main: offset.clamped(to: range), cross: axes.cross(proposed))
  }
}

extension SnapTarget {
  /// Creates the engine's snap target, or returns `nil` if scrolling doesn't snap.
  fileprivate init?(_ snapping: WaterfallFlowLayout.ScrollSnapping) {
    switch snapping {
    case .none: return nil
    case .item: self = .itemStart
    case .itemCenter: self = .itemCenter
    case .section: self = .sectionStart
    }
  }
}
