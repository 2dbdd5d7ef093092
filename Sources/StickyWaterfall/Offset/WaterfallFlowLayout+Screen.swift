import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// The axes of the last layout, or those of the scroll direction before the first one.
  var axes: LayoutAxes {
    cycle.environment?.axes ?? LayoutAxes(isHorizontal: scrollDirection == .horizontal)
  }

  /// Creates the screen for the current bounds, or for other ones.
  ///
  /// In a pass that reads attributes for other bounds, and without a collection view, as in an
  /// interactive transition, it shows what the collection view has attributes for.
  func makeScreen(of bounds: CGRect? = nil) -> Screen {
    makeScreen(of: bounds, in: collectionView)
  }

  /// Creates the screen for bounds of the collection view, which is read once for a scroll step.
  func makeScreen(of bounds: CGRect?, in view: UICollectionView?) -> Screen {
    let axes = axes
    let isElsewhere = bounds == nil && (view == nil || shown.isBehind)
    return Screen(
      bounds: bounds ?? view?.bounds ?? .zero,
      adjustedInsets: view?.adjustedContentInset ?? .zero,
      isMirrored: axes.isHorizontal && isContentMirrored,
      refreshingExtent: view?.refreshingExtent ?? 0, axes: axes,
      rules: makePinRules(in: axes.grid), showing: isElsewhere ? shown.viewport : nil)
  }

  /// Whether the collection view mirrors the content, so that it starts on the right.
  ///
  /// No document says whether the content insets swap their sides too (facts 4.9). They stay on the
  /// sides that they name here.
  private var isContentMirrored: Bool {
    guard let collectionView, flipsHorizontallyInOppositeLayoutDirection else { return false }
    return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  /// Creates the rules for pinning, and reports offsets that the layout can't use.
  private func makePinRules(in pixels: PixelGrid) -> PinRules {
    // Each access of the class's property costs a check for exclusive access.
    let options = options
    var rules = PinRules()
    rules.scope = PinScope(options.pinningScope)
    rules.headerOffset = usable(options.section.header.pinnedOffset, of: .header, in: pixels)
    rules.footerOffset = usable(options.section.footer.pinnedOffset, of: .footer, in: pixels)
    rules.pinsWhileOverscrolling = options.pinsWhileOverscrolling
    rules.stretchesFirstHeader = options.stretchesFirstHeader
    rules.pinnedLevel = options.pinnedZIndex
    return rules
  }

  private func usable(
    _ offset: Specified<Double>, of boundary: Boundary, in pixels: PixelGrid
  ) -> Length {
    guard offset.value != 0 else { return 0 }
    var issues = InputIssues()
    let used = issues.usable(offset, of: .pinnedOffset(boundary))
    diagnostics.take(&issues)
    return pixels.length(used)
  }

  /// Returns the environment of the collection view for a screen.
  ///
  /// While the pass budget is spent, this is the environment of the last layout.
  func makeEnvironment(of view: UICollectionView, on screen: Screen) -> LayoutEnvironment {
    if budget.isSpent, let environment = cycle.environment { return environment }
    return currentEnvironment(of: view, on: screen)
  }

  /// Returns the environment that the collection view has now for a screen.
  func currentEnvironment(of view: UICollectionView, on screen: Screen) -> LayoutEnvironment {
    LayoutEnvironment(
      of: view, size: screen.bounds.size, insets: screen.adjustedInsets, for: self,
      old: screen.axes.grid)
  }

  /// Places the items that changed, and returns the engine.
  ///
  /// Use `engine` for values that don't depend on positions.
  func placedEngine() -> Waterfall {
    engine.updateOrigins()
    return engine
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
