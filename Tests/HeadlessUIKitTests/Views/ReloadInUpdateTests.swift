#if !canImport(UIKit)
import HeadlessUIKit
import Testing

@MainActor
@Suite struct ReloadInUpdateTests {
  @Test(arguments: [false, true])
  func reloadRequestedDuringAnUpdateRunsAfterTheUpdate(inBlock: Bool) {
    let layout = ReloadingList()
    let stage = CollectionStage(layout, [3]).started()
    layout.reloads = !inBlock
    stage.view.performBatchUpdates {
      stage.delete(0..<1)
      if inBlock { stage.view.reloadData() }
    }
    let calls = stage.calls { stage.view.layoutIfNeeded() }
    #expect(calls.filter { $0.hasPrefix("cellForItemAt") }.count == 2)
    #expect(stage.titles == ["0.1", "0.2"])
  }
}

/// A layout that reloads the data when an update ends.
private final class ReloadingList: ListLayout {
  var reloads = false

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    if reloads { collectionView?.reloadData() }
  }
}
#endif
