/// A header, an item, a footer, or a background, with its frame and level for one viewport.
package struct LayoutElement: Equatable, Sendable {
  /// The name of the element.
  package var id: ElementID
  /// The frame in content coordinates, after pinning or stopping in a card stack.
  package var frame: AxisRect
  /// The level of the element.
  ///
  /// Elements on higher levels are in front of elements on lower ones.
  ///
  /// Backgrounds are on level -1, and items on level 0. In a card stack, an item's level is its
  /// index. `PinRules` specifies how far the levels of headers and footers are above all items.
  package var level: Int
  /// Whether the element is a card that a later card hides completely.
  package var isCovered = false
  /// The pinning state of a header or footer, or `nil` for items and backgrounds.
  package var pin: PinState?

  /// Creates an element that isn't pinned or covered.
  package init(id: ElementID, frame: AxisRect, level: Int = 0) {
    self.id = id
    self.frame = frame
    self.level = level
  }
}
