#if !canImport(UIKit)
import HeadlessUIKit
import Testing

@MainActor
@Suite struct PreferredSizeContextTests {
  @Test(arguments: [true, false])
  func preferredSizeMovesItemsItsContextDoesNotName(dropsEverything: Bool) {
    let stage = CollectionStage(NamingList(), [2])
    stage.controller.preferredExtent = { path, _ in path.item == 0 ? 80 : 50 }
    _ = ReportLog.reports { stage.started(\.preferredSizesDropEverything, dropsEverything) }
    let cells = (0..<2).compactMap { stage.view.cellForItem(at: [0, $0])?.frame }
    #expect(cells.map(\.height) == [80, 50])
    #expect(cells.map(\.minY) == [0, dropsEverything ? 80 : 50])
  }
}

/// A list that uses the size its first cell prefers, and names only that cell.
private final class NamingList: ListLayout {
  private var first: CGFloat?

  override func frame(ofItemAt path: IndexPath) -> CGRect {
    var frame = super.frame(ofItemAt: path)
    guard let first else { return frame }
    if path.item == 0 { frame.size.height = first } else { frame.origin.y += first - rowHeight }
    return frame
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool { true }

  override func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    first = preferred.size.height
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    context.invalidateItems(at: [preferred.indexPath])
    return context
  }
}
#endif
