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
  package var isCovered = false
  /// How far its pinning has come; nil for items and backgrounds.
  package var pin: PinState?

  /// Makes an element that neither pins nor is covered.
  package init(id: ElementID, frame: AxisRect, level: Int = 0) {
    self.id = id
    self.frame = frame
    self.level = level
  }
}
