#if !canImport(UIKit)
// This file models the flow layout's queries of its delegate. The layout queries the sizes, insets,
// and spacings of all sections at once. In each section, it starts with the header and the footer.
// If the delegate doesn't implement a method, the layout uses its own property. A negative width or
// height is reported and replaced by 0.
// The delegate receives data source index paths. A drop placeholder has no such index path, so its
// size is `itemSize`.
// Source: UICollectionViewFlowLayout.h of the iOS 16 SDK. The order of the queries is the same as
// in PSTCollectionView.
import Foundation

/// The sizes, insets, and spacings of one section, from the delegate or from the layout.
struct FlowSectionMetrics {
  var headerSize: CGSize
  var footerSize: CGSize
  var inset: UIEdgeInsets
  var lineSpacing: CGFloat
  var itemSpacing: CGFloat
  var itemCount: Int
  /// The item sizes, or `nil` if the delegate doesn't implement the method for them.
  var itemSizes: [CGSize]?
}

/// The optional delegate methods that the delegate implements.
///
/// Only the methods for section insets, header sizes, and footer sizes are included. If the
/// delegate implements one of them, setting the layout's corresponding property doesn't invalidate
/// the layout.
struct FlowDelegateMethods: OptionSet {
  let rawValue: Int

  static let inset = FlowDelegateMethods(rawValue: 1)
  static let header = FlowDelegateMethods(rawValue: 2)
  static let footer = FlowDelegateMethods(rawValue: 4)
}

extension UICollectionViewFlowLayout {
  /// Queries and returns the sizes, insets, and spacings of all sections.
  ///
  /// Also records which methods for insets, headers, and footers the delegate implements.
  func queryMetrics(of collectionView: UICollectionView) -> [FlowSectionMetrics] {
    delegateMethods = []
    return (0..<collectionView.numberOfSections).map { section in
      queryMetrics(ofSection: section, in: collectionView)
    }
  }

  private func queryMetrics(
    ofSection section: Int, in view: UICollectionView
  ) -> FlowSectionMetrics {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let header = value(
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section))
    let footer = value(
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section))
    let inset = value(
      delegate?.collectionView(view, layout: self, insetForSectionAt: section))
    if header != nil { delegateMethods.insert(.header) }
    if footer != nil { delegateMethods.insert(.footer) }
    if inset != nil { delegateMethods.insert(.inset) }
    let lineSpacing = value(
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section))
    let itemSpacing = value(
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section))
    let count = view.numberOfItems(inSection: section)
    return FlowSectionMetrics(
      headerSize: accepted(header ?? headerReferenceSize),
      footerSize: accepted(footer ?? footerReferenceSize),
      inset: inset ?? sectionInset,
      lineSpacing: lineSpacing ?? minimumLineSpacing,
      itemSpacing: itemSpacing ?? minimumInteritemSpacing,
      itemCount: count,
      itemSizes: delegate.flatMap { querySizes(of: $0, section: section, count: count, in: view) })
  }

  /// Queries and returns the sizes of a section's items.
  ///
  /// Returns `nil` if the delegate doesn't implement the method.
  private func querySizes(
    of delegate: any UICollectionViewDelegateFlowLayout, section: Int, count: Int,
    in view: UICollectionView
  ) -> [CGSize]? {
    var sizes: [CGSize] = []
    sizes.reserveCapacity(count)
    for item in 0..<count {
      let position = IndexPath(item: item, section: section)
      guard let path = view.dataSourceIndexPath(forPresentationIndexPath: position) else {
        sizes.append(itemSize)
        continue
      }
      let answer = OptionalRequirement.answer(
        delegate.collectionView(view, layout: self, sizeForItemAt: path))
      guard let answer else { return nil }
      sizes.append(accepted(answer))
    }
    return sizes
  }

  /// Returns the result of a delegate method.
  ///
  /// Returns `nil` if there is no delegate, or if it doesn't implement the method.
  private func value<Value>(_ call: @autoclosure () -> Value?) -> Value? {
    OptionalRequirement.answer(call()) ?? nil
  }

  private func accepted(_ size: CGSize) -> CGSize {
    guard size.width < 0 || size.height < 0 else { return size }
    UIKitReports.raise("negative sizes are not supported in the flow layout")
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }
}
#endif
