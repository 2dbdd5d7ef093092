#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// The screen after batch updates.
@MainActor
@Suite struct CollectionViewBatchTests {
  private func run(
    _ stage: CollectionStage, _ change: @escaping (CollectionStage) -> Void
  ) -> [String] {
    stage.calls { stage.view.performBatchUpdates({ change(stage) }) }
  }

  @Test func disappearingViewStaysOpaqueIfItsFinalAttributesAreOpaque() throws {
    let stage = CollectionStage(UnfadedList(), [3]).started()
    let old = try #require(stage.cell(1))
    _ = run(stage) { $0.view.reloadItems(at: [[0, 1]]) }
    #expect(old.alpha == 1)
    let end = stage.view.lastTransitions.first { $0.indexPathAfter == nil }?.final
    #expect(end?.indexPath == [0, 1] && end?.alpha == 1)
  }

  @Test func batchUpdateInsertsAndDeletesSectionsWithTheirItems() {
    let stage = CollectionStage(ListLayout(headerHeight: 10), [1, 1, 1]).started()
    let calls = run(stage) {
      $0.sections = [["new"], $0.sections[2], $0.sections[0]]
      let view = $0.view
      view.deleteSections([1])
      view.insertSections([0])
      view.moveSection(2, toSection: 1)
    }
    #expect(stage.titles == ["new", "2.0", "0.0"])
    #expect(calls.contains("finalLayoutAttributesForDisappearingItem [1, 0]"))
    let kind = UICollectionView.elementKindSectionHeader
    #expect(
      calls.contains("finalLayoutAttributesForDisappearingSupplementaryElement \(kind) [1, 0]"))
    #expect(
      calls.contains("initialLayoutAttributesForAppearingSupplementaryElement \(kind) [0, 0]"))
  }

  // Facts 14.3.
  @Test(arguments: [true, false])
  func collectionViewQueriesEmptyIndexPathsOnlyIfAnOptionIsEnabled(sends: Bool) {
    let stage = CollectionStage(ListLayout(headerHeight: 10), [2])
      .started(\.sendsEmptyIndexPaths, sends)
    let kind = UICollectionView.elementKindSectionHeader
    let initial = "initialLayoutAttributesForAppearingSupplementaryElement \(kind) []"
    let final = "finalLayoutAttributesForDisappearingSupplementaryElement \(kind) []"
    let batch = run(stage) { $0.delete(1..<2) }
    #expect(batch.contains(initial) == sends && batch.contains(final) == sends)
    stage.controller.preferredExtent = { _, _ in 70 }
    let reload = stage.calls { stage.view.reloadData() }
    let preferred = "shouldInvalidateLayout(forPreferredLayoutAttributes:) []"
    #expect(reload.contains(final) == sends && reload.contains(preferred) == sends)
  }

  /// Facts 1.10: the two orders of update lists.
  @Test(arguments: [false, true])
  func updateListContainsDeletionsInAscendingOrderIfOptionIsEnabled(rises: Bool) {
    let layout = ListLayout()
    let stage = CollectionStage(layout, [6, 2]).started(\.listsFromFirstToLast, rises)
    _ = run(stage) {
      $0.sections = [["0.5", "0.0", "0.2", "0.3"]]
      $0.view.deleteItems(at: [[0, 1], [0, 4], [1, 0]])
      $0.view.deleteSections([1])
      $0.view.moveItem(at: [0, 5], to: [0, 0])
      $0.view.reloadItems(at: [[0, 2]])
    }
    let deletions = ["delete 0.1 nil", "delete 0.4 nil", "delete 1.0 nil", "delete 1.- nil"]
    #expect(
      layout.updates
        == (rises ? deletions : [deletions[3], deletions[1], deletions[0]])
        + ["reload 0.2 \(rises ? "0.1" : "0.2")", "move 0.5 0.0"])
    #expect(stage.titles == ["0.5", "0.0", "0.2", "0.3"])
  }

  @Test(arguments: [true, false])
  func reloadedItemStartsTransparentIfReloadFadingIsEnabled(fades: Bool) {
    let stage = CollectionStage(ListLayout(), [3]).started(\.fadesReloadsIn, fades)
    _ = run(stage) { $0.view.reloadItems(at: [[0, 1]]) }
    let start = stage.view.lastTransitions.first { $0.indexPathBefore == nil }?.initial
    #expect(start?.indexPath == [0, 1] && start?.alpha == (fades ? 0 : 1))
  }

  @Test(arguments: [true, false])
  func invalidationInFinalizeCollectionViewUpdatesIsAnimatedIfEnabled(animates: Bool) {
    let stage = CollectionStage(ReadingAgainList(), [3]).started(\.animatesReadingAgain, animates)
    let calls = run(stage) { $0.delete(1..<2) }
    #expect(calls.contains("prepare(forAnimatedBoundsChange:)") == animates)
    #expect(stage.titles == ["0.0", "0.2"])
  }

  @Test func targetContentOffsetIsClampedAfterABatch() {
    let layout = AlteredList()
    layout.target = { _, _ in CGPoint(x: 0, y: 250) }
    let stage = CollectionStage(layout, [20]).started()
    stage.scroll(to: 100)
    _ = run(stage) { $0.insert("new", at: [0, 0]) }
    #expect(stage.view.contentOffset.y == 250)
    layout.target = { $1 }
    _ = run(stage) { $0.delete(3..<21) }
    #expect(stage.view.contentOffset.y == 0)
    #expect(stage.titles == ["new", "0.0", "0.1"])
  }
}

/// A layout that invalidates everything at the end of a batch.
private final class ReadingAgainList: ListLayout {
  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    invalidateLayout()
  }
}

/// A layout whose deleted elements keep their alpha.
private final class UnfadedList: ListLayout {
  override func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let end = super.finalLayoutAttributesForDisappearingItem(at: path)
    end?.alpha = 1
    return end
  }
}
#endif
