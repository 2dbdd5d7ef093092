import WaterfallEngine

/// Who has moved the content.
enum ContentMover {
  /// Nobody, or the layout itself.
  case nobody
  /// A finger, or the deceleration after it.
  case user
  /// UIKit, because the view's size, its insets, or the length of the content has changed.
  case uikit
  /// The app, which is everything else.
  case app
}

/// What was seen last, and where the content has been moved since then.
///
///     a layout pass ends ──▶ seen
///     UIKit shifts or clamps the content ──▶ the next change still begins from what was seen
///     a finger or the app scrolls ──▶ seen
struct SeenContent {
  /// The view's size and insets, and the length of the content.
  private struct Surroundings: Equatable {
    let size: CGSize
    let insets: UIEdgeInsets
    let length: Length
  }

  /// The screen at the end of the last layout pass, or after the last scroll since then.
  private(set) var screen: Screen
  /// The length of the content at that time.
  private(set) var length: Length
  /// The surroundings that the layout has heard of since then.
  private var heard: [Surroundings] = []
  /// The content offset, in points, to which the layout, UIKit, or a scroll has moved the content.
  private(set) var offset: CGFloat
  /// The inset at the start of the content for which UIKit has moved the content.
  ///
  /// UIKit changes the inset first and the offset later (facts 13.15).
  private var insetStart: CGFloat
  /// The offset that the layout wanted when the content came to `offset`, or `nil` if the layout
  /// hasn't moved it there.
  ///
  /// UIKit rounds offsets, and a delegate can (facts 12.1).
  private(set) var wanted: CGFloat?
  /// The offset that UIKit has announced for the present size and insets.
  ///
  /// It doesn't always set the offset (facts 13.13). If it has, and the insets have changed since
  /// then, the content was there before that.
  private var announced: CGFloat?
  /// The offset that the layout has asked UIKit for, until the content is there.
  private(set) var asked: CGFloat?
  /// The content offset when the layout asked for `asked`.
  private var askedFrom: CGFloat = 0

  init(_ screen: Screen, length: Length) {
    self.screen = screen
    self.length = length
    offset = screen.offset
    insetStart = screen.contentInsets.start
  }
}

// MARK: - Moves

extension SeenContent {
  /// The visible range of the content.
  var visible: LengthRange { screen.viewport }

  /// Whether the content was in its scrollable range.
  var isInRange: Bool { screen.isInRange(ofContent: length) }

  /// How far the content was outside its scrollable range, in points.
  var overscroll: CGFloat { screen.overscroll(ofContent: length) }

  /// The length of the content at that time, and the lengths of which the layout has heard since.
  private var lengths: [Length] { [length] + heard.map(\.length) }

  /// Whether the view's size or insets, or the length of the content, have changed since then.
  var isElsewhere: Bool { !heard.isEmpty }

  /// Returns whether the view's size or insets are others on a screen.
  func hasOtherSurroundings(than screen: Screen) -> Bool {
    screen.bounds.size != self.screen.bounds.size
      || screen.adjustedInsets != self.screen.adjustedInsets
  }

  /// Finds out who has moved the content to the offset of a screen.
  ///
  /// `length` is the present length of the content, and `known` is the length that UIKit knows.
  /// `isTouched` is whether a finger moves the content, and `hasWindow` whether the view is in a
  /// window.
  mutating func follow(
    _ screen: Screen, length: Length, known: Length, isTouched: Bool, hasWindow: Bool
  ) -> ContentMover {
    hear(screen, length: length)
    if abs(known - length) >= PixelGrid.lengthsPerPixel { hear(screen, length: known) }
    let mover = mover(to: screen, isTouched: isTouched, hasWindow: hasWindow)
    switch mover {
    case .nobody:
      settle(at: screen)
      // The content stays at the whole point when the view comes back to its window.
      if !hasWindow, abs(screen.offset - offset) < 1 { offset = screen.offset }
    case .uikit: account(for: screen)
    case .user, .app: break
    }
    return mover
  }

  /// Takes note that the content is at the offset of a screen, although nobody has scrolled.
  mutating func account(for screen: Screen) {
    (offset, insetStart, wanted) = (screen.offset, screen.contentInsets.start, nil)
  }

  /// Takes note of surroundings, which UIKit can already have used to clamp the content.
  private mutating func hear(_ screen: Screen, length: Length) {
    let present = Surroundings(
      size: screen.bounds.size, insets: screen.adjustedInsets, length: length)
    let old = Surroundings(
      size: self.screen.bounds.size, insets: self.screen.adjustedInsets, length: self.length)
    if present != old, !heard.contains(present) { heard.append(present) }
  }

  private func mover(to screen: Screen, isTouched: Bool, hasWindow: Bool) -> ContentMover {
    // Outside a window, offsets are whole points (facts 12.1).
    let isNear = { (first: CGFloat, second: CGFloat) in
      hasWindow ? screen.isSameOffset(first, second) : abs(first - second) < 1
    }
    if isNear(screen.offset, offset) { return .nobody }
    if let asked, screen.isNearOffset(screen.offset, asked) { return .nobody }
    // A delegate can answer another offset than the layout has asked for, also while a finger moves
    // the content.
    if isTouched, asked == nil { return .user }
    guard isElsewhere, !isAnnounced(screen), !showsRefreshControl(on: screen) else { return .app }
    let places = placesByUIKit(on: screen)
    return places.contains { isNear($0, screen.offset) } ? .uikit : .app
  }

  /// Returns whether a refresh control has begun to refresh, and is visible at the start.
  ///
  /// The adjusted inset grows by its height (facts 13.15), and the app scrolls there.
  private func showsRefreshControl(on screen: Screen) -> Bool {
    screen.refreshingExtent > self.screen.refreshingExtent
      && screen.isSameOffset(screen.offset, -screen.contentInsets.start)
  }

  /// Returns the offsets to which UIKit can have moved the content.
  ///
  /// UIKit moves the content by the change of the inset at its start (facts 13.15), and clamps an
  /// offset that's outside the scrollable range (facts 1.11). It never moves an offset that's
  /// inside the range otherwise. Several changes can precede one layout pass, so the range can be
  /// that of any size, insets, and length that the layout has heard of.
  private func placesByUIKit(on screen: Screen) -> [CGFloat] {
    let sizes = [self.screen.bounds.size] + heard.map(\.size)
    let insets = ([self.screen.adjustedInsets] + heard.map(\.insets)).map {
      self.screen.edges(of: $0)
    }
    let starts = asked.map { [offset, $0] } ?? [offset]
    var shifted = starts
    for inset in insets { shifted += starts.map { $0 + insetStart - inset.start } }
    var clamped: [CGFloat] = []
    for size in sizes {
      for inset in insets {
        for length in lengths {
          let range = screen.scrollRange(mainExtent: length, size: size, insets: inset)
          for start in shifted where !range.contains(start) {
            let rest = start.clamped(to: range)
            clamped += [rest, rest + inset.start - screen.contentInsets.start]
          }
        }
      }
    }
    return shifted + clamped
  }

  /// Returns whether UIKit has clamped the content, because it has got shorter.
  func isClamped(to screen: Screen) -> Bool {
    lengths.contains { length in
      let range = screen.scrollRange(mainExtent: length)
      return !range.contains(offset)
        && screen.isNearOffset(offset.clamped(to: range), screen.offset)
    }
  }

  /// Takes note that the content is where the layout has asked UIKit to move it.
  private mutating func settle(at screen: Screen) {
    guard let asked, screen.isNearOffset(screen.offset, asked),
      !screen.isSameOffset(screen.offset, offset) || screen.isSameOffset(screen.offset, asked)
    else { return }
    (offset, wanted) = (screen.offset, asked)
    self.asked = nil
  }

  /// Takes note that UIKit announces the offset of a screen.
  ///
  /// Content that bounces back after a finger has released it comes to the end of its range, too,
  /// but isn't clamped there.
  mutating func announce(_ screen: Screen, isTouched: Bool) {
    let isClamped = !isTouched && isClamped(to: screen)
    announced = hasOtherSurroundings(than: screen) || isClamped ? nil : screen.offset
  }

  /// Returns whether the content was scrolled to the offset of a screen before the insets changed.
  func isAnnounced(_ screen: Screen) -> Bool {
    hasOtherSurroundings(than: screen)
      && announced.map { screen.isSameOffset($0, screen.offset) } == true
  }

  /// Returns whether the app has scrolled by the change of the inset at the end of the content.
  ///
  /// Apps do this for a keyboard, before or after they change the inset. It's one change, and what
  /// is visible after it stays in place. `distance` is that of the scroll in points.
  func hasFollowedEndInset(to screen: Screen, by distance: CGFloat) -> Bool {
    let (old, new) = (self.screen.contentInsets, screen.contentInsets)
    return new.end != old.end && new.start == old.start
      && screen.bounds.size == self.screen.bounds.size
      && screen.isNearOffset(distance, new.end - old.end)
  }

  /// Returns how far the content has been scrolled, in points, since its last known place.
  func distance(to screen: Screen) -> CGFloat {
    if let asked { return screen.offset - asked }
    if isAnnounced(screen) { return screen.offset - offset }
    return screen.offset + screen.contentInsets.start - offset - insetStart
  }

  /// Takes note that the content has been scrolled to the offset of a screen.
  ///
  /// If the view's size or insets have changed meanwhile, the layout before these changes is what
  /// was seen, at the new place.
  mutating func scroll(to screen: Screen) {
    if isAnnounced(screen) {
      self.screen = self.screen.showing(from: screen.offset + self.screen.visibleInsets.start)
    } else {
      self.screen =
        hasOtherSurroundings(than: screen) ? self.screen.showing(from: screen.visibleStart) : screen
      insetStart = screen.contentInsets.start
    }
    offset = screen.offset
    (wanted, asked, announced) = (nil, nil, nil)
  }

  /// Takes note that the layout itself has scrolled to the offset of a screen.
  mutating func show(_ screen: Screen) { self.screen = screen }

  /// Takes note of the screen at the end of a layout pass.
  mutating func see(_ screen: Screen, length: Length, isTouched: Bool) {
    // While a finger holds the content, new insets don't move it. And if the inset is what it was
    // after the pass before, UIKit has moved the content for it.
    let start = screen.contentInsets.start
    if isTouched || start == self.screen.contentInsets.start { insetStart = start }
    self.screen = screen
    self.length = length
    heard = []
    announced = nil
  }

  /// Takes note that the layout asks UIKit to move the content to an offset.
  mutating func ask(for offset: CGFloat, on screen: Screen) {
    (asked, askedFrom) = (offset, screen.offset)
  }

  /// Returns the offset to which the content comes without another request, on a screen.
  ///
  /// If UIKit doesn't move the content at once, that's the last offset that was asked for.
  func offsetWithoutRequest(on screen: Screen) -> CGFloat {
    asked.flatMap { screen.isSameOffset(askedFrom, screen.offset) ? $0 : nil } ?? screen.offset
  }

  /// Takes note that UIKit hasn't made a move that the layout has asked for, and won't.
  mutating func forgetAsked() { asked = nil }

  /// Takes note that the layout itself has moved the content to the offset of a screen, where it
  /// wanted another one.
  mutating func didMove(to screen: Screen, wanting wanted: CGFloat) {
    (offset, self.wanted, asked) = (screen.offset, wanted, nil)
  }

  /// Returns whether the layout has already moved the content for an offset, or has asked UIKit to
  /// do so.
  func hasMoved(for wanted: CGFloat, on screen: Screen) -> Bool {
    // UIKit rounds to the nearest pixel, so half a pixel more can be another one.
    let grid = screen.axes.grid
    return screen.isSameOffset(screen.offset, offset)
      && [self.wanted, asked].contains { $0.map { grid.length($0) } == grid.length(wanted) }
  }
}
