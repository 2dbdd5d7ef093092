// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The public names are UIKit's, and Apple documents them.
#if !canImport(UIKit)
public import Foundation

open class UINib: NSObject {}

public enum UISemanticContentAttribute { case unspecified, forceRightToLeft }

@MainActor open class UICollectionViewCell: NSObject { public init(frame: CGRect) {} }

@MainActor
public protocol UICollectionViewDataSource: AnyObject {
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
}

@MainActor
public protocol UICollectionViewDelegate: AnyObject {}

@MainActor
open class UICollectionView: NSObject, LayoutHost {
  public enum ElementCategory: Int, Sendable {
    case cell
    case supplementaryView
    case decorationView
  }

  open var bounds = CGRect.zero
  open var contentInset = UIEdgeInsets.zero
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  open var safeAreaInsets = UIEdgeInsets.zero
  open var layoutMargins = UIEdgeInsets.zero
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
  open weak var dataSource: (any UICollectionViewDataSource)?
  open weak var delegate: (any UICollectionViewDelegate)?
  public let collectionViewLayout: UICollectionViewLayout
  var contexts: [UICollectionViewLayoutInvalidationContext] = []
  var attributesOnScreen: [UICollectionViewLayoutAttributes] = []

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    bounds = CGRect(origin: .zero, size: frame.size)
    collectionViewLayout = layout
    super.init()
    layout.collectionView = self
  }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfItems(inSection section: Int) -> Int { dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0 }

  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    contexts.append(context)
  }

  func attributesOnScreen(
    _ category: ElementCategory, kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributesOnScreen.first { LayoutElement($0) == LayoutElement(category, kind, at: indexPath) }
  }

  func record(_ call: @autoclosure () -> String) {}
}
#endif
