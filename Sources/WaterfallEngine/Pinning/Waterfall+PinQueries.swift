extension Waterfall {
  /// Returns the headers and footers whose frames for the viewport intersect `rect`.
  ///
  /// They're sorted by section, header before footer.
  ///
  /// - Complexity: O(log s + v) for s sections and v sections that `rect` touches or that have an
  ///   element displaced into it.
  func boundaryElements(
    intersecting rect: AxisRect, viewport: LengthRange, rules: PinRules
  ) -> [LayoutElement] {
    let resolvers = [PinResolver](of: self, viewport: viewport, rules: rules)
    // In the `section` scope, an element never leaves its section, and the search includes the
    // sections that `rect` touches anyway.
    let displaced =
      rules.scope.staysInSection ? [] : resolvers.sections(displacedInto: rect.main.clampedToLimits)
    let candidates = mergeSorted(
      sections(touching: rect.main), mergeSorted(displaced, resolvers.overscrollSections))
    return elements(ofSections: candidates, on: resolvers) { $0.frame.intersects(rect) }
  }

  /// Returns the headers and footers that are pinned and visible, by section, header before footer.
  ///
  /// - Complexity: O(log s + v) for s sections and v elements in the result.
  package func pinnedElements(viewport: LengthRange, rules: PinRules) -> [LayoutElement] {
    let resolvers = [PinResolver](of: self, viewport: viewport, rules: rules)
    let visible = viewport.clampedToLimits
    let candidates = mergeSorted(
      resolvers.sections(displacedInto: visible), resolvers.overscrollSections)
    return elements(ofSections: candidates, on: resolvers) {
      $0.pin?.isPinned == true && $0.frame.main.intersects(visible)
    }
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

  private func elements(
    ofSections sections: [Int], on resolvers: [PinResolver],
    where isMeant: (LayoutElement) -> Bool
  ) -> [LayoutElement] {
    var elements: [LayoutElement] = []
    for section in sections {
      for resolver in resolvers {
        if let element = element(ofSection: section, on: resolver), isMeant(element) {
          elements.append(element)
        }
      }
    }
    return elements
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
