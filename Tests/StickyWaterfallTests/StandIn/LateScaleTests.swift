#if !canImport(UIKit)
import HeadlessUIKit
import StickyWaterfall
import Testing

/// A display scale that changes right before the app scrolls, with `keepsVisibleItemsInPlace`.
@MainActor
@Suite struct LateScaleTests {
  private let data = BareController([100])
  private let view: UICollectionView
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))

  init() {
    let layout = WaterfallFlowLayout()
    layout.columnCount = 1
    layout.itemSize = CGSize(width: 300, height: 100)
    layout.minimumLineSpacing = 5
    layout.keepsVisibleItemsInPlace = true
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = data
  }

  // Item 30 starts at 30 * 105 = 3,150.
  @Test(arguments: [3, 2] as [CGFloat], [false, true])
  func contentOffsetSetImmediatelyAfterTheViewEntersAWindowIsKept(scale: CGFloat, isBatch: Bool) {
    if isBatch { view.performBatchUpdates(nil) } else { view.layoutIfNeeded() }
    window.screen = UIScreen(scale: scale)
    window.addSubview(view)
    view.scrollToItem(at: [0, 30], at: .top, animated: false)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 3_150)
  }

  @Test(arguments: [3, 2] as [CGFloat])
  func contentOffsetSetImmediatelyAfterADisplayScaleChangeIsKept(scale: CGFloat) {
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.screen = UIScreen(scale: scale)
    view.contentOffset.y = 3_150
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 3_150)
  }

  @Test func displayScaleChangeKeepsVisibleItemsInPlace() {
    window.addSubview(view)
    window.makeKeyAndVisible()
    view.contentOffset.y = 3_150
    view.layoutIfNeeded()
    window.screen = UIScreen(scale: 2)
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 3_150)
  }

  /// Outside of a window, a view can have no scale until it returns to its screen.
  @Test func itemsKeepTheirPixelsWhileTheViewHasNoScale() {
    let layout = WaterfallFlowLayout()
    layout.columnCount = 1
    layout.itemSize = CGSize(width: 300, height: 33.3)
    let view = ScaledView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = data
    let height = { layout.layoutAttributesForItem(at: [0, 0])?.frame.height }
    for scale: CGFloat in [3, 0] {
      view.scale = scale
      layout.invalidateLayout()
      view.layoutIfNeeded()
      #expect(height().map { abs($0 - 100 / 3) < 0.01 } == true)
    }
  }
}

private final class ScaledView: UICollectionView {
  var scale: CGFloat = 3

  override var traitCollection: UITraitCollection { UITraitCollection(displayScale: scale) }
}
#endif
