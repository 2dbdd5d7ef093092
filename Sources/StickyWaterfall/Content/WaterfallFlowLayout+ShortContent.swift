import WaterfallEngine

// With `contentAnchor = .end`, short content fills the visible bounds, with the empty space before
// the first section. A new height of the view, new insets, and a keyboard change only the empty
// space, so nothing is asked for. All elements move, and UIKit must read all attributes again.

extension WaterfallFlowLayout {
  /// Takes note of the length of the visible bounds in a call of `prepare()`, and marks the options
  /// as stale if it's a new one.
  ///
  /// If UIKit reads only listed elements in this pass, short content moves in the next turn.
  /// Otherwise, elements would change that aren't listed, and UIKit would raise an exception (facts
  /// 6.2).
  func fillVisibleBounds(
    of screen: Screen, on environment: LayoutEnvironment, reading: CallState.Reading
  ) {
    guard !selfSizing.loopGuard.keepsInsets else { return }
    let extent = environment.axes.fillableExtent(of: screen)
    guard extent != content.filledExtent else { return }
    switch reading {
    case .everything:
      content.fill(extent)
      mark(.options)
    case .listedElements: if movesShortContent(on: screen) { recoverInNextTurn() }
    }
  }

  /// Takes note of the length of the visible bounds before a lookup updates the layout.
  ///
  /// Only `prepare()` follows new insets and a new height of the view, because UIKit reads all
  /// attributes again after it. A lookup needs the length only if `prepare()` hasn't seen one yet.
  func fillVisibleBoundsInLookup(of screen: Screen, on environment: LayoutEnvironment) {
    guard options.contentAnchor == .end,
      content.filledExtent == nil || isBeforeFirstPass
        || environment.axes != content.environment?.axes
    else { return }
    content.fill(environment.axes.fillableExtent(of: screen))
  }

  /// Returns whether short content is at another position on this screen than in the last layout
  /// pass.
  func movesShortContent(on screen: Screen) -> Bool {
    guard let old = content.filledExtent else { return false }
    let new = screen.axes.fillableExtent(of: screen)
    return new != old && placedEngine().sectionsExtent < max(old, new)
  }
}

extension LayoutAxes {
  /// Returns the length of the bounds without the adjusted content insets, in the scroll direction.
  fileprivate func fillableExtent(of screen: Screen) -> Length {
    let insets = mainInsets(screen.adjustedInsets)
    return max(0, grid.length(main(screen.bounds.size) - insets.start - insets.end))
  }
}
