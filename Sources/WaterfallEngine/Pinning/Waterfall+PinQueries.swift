extension Waterfall {
  /// Returns the headers and footers whose frames for the viewport intersect `rect`.
  ///
  /// The headers come first, then the footers, each by section.
  ///
  /// - Complexity: O(log s + v) for s sections and v sections that `rect` touches or that have an
  ///   element displaced into it.
  func boundaryElements(
    intersecting rect: AxisRect, viewport: LengthRange, rules: PinRules
  ) -> [LayoutElement] {
    let touched = sections(touching: rect.main)
    var elements: [LayoutElement] = []
    for boundary in Boundary.allCases {
      let resolver = PinResolver(boundary, of: self, viewport: viewport, rules: rules)
      // In the `section` scope, an element never leaves its section, and the search includes the
      // sections that `rect` touches anyway.
      let displaced =
        rules.scope.staysInSection
        ? resolver.overscrollSections
        : resolver.sections(displacedInto: rect.main.clampedToLimits)
      for section in mergeSorted(touched, displaced) {
        guard let element = element(ofSection: section, on: resolver),
          element.frame.intersects(rect)
        else { continue }
        elements.append(element)
      }
    }
    return elements
  }

  /// Returns the headers that are pinned and visible, and then the footers, each by section.
  ///
  /// - Complexity: O(log s + v) for s sections and v elements in the result.
  package func pinnedElements(viewport: LengthRange, rules: PinRules) -> [LayoutElement] {
    let visible = viewport.clampedToLimits
    return Boundary.allCases.flatMap { boundary in
      let resolver = PinResolver(boundary, of: self, viewport: viewport, rules: rules)
      return resolver.sections(displacedInto: visible).compactMap {
        element(ofSection: $0, on: resolver)
      }
    }.filter { $0.pin?.isPinned == true && $0.frame.main.intersects(visible) }
  }

  /// Returns the visible range that pinned headers and footers don't cover.
  ///
  /// It starts at the end of the last pinned header, and ends at the start of the first pinned
  /// footer. It's empty if they cover the whole visible range.
  ///
  /// - Complexity: That of `pinnedElements`.
  package func clearRange(of viewport: LengthRange, rules: PinRules) -> LengthRange {
    var clear = viewport
    for element in pinnedElements(viewport: viewport, rules: rules) {
      let main = element.frame.main
      clear =
        element.id.boundary == .header
        ? LengthRange(start: max(clear.start, main.end), end: clear.end)
        : LengthRange(start: clear.start, end: min(clear.end, main.start))
    }
    return clear
  }

  /// Returns a section's header or footer, or `nil` if the section doesn't have one.
  func element(ofSection section: Int, on resolver: PinResolver) -> LayoutElement? {
    guard let state = resolver.state(ofSection: section),
      var frame = restFrame(of: resolver.boundary, inSection: section)
    else { return nil }
    frame.main = state.range
    var level = resolver.itemLevels + PinRules.restingLevel
    if state.isPinned {
      level = resolver.itemLevels + state.pinnedCountAfter
      level += min(resolver.rules.pinnedLevel, Int.max - level)
    }
    var element = LayoutElement(
      id: ElementID(resolver.boundary.kind, inSection: section), frame: frame, level: level)
    element.pin = state
    return element
  }
}
