#if !canImport(UIKit)
import Foundation
import StickyWaterfall
import WaterfallTestSupport

/// A collection view in a window.
///
/// Its columns are whole points wide, so that frames are exact and can be compared exactly.
@MainActor
final class Screen {
  static let size = CGSize(width: 390, height: 844)
  /// Another width whose columns are whole points.
  static let otherWidth: CGFloat = 834

  let view: UICollectionView
  let controller: FeedController
  private let window = UIWindow(frame: CGRect(origin: .zero, size: Screen.size))

  init(_ controller: FeedController, _ layout: UICollectionViewLayout) {
    self.controller = controller
    window.screen = UIScreen(scale: 2)
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    // Full strictness makes queries of its own, which would be measured.
    view.strictness = .cheap
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: kind)
    }
    view.dataSource = controller
    view.delegate = controller
    window.addSubview(view)
  }

  convenience init(laidOut controller: FeedController, _ layout: UICollectionViewLayout) {
    self.init(controller, layout)
    view.layoutIfNeeded()
  }

  func scroll(to offset: CGFloat) {
    view.contentOffset.y = offset
    view.layoutIfNeeded()
  }

  var scrollRange: CGFloat { max(0, view.contentSize.height - view.bounds.height) }

  /// Returns random content offsets in whole points.
  func offsets(_ count: Int, seed: UInt64, keeping room: CGFloat = 0) -> [CGFloat] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      CGFloat.random(in: 0...max(0, scrollRange - room), using: &random).rounded()
    }
  }
}
#endif
