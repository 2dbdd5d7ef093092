// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The public names are UIKit's, and Apple documents them.
#if !canImport(UIKit)
public import Foundation

open class UINib: NSObject {}

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
  open var adjustedContentInset = UIEdgeInsets.zero
  open var safeAreaInsets = UIEdgeInsets.zero
  open var layoutMargins = UIEdgeInsets.zero
  open var effectiveUserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  open weak var delegate: (any UICollectionViewDelegate)?
  public let collectionViewLayout: UICollectionViewLayout
  var counts: [Int] = []
  var contexts: [UICollectionViewLayoutInvalidationContext] = []
  var attributesOnScreen: [UICollectionViewLayoutAttributes] = []

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    bounds = CGRect(origin: .zero, size: frame.size)
    collectionViewLayout = layout
    super.init()
    layout.collectionView = self
  }

  open var numberOfSections: Int { counts.count }
  open func numberOfItems(inSection section: Int) -> Int { counts[section] }

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
