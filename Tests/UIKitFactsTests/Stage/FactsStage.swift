@_exported public import UIKitTestSupport

/// A collection view without animations, prefetching, or bars, 100 points wide and 200 high.
@MainActor
final class FactsStage: ViewStage<FlowController, UICollectionViewLayout> {
  let calls: Calls
  private let delegate: (any UICollectionViewDelegate)?

  init(
    _ layout: UICollectionViewLayout, _ counts: [Int] = [10],
    size: CGSize = CGSize(width: 100, height: 200), scale: CGFloat? = nil, shows: Bool = true,
    sizes: [CGSize]? = nil, delegate: (any UICollectionViewDelegate)? = nil
  ) {
    calls = (layout as? any CallNoting)?.calls ?? Calls()
    self.delegate = delegate
    super.init(
      FlowController(counts, calls: calls), layout: layout, size: size, scale: scale)
    Host.makesNoQueriesOfItsOwn(view)
    view.isPrefetchingEnabled = false
    view.contentInsetAdjustmentBehavior = .never
    if let sizes { controller.size = { sizes[$0.item] } }
    connect()
    if let delegate { view.delegate = delegate }
    if shows { view.layoutIfNeeded() }
  }

  /// Creates a stock flow layout with some settings, on a screen of 320 x 480.
  static func flow(
    _ counts: [Int], _ layout: UICollectionViewFlowLayout = NotingFlowLayout(),
    sizes: [CGSize]? = nil, delegate: (any UICollectionViewDelegate)? = nil,
    set: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) -> FactsStage {
    set(layout)
    return FactsStage(
      layout, counts, size: CGSize(width: 320, height: 480), sizes: sizes, delegate: delegate)
  }

  /// Returns the calls during some work and the layout pass after it, each at its first occurrence.
  func calls(_ words: String, during work: () -> Void = {}) -> [String] {
    calls.lines = []
    UIView.performWithoutAnimation {
      work()
      view.layoutIfNeeded()
    }
    return calls.unique(of: words)
  }

  func update(to counts: [Int], _ changes: @escaping () -> Void) {
    update {
      self.controller.counts = counts
      changes()
    }
  }

  func calls(
    _ words: String, inUpdateTo counts: [Int], _ changes: @escaping () -> Void
  ) -> [String] {
    calls(words) { update(to: counts, changes) }
  }

  // MARK: - In words

  /// The frames of the visible cells, in the order of their paths.
  var cellFrames: [String] {
    visibleItems.compactMap { path in
      view.cellForItem(at: path).map { "\(path.short): \($0.frame.short)" }
    }
  }

  var itemFrames: [String] {
    controller.counts.indices.flatMap { section in
      (0..<controller.counts[section]).map { item in
        view.layoutAttributesForItem(at: [section, item])?.frame.short ?? "nil"
      }
    }
  }

  func header(_ section: Int = 0) -> String { frame(of: .header, section) }

  func footer(_ section: Int = 0) -> String { frame(of: .footer, section) }

  private func frame(of side: Side, _ section: Int) -> String {
    boundaryView(side, section)?.frame.short ?? "none"
  }

  var content: String { view.contentSize.short }
}

class NotingFlowLayout: UICollectionViewFlowLayout, CallNoting {
  let calls = Calls()

  override func prepare() {
    calls.note("prepare")
    super.prepare()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    calls.note("invalidate")
    super.invalidateLayout(with: context)
  }
}
