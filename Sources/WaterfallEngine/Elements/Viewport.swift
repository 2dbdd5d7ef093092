/// The part of the content that can be seen.
package struct Viewport: Equatable, Sendable {
  /// What can be seen along scrolling, in content coordinates, inside the adjusted content inset.
  ///
  /// A layout scrolled to its start sees a stretch that begins at 0; a start below 0, or an end
  /// past the content, is overscroll.
  package var visible: LengthRange

  /// Makes the viewport that sees `visible`; an empty one is legal.
  package init(visible: LengthRange) {
    self.visible = visible
  }
}
