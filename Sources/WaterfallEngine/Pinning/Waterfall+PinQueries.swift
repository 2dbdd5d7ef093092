extension Waterfall {
  /// Returns the headers and footers whose frames intersect a rectangle at one scroll position.
  ///
  /// The headers come first, and then the footers. Both groups are sorted by section.
  ///
  /// - Complexity: O(log s + v) for s sections. v is the number of sections that `rect` touches,
  ///   plus the number of headers and footers that pinning displaces into `rect`.
  func boundaryElements(
    intersecting rect: AxisRect, viewport: LengthRange, rules: PinRules
  ) -> [LayoutElement] {
    let touched = Array(sections(touching: rect.main))
    return Boundary.allCases.flatMap { boundary in
      let resolver = PinResolver(boundary, of: self, viewport: viewport, rules: rules)
      let displaced = resolver.sections(displacedInto: rect.main.clampedToLimits)
      return mergeSorted(touched, displaced).compactMap { resolver.element(ofSection: $0) }
    }.filter { $0.frame.intersects(rect) }
  }

  /// Returns the visible pinned headers and footers.
  ///
  /// The headers come first, and then the footers. Both groups are sorted by section.
  ///
  /// - Complexity: The same as for `boundaryElements(intersecting:viewport:rules:)`.
  package func pinnedElements(viewport: LengthRange, rules: PinRules) -> [LayoutElement] {
    let visible = AxisRect(
      main: viewport.clampedToLimits, cross: LengthRange(start: .min, end: .max))
    return boundaryElements(intersecting: visible, viewport: viewport, rules: rules).filter {
      $0.pin?.isPinned == true
    }
  }

  /// Returns the part of the visible range that pinned headers and footers don't cover.
  ///
  /// The part starts at the end of the last pinned header, and ends at the start of the first
  /// pinned footer. It's empty if pinned headers and footers cover the whole visible range.
  ///
  /// Use this method if the scroll position is known. To compute one, as snapping does, use
  /// `obscuredExtent(of:overSection:at:visible:rules:)`, which doesn't depend on elements that are
  /// being pushed out.
  ///
  /// - Complexity: The same as for `pinnedElements(viewport:rules:)`.
  package func clearRange(of viewport: LengthRange, rules: PinRules) -> LengthRange {
    var clear = viewport
    for element in pinnedElements(viewport: viewport, rules: rules) {
      let main = element.frame.main
      switch element.id.boundary?.pinningEdge {
      case .start: clear = LengthRange(start: max(clear.start, main.end), end: clear.end)
      case .end: clear = LengthRange(start: clear.start, end: min(clear.end, main.start))
      case nil: break
      }
    }
    return clear
  }
}
