import StickyWaterfall

/// A layout that lets a test look into the time between new counts and the list of what changed.
final class WindowSpy: WaterfallFlowLayout {
  var beforeList: (() -> Void)?
  var afterList: (() -> Void)?

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    beforeList?()
    super.prepare(forCollectionViewUpdates: updateItems)
    afterList?()
  }
}

/// What UIKit sends when the counts have changed.
final class CountsContext: WaterfallLayoutInvalidationContext {
  override var invalidateDataSourceCounts: Bool { true }
}
