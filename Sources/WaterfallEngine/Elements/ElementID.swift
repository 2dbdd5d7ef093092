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

    /// Whether UIKit shows elements of this kind as decoration views.
    package var isDecoration: Bool {
      switch self {
      case .boundary, .item: false
      case .background: true
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
