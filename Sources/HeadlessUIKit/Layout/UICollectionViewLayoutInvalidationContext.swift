// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The public names are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// Models the lists and adjustments of an invalidation context. Each method call adds index paths to
// a list, and a list contains each path once. The properties return `nil` for a list that hasn't
// been used.
// An empty array of items changes nothing. An empty array of supplementary or decoration elements
// adds an entry for the kind. The context then counts as one that names elements.
// Doesn't model private properties of UIKit's context. UIKit doesn't define the order of a list.
// Here, paths are in the order in which they were added, so that each run is the same.
// Source: UICollectionViewLayout.h of the iOS 16 SDK. Published notes report that a list contains
// each path once.
public import Foundation

@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// The index paths of one list, without duplicates, in the order in which they were added.
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
  /// Whether the context names elements, so that UIKit discards only the attributes of those.
  var isSpecific: Bool {
    !invalidateEverything
      && (invalidatedItemIndexPaths != nil || invalidatedSupplementaryIndexPaths != nil
        || invalidatedDecorationIndexPaths != nil)
  }
}
#endif
