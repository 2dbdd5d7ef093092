import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// Where everything is, once all that has changed is placed.
  ///
  /// To read it writes: what is not placed yet is placed first, and stays so. Read `engine` where nothing
  /// may change, as for specified values, and take a copy before a loop, as each reading looks again.
  var waterfall: Waterfall {
    engine.updateOrigins()
    return engine
  }

  /// What the engine was laid out for; nil before the first pass.
  var environment: LayoutEnvironment? { cycle.environment }

  /// Returns the environment of the view as it is, or at another size.
  ///
  /// While the pass budget is spent, this is the environment that the engine was laid out for.
  func newEnvironment(of view: UICollectionView, size: CGSize? = nil) -> LayoutEnvironment {
    if budget.isSpent, let environment { return environment }
    return LayoutEnvironment(
      of: view, size: size ?? view.bounds.size, for: self, old: environment?.axes.grid)
  }

  var axes: LayoutAxes {
    cycle.environment?.axes ?? LayoutAxes(isHorizontal: scrollDirection == .horizontal)
  }
}
