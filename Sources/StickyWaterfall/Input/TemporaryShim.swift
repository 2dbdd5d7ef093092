#if !canImport(UIKit)
import Foundation
extension UICollectionView {
  var hasUncommittedUpdates: Bool { false }
  func dataSourceIndexPath(forPresentationIndexPath p: IndexPath?) -> IndexPath? { p }
  func dataSourceSectionIndex(forPresentationSectionIndex s: Int) -> Int { s }
}
#endif
