import WaterfallEngine

/// What UIKit has read: the visible bounds for which the collection view has attributes, and
/// whether they're up to date.
struct Scrolling {
  private var state = State.none
  /// The effect of new bounds, for the context that UIKit requests next.
  private var boundsChange: BoundsChange?

  /// What UIKit has read, and what it reads next.
  ///
  ///     none ──▶ current ──▶ announced ──▶ current              UIKit reads the listed elements
  ///                          announced ──▶ behind ──▶ outdated  UIKit reads them for old bounds
  ///              current ──▶ updating ──▶ current               an update list is animated
  ///              outdated ──▶ current                           UIKit reads everything
  private enum State {
    /// No layout pass has run.
    case none
    /// The collection view has current attributes for these visible bounds.
    case current(LengthRange)
    /// An invalidation context lists the elements that change at new visible bounds, and UIKit
    /// hasn't read them yet.
    ///
    /// All other attributes are the same for the old visible bounds.
    case announced(LengthRange, listing: [ElementID], old: LengthRange)
    /// The collection view has out-of-date attributes, and no invalidation context lists them.
    case outdated(LengthRange)
    /// The collection view has out-of-date attributes, and reads all of them before the batch
    /// update ends (facts 14.5).
    case updating(LengthRange)
    /// The collection view has out-of-date attributes. The current layout pass reads attributes for
    /// these visible bounds, and not for the current ones.
    case behind(LengthRange, ReadAhead?)
  }

  /// The elements that UIKit may have read for the current bounds, ahead of all others.
  private struct ReadAhead {
    let elements: [ElementID]
    /// Whether UIKit has read a rectangle since it read the first of these elements.
    var hasReadRectangle = false
  }
}

extension Scrolling {
  /// The visible bounds that the collection view has attributes for, or `nil` before the first
  /// layout pass.
  var viewport: LengthRange? {
    switch state {
    case .none: nil
    case .current(let viewport), .announced(_, _, old: let viewport), .outdated(let viewport),
      .updating(let viewport), .behind(let viewport, _):
      viewport
    }
  }

  /// The visible bounds for which an invalidation context lists changed elements.
  ///
  /// It's `nil` without such a context, and after UIKit has read the elements.
  var announced: LengthRange? {
    if case .announced(let viewport, _, _) = state { viewport } else { nil }
  }

  /// The elements that UIKit may have read for the current bounds, ahead of all others, which it
  /// reads for `viewport`.
  ///
  /// It's `nil` if UIKit reads all elements for the same bounds.
  var readAhead: [ElementID]? {
    if case .behind(_, let ahead) = state { ahead?.elements } else { nil }
  }

  /// Whether the current layout pass reads attributes for `viewport` instead of the current bounds.
  var isBehind: Bool {
    if case .behind = state { true } else { false }
  }

  /// Whether UIKit must read attributes again although no invalidation context lists them.
  var needsReading: Bool {
    switch state {
    case .none, .current, .announced: false
    case .outdated, .updating, .behind: true
    }
  }

  /// Whether a layout pass has run, and UIKit has read all elements that contexts list.
  var isSettled: Bool {
    switch state {
    case .current, .outdated, .updating: true
    case .none, .announced, .behind: false
    }
  }
}

// MARK: - Scrolls and layout passes

extension Scrolling {
  /// Records that an invalidation context lists everything that changes at these visible bounds.
  ///
  /// While UIKit must read all attributes, and before the first layout pass, a list has no effect.
  mutating func announce(_ viewport: LengthRange, listing elements: [ElementID] = []) {
    switch state {
    case .current(let old), .announced(_, _, let old):
      state = .announced(viewport, listing: elements, old: old)
    case .none, .outdated, .updating, .behind: break
    }
  }

  /// Records that the current layout pass reads attributes for these visible bounds, which aren't
  /// the current ones.
  mutating func fallBehind(to viewport: LengthRange) { state = .behind(viewport, nil) }

  /// Records that UIKit looks up an element after a context that lists elements, but before the
  /// layout pass, and at other bounds than those of the context.
  ///
  /// Lookups return attributes for the current bounds, also for the listed elements if UIKit reads
  /// these without calling `prepare()` first. All other attributes are for the bounds of the
  /// context, so that no element changes that the context doesn't list.
  mutating func readListedElementsAhead() {
    guard case .announced(let viewport, let elements, _) = state else { return }
    state = .behind(viewport, ReadAhead(elements: elements))
  }

  /// Returns whether the lookup of an element returns attributes for the current bounds, although
  /// UIKit reads other elements for `viewport`.
  ///
  /// With `nil`, all pinned elements are looked up.
  func readsAhead(_ id: ElementID?) -> Bool {
    guard case .behind(_, let ahead?) = state else { return false }
    return !ahead.hasReadRectangle || id.map(ahead.elements.contains) == true
  }

  /// Records that UIKit reads the elements of a rectangle.
  mutating func didReadRectangle() {
    guard case .behind(let viewport, let ahead?) = state, !ahead.hasReadRectangle else { return }
    state = .behind(viewport, ReadAhead(elements: ahead.elements, hasReadRectangle: true))
  }

  /// Records the start of a layout pass.
  ///
  /// In this pass, UIKit reads attributes for the current bounds. Until then, those of the
  /// collection view are out of date.
  mutating func catchUp() {
    if case .behind(let viewport, _) = state { state = .outdated(viewport) }
  }

  /// Records that the collection view will have all attributes for these visible bounds after UIKit
  /// reads them.
  mutating func expectReading(for viewport: LengthRange) { state = .current(viewport) }

  /// Records that UIKit won't read all attributes that change in this layout pass.
  mutating func markOutdated() { if let viewport { state = .outdated(viewport) } }
}

// MARK: - Batch updates

extension Scrolling {
  /// Records an update list, after which UIKit reads all elements for these visible bounds.
  ///
  /// If the content has scrolled since the last layout pass, the next scroll in the update must
  /// cause a pass.
  mutating func recordList(at viewport: LengthRange) {
    guard let old = self.viewport, announced != nil || viewport != old else { return }
    state = .updating(old)
  }

  /// Records the end of a batch update, in which UIKit has read all elements for these visible
  /// bounds.
  mutating func endUpdate(at viewport: LengthRange) {
    if case .updating = state { expectReading(for: viewport) }
  }
}

// MARK: - The effect of new bounds

extension Scrolling {
  /// Stores the effect of new bounds for the context that UIKit requests next.
  mutating func setBoundsChange(_ change: BoundsChange) { boundsChange = change }

  /// Removes and returns the effect of new bounds, if it's for these bounds.
  mutating func takeBoundsChange(to bounds: CGRect) -> BoundsChange? {
    defer { boundsChange = nil }
    return boundsChange?.screen.bounds == bounds ? boundsChange : nil
  }

  /// Forgets the effect of new bounds, because the layout has changed.
  mutating func forgetBoundsChange() { boundsChange = nil }
}
