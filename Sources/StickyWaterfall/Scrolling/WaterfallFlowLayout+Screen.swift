import WaterfallEngine

extension WaterfallFlowLayout {
  /// The axes of the last layout, or the axes for `scrollDirection` before the first layout.
  var axes: LayoutAxes {
    content.environment?.axes
      ?? LayoutAxes(isHorizontal: scrollDirection == .horizontal, grid: PixelGrid(scale: 1))
  }

  /// Whether no layout pass has run for the collection view.
  ///
  /// A lookup can have laid out the content nevertheless. Then `content.environment` isn't `nil`.
  var isBeforeFirstPass: Bool { scrolling.viewport == nil }

  /// Creates the screen for these bounds, or for the current bounds if `bounds` is `nil`.
  ///
  /// If `bounds` is `nil`, the screen shows the last known visible range in two cases:
  ///
  /// - In this layout pass, UIKit reads attributes for that range, and not for the current bounds.
  /// - The layout has no collection view, for example during an interactive transition.
  func makeScreen(of bounds: CGRect? = nil) -> Screen { makeScreen(of: bounds, in: collectionView) }

  /// Creates the screen for these bounds, or for the current bounds if `bounds` is `nil`.
  ///
  /// `view` is the layout's `collectionView`, passed so that the property isn't read twice.
  func makeScreen(of bounds: CGRect?, in view: UICollectionView?) -> Screen {
    let axes = axes
    let isElsewhere = bounds == nil && (view == nil || scrolling.isBehind)
    return Screen(
      bounds: bounds ?? view?.bounds ?? .zero,
      adjustedInsets: view?.adjustedContentInset ?? .zero,
      isMirrored: axes.isHorizontal && isContentMirrored,
      refreshingExtent: view?.refreshingExtent ?? 0, axes: axes,
      rules: makePinRules(in: axes.grid), showing: isElsewhere ? scrolling.viewport : nil)
  }

  /// Whether the collection view mirrors the content, so that the content starts on the right.
  ///
  /// No document says whether a left inset of a mirrored view stays on the left (facts 4.9). The
  /// layout assumes that it does.
  private var isContentMirrored: Bool {
    guard let collectionView, flipsHorizontallyInOppositeLayoutDirection else { return false }
    return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  /// Creates the rules for pinning headers and footers, and reports invalid offsets.
  private func makePinRules(in pixels: PixelGrid) -> PinRules {
    // Read the class's property once. Each access costs a check for exclusive access.
    let options = options
    var rules = PinRules()
    rules.scope = PinScope(options.pinningScope)
    let header = options.section.header
    let footer = options.section.footer
    rules.headerOffset = usedLength(header.pinnedOffset, of: .pinnedHeaderOffset, in: pixels)
    rules.footerOffset = usedLength(footer.pinnedOffset, of: .pinnedFooterOffset, in: pixels)
    rules.pinsWhileOverscrolling = options.pinsWhileOverscrolling
    rules.stretchesFirstHeader = options.stretchesFirstHeader
    rules.pinnedLevel = options.pinnedZIndex
    return rules
  }

  /// Returns the length that the layout uses for a property's value.
  ///
  /// A value that isn't usable is reported. The result is then the nearest usable length, or 0 if
  /// the value isn't finite.
  func usedLength(
    _ points: Specified<Double>, atLeast least: Double = -InputIssue.longestPoints,
    of input: InputIssue.Input, in pixels: PixelGrid
  ) -> Length {
    guard points.value != 0 else { return 0 }
    var issues = InputIssues()
    let used = issues.usable(points, atLeast: least, of: input)
    diagnostics.report(&issues)
    return pixels.length(used)
  }

  /// Returns the size, insets, and display scale for which the layout is computed.
  ///
  /// If insets change too often, they are those of the last layout until the next turn.
  func makeEnvironment(of view: UICollectionView, on screen: Screen) -> LayoutEnvironment {
    let current = currentEnvironment(of: view, on: screen)
    return selfSizing.loopGuard.keepsInsets
      ? current.keepingInsets(of: content.environment) : current
  }

  /// Returns the environment for work outside of `prepare()`, with the insets of the last layout.
  ///
  /// UIKit must learn about new insets before it reads anything else, and only `prepare()` comes
  /// first. Work on new insets at any other time would also escape the loop guard.
  func environmentOutsidePrepare(
    of view: UICollectionView, on screen: Screen
  ) -> LayoutEnvironment {
    currentEnvironment(of: view, on: screen)
      .keepingInsets(of: isBeforeFirstPass ? nil : content.environment)
  }

  /// Returns the environment with the view's display scale and the screen's size and insets.
  func currentEnvironment(of view: UICollectionView, on screen: Screen) -> LayoutEnvironment {
    LayoutEnvironment(
      of: view, size: screen.bounds.size, insets: screen.adjustedInsets, for: self,
      old: screen.axes.grid)
  }
}

extension PinScope {
  fileprivate init(_ scope: WaterfallFlowLayout.PinningScope) {
    switch scope {
    case .section: self = .section
    case .untilNextPinned: self = .untilNextPinned
    case .stacked: self = .stacked
    }
  }
}
