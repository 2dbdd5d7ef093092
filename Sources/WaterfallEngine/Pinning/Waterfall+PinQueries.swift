extension Waterfall {
  /// The headers and footers whose frames `rect` meets, where they are for the viewport; by section,
  /// header before footer.
  ///
  /// - Complexity: O(log sections + sections that `rect` touches + answers).
  func boundaryElements(
    meeting rect: AxisRect, viewport: LengthRange, rules: PinRules
  ) -> [LayoutElement] {
    let resolvers = [PinResolver](of: self, viewport: viewport, rules: rules)
    // In its own section's scope an element never leaves the sections that are looked at anyway.
    let displaced =
      rules.scope.staysInSection ? [] : resolvers.sections(displacedInto: rect.main.clampedToLimits)
    let candidates = union(sections(touching: rect.main), union(displaced, resolvers.heldSections))
    return elements(ofSections: candidates, on: resolvers) { $0.frame.meets(rect) }
  }

  /// The headers and footers that are displaced from rest and in what is visible; by section,
  /// header before footer.
  ///
  /// - Complexity: O(log sections + answers).
  package func pinnedElements(viewport: LengthRange, rules: PinRules) -> [LayoutElement] {
    let resolvers = [PinResolver](of: self, viewport: viewport, rules: rules)
    let visible = viewport.clampedToLimits
    let candidates = union(resolvers.sections(displacedInto: visible), resolvers.heldSections)
    return elements(ofSections: candidates, on: resolvers) {
      $0.pin?.isPinned == true && $0.frame.main.meets(visible)
    }
  }

  /// What pinned headers and footers leave of what is visible: from the end of the last header to the
  /// start of the first footer; nothing where they leave nothing.
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

  /// A section's header or footer; nil where there is none.
  func element(ofSection section: Int, on resolver: PinResolver) -> LayoutElement? {
    guard let state = resolver.state(ofSection: section),
      var frame = restFrame(of: resolver.boundary, inSection: section)
    else { return nil }
    frame.main = state.range
    var level = resolver.itemLevels + PinRules.restingLevel
    if state.isPinned {
      level = resolver.itemLevels + state.pinsStuckAfter
      level += min(resolver.rules.pinnedLevel, Int.max - level)
    }
    var element = LayoutElement(
      id: ElementID(resolver.boundary.kind, inSection: section), frame: frame, level: level)
    element.pin = state
    return element
  }
}
