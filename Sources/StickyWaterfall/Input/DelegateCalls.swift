import Foundation

/// The questions to a collection view's delegate: each answers nil where the delegate has no such
/// method, or there is no delegate that could have it.
///
/// The delegate is looked at once, when this is made, and not for each question. Where there is none,
/// one without methods stands in: taking a delegate out of an optional retains it, and retaining what
/// is held weakly, as delegates are, took half the time of measuring an item.
@MainActor
struct DelegateCalls {
  let view: UICollectionView
  let layout: WaterfallFlowLayout
  let flow: any UICollectionViewDelegateFlowLayout
  let waterfall: any WaterfallFlowLayoutDelegate
  /// Whether the delegate may have methods of the stock flow layout's protocol.
  let hasStockMethods: Bool
  /// Whether the delegate may have methods of the product's own protocol.
  let hasOwnMethods: Bool

  init(view: UICollectionView, layout: WaterfallFlowLayout) {
    self.view = view
    self.layout = layout
    let flow = view.delegate as? any UICollectionViewDelegateFlowLayout
    let waterfall = view.delegate as? any WaterfallFlowLayoutDelegate
    hasStockMethods = flow != nil
    hasOwnMethods = waterfall != nil
    self.flow = flow ?? SilentDelegate()
    self.waterfall = waterfall ?? SilentDelegate()
  }

  /// What is known of a method of the stock flow layout's protocol before it is asked.
  var stockMethod: OptionalMethod { hasStockMethods ? .unknown : .missing }
  /// What is known of a method of the product's own protocol before it is asked.
  var ownMethod: OptionalMethod { hasOwnMethods ? .unknown : .missing }
}

/// Whether the delegate has a method that is asked for every item, as its first answer tells.
///
/// A delegate gains no methods during a pass, and to find out each time takes as long as measuring
/// an item does without that.
@MainActor
enum OptionalMethod {
  case unknown
  case implemented
  case missing
}

/// A delegate that has none of the methods.
private final class SilentDelegate: NSObject, WaterfallFlowLayoutDelegate {}

#if canImport(UIKit)
extension DelegateCalls {
  static func sectionCount(
    of source: any UICollectionViewDataSource, in view: UICollectionView
  ) -> Int {
    source.numberOfSections?(in: view) ?? 1
  }
  func size(ofItemAt indexPath: IndexPath, by method: inout OptionalMethod) -> CGSize? {
    method.answer(flow.collectionView?(view, layout: layout, sizeForItemAt: indexPath))
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
  func height(
    ofItemAt indexPath: IndexPath, itemWidth: CGFloat, by method: inout OptionalMethod
  ) -> CGFloat? {
    method.answer(
      waterfall.collectionView?(
        view, layout: layout, heightForItemAt: indexPath, itemWidth: itemWidth))
  }
  func width(
    ofItemAt indexPath: IndexPath, itemHeight: CGFloat, by method: inout OptionalMethod
  ) -> CGFloat? {
    method.answer(
      waterfall.collectionView?(
        view, layout: layout, widthForItemAt: indexPath, itemHeight: itemHeight))
  }
  func columnSpan(ofItemAt indexPath: IndexPath, by method: inout OptionalMethod) -> Int? {
    method.answer(
      waterfall.collectionView?(view, layout: layout, columnSpanForItemAt: indexPath))
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

extension OptionalMethod {
  mutating func answer<Value>(_ call: @autoclosure () -> Value?) -> Value? {
    guard self != .missing else { return nil }
    let answer = call()
    self = answer == nil ? .missing : .implemented
    return answer
  }
}
#else
extension DelegateCalls {
  static func sectionCount(
    of source: any UICollectionViewDataSource, in view: UICollectionView
  ) -> Int {
    source.numberOfSections(in: view)
  }
  func size(ofItemAt indexPath: IndexPath, by method: inout OptionalMethod) -> CGSize? {
    method.answer(flow.collectionView(view, layout: layout, sizeForItemAt: indexPath))
  }
  func inset(inSection section: Int) -> UIEdgeInsets? {
    guard hasStockMethods else { return nil }
    return answer(flow.collectionView(view, layout: layout, insetForSectionAt: section))
  }
  func minimumLineSpacing(inSection section: Int) -> CGFloat? {
    guard hasStockMethods else { return nil }
    return answer(
      flow.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section))
  }
  func minimumInteritemSpacing(inSection section: Int) -> CGFloat? {
    guard hasStockMethods else { return nil }
    return answer(
      flow.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section))
  }
  func headerReferenceSize(inSection section: Int) -> CGSize? {
    guard hasStockMethods else { return nil }
    return answer(
      flow.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section))
  }
  func footerReferenceSize(inSection section: Int) -> CGSize? {
    guard hasStockMethods else { return nil }
    return answer(
      flow.collectionView(view, layout: layout, referenceSizeForFooterInSection: section))
  }
  func columnCount(inSection section: Int) -> Int? {
    guard hasOwnMethods else { return nil }
    return answer(waterfall.collectionView(view, layout: layout, columnCountForSectionAt: section))
  }
  func minimumColumnWidth(inSection section: Int) -> CGFloat? {
    guard hasOwnMethods else { return nil }
    return answer(
      waterfall.collectionView(view, layout: layout, minimumColumnWidthForSectionAt: section))
  }
  func itemPlacement(inSection section: Int) -> ItemPlacement? {
    guard hasOwnMethods else { return nil }
    return answer(
      waterfall.collectionView(view, layout: layout, itemPlacementForSectionAt: section))
  }
  func height(
    ofItemAt indexPath: IndexPath, itemWidth: CGFloat, by method: inout OptionalMethod
  ) -> CGFloat? {
    method.answer(
      waterfall.collectionView(
        view, layout: layout, heightForItemAt: indexPath, itemWidth: itemWidth))
  }
  func width(
    ofItemAt indexPath: IndexPath, itemHeight: CGFloat, by method: inout OptionalMethod
  ) -> CGFloat? {
    method.answer(
      waterfall.collectionView(
        view, layout: layout, widthForItemAt: indexPath, itemHeight: itemHeight))
  }
  func columnSpan(ofItemAt indexPath: IndexPath, by method: inout OptionalMethod) -> Int? {
    method.answer(
      waterfall.collectionView(view, layout: layout, columnSpanForItemAt: indexPath))
  }
  func headerInset(inSection section: Int) -> UIEdgeInsets? {
    guard hasOwnMethods else { return nil }
    return answer(waterfall.collectionView(view, layout: layout, headerInsetForSectionAt: section))
  }
  func footerInset(inSection section: Int) -> UIEdgeInsets? {
    guard hasOwnMethods else { return nil }
    return answer(waterfall.collectionView(view, layout: layout, footerInsetForSectionAt: section))
  }
  func pinsHeader(inSection section: Int) -> Bool? {
    guard hasOwnMethods else { return nil }
    return answer(waterfall.collectionView(view, layout: layout, pinsHeaderInSectionAt: section))
  }
  func pinsFooter(inSection section: Int) -> Bool? {
    guard hasOwnMethods else { return nil }
    return answer(waterfall.collectionView(view, layout: layout, pinsFooterInSectionAt: section))
  }
  func pinnedHeaderExtent(inSection section: Int) -> CGFloat? {
    guard hasOwnMethods else { return nil }
    return answer(
      waterfall.collectionView(view, layout: layout, pinnedHeaderExtentInSectionAt: section))
  }
  func pinnedFooterExtent(inSection section: Int) -> CGFloat? {
    guard hasOwnMethods else { return nil }
    return answer(
      waterfall.collectionView(view, layout: layout, pinnedFooterExtentInSectionAt: section))
  }

  private func answer<Value>(_ call: @autoclosure () -> Value) -> Value? {
    OptionalRequirement.answer(call())
  }
}

extension OptionalMethod {
  @inline(__always)
  mutating func answer<Value>(_ call: @autoclosure () -> Value) -> Value? {
    switch self {
    case .implemented: return call()
    case .missing: return nil
    case .unknown:
      let answer = OptionalRequirement.answer(call())
      self = answer == nil ? .missing : .implemented
      return answer
    }
  }
}
#endif
