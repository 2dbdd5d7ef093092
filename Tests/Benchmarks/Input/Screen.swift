#if !canImport(UIKit)
import Foundation
import StickyWaterfall
import WaterfallTestSupport

/// A collection view in a window, as an app has it.
///
/// At scale 2 and these widths every column is a whole number of points: sums of such numbers are
/// exact in the textbook's floating point too, so its frames can be compared bit for bit.
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
    // Full strictness asks the layout questions of its own, which are not what is measured.
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

  /// A screen that is laid out already.
  convenience init(laidOut controller: FeedController, _ layout: UICollectionViewLayout) {
    self.init(controller, layout)
    view.layoutIfNeeded()
  }

  func scroll(to offset: CGFloat) {
    view.contentOffset.y = offset
    view.layoutIfNeeded()
  }

  /// How far the content can be scrolled.
  var scrollRange: CGFloat { max(0, view.contentSize.height - view.bounds.height) }

  /// Offsets spread over the content by chance, on whole points.
  func offsets(_ count: Int, seed: UInt64, keeping room: CGFloat = 0) -> [CGFloat] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      CGFloat.random(in: 0...max(0, scrollRange - room), using: &random).rounded()
    }
  }
}
#endif
