/// The rules and options for pinning headers and footers.
///
/// The rules describe headers at the visible start. Footers pin to the visible end as in a mirror:
/// read "end" for "start", "later" for "earlier", and "up" for "down".
///
/// 1. A header's *unpinned* position is the one in its section's layout. Scrolling displaces the
///    header only if it pins. A header with an extent of 0 doesn't exist.
/// 2. The *edge* is the start of the visible range plus `headerOffset`. With a negative offset, a
///    header can pin beyond the visible range.
/// 3. The *pinned extent* e stays visible: 0 ... h, where h is the header's extent and the default.
///    The header starts at `min(max(unpinned start, edge - (h - e)), limit)`. It slides out until
///    e is left, and then pins. With e = 0, it hides right before the edge.
/// 4. The scope determines the limit, which is never before the unpinned position. No scope,
///    viewport, offset, or negative inset moves a header backward.
///    - `section`: The header ends where the block of its section's footer starts, including the
///      footer's insets, even if that footer doesn't pin. The header can also cover the section's
///      trailing inset.
///    - `untilNextPinned`: The header ends at the unpinned position of the next header that pins.
///      The last one ends where the content ends.
///    - `stacked`: The header ends where the content ends. Its edge is moved down by the pinned
///      extents of all earlier headers that pin. Each counts with at most its block, including
///      insets. The header's own section doesn't push it. If the earlier headers fill the visible
///      range, the header stays unpinned, because they cover it. A header that takes up no space in
///      the stack also stays unpinned. A scroll step therefore moves at most a screenful of
///      headers.
/// 5. The progress is `(edge - unpinned start) / (h - e)`, limited to 0 ... 1. If e is h, it's 1
///    for a displaced header and otherwise 0. The push progress is `(edge - (h - e) - limit) / e`,
///    limited to 0 ... 1. It's the part of the pinned extent that is pushed past the edge, and 0 if
///    e is 0.
/// 6. The *first* header is the header of the first section whose extent isn't 0, if that section
///    has one. The last footer is defined the same way. Overscroll is the distance by which the
///    visible range starts before the start of the content. For footers, it's the distance by which
///    the range ends after the end of the content. Content shorter than the visible range counts as
///    that long.
/// 7. Past the ends of the content, pinned headers move with the content, as in the flow layout.
///    With `pinsWhileOverscrolling`, the first header, if it pins, doesn't move on screen. Its
///    position is that of rules 2 to 5 for the viewport without overscroll, moved by the
///    overscroll.
/// 8. With `stretchesFirstHeader`, the first header grows, even if it doesn't pin. It starts where
///    rule 7 would hold it, and ends where it would end without either option. Footers don't grow.
///    A header that only stretches isn't pinned.
/// 9. A header is pinned if it's displaced from its unpinned position. In a stack, a pinned header
///    counts the headers after it, up to the last one pinned by rules 2 to 4. Earlier headers can
///    therefore be above later ones.
/// 10. If a viewport is too short for a section's pinned header and footer, they overlap, as in the
///     flow layout. Each keeps to its own edge and limit.
package struct PinRules: Equatable, Sendable {
  /// The part of the content in which pinned elements follow the visible bounds.
  package var scope = PinScope.section
  /// The extra gap between the visible start and a pinned header, which can be negative.
  package var headerOffset: Length = 0
  /// The extra gap between a pinned footer and the visible end, which can be negative.
  package var footerOffset: Length = 0
  /// Whether the first header and the last footer, if they pin, stay in place on screen during
  /// overscroll.
  package var pinsWhileOverscrolling = false
  /// Whether the first header grows to fill the gap that overscroll opens before it.
  package var stretchesFirstHeader = false
  /// The level of a pinned element, relative to the levels of cards.
  ///
  /// In a stack, it's the level of the last pinned element.
  package var pinnedLevel = 1024
  /// The level of an unpinned header or footer, relative to the levels of cards, as in the flow
  /// layout.
  static let restingLevel = 10

  /// Creates the rules of the flow layout.
  package init() {}

  /// Returns the extra gap between the visible edge and a pinned header or footer.
  func offset(of boundary: Boundary) -> Length {
    boundary == .header ? headerOffset : footerOffset
  }
}
