extension Waterfall {
  /// The headers and footers whose frames `rect` meets, where they are for the viewport; by section,
  /// header before footer.
  ///
  /// - Complexity: O(log sections + sections that `rect` touches + answers).
  func boundaryElements(
    meeting rect: AxisRect, viewport: Viewport, rules: PinRules
  ) -> [LayoutElement] {
    let sides = PinResolverPair(of: self, viewport: viewport, rules: rules)
    // In its own section's scope an element never leaves the sections that are looked at anyway.
    let displaced =
      rules.scope == .section ? [] : sides.sections(displacedInto: rect.main.clampedToLimits)
    let candidates = union(sections(touching: rect.main), union(displaced, sides.heldSections))
    return elements(ofSections: candidates, on: sides) { $0.frame.meets(rect) }
  }

  /// The headers and footers that are displaced from rest and in what is visible; by section,
  /// header before footer.
  ///
  /// - Complexity: O(log sections + answers).
  package func pinnedElements(viewport: Viewport, rules: PinRules) -> [LayoutElement] {
    let sides = PinResolverPair(of: self, viewport: viewport, rules: rules)
    let visible = viewport.visible.clampedToLimits
    let candidates = union(sides.sections(displacedInto: visible), sides.heldSections)
    return elements(ofSections: candidates, on: sides) {
      $0.pin?.isPinned == true && $0.frame.main.meets(visible)
    }
  }

  /// What pinned headers and footers leave of what is visible: from the end of the last header to the
  /// start of the first footer; nothing where they leave nothing.
  ///
  /// - Complexity: That of `pinnedElements`.
  package func clearRange(of viewport: Viewport, rules: PinRules) -> LengthRange {
    var clear = viewport.visible
    for element in pinnedElements(viewport: viewport, rules: rules) {
      let main = element.frame.main
      if element.id.boundary == .header {
        clear = clear.intersection(LengthRange(start: main.end, end: clear.end))
      } else {
        clear = clear.intersection(LengthRange(start: clear.start, end: main.start))
      }
    }
    return clear
  }

  /// The headers and footers whose state differs between two viewports, by section, header before
  /// footer; then the items that differ, if they are cards, as `changedItems` has it.
  ///
  /// - Complexity: O(log sections + answers), however far apart the viewports are; for cards that of
  ///   `changedItems` too.
  package func changedElements(
    from old: Viewport, to new: Viewport, rules: PinRules
  ) -> [ElementID] {
    guard old != new else { return [] }
    let before = PinResolverPair(of: self, viewport: old, rules: rules)
    let after = PinResolverPair(of: self, viewport: new, rules: rules)
    let held = union(before.heldSections, after.heldSections)
    let sides = [(before.header, after.header), (before.footer, after.footer)]
    var changed: [ElementID] = []
    for section in union(before.sections(changingUntil: after), held) {
      for (former, side) in sides
      where former.state(ofSection: section) != side.state(ofSection: section) {
        changed.append(ElementID(side.boundary.kind, inSection: section))
      }
    }
    return stacksItems ? changed + changedItems(from: old, to: new) : changed
  }

  private func elements(
    ofSections sections: [Int], on sides: PinResolverPair, where isMeant: (LayoutElement) -> Bool
  ) -> [LayoutElement] {
    var elements: [LayoutElement] = []
    for section in sections {
      if let header = element(ofSection: section, on: sides.header), isMeant(header) {
        elements.append(header)
      }
      if let footer = element(ofSection: section, on: sides.footer), isMeant(footer) {
        elements.append(footer)
      }
    }
    return elements
  }

  /// A section's header or footer; nil where there is none.
  func element(ofSection section: Int, on side: PinResolver) -> LayoutElement? {
    guard let state = side.state(ofSection: section),
      var frame = restFrame(of: side.boundary, inSection: section)
    else { return nil }
    frame.main = state.range
    var level = (stacksItems ? itemCount : 0) + PinRules.restingLevel
    if state.isPinned {
      level += state.pinsStuckAfter - PinRules.restingLevel
      level += min(side.rules.pinnedLevel, Int.max - level)
    }
    return LayoutElement(
      id: ElementID(side.boundary.kind, inSection: section), frame: frame, level: level, pin: state)
  }
}
