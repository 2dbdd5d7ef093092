// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The public names are UIKit's, and Apple documents them.
#if !canImport(UIKit)
@_exported public import Foundation

open class UICollectionViewLayoutInvalidationContext: NSObject {}

open class UICollectionViewLayoutAttributes: NSObject {}

@MainActor
open class UICollectionViewLayout: NSObject {
  public internal(set) weak var collectionView: UICollectionView?
}

@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {}
#endif
