import Foundation
import StickyWaterfall
import Testing

/// A screen that shows one controller after another.
@MainActor
struct ControllerStage {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  /// Shows a controller, and returns its collection view after layout.
  func show(_ controller: UICollectionViewController) throws -> UICollectionView {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let view = try #require(controller.collectionView)
    view.layoutIfNeeded()
    return view
  }
}

extension UICollectionView {
  func frames(inSection section: Int) -> [CGRect] {
    (0..<numberOfItems(inSection: section)).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }
}
