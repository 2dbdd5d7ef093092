#if !canImport(UIKit)
// Modelled: what the flow layout asks its delegate, for every section and item at once, header and
// footer first, each answer falling back to the property. Negative sizes are reported; then they
// count as zero. Items are asked for by the data source's paths; a drop placeholder, which has none,
// takes `itemSize`.
// Source: UICollectionViewFlowLayout.h of the iOS 16 SDK; the order as in PSTCollectionView.
import Foundation

/// What the delegate, or the properties in its place, say about one section.
struct FlowSectionMetrics {
  var headerSize: CGSize
  var footerSize: CGSize
  var inset: UIEdgeInsets
  var lineSpacing: CGFloat
  var itemSpacing: CGFloat
  var itemCount: Int
  /// The delegate's sizes; nil where the layout's own size is every item's.
  var itemSizes: [CGSize]?
}

/// Which optional methods the delegate was seen to answer.
struct FlowDelegateMethods: OptionSet {
  let rawValue: Int

  static let inset = FlowDelegateMethods(rawValue: 1)
  static let header = FlowDelegateMethods(rawValue: 2)
  static let footer = FlowDelegateMethods(rawValue: 4)
}

extension UICollectionViewFlowLayout {
  /// Asks for everything; notes which methods the delegate has.
  func askMetrics(of collectionView: UICollectionView) -> [FlowSectionMetrics] {
    delegateMethods = []
    return (0..<collectionView.numberOfSections).map { section in
      askMetrics(ofSection: section, in: collectionView)
    }
  }

  private func askMetrics(
    ofSection section: Int, in view: UICollectionView
  ) -> FlowSectionMetrics {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let header = asked(
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section))
    let footer = asked(
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section))
    let inset = asked(
      delegate?.collectionView(view, layout: self, insetForSectionAt: section))
    if header != nil { delegateMethods.insert(.header) }
    if footer != nil { delegateMethods.insert(.footer) }
    if inset != nil { delegateMethods.insert(.inset) }
    let lineSpacing = asked(
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section))
    let itemSpacing = asked(
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section))
    let count = view.numberOfItems(inSection: section)
    return FlowSectionMetrics(
      headerSize: accepted(header ?? headerReferenceSize),
      footerSize: accepted(footer ?? footerReferenceSize),
      inset: inset ?? sectionInset,
      lineSpacing: lineSpacing ?? minimumLineSpacing,
      itemSpacing: itemSpacing ?? minimumInteritemSpacing,
      itemCount: count,
      itemSizes: delegate.flatMap { askSizes(of: $0, section: section, count: count, in: view) })
  }

  /// The sizes of a section's items, nil when the delegate has no method for them.
  private func askSizes(
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

  /// The delegate's own answer; nil without a delegate, and without a method for it.
  private func asked<Value>(_ call: @autoclosure () -> Value?) -> Value? {
    OptionalRequirement.answer(call()) ?? nil
  }

  private func accepted(_ size: CGSize) -> CGSize {
    guard size.width < 0 || size.height < 0 else { return size }
    UIKitReports.raise("negative sizes are not supported in the flow layout")
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }
}
#endif
