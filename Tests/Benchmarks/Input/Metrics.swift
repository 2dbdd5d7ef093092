#if !canImport(UIKit)
import Foundation
import StickyWaterfall
import UIKitTestSupport

/// The numbers that both layouts use.
typealias Metrics = TextbookLayout.Metrics

extension WaterfallFlowLayout {
  /// Takes the benchmark's metrics, and with boundaries has headers and footers, all pinned.
  func adoptMetrics(of input: BenchmarkInput) {
    columnCount = input.columnCount
    minimumLineSpacing = Metrics.spacing
    minimumInteritemSpacing = Metrics.spacing
    sectionInset = UIEdgeInsets(
      top: Metrics.inset, left: Metrics.inset, bottom: Metrics.inset, right: Metrics.inset)
    guard input.hasBoundaries else { return }
    headerReferenceSize = CGSize(width: 0, height: Metrics.headerHeight)
    footerReferenceSize = CGSize(width: 0, height: Metrics.footerHeight)
    sectionHeadersPinToVisibleBounds = true
    sectionFootersPinToVisibleBounds = true
  }
}
#endif
