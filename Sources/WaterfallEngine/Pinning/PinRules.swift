/// The rules and options for pinning headers and footers.
///
/// The rules describe headers, which pin to the start of the visible range. Footers pin to its end,
/// as in a mirror: read "end" for "start", "later" for "earlier", and "up" for "down".
///
/// 1. A header is *unpinned* while it's at its position in the section's layout. Scrolling
///    displaces the header only if it pins. A header with an extent of 0 doesn't exist.
/// 2. The *edge* is the position where headers pin. It's the start of the visible range plus
///    `headerOffset`. If the offset is negative, headers can pin outside the visible range.
/// 3. The *pinned extent* e is the part of the header that stays visible. It's from 0 through the
///    header's extent h, and h by default. The header slides out until e is left, and then pins. If
///    e is 0, the whole header slides out. The header's start is
///    `min(max(unpinned start, edge - (h - e)), limit)`.
/// 4. The *limit* is the greatest start that a header can have. It depends on the scope, and is
///    never before the unpinned position. A header therefore never moves backward.
///    - `section`: The header ends no later than the start of its section's footer, including the
///      footer's insets. It makes no difference whether the footer pins. The header can cover the
///      section's trailing inset.
///    - `untilNextPinned`: The header ends no later than the unpinned position of the next header
///      that pins. The last header ends no later than the content does.
///    - `stacked`: The header ends no later than the content does. The end of its own section
///      doesn't push it out. Each earlier header that pins moves this header's edge down by the
///      earlier header's pinned extent. A header stays unpinned if the earlier headers fill the
///      visible range, or if its pinned extent is 0. A scroll step therefore moves at most a
///      screenful of headers.
/// 5. The *progress* is `(edge - unpinned start) / (h - e)`, limited to 0 ... 1. If e is h, the
///    progress is 1 for a displaced header, and 0 otherwise. The *push progress* is the fraction of
///    the pinned extent that is pushed past the edge: `(edge - (h - e) - limit) / e`, limited to 0
///    ... 1. If e is 0, the push progress is 0.
/// 6. The *first header* is the header of the first section whose extent isn't 0, if that section
///    has a header. The *last footer* is defined in the same way. *Overscroll* is the distance by
///    which the visible range starts before the content. For footers, it's the distance by which
///    the visible range ends after the content. If the content is shorter than the visible range,
///    it's treated as if it filled the range.
/// 7. During overscroll, pinned headers move with the content, as in the flow layout. If
///    `pinsWhileOverscrolling` is `true`, the first header stays in place on screen if it pins.
///    Rules 2 to 5 determine its position as if there were no overscroll. The overscroll then moves
///    it.
/// 8. If `stretchesFirstHeader` is `true`, the first header grows during overscroll, even if it
///    doesn't pin. It starts where rule 7 would place it, and ends where it would end without
///    either option. Footers don't grow. Growing alone doesn't make a header pinned.
/// 9. A header is *pinned* if it's displaced from its unpinned position. For each pinned header of
///    a stack, the state contains the number of headers after it, through the last header that
///    rules 2 to 4 pin. This number raises the header's level, so earlier headers can be in front
///    of later ones.
/// 10. If the visible range is too short for the pinned header and footer of a section, they
///     overlap, as in the flow layout. Each has its own edge and limit.
package struct PinRules: Sendable {
  /// The part of the content in which a pinned header or footer follows the visible bounds.
  package var scope = PinScope.section
  /// The distance from the start of the visible range to a pinned header, which can be negative.
  package var headerOffset: Length = 0
  /// The distance from a pinned footer to the end of the visible range, which can be negative.
  package var footerOffset: Length = 0
  /// Whether the first header and the last footer stay in place on screen during overscroll, if
  /// they pin.
  package var pinsWhileOverscrolling = false
  /// Whether the first header grows to fill the gap that overscroll opens before it.
  package var stretchesFirstHeader = false
  /// The level of a pinned header or footer.
  ///
  /// In a stack, it's the level of the last pinned element. While items are cards, the number of
  /// items is added, because cards use the levels from 0 on.
  package var pinnedLevel = 1024

  /// Creates rules that pin headers and footers as the flow layout does.
  package init() {}

  /// Returns the distance between the visible edge and a pinned header or footer.
  func offset(of boundary: Boundary) -> Length { boundary == .header ? headerOffset : footerOffset }
}
