import WaterfallEngine

extension WaterfallFlowLayout {
  /// Returns the content offset at which scrolling stops, as `scrollSnapping` specifies.
  ///
  /// `proposed` is the offset at which scrolling would end without snapping.
  func snappingOffset(near proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let target = SnapTarget(scrollSnapping), content.environment != nil, collectionView != nil
    else { return proposed }
    endPreparationOfSubclass()
    let screen = makeScreen()
    let waterfall = placedEngine()
    let range = screen.scrollRange(mainExtent: askContentExtent())
    let axes = screen.axes
    let grid = screen.axes.grid
    let end = axes.main(proposed)
    let speed = axes.main(velocity)
    // Scrolling that would end at the start or the end of the content doesn't snap. The user could
    // otherwise never see what's before the first snap position or after the last one.
    let endsAtStart = end <= range.lowerBound || screen.isSameOffset(end, range.lowerBound)
    let endsAtEnd = end >= range.upperBound || screen.isSameOffset(end, range.upperBound)
    if speed <= 0 && endsAtStart || speed >= 0 && endsAtEnd {
      return axes.point(main: end.clamped(to: range), cross: axes.cross(proposed))
    }
    let rules = SnapRules(target, within: range, on: screen)
    let direction: SnapDirection =
      if speed > 0 { .forward } else if speed < 0 { .backward } else { .nearest }
    // The scroll view rounds offsets to device pixels (facts 12.1), so it can stand slightly before
    // or after a snap position. Even a weak fling would then move the content to the next snap
    // position, unless `released` is moved back by almost one pixel.
    let rounding = PixelGrid.lengthsPerPixel - 1
    let released = grid.length(screen.offset) + (direction == .forward ? -rounding : rounding)
    let moved = asksClass ? snappingElements(near: proposed, target, on: screen) : []
    let found = waterfall.restingOffset(
      near: grid.length(end), released: released, direction: direction, rules: rules,
      among: moved.isEmpty ? nil : moved)
    let offset = found.map { CGFloat(grid.points($0)) } ?? end
    return axes.point(main: offset.clamped(to: range), cross: axes.cross(proposed))
  }

  /// Returns the elements near an offset to which scrolling can snap, with the frames that a
  /// subclass returns.
  ///
  /// If scrolling snaps to sections, the result contains the first element of each section.
  private func snappingElements(
    near offset: CGPoint, _ target: SnapTarget, on screen: Screen
  ) -> [LayoutElement] {
    let page = attributesFromClass(in: screen.pages(around: offset))
    var ids = page.keys.filter { $0.kind.item != nil }
    if target == .sectionStart {
      // The previous and the next section can start outside the rectangle.
      let sections = page.keys.map(\.section)
      guard let first = sections.min(), let last = sections.max() else { return [] }
      ids = (first - 1...last + 1).compactMap(placedEngine().firstElement)
    }
    return ids.compactMap { id in
      unpinnedFrame(of: id, in: page, on: screen).map { LayoutElement(id: id, frame: $0) }
    }
  }
}

extension SnapRules {
  /// Creates the rules for snapping at offsets within a range, in points.
  init(_ target: SnapTarget, within range: ClosedRange<CGFloat>, on screen: Screen) {
    self.init()
    let grid = screen.axes.grid
    let endInset = grid.length(screen.visibleInsets.end)
    self.target = target
    startInset = grid.length(screen.visibleInsets.start)
    visibleExtent = grid.length(screen.extent) - startInset - endInset
    offsets = LengthRange(
      start: grid.length(range.lowerBound), end: grid.length(range.upperBound))
    pins = screen.rules
  }
}

extension SnapTarget {
  /// Creates the engine's snap target, or returns `nil` if scrolling doesn't snap.
  init?(_ snapping: WaterfallFlowLayout.ScrollSnapping) {
    switch snapping {
    case .none: return nil
    case .item: self = .itemStart
    case .itemCenter: self = .itemCenter
    case .section: self = .sectionStart
    }
  }
}
