extension Waterfall {
  /// Returns an element with its frame and state for a viewport.
  ///
  /// The viewport is the visible main range in content coordinates, inside the adjusted content
  /// inset. A layout scrolled to its start has a viewport that starts at 0. A start below 0, or an
  /// end past the content, is overscroll.
  ///
  /// - Precondition: The origins are up to date.
  /// - Returns: The element, or `nil` if the element or section doesn't exist.
  /// - Complexity: O(log s) for headers and footers in s sections. O(1) for backgrounds and items,
  ///   or O(log r) for items in r rows. For cards, that of `isCovered`.
  package func element(
    _ id: ElementID, viewport: LengthRange, rules: PinRules
  ) -> LayoutElement? {
    if let boundary = id.boundary {
      let resolver = PinResolver(boundary, of: self, viewport: viewport, rules: rules)
      return resolver.element(ofSection: id.section)
    }
    guard let frame = restFrame(of: id.kind, inSection: id.section) else { return nil }
    guard let item = id.kind.item else { return LayoutElement(id: id, frame: frame, level: -1) }
    guard stacksItems else { return LayoutElement(id: id, frame: frame) }
    var element = card(item, inSection: id.section, viewport: viewport)
    element.isCovered = isCovered(item: item, inSection: id.section, viewport: viewport)
    return element
  }

  /// Returns an item's frame after placing all changes, or `nil` for cards and other elements.
  ///
  /// The frame and level of an item that isn't a card don't depend on the viewport. The method is
  /// mutating so that a layout stored in a class isn't copied.
  ///
  /// - Complexity: O(1), or O(log r) in r rows, in addition to that of `updateOrigins()`.
  package mutating func restingFrame(of id: ElementID) -> AxisRect? {
    guard id.kind.item != nil, !stacksItems else { return nil }
    updateOrigins()
    return restFrame(of: id.kind, inSection: id.section)
  }

  /// Returns the elements whose frames intersect `rect`.
  ///
  /// The order is that of the flow layout: items, headers, footers, and finally the decorations
  /// of the requested kinds, each by section. If `stacksItems` is `true`, items are cards: they pin
  /// to the visible start, and covered ones aren't included.
  ///
  /// - Precondition: The origins are up to date.
  /// - Complexity: O(log s + v) for s sections and v sections and items that `rect` touches or that
  ///   the result contains. For cards, that of `stackedItems` too.
  package func elements(
    intersecting rect: AxisRect, viewport: LengthRange, rules: PinRules,
    decorations: Set<ElementID.Kind> = []
  ) -> [LayoutElement] {
    var elements: [LayoutElement] = []
    for section in sections(withItemsIn: rect.main) {
      elements +=
        stacksItems
        ? stackedItems(inSection: section, intersecting: rect, viewport: viewport)
        : items(inSection: section, intersecting: rect).map { item, frame in
          LayoutElement(id: ElementID(.item(item), inSection: section), frame: frame)
        }
    }
    elements += boundaryElements(intersecting: rect, viewport: viewport, rules: rules)
    for section in decorations.isEmpty ? 0..<0 : sections(touching: rect.main) {
      elements += decorations.compactMap {
        element(ElementID($0, inSection: section), viewport: viewport, rules: rules)
      }.filter { $0.frame.intersects(rect) }
    }
    return elements
  }

  /// Places the items that changed, and returns the elements whose state differs between two
  /// viewports.
  ///
  /// The headers come first, then the footers, each by section. If items are cards, the result of
  /// `changedItems` follows.
  ///
  /// - Complexity: O(log s + v) for s sections and v elements in the result, however far apart the
  ///   viewports are. For cards, that of `changedItems` too.
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
      where before.state(ofSection: section) != after.state(ofSection: section) {
        changed.append(ElementID(boundary.kind, inSection: section))
      }
    }
    return stacksItems ? changed + changedItems(from: old, to: new) : changed
  }
}
