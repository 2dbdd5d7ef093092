// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models the lists and adjustments of an invalidation context. Each method adds index
// paths to a list, without duplicates. The property for a list is `nil` until elements are added to
// the list. An empty array of items adds nothing. An empty array of supplementary or decoration
// views adds an empty list for the kind. The context then counts as one that names elements.
// This file doesn't model private properties of UIKit's context. UIKit doesn't define the order of
// a list. Here, index paths are in the order in which they were added, so that each run is the
// same.
// Source: UICollectionViewLayout.h of the iOS 16 SDK. Published notes report that a list contains
// each path once.
public import Foundation

@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// A list of index paths without duplicates, in the order in which they were added.
  struct PathList {
    private(set) var paths: [IndexPath] = []
    private var seen: Set<IndexPath> = []

    mutating func insert(_ added: [IndexPath]) {
      for path in added where seen.insert(path).inserted { paths.append(path) }
    }
  }

  var marksEverything = false
  var marksDataSourceCounts = false
  private var items: PathList?
  private var supplementaries: [String: PathList]?
  private var decorations: [String: PathList]?

  public required override init() { super.init() }

  open var invalidateEverything: Bool { marksEverything }

  open var invalidateDataSourceCounts: Bool { marksDataSourceCounts }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    guard !indexPaths.isEmpty else { return }
    items = items ?? PathList()
    items?.insert(indexPaths)
  }

  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    supplementaries = supplementaries ?? [:]
    supplementaries?[elementKind, default: PathList()].insert(indexPaths)
  }

  open func invalidateDecorationElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    decorations = decorations ?? [:]
    decorations?[elementKind, default: PathList()].insert(indexPaths)
  }

  open var invalidatedItemIndexPaths: [IndexPath]? { items?.paths }

  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    supplementaries?.mapValues(\.paths)
  }

  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
    decorations?.mapValues(\.paths)
  }

  open var contentOffsetAdjustment = CGPoint.zero

  open var contentSizeAdjustment = CGSize.zero

  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

  open internal(set) var interactiveMovementTarget = CGPoint.zero
}

extension UICollectionViewLayoutInvalidationContext {
  /// Whether the context names elements, so that UIKit discards only their attributes.
  var isSpecific: Bool {
    !invalidateEverything
      && (invalidatedItemIndexPaths != nil || invalidatedSupplementaryIndexPaths != nil
        || invalidatedDecorationIndexPaths != nil)
  }
}
#endif
