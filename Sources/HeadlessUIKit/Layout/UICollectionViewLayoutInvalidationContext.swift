// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The public names are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// Models the lists and adjustments of a context. Lists accumulate, and each path counts once. An
// empty list of items changes nothing. An empty list of supplementary or decoration elements adds
// an entry for the kind, so the context becomes specific. The readers return `nil` until a list is
// used.
// Doesn't model the private hints of the data layer. UIKit doesn't define the order of a list;
// here, it's the order of arrival, so that a run can be repeated.
// Source: UICollectionViewLayout.h of the iOS 16 SDK; that paths count once is from published
// notes.
public import Foundation

@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// The index paths of one list, each once, in order of arrival.
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
  /// Whether the context names elements, so that UIKit queries only those again.
  var isSpecific: Bool {
    !invalidateEverything
      && (invalidatedItemIndexPaths != nil || invalidatedSupplementaryIndexPaths != nil
        || invalidatedDecorationIndexPaths != nil)
  }
}
#endif
