/// How headers and footers pin.
///
/// The rules speak of headers at the start of what is visible. A footer does the same at its end,
/// in a mirror: read "end" for "start", "later" for "earlier", "up" for "down".
///
/// 1. A header rests where its section puts it. Scrolling displaces it only if it pins; one whose
///    extent is 0 does not exist.
/// 2. The *edge* is the start of the visible range plus `headerOffset`; a negative offset lets a
///    header stick beyond what is visible.
/// 3. Of a header's extent h, its *pinned extent* e stays: 0 ... h, all of it unless stated. It
///    starts at `min(max(rest, edge - (h - e)), limit)`. So it slides out until e is left, then
///    sticks. With e = 0 it hides right before the edge.
/// 4. The limit is what its scope gives, but never before its resting place: no scope, viewport,
///    offset or negative inset moves a header backwards.
///    - `section`: it ends where the footer's block of its section begins, insets included and
///      whether or not that footer pins. The section's trailing inset counts as travel.
///    - `untilNextPinned`: it ends where the next pinned header rests; the last one, where the
///      content ends.
///    - `stacked`: it ends where the content ends. The edge of a header is moved down by the pinned
///      extents of all pinned headers before it, each counted with no more than its block, its
///      insets included. Its own section does not push it. Where the ones before it take all that is
///      visible, it stays at rest: they cover it. So does one that takes nothing itself, as if it did
///      not pin. A screenful of headers moves and not all.
/// 5. Progress is `(edge - rest) / (h - e)`, within 0 ... 1; where e is h, 1 for a displaced header
///    and else 0. Push progress is `(edge - (h - e) - limit) / e`, within 0 ... 1: how much of what
///    stays has gone over the edge. It is 0 where e is 0.
/// 6. The *first* header is that of the first section whose extent is not 0, if it has one (the
///    last footer: of the last such section). Overscroll is how far the viewport lies before the
///    place where it rests: where the content starts. For footers that place is where the content
///    ends, or content shorter than the viewport rests at its start.
/// 7. Past the ends pinned headers move with the content, as the stock layout's do. With
///    `pinsWhileOverscrolling`, the first header, if it pins, holds still on the screen: it is where
///    rules 2 to 5 put it for the viewport at rest, moved by the overscroll.
/// 8. With `stretchesFirstHeader`, the first header, whether or not it pins, starts where it would
///    hold still by rule 7, and ends where it would without either option: it grows. Footers do
///    not. Stretching alone does not make it pinned.
/// 9. Pinned means displaced from rest. In a stack, a pinned header counts the pins after it, up to
///    the last one that sticks by rules 2 to 4, so that earlier ones can lie above later ones.
/// 10. A viewport too short for header and footer of a section to stick side by side has them
///    overlap, as the stock layout does: each keeps to its own edge and its limit.
package struct PinRules: Equatable, Sendable {
  /// How far pinned elements follow.
  package var scope = PinScope.section
  /// The extra gap between the start of what is visible and a pinned header; may be negative.
  package var headerOffset: Length = 0
  /// The extra gap between a pinned footer and the end of what is visible; may be negative.
  package var footerOffset: Length = 0
  /// Whether the first header and the last footer, if they pin, hold still past the ends.
  package var pinsWhileOverscrolling = false
  /// Whether the first header grows to fill what overscroll opens before it.
  package var stretchesFirstHeader = false
  /// The level of a pinned element, above all items; in a stack that of the last one that sticks.
  package var pinnedLevel = 1024
  /// The level of a header or footer at rest, above all items: the stock layout's.
  static let restingLevel = 10

  /// Makes the rules of the stock layout.
  package init() {}
}
