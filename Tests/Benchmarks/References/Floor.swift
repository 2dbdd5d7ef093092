#if !canImport(UIKit)
import Foundation
import StickyWaterfall

/// The least work of any layout with a delegate: asking for all sizes and adding them up.
///
/// If the delegate also specifies exact heights, the floor asks for them, too.
@MainActor
enum Floor {
  static func sum(_ view: UICollectionView) -> Double {
    guard let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout else { return 0 }
    if let controller = delegate as? ExactHeightController {
      return sumWithExactHeights(view, delegate, controller)
    }
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

  /// Asks for the exact height of each item right after its size.
  ///
  /// This is a loop of its own, because unwrapping an optional delegate for each item would take as
  /// long as the calls.
  private static func sumWithExactHeights(
    _ view: UICollectionView, _ delegate: any UICollectionViewDelegateFlowLayout,
    _ waterfall: any WaterfallFlowLayoutDelegate
  ) -> Double {
    let layout = view.collectionViewLayout
    var sum = 0.0
    var indexPath = IndexPath(item: 0, section: 0)
    for section in 0..<view.numberOfSections {
      indexPath.section = section
      for item in 0..<view.numberOfItems(inSection: section) {
        indexPath.item = item
        let size = delegate.collectionView(view, layout: layout, sizeForItemAt: indexPath)
        sum += size.width
        sum += waterfall.collectionView(
          view, layout: layout, heightForItemAt: indexPath, itemWidth: size.width)
      }
    }
    return sum
  }

  static func seconds(_ view: UICollectionView) -> Double {
    Stopwatch.seconds { BlackHole.take(sum(view)) }
  }
}
#endif
