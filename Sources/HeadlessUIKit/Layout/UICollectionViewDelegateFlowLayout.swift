// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The public names are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// Modelled: the optional methods a flow layout asks its delegate. Without a method, the layout's
// property counts; `OptionalRequirement` tells the two apart.
// Source: UICollectionViewFlowLayout.h of the iOS 16 SDK.
public import Foundation

@MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    fallback(collectionViewLayout, \.itemSize, CGSize(width: 50, height: 50))
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    fallback(collectionViewLayout, \.sectionInset, .zero)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    fallback(collectionViewLayout, \.minimumLineSpacing, 10)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    fallback(collectionViewLayout, \.minimumInteritemSpacing, 10)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    fallback(collectionViewLayout, \.headerReferenceSize, .zero)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    fallback(collectionViewLayout, \.footerReferenceSize, .zero)
  }

  private func fallback<Value>(
    _ layout: UICollectionViewLayout, _ property: KeyPath<UICollectionViewFlowLayout, Value>,
    _ stock: Value
  ) -> Value {
    let flow = layout as? UICollectionViewFlowLayout
    return OptionalRequirement.unimplemented(flow?[keyPath: property] ?? stock)
  }
}
#endif
