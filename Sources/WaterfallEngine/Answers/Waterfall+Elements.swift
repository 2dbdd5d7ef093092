extension Waterfall {
  /// Returns an element with its frame and pinning state at one scroll position.
  ///
  /// `viewport` is the visible range along the main axis, in content coordinates and without the
  /// adjusted content inset. It starts at 0 while the content is scrolled to its start. During
  /// overscroll, it starts before 0 or ends after the content.
  ///
  /// - Precondition: The origins are up to date.
  /// - Returns: The element, or `nil` if the element or section doesn't exist.
  /// - Complexity: O(log s) for a header or footer in s sections. O(1) for a background. For an
  ///   item, the same as for `frame(ofItem:inSection:)`. For a card, the same as for
  ///   `isCovered(item:inSection:viewport:)`.
  package func element(_ id: ElementID, viewport: LengthRange, rules: PinRules) -> LayoutElement? {
    if let boundary = id.boundary {
      let resolver = PinResolver(boundary, of: self, viewport: viewport, rules: rules)
      return resolver.element(ofSection: id.section)
    }
    guard let frame = unpinnedFrame(of: id.kind, inSection: id.section) else { return nil }
    guard let item = id.kind.item, stacksItems else {
      return LayoutElement(id: id, frame: frame)
    }
    var element = card(item, inSection: id.section, viewport: viewport)
    element.isCovered = isCovered(item: item, inSection: id.section, viewport: viewport)
    return element
  }

  /// Places the items that changed, and returns the frame of an item that isn't a card.
  ///
  /// The result is `nil` for a card, whose frame depends on the scroll position, and for anything
  /// that isn't an existing item.
  ///
  /// - Complexity: The same as for `updateOrigins(upTo:)` and `frame(ofItem:inSection:)` together.
  package mutating func unpinnedItemFrame(of id: ElementID) -> AxisRect? {
    guard id.kind.item != nil, !stacksItems else { return nil }
    updateOrigins()
    return unpinnedFrame(of: id.kind, inSection: id.section)
  }

  /// Returns the elements whose frames intersect a rectangle at one scroll position.
  ///
  /// The order is the same as in the flow layout: items, headers, footers, and then decorations of
  /// the requested kinds. Each group is sorted by section, and the decorations of a section are in
  /// the order of `ElementID.Kind.sectionKinds`. Covered cards aren't included.
  ///
  /// - Precondition: The origins are up to date.
  /// - Complexity: O(log s + v) for s sections. v is the number of sections and elements that
  ///   `rect` touches. For cards, the complexity of `stackedItems` is added.
  package func elements(
    intersecting rect: AxisRect, viewport: LengthRange, rules: PinRules,
    decorations: [ElementID.Kind] = []
  ) -> [LayoutElement] {
    var elements: [LayoutElement] = []
    for section in sections(withItemsIn: rect.main) {
      if stacksItems {
        elements += stackedItems(inSection: section, intersecting: rect, viewport: viewport)
      } else {
        elements += items(inSection: section, intersecting: rect).map {
          LayoutElement(id: ElementID(.item($0.item), inSection: section), frame: $0.frame)
        }
      }
    }
    elements += boundaryElements(intersecting: rect, viewport: viewport, rules: rules)
    let kinds = ElementID.Kind.sectionKinds.filter(decorations.contains)
    for section in kinds.isEmpty ? 0..<0 : sections(touching: rect.main) {
      elements += kinds.compactMap {
        element(ElementID($0, inSection: section), viewport: viewport, rules: rules)
      }.filter { $0.frame.intersects(rect) }
    }
    return elements
  }

  /// Returns the elements whose attributes change if the user scrolls from `old` to `new`.
  ///
  /// The method first places all items that aren't placed yet. The headers come first, then the
  /// footers, and then the cards. Each group is sorted by section.
  ///
  /// - Complexity: O(log s + v) for s sections and v elements in the result, even if the scroll
  ///   positions are far apart. For cards, the complexity of `changedItems(from:to:)` is added.
  package mutating func changedElements(
    from old: LengthRange, to new: LengthRange, rules: PinRules
  ) -> [ElementID] {
    updateOrigins()
    guard old != new else { return [] }
    var changed: [ElementID] = []
    for boundary in Boundary.allCases
    where rules.stretchesFirstHeader || !pins[boundary].sections.isEmpty {
      let before = PinResolver(boundary, of: self, viewport: old, rules: rules)
      let after = PinResolver(boundary, of: self, viewport: new, rules: rules)
      for section in before.sections(changingUntil: after)
      where before.element(ofSection: section) != after.element(ofSection: section) {
        changed.append(ElementID(.boundary(boundary), inSection: section))
      }
    }
    return stacksItems ? changed + changedItems(from: old, to: new) : changed
  }
}
