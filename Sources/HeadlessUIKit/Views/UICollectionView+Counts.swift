#if !canImport(UIKit)
// Modelled: counts are read from the data source once and kept until a reload or an update; a
// negative count is zero; reading them while a reload waits reads the data source.
// Source: facts 1.2, 1.3 and the last line of 6.4.
import Foundation

extension UICollectionView {
  /// The items of each section, read from the data source if they are not known.
  func itemCounts() -> [Int] {
    if let counts { return counts }
    let read = presented(readCounts())
    counts = read
    return read
  }

  /// What the data source says now.
  func readCounts() -> [Int] {
    guard let dataSource else { return [] }
    record("numberOfSections")
    let sections = OptionalRequirement.answer(dataSource.numberOfSections(in: self)) ?? 1
    return (0..<max(0, sections)).map { section in
      record("numberOfItemsInSection \(section)")
      return max(0, dataSource.collectionView(self, numberOfItemsInSection: section))
    }
  }

  func itemCount(inSection section: Int) -> Int {
    let all = itemCounts()
    guard all.indices.contains(section) else {
      UIKitReports.raise(
        "request for number of items in section \(section) when there are only "
          + "\(all.count) sections in the collection view")
      return 0
    }
    return all[section]
  }

  /// Whether the counts have this item.
  func hasItem(at indexPath: IndexPath) -> Bool {
    let all = itemCounts()
    return indexPath.count == 2 && all.indices.contains(indexPath[0]) && indexPath[1] >= 0
      && indexPath[1] < all[indexPath[0]]
  }

  /// Whether the counts allow this element.
  ///
  /// Items must exist, and what names a section must name one that exists. Paths of one index belong
  /// to a layout's own global kinds.
  func allows(_ element: LayoutElement) -> Bool {
    switch element.category {
    case .cell: return hasItem(at: element.indexPath)
    case .decorationView: return true
    case .supplementaryView:
      return element.indexPath.count != 2 || itemCounts().indices.contains(element.indexPath[0])
    }
  }
}
#endif
