#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// A batch deletes the last of five 10-point rows and inserts a row at index 1.
///
/// ```
/// before: 0 1 2 3 4
/// after:  0 * 1 2 3
/// ```
@MainActor
@Suite struct LayoutUpdateTablesTests {
  /// A layout that runs a closure after `super` prepares for an update.
  private final class Lines: ListLayout {
    var afterSuper: (Lines) -> Void = { _ in }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      afterSuper(self)
    }
  }

  private let layout = Lines(rowHeight: 10)
  private let stage: CollectionStage

  init() { stage = CollectionStage(layout, [5]).started() }

  private func duringUpdate(_ check: @escaping (Lines) -> Void) {
    var wasReached = false
    layout.afterSuper = {
      wasReached = true
      check($0)
    }
    stage.view.performBatchUpdates {
      stage.view.deleteItems(at: [[0, 4]])
      stage.view.insertItems(at: [[0, 1]])
    }
    #expect(wasReached)
  }

  @Test func itemKeptByAnUpdateMovesFromOldToNewPosition() {
    for setsIndexPaths in [true, false] {
      stage.view.hostOptions.indexPathSetting = setsIndexPaths ? .onReceipt : .never
      duringUpdate { layout in
        let initial = layout.initialLayoutAttributesForAppearingItem(at: [0, 3])
        #expect(initial?.alpha == 1 && initial?.frame.minY == 20)
        #expect(initial?.indexPath == (setsIndexPaths ? [0, 3] : [0, 2]))
        let final = layout.finalLayoutAttributesForDisappearingItem(at: [0, 2])
        #expect(final?.alpha == 1 && final?.frame.minY == 30)
        #expect(final?.indexPath == (setsIndexPaths ? [0, 2] : [0, 3]))
      }
    }
  }

  @Test func baseLayoutReturnsNoInitialOrFinalAttributesIfOptionIsDisabled() {
    LayoutReadings.baseAnswersInitialAndFinal = false
    defer { LayoutReadings.reset() }
    duringUpdate { layout in
      #expect(layout.initialLayoutAttributesForAppearingItem(at: [0, 1]) == nil)
      #expect(layout.finalLayoutAttributesForDisappearingItem(at: [0, 4]) == nil)
    }
    #expect(stage.view.visibleCells.count == 5)
  }
}
#endif
