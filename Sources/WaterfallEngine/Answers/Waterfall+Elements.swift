extension Waterfall {
  /// An element as it is for a viewport: for what can be seen along scrolling, in content coordinates, inside
  /// the adjusted content inset.
  ///
  /// A layout scrolled to its start sees a stretch that begins at 0; a start below 0, or an end past the
  /// content, is overscroll.
  ///
  /// - Returns: nil where there is no such element, or no such section.
  /// - Precondition: The origins are up to date.
  /// - Complexity: O(log sections) for headers and footers, O(1) for others; for a card as `isCovered`.
  package func element(
    _ id: ElementID, viewport: LengthRange, rules: PinRules
  ) -> LayoutElement? {
    guard sections.indices.contains(id.section) else { return nil }
    switch id.kind {
    case .item(let item):
      guard 0..<sections[id.section].items.count ~= item else { return nil }
      guard stacksItems else {
        return LayoutElement(id: id, frame: frame(ofItem: item, inSection: id.section))
      }
      var element = card(item, inSection: id.section, viewport: viewport)
      element.isCovered = isCovered(item: item, inSection: id.section, viewport: viewport)
      return element
    case .header, .footer:
      return id.boundary.flatMap {
        let resolver = PinResolver($0, of: self, viewport: viewport, rules: rules)
        return element(ofSection: id.section, on: resolver)
      }
    case .background: return background(ofSection: id.section)
    }
  }

  /// Where an item is that is no card, and so on level 0 wherever the viewport is, once all that has changed
  /// is placed; nil for all else.
  ///
  /// Mutating, so that a layout which is the property of a class is not copied for it.
  ///
  /// - Complexity: O(1), O(log r) in r rows; beside that of `updateOrigins()`.
  package mutating func restingFrame(of id: ElementID) -> AxisRect? {
    guard case .item(let item) = id.kind, !stacksItems, sections.indices.contains(id.section),
      0..<sections[id.section].items.count ~= item
    else { return nil }
    updateOrigins()
    return frame(ofItem: item, inSection: id.section)
  }

  /// All whose frames `rect` meets: items, headers, footers, and backgrounds if they are asked for, each by
  /// section, as the stock layout answers.
  ///
  /// While `stacksItems` the items are cards: each stops at the visible start, and one that is wholly
  /// covered is left out.
  ///
  /// - Precondition: The origins are up to date.
  /// - Complexity: O(log sections + sections and items that `rect` touches + answers).
  package func elements(
    meeting rect: AxisRect, viewport: LengthRange, rules: PinRules, withBackgrounds: Bool = false
  ) -> [LayoutElement] {
    var elements: [LayoutElement] = []
    for section in sections(withItemsIn: rect.main) {
      if stacksItems {
        for item in stackedItems(inSection: section, meeting: rect, viewport: viewport) {
          elements.append(card(item, inSection: section, viewport: viewport))
        }
      } else {
        for (item, frame) in answeredItems(inSection: section, meeting: rect) {
          let id = ElementID(.item(item), inSection: section)
          elements.append(LayoutElement(id: id, frame: frame))
        }
      }
    }
    let boundaries = boundaryElements(meeting: rect, viewport: viewport, rules: rules)
    for boundary in Boundary.allCases {
      elements += boundaries.filter { $0.id.boundary == boundary }
    }
    for section in withBackgrounds ? sections(touching: rect.main) : 0..<0 {
      if let background = background(ofSection: section), background.frame.meets(rect) {
        elements.append(background)
      }
    }
    return elements
  }

  /// The headers and footers whose state differs between two viewports, by section, header before
  /// footer; then the items that differ, if they are cards, as `changedItems` has it.
  ///
  /// - Complexity: O(log sections + answers), however far apart the viewports are; for cards that of
  ///   `changedItems` too.
  package func changedElements(
    from old: LengthRange, to new: LengthRange, rules: PinRules
  ) -> [ElementID] {
    guard old != new else { return [] }
    let before = [PinResolver](of: self, viewport: old, rules: rules)
    let after = [PinResolver](of: self, viewport: new, rules: rules)
    let held = union(before.heldSections, after.heldSections)
    var changed: [ElementID] = []
    for section in union(before.sections(changingUntil: after), held) {
      for (former, resolver) in zip(before, after)
      where former.state(ofSection: section) != resolver.state(ofSection: section) {
        changed.append(ElementID(resolver.boundary.kind, inSection: section))
      }
    }
    return stacksItems ? changed + changedItems(from: old, to: new) : changed
  }

  /// The names of a section's header, footer and background, as far as there are any.
  package func supplementaryIDs(ofSection section: Int) -> [ElementID] {
    let ids = Boundary.allCases
      .filter { sections[section].restRange(of: $0) != nil }
      .map { ElementID($0.kind, inSection: section) }
    return ids + [background(ofSection: section)?.id].compactMap { $0 }
  }

  private func background(ofSection section: Int) -> LayoutElement? {
    backgroundFrame(ofSection: section).map {
      LayoutElement(id: ElementID(.background, inSection: section), frame: $0, level: -1)
    }
  }
}
