#if !canImport(UIKit)
import Foundation
import StickyWaterfall

/// The least work of any layout with a delegate: querying all sizes and adding them up.
@MainActor
enum Floor {
  static func sum(_ view: UICollectionView) -> Double {
    guard let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout else { return 0 }
    let layout = view.collectionViewLayout
    var sum = 0.0
    var indexPath = IndexPath(item: 0, section: 0)
    for section in 0..<view.numberOfSections {
      indexPath.section = section
      for item in 0..<view.numberOfItems(inSection: section) {
        indexPath.item = item
        let size = delegate.collectionView(view, layout: layout, sizeForItemAt: indexPath)
        sum += size.width + size.height
      }
    }
    return sum
  }

  static func seconds(_ view: UICollectionView) -> Double {
    Stopwatch.seconds { BlackHole.take(sum(view)) }
  }
}
#endif
