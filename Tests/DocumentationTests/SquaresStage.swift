import StickyWaterfall
import UIKitTestSupport

/// Sections of squares, or of other cells, on a screen, with a delegate that it keeps.
final class SquaresStage: ViewStage<BareController, WaterfallFlowLayout> {
  private let delegate: (any UICollectionViewDelegate)?

  init(
    _ layout: WaterfallFlowLayout, _ counts: [Int] = [60],
    size: CGSize = CGSize(width: 320, height: 480), cells: AnyClass = StageCell.self,
    delegate: (any UICollectionViewDelegate)? = nil,
    fill: ((UICollectionViewCell, IndexPath) -> Void)? = nil
  ) {
    self.delegate = delegate
    super.init(BareController(counts), layout: layout, size: size)
    view.register(cells, forCellWithReuseIdentifier: "cell")
    controller.fill = fill
    (view.dataSource, view.delegate) = (controller, delegate)
    view.layoutIfNeeded()
  }
}
