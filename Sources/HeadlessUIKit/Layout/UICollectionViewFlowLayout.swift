// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The public names are UIKit's, and Apple documents them.
#if !canImport(UIKit)
public import Foundation

extension UICollectionView {
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }

  public nonisolated class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  }

  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var itemSize = CGSize(width: 50, height: 50)
  open var estimatedItemSize = CGSize.zero
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var headerReferenceSize = CGSize.zero
  open var footerReferenceSize = CGSize.zero
  open var sectionInset = UIEdgeInsets.zero
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  open var sectionHeadersPinToVisibleBounds = false
  open var sectionFootersPinToVisibleBounds = false

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override open class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }
}
#endif
