/// A header, an item, a footer, or a background, with its frame at one scroll position.
package struct LayoutElement: Equatable, Sendable {
  /// The identifier of the element.
  package var id: ElementID
  /// The frame in content coordinates, including any displacement by pinning.
  package var frame: AxisRect
  /// The level of the element, like `zIndex`: of two overlapping elements, the one with the higher
  /// level is in front.
  ///
  /// `ElementID.Kind.unpinnedLevel` is the level of an element that is neither a card nor pinned. A
  /// card's level is its index. `PinResolver` determines the levels of headers and footers.
  package var level: Int
  /// Whether the element is a card that a later card hides completely.
  package var isCovered = false
  /// The pinning state of a header or footer, or `nil` if the element is neither.
  package var pin: PinState?

  /// Creates an element that isn't covered.
  ///
  /// By default, `level` is the unpinned level of the element's kind.
  package init(id: ElementID, frame: AxisRect, level: Int? = nil, pin: PinState? = nil) {
    self.id = id
    self.frame = frame
    self.level = level ?? id.kind.unpinnedLevel
    self.pin = pin
  }
}
