#if !canImport(UIKit)
import StickyWaterfall

extension UICollectionViewLayout {
  /// Gives a waterfall whose columns are automatic so many; nil leaves them automatic.
  ///
  /// Most tests are about columns of a known number, and state no count: they have two.
  func setColumnsWhereAutomatic(_ count: Int?) {
    guard let count, let waterfall = self as? WaterfallFlowLayout,
      waterfall.columnCount == WaterfallFlowLayout.automaticColumnCount
    else { return }
    waterfall.columnCount = count
  }
}
#endif
