/// A header, an item or a footer, as it is for one viewport.
package struct LayoutElement: Equatable, Sendable {
  /// What an element is.
  package enum Kind: Equatable, Sendable {
    /// The element before the items of its section.
    case header
    /// The item with that index in its section.
    case item(Int)
    /// The element after the items of its section.
    case footer
  }

  /// What it is.
  package var kind: Kind
  /// The section it belongs to.
  package var section: Int
  /// Where it is, in content coordinates: a header's or footer's place as pinned.
  package var frame: AxisRect
  /// How far its pinning has come; nil for items.
  package var pin: PinState?

  /// Makes the element, as an answer to compare with.
  package init(kind: Kind, section: Int, frame: AxisRect, pin: PinState? = nil) {
    self.kind = kind
    self.section = section
    self.frame = frame
    self.pin = pin
  }

  /// A header or footer as an element among others.
  init(_ element: BoundaryElement) {
    self.init(
      kind: element.boundary == .header ? .header : .footer, section: element.section,
      frame: element.frame, pin: element.pin)
  }
}

extension Waterfall {
  /// All whose frames touch `rect`, in reading order: by section, each with its header, its items
  /// and its footer, wherever pinning has put them.
  ///
  /// While `stacksItems` the items are cards: each stops at the visible start, and one that is wholly
  /// covered is left out.
  ///
  /// - Complexity: O(log sections + sections and items that `rect` touches + answers).
  package func elements(
    touching rect: AxisRect, viewport: Viewport, rules: PinRules
  ) -> [LayoutElement] {
    let boundaries = boundaryElements(touching: rect, viewport: viewport, rules: rules)
    var elements: [LayoutElement] = []
    var next = 0
    for section in sections(touching: rect.main) {
      // Footers of earlier sections, and elements of sections that only their pins bring here.
      while next < boundaries.count, boundaries[next].precedesItems(ofSection: section) {
        elements.append(LayoutElement(boundaries[next]))
        next += 1
      }
      let items =
        stacksItems
        ? stackedItems(inSection: section, touching: rect, viewport: viewport)
        : items(inSection: section, touching: rect)
      for item in items {
        let frame =
          stacksItems
          ? stackedFrame(ofItem: item, inSection: section, viewport: viewport)
          : frame(ofItem: item, inSection: section)
        elements.append(LayoutElement(kind: .item(item), section: section, frame: frame))
      }
    }
    for boundary in boundaries[next...] { elements.append(LayoutElement(boundary)) }
    return elements
  }
}

extension BoundaryElement {
  fileprivate func precedesItems(ofSection section: Int) -> Bool {
    self.section < section || (self.section == section && boundary == .header)
  }
}
