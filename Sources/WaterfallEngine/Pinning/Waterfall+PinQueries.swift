extension Waterfall {
  /// The headers and footers whose frames touch `rect`, where they are for the viewport; by section,
  /// header before footer.
  ///
  /// - Complexity: O(log sections + sections that `rect` touches + answers).
  package func boundaryElements(
    touching rect: AxisRect, viewport: Viewport, rules: PinRules
  ) -> [BoundaryElement] {
    let sides = PinResolvers(of: self, viewport: viewport, rules: rules)
    // In its own section's scope an element never leaves the sections that are looked at anyway.
    let displaced =
      rules.scope == .section ? [] : sides.sections(displacedInto: rect.main.withinReach)
    let candidates = union(sections(touching: rect.main), union(displaced, sides.heldSections))
    return elements(ofSections: candidates, on: sides) { $0.frame.touches(rect) }
  }

  /// The headers and footers that are displaced from rest and touch what is visible; by section,
  /// header before footer.
  ///
  /// - Complexity: O(log sections + answers).
  package func pinnedElements(viewport: Viewport, rules: PinRules) -> [BoundaryElement] {
    let sides = PinResolvers(of: self, viewport: viewport, rules: rules)
    let visible = viewport.visible.withinReach
    let candidates = union(sides.sections(displacedInto: visible), sides.heldSections)
    return elements(ofSections: candidates, on: sides) {
      $0.pin.isPinned && $0.frame.main.touches(visible)
    }
  }

  /// The headers and footers whose state differs between two viewports; by section, header before
  /// footer.
  ///
  /// - Complexity: O(log sections + answers), however far apart the viewports are.
  package func changedElements(
    from old: Viewport, to new: Viewport, rules: PinRules
  ) -> [BoundaryRef] {
    guard old != new else { return [] }
    let old = PinResolvers(of: self, viewport: old, rules: rules)
    let new = PinResolvers(of: self, viewport: new, rules: rules)
    let held = union(old.heldSections, new.heldSections)
    var changed: [BoundaryRef] = []
    for section in union(old.sections(changingUntil: new), held) {
      if old.header.state(ofSection: section) != new.header.state(ofSection: section) {
        changed.append(BoundaryRef(boundary: .header, section: section))
      }
      if old.footer.state(ofSection: section) != new.footer.state(ofSection: section) {
        changed.append(BoundaryRef(boundary: .footer, section: section))
      }
    }
    return changed
  }

  private func elements(
    ofSections sections: [Int], on sides: PinResolvers, where isMeant: (BoundaryElement) -> Bool
  ) -> [BoundaryElement] {
    var elements: [BoundaryElement] = []
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
}
