import Foundation

/// The questions to a collection view's delegate: each answers nil where the delegate has no such
/// method, or there is no delegate that could have it.
///
/// The delegate is looked at once, when this is made, and not for each question.
@MainActor
struct DelegateCalls {
  let view: UICollectionView
  let layout: WaterfallFlowLayout
  let flow: any UICollectionViewDelegateFlowLayout
  let waterfall: any WaterfallFlowLayoutDelegate
  let hasWaterfall: Bool

  init(view: UICollectionView, layout: WaterfallFlowLayout) {
    self.view = view
    self.layout = layout
    flow = view.delegate as? any UICollectionViewDelegateFlowLayout ?? SilentDelegate()
    let waterfall = view.delegate as? any WaterfallFlowLayoutDelegate
    hasWaterfall = waterfall != nil
    self.waterfall = waterfall ?? SilentDelegate()
  }
}

private final class SilentDelegate: NSObject, WaterfallFlowLayoutDelegate {}

#if canImport(UIKit)
extension DelegateCalls {
  func size(ofItemAt indexPath: IndexPath) -> CGSize? {
    flow.collectionView?(view, layout: layout, sizeForItemAt: indexPath)
  }
  func inset(inSection section: Int) -> UIEdgeInsets? {
    flow.collectionView?(view, layout: layout, insetForSectionAt: section)
  }
  func minimumLineSpacing(inSection section: Int) -> CGFloat? {
    flow.collectionView?(view, layout: layout, minimumLineSpacingForSectionAt: section)
  }
  func minimumInteritemSpacing(inSection section: Int) -> CGFloat? {
    flow.collectionView?(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
  }
  func headerReferenceSize(inSection section: Int) -> CGSize? {
    flow.collectionView?(view, layout: layout, referenceSizeForHeaderInSection: section)
  }
  func footerReferenceSize(inSection section: Int) -> CGSize? {
    flow.collectionView?(view, layout: layout, referenceSizeForFooterInSection: section)
  }
  func columnCount(inSection section: Int) -> Int? {
    waterfall.collectionView?(view, layout: layout, columnCountForSectionAt: section)
  }
  func minimumColumnWidth(inSection section: Int) -> CGFloat? {
    waterfall.collectionView?(view, layout: layout, minimumColumnWidthForSectionAt: section)
  }
  func itemPlacement(inSection section: Int) -> ItemPlacement? {
    waterfall.collectionView?(view, layout: layout, itemPlacementForSectionAt: section)
  }
  func height(ofItemAt indexPath: IndexPath, itemWidth: CGFloat) -> CGFloat? {
    waterfall.collectionView?(
      view, layout: layout, heightForItemAt: indexPath, itemWidth: itemWidth)
  }
  func width(ofItemAt indexPath: IndexPath, itemHeight: CGFloat) -> CGFloat? {
    waterfall.collectionView?(
      view, layout: layout, widthForItemAt: indexPath, itemHeight: itemHeight)
  }
  func columnSpan(ofItemAt indexPath: IndexPath) -> Int? {
    waterfall.collectionView?(view, layout: layout, columnSpanForItemAt: indexPath)
  }
  func headerInset(inSection section: Int) -> UIEdgeInsets? {
    waterfall.collectionView?(view, layout: layout, headerInsetForSectionAt: section)
  }
  func footerInset(inSection section: Int) -> UIEdgeInsets? {
    waterfall.collectionView?(view, layout: layout, footerInsetForSectionAt: section)
  }
  func pinsHeader(inSection section: Int) -> Bool? {
    waterfall.collectionView?(view, layout: layout, pinsHeaderInSectionAt: section)
  }
  func pinsFooter(inSection section: Int) -> Bool? {
    waterfall.collectionView?(view, layout: layout, pinsFooterInSectionAt: section)
  }
  func pinnedHeaderExtent(inSection section: Int) -> CGFloat? {
    waterfall.collectionView?(view, layout: layout, pinnedHeaderExtentInSectionAt: section)
  }
  func pinnedFooterExtent(inSection section: Int) -> CGFloat? {
    waterfall.collectionView?(view, layout: layout, pinnedFooterExtentInSectionAt: section)
  }
}
#else
extension DelegateCalls {
  func size(ofItemAt indexPath: IndexPath) -> CGSize? {
    return answer(flow.collectionView(view, layout: layout, sizeForItemAt: indexPath))
  }
  func inset(inSection section: Int) -> UIEdgeInsets? {
    return answer(flow.collectionView(view, layout: layout, insetForSectionAt: section))
  }
  func minimumLineSpacing(inSection section: Int) -> CGFloat? {
    return answer(
      flow.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section))
  }
  func minimumInteritemSpacing(inSection section: Int) -> CGFloat? {
    return answer(
      flow.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section))
  }
  func headerReferenceSize(inSection section: Int) -> CGSize? {
    return answer(
      flow.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section))
  }
  func footerReferenceSize(inSection section: Int) -> CGSize? {
    return answer(
      flow.collectionView(view, layout: layout, referenceSizeForFooterInSection: section))
  }
  func columnCount(inSection section: Int) -> Int? {
    return answer(waterfall.collectionView(view, layout: layout, columnCountForSectionAt: section))
  }
  func minimumColumnWidth(inSection section: Int) -> CGFloat? {
    return answer(
      waterfall.collectionView(view, layout: layout, minimumColumnWidthForSectionAt: section))
  }
  func itemPlacement(inSection section: Int) -> ItemPlacement? {
    return answer(
      waterfall.collectionView(view, layout: layout, itemPlacementForSectionAt: section))
  }
  func height(ofItemAt indexPath: IndexPath, itemWidth: CGFloat) -> CGFloat? {
    return answer(
      waterfall.collectionView(
        view, layout: layout, heightForItemAt: indexPath, itemWidth: itemWidth))
  }
  func width(ofItemAt indexPath: IndexPath, itemHeight: CGFloat) -> CGFloat? {
    return answer(
      waterfall.collectionView(
        view, layout: layout, widthForItemAt: indexPath, itemHeight: itemHeight))
  }
  func columnSpan(ofItemAt indexPath: IndexPath) -> Int? {
    return answer(waterfall.collectionView(view, layout: layout, columnSpanForItemAt: indexPath))
  }
  func headerInset(inSection section: Int) -> UIEdgeInsets? {
    return answer(waterfall.collectionView(view, layout: layout, headerInsetForSectionAt: section))
  }
  func footerInset(inSection section: Int) -> UIEdgeInsets? {
    return answer(waterfall.collectionView(view, layout: layout, footerInsetForSectionAt: section))
  }
  func pinsHeader(inSection section: Int) -> Bool? {
    return answer(waterfall.collectionView(view, layout: layout, pinsHeaderInSectionAt: section))
  }
  func pinsFooter(inSection section: Int) -> Bool? {
    return answer(waterfall.collectionView(view, layout: layout, pinsFooterInSectionAt: section))
  }
  func pinnedHeaderExtent(inSection section: Int) -> CGFloat? {
    return answer(
      waterfall.collectionView(view, layout: layout, pinnedHeaderExtentInSectionAt: section))
  }
  func pinnedFooterExtent(inSection section: Int) -> CGFloat? {
    return answer(
      waterfall.collectionView(view, layout: layout, pinnedFooterExtentInSectionAt: section))
  }

  private func answer<Value>(_ call: @autoclosure () -> Value) -> Value? {
    OptionalRequirement.answer(call())
  }
}
#endif
