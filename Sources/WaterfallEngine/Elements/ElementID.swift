/// The name of a header, an item, a footer, or a background, whether or not that element exists.
package struct ElementID: Hashable, Sendable {
  /// The kind of an element.
  package enum Kind: Hashable, Sendable {
    /// The element before the items of its section.
    case header
    /// The item with this index in its section.
    case item(Int)
    /// The element after the items of its section.
    case footer
    /// The element behind the items of its section.
    case background

    /// Whether elements of the kind are decoration views.
    package var isDecoration: Bool {
      switch self {
      case .header, .item, .footer: false
      case .background: true
      }
    }

    /// The index of an item, or `nil` for other kinds.
    package var item: Int? {
      if case .item(let item) = self { item } else { nil }
    }
  }

  /// The kind of the element.
  package var kind: Kind
  /// The section that the element belongs to.
  package var section: Int

  /// Creates the name of an element.
  package init(_ kind: Kind, inSection section: Int) {
    self.kind = kind
    self.section = section
  }

  /// The boundary of the section that the element is at, or `nil` for items and backgrounds.
  package var boundary: Boundary? {
    switch kind {
    case .header: .header
    case .footer: .footer
    case .item, .background: nil
    }
  }
}

extension Boundary {
  /// The kind of an element at this boundary.
  package var kind: ElementID.Kind { self == .header ? .header : .footer }
}
