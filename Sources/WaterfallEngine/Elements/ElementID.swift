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
    self.kind = kind
    self.section = section
  }

  /// Which of its section's boundaries it is; nil for items and backgrounds.
  package var boundary: Boundary? {
    switch kind {
    case .header: .header
    case .footer: .footer
    case .item, .background: nil
    }
  }
}

extension Boundary {
  /// What an element at this end of a section is.
  package var kind: ElementID.Kind { self == .header ? .header : .footer }
}
