#if !canImport(UIKit)
import Foundation
import StickyWaterfall
import UIKitTestSupport

/// The metrics of both layouts.
typealias Metrics = TextbookLayout.Metrics

extension WaterfallFlowLayout {
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
