#if !canImport(UIKit)
// This file models when the flow layout queries its delegate and computes frames. It also models
// what the layout discards after an invalidation. The layout computes no frames if the available
// width is 0. If the layout scrolls horizontally, the available height matters instead.
// Source: facts 12.11. The two context flags work as UICollectionViewFlowLayout.h of the iOS 16 SDK
// describes them. The texts of the reports are from crash logs.
import Foundation

extension UICollectionViewFlowLayout {
  /// Whether item sizes are estimates until cells return their preferred sizes.
  var isEstimating: Bool { estimatedItemSize != .zero }

  func arrangeIfNeeded() {
    guard arrangement == nil, let collectionView else { return }
    let environment = environment(of: collectionView)
    guard environment.crossExtent > 0 else { return }
    let metrics = metrics ?? queryMetrics(of: collectionView)
    self.metrics = metrics
    var made = FlowArrangement(environment)
    for (section, sectionMetrics) in metrics.enumerated() {
      made.append(sectionMetrics, sizes: sizes(ofSection: section, sectionMetrics))
    }
    arrangement = made
    if made.hasOversizeItem { logOversizeItem(made.axes) }
  }

  /// Computes the frames inside `invalidateLayout(with:)`, if the layout has an estimated item
  /// size.
  ///
  /// This method does nothing if the delegate's values are still valid, or if
  /// `collectionViewContentSize` is empty.
  func layOutEstimatesAtOnce() {
    guard LayoutReadings.flowLaysOutInsideInvalidation, isEstimating, metrics == nil,
      let collectionView, collectionView.isLayoutPrepared, collectionView.dataSource != nil
    else { return }
    let size = collectionViewContentSize
    if size.width > 0 && size.height > 0 { arrangeIfNeeded() }
  }

  func environment(of view: UICollectionView) -> FlowEnvironment {
    let mirrors =
      LayoutReadings.flowInRightToLeft != .unchanged && !flipsHorizontallyInOppositeLayoutDirection
      && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let axes = FlowAxes(direction: scrollDirection, isMirrored: mirrors)
    let scale = view.traitCollection.displayScale
    return FlowEnvironment(
      axes: axes, crossExtent: axes.cross(view.bounds.inset(by: view.adjustedContentInset).size),
      referenceInset: referenceInset(of: view),
      swapsSides: LayoutReadings.flowInRightToLeft == .mirroredWithInsets,
      isEstimating: isEstimating, scale: scale > 0 ? scale : 1)
  }

  func discardValues(invalidatedBy context: UICollectionViewFlowLayoutInvalidationContext) {
    let countsChange = context.invalidateEverything || context.invalidateDataSourceCounts
    for path in context.invalidatedItemIndexPaths ?? [] { itemAttributes[path] = nil }
    guard countsChange || context.invalidateFlowLayoutAttributes else { return }
    arrangement = nil
    itemAttributes = [:]
    guard countsChange || context.invalidateFlowLayoutDelegateMetrics else { return }
    metrics = nil
    let isUpdate = context.invalidateDataSourceCounts && !context.invalidateEverything
    if LayoutReadings.flowForgetsSizesInUpdates || !isUpdate { measuredSizes = MeasuredSizes() }
  }

  func invalidateIfValid(unlessImplemented answer: FlowDelegateMethods = []) {
    guard arrangement != nil, delegateMethods.isDisjoint(with: answer) else { return }
    invalidateLayout()
  }

  func reportForeignContext(_ context: UICollectionViewLayoutInvalidationContext) {
    UIKitReports.raise(
      "The invalidation context (\(context)) sent to -[UICollectionViewFlowLayout"
        + " invalidateLayoutWithContext:] is not an instance of type"
        + " UICollectionViewFlowLayoutInvalidationContext or a subclass. Collection view: "
        + (collectionView.map { "\($0)" } ?? "(null)"),
      name: "NSInvalidArgumentException")
  }

  private func sizes(ofSection section: Int, _ metrics: FlowSectionMetrics) -> [CGSize] {
    let rest = measuredSizes.estimate(from: isEstimating ? estimatedItemSize : itemSize)
    var sizes = metrics.itemSizes ?? Array(repeating: rest, count: metrics.itemCount)
    for item in sizes.indices where sizes[item] == Self.automaticSize { sizes[item] = rest }
    for (item, size) in measuredSizes.sizes(ofSection: section) where item < sizes.count {
      sizes[item] = size
    }
    return sizes
  }

  /// Returns the insets of the safe area or the margins, minus the adjusted content inset.
  ///
  /// Returns `nil` if section insets are measured from the content inset.
  private func referenceInset(of view: UICollectionView) -> UIEdgeInsets? {
    let reference: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return nil
    case .fromSafeArea: reference = view.safeAreaInsets
    case .fromLayoutMargins: reference = view.layoutMargins
    }
    let adjusted = view.adjustedContentInset
    return UIEdgeInsets(
      top: reference.top - adjusted.top, left: reference.left - adjusted.left,
      bottom: reference.bottom - adjusted.bottom, right: reference.right - adjusted.right)
  }

  private func logOversizeItem(_ axes: FlowAxes) {
    let (side, start, end) =
      axes.isVertical ? ("width", "left", "right") : ("height", "top", "bottom")
    UIKitReports.log(
      "The behavior of the UICollectionViewFlowLayout is not defined because: the item \(side)"
        + " must be less than the \(side) of the UICollectionView minus the section insets"
        + " \(start) and \(end) values, minus the content insets \(start) and \(end) values.")
  }
}
#endif
