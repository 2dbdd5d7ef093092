/// Names a header, an item, a footer or a background; whether there is one is not its concern.
package struct ElementID: Hashable, Sendable {
  /// What an element is.
  package enum Kind: Hashable, Sendable {
    /// The element before the items of its section.
    case header
    /// The item with that index in its section.
    case item(Int)
    /// The element after the items of its section.
    case footer
    /// What lies behind the items of its section.
    case background

    /// The index of an item; nil for the others.
    package var item: Int? {
      if case .item(let item) = self { item } else { nil }
    }
  }

  /// What it is.
  package var kind: Kind
  /// The section it belongs to.
  package var section: Int

  /// Makes the name.
  package init(_ kind: Kind, inSection section: Int) {
    (self.kind, self.section) = (kind, section)
  }

  /// Which of its section's boundaries it is; nil for items and backgrounds.
  package var boundary: Boundary? {
    switch kind {
    case .header: return .header
    case .footer: return .footer
    case .item, .background: return nil
    }
  }
}

extension Boundary {
  /// What an element at this end of a section is.
  package var kind: ElementID.Kind { self == .header ? .header : .footer }
}

/// A header, an item, a footer or a background, as it is for one viewport: all there is to draw it.
package struct LayoutElement: Equatable, Sendable {
  /// Which one it is.
  package var id: ElementID
  /// Where it is, in content coordinates: as pinned, or as stuck in a card stack.
  package var frame: AxisRect
  /// What lies on a higher level hides what lies on a lower one.
  ///
  /// Backgrounds are on level -1, items on 0, or a card on its index, and headers and footers as far
  /// above all cards as `PinRules` says.
  package var level: Int
  /// Whether it is a card that a later one wholly hides.
  package var isCovered: Bool
  /// How far its pinning has come; nil for items and backgrounds.
  package var pin: PinState?

  /// Makes the element, as an answer to compare with.
  package init(
    id: ElementID, frame: AxisRect, level: Int = 0, isCovered: Bool = false, pin: PinState? = nil
  ) {
    (self.id, self.frame, self.level) = (id, frame, level)
    (self.isCovered, self.pin) = (isCovered, pin)
  }
}

extension Waterfall {
  /// An element as it is for a viewport.
  ///
  /// - Returns: nil where there is no such element, or no such section.
  /// - Precondition: The origins are up to date.
  /// - Complexity: O(log sections) for headers and footers, O(1) for others; for a card as `isCovered`.
  package func element(
    _ id: ElementID, viewport: @autoclosure () -> Viewport, rules: @autoclosure () -> PinRules
  ) -> LayoutElement? {
    guard sections.indices.contains(id.section) else { return nil }
    switch id.kind {
    case .item(let item):
      guard 0..<sections[id.section].items.count ~= item else { return nil }
      guard stacksItems else { return element(ofItem: item, inSection: id.section) }
      let viewport = viewport()
      var element = card(item, inSection: id.section, viewport: viewport)
      element.isCovered = isCovered(item: item, inSection: id.section, viewport: viewport)
      return element
    case .header, .footer:
      return id.boundary.flatMap {
        let side = PinResolver($0, of: self, viewport: viewport(), rules: rules())
        return element(ofSection: id.section, on: side)
      }
    case .background: return background(ofSection: id.section)
    }
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
    meeting rect: AxisRect, viewport: Viewport, rules: PinRules, withBackgrounds: Bool = false
  ) -> [LayoutElement] {
    var elements: [LayoutElement] = []
    for section in sections(withItemsIn: rect.main) {
      if stacksItems {
        for item in stackedItems(inSection: section, meeting: rect, viewport: viewport) {
          elements.append(card(item, inSection: section, viewport: viewport))
        }
      } else {
        for item in answeredItems(inSection: section, meeting: rect) {
          let id = ElementID(.item(item.item), inSection: section)
          elements.append(LayoutElement(id: id, frame: item.frame))
        }
      }
    }
    let boundaries = boundaryElements(meeting: rect, viewport: viewport, rules: rules)
    for boundary in Boundary.allCases {
      elements += boundaries.filter { $0.id.boundary == boundary }
    }
    for section in withBackgrounds ? sections(touching: rect.main) : 0..<0 {
      guard let background = background(ofSection: section), background.frame.meets(rect) else {
        continue
      }
      elements.append(background)
    }
    return elements
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

  private func element(ofItem item: Int, inSection section: Int) -> LayoutElement {
    LayoutElement(
      id: ElementID(.item(item), inSection: section),
      frame: frame(ofItem: item, inSection: section))
  }
}
