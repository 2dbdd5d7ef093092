#if !canImport(UIKit)
// This file models the counts: the number of sections, and the number of items in each section. The
// collection view reads the counts from the data source once, and keeps them until a reload or an
// update. A negative count is treated as 0. If a client needs the counts while a reload is pending,
// the collection view reads them from the data source.
// Source: facts 1.2, 1.3, and the last line of 6.4.
import Foundation

extension UICollectionView {
  /// Returns the number of items in each section.
  ///
  /// Reads the data source if the numbers aren't known.
  func itemCounts() -> [Int] {
    if let counts { return counts }
    let read = presented(readCounts())
    counts = read
    return read
  }

  /// Reads and returns the number of items in each section of the data source.
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

  func hasItem(at indexPath: IndexPath) -> Bool {
    let all = itemCounts()
    return indexPath.count == 2 && all.indices.contains(indexPath[0]) && indexPath[1] >= 0
      && indexPath[1] < all[indexPath[0]]
  }

  /// Returns whether an element can exist with the current counts.
  ///
  /// An item must exist. A supplementary view's section must exist, unless the view's index path
  /// has a single index and therefore no section. A decoration view can always exist.
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
