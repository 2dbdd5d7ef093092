/// The identifier of a header, an item, a footer, or a section background.
package struct ElementID: Hashable, Sendable {
  /// The kind of an element.
  package enum Kind: Hashable, Sendable {
    /// The header or footer.
    case boundary(Boundary)
    /// The item with this index in its section.
    case item(Int)
    /// The background, which is behind the items of its section.
    case background

    /// All kinds except items, in the order in which rectangle queries return them.
    ///
    /// A section has at most one element of each of these kinds. Add a new kind of decoration at
    /// the end.
    ///
    /// This isn't a stored property, because each access would check whether the property is
    /// initialized. With 3,000 sections, that made changing the size of an item 3% slower. The
    /// compiler makes the literal a constant, so that reading it allocates no memory.
    package static var sectionKinds: [Kind] {
      [.boundary(.header), .boundary(.footer), .background]
    }

    /// Whether UIKit shows elements of this kind as decoration views.
    package var isDecoration: Bool {
      switch self {
      case .boundary, .item: false
      case .background: true
      }
    }

    /// The level of an unpinned element, as in the flow layout (facts 13.5).
    ///
    /// Decorations are behind items, and headers and footers are in front of them. While items are
    /// cards, `PinResolver` and `card(_:inSection:viewport:)` give headers, footers, and items
    /// other levels.
    var unpinnedLevel: Int {
      switch self {
      case .background: -1
      case .item: 0
      case .boundary: 10
      }
    }

    /// The item's index in its section, or `nil` if the element isn't an item.
    package var item: Int? { if case .item(let item) = self { item } else { nil } }
  }

  /// The kind of the element.
  package var kind: Kind
  /// The index of the element's section.
  package var section: Int

  /// Creates the identifier of an element.
  ///
  /// The element doesn't have to exist.
  package init(_ kind: Kind, inSection section: Int) {
    self.kind = kind
    self.section = section
  }

  /// The `Boundary` of a header or footer, or `nil` if the element is an item or a background.
  package var boundary: Boundary? {
    if case .boundary(let boundary) = kind { boundary } else { nil }
  }
}
