#if !canImport(UIKit)
// This file models self-sizing cells. The flow layout accepts preferred sizes only from cells, and
// only if it has an estimated item size. Headers and footers never size themselves.
// A measured item has the size that its cell prefers. Any other item has the size from the
// delegate. If the delegate returns no sizes, the item has the mean of all measured sizes. If no
// item has been measured, it has the estimated size. The estimated size `automaticSize` means 50 x
// 50 points.
// A batch update discards the measured sizes, unless `LayoutReadings.flowForgetsSizesInUpdates` is
// `false`.
// When a cell prefers another size, the invalidation context discards all frames, because every
// later item can move. The layout keeps the delegate's values.
// This file doesn't model the items that UIKit's context names, or its adjustments. Both are
// private.
// Source: documentation of `estimatedItemSize`; openradar 48955657; published notes; facts 15.8.
import Foundation

/// The preferred sizes that cells have returned, by section and item.
struct MeasuredSizes {
  private var bySection: [Int: [Int: CGSize]] = [:]
  private var total = CGSize.zero
  private var count: CGFloat = 0

  func sizes(ofSection section: Int) -> [Int: CGSize] { bySection[section] ?? [:] }

  /// Returns the mean of the measured sizes, or the estimated size if no item has been measured.
  @MainActor
  func estimate(from estimated: CGSize) -> CGSize {
    guard count == 0 else {
      return CGSize(width: total.width / count, height: total.height / count)
    }
    guard estimated == UICollectionViewFlowLayout.automaticSize else { return estimated }
    return CGSize(width: 50, height: 50)
  }

  /// Moves each size to the new index path of its item, and drops the sizes of deleted items.
  @MainActor mutating func move(by update: IndexPathUpdate) {
    let old = bySection
    self = MeasuredSizes()
    for (section, sizes) in old {
      for (item, size) in sizes {
        let path = update.item(after: IndexPath(item: item, section: section))
        if let path { record(size, at: path) }
      }
    }
  }

  mutating func record(_ size: CGSize, at path: IndexPath) {
    let old = bySection[path.section, default: [:]].updateValue(size, forKey: path.item)
    count += old == nil ? 1 : 0
    total.width += size.width - (old?.width ?? 0)
    total.height += size.height - (old?.height ?? 0)
  }
}

extension UICollectionViewFlowLayout {
  func wants(
    preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard isEstimating, preferred.representedElementCategory == .cell else { return false }
    guard preferred.size.width > 0, preferred.size.height > 0 else {
      UIKitReports.raise(
        "UICollectionView Flow Layout received layout attributes with an empty size for index path"
          + " \(preferred.indexPath)")
      return false
    }
    return preferred.size != original.size
  }

  /// Keeps the measured sizes in a batch update if `LayoutReadings.flowForgetsSizesInUpdates` is
  /// `false`.
  func moveMeasuredSizes(by updates: [UICollectionViewUpdateItem]) {
    guard !LayoutReadings.flowForgetsSizesInUpdates, !updates.isEmpty else { return }
    measuredSizes.move(by: IndexPathUpdate(updates))
    arrangement = nil
    itemAttributes = [:]
  }

  func adopt(
    preferred: UICollectionViewLayoutAttributes,
    in context: UICollectionViewLayoutInvalidationContext
  ) {
    if preferred.indexPath.count == 2, preferred.representedElementCategory == .cell {
      measuredSizes.record(preferred.size, at: preferred.indexPath)
    }
    guard let context = context as? UICollectionViewFlowLayoutInvalidationContext else { return }
    context.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateFlowLayoutAttributes = true
  }
}
#endif
