#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// Drop placeholders, which the layout counts and the data source doesn't know (facts 10.3).
///
///     presentation  0 1 P 2     a placeholder at 2
///     data source   0 1   2
@MainActor
@Suite struct DropPlaceholderTests {
  private let layout = ListLayout()

  private func stage(_ counts: [Int] = [3]) -> CollectionStage {
    let stage = CollectionStage(layout, counts, size: CGSize(width: 100, height: 190))
    stage.view.register(StageCell.self, forCellWithReuseIdentifier: "placeholder")
    stage.started()
    return stage
  }

  private func drop(
    _ stage: CollectionStage, at path: IndexPath
  ) -> any UICollectionViewDropPlaceholderContext {
    let placeholder = UICollectionViewDropPlaceholder(
      insertionIndexPath: path, reuseIdentifier: "placeholder")
    placeholder.cellUpdateHandler = { ($0 as? StageCell)?.title = "P" }
    let item = UIDragItem()
    return stage.view.simulateDrop([item]).drop(item, to: placeholder)
  }

  @Test func placeholderIsShownWithoutQueryingTheDataSource() {
    let stage = stage()
    let calls = stage.calls { _ = drop(stage, at: [0, 2]) }
    #expect(layout.counts == [4])
    #expect(stage.titles == ["0.0", "0.1", "P", "0.2"])
    #expect(calls.contains("prepare(forCollectionViewUpdates:)"))
    #expect(!calls.contains { $0.hasPrefix("cellForItemAt") || $0.hasPrefix("numberOf") })
  }

  @Test func presentationIndexPathsConvertToDataSourceIndexPathsAndBack() {
    let stage = stage([3, 2])
    _ = drop(stage, at: [0, 2])
    #expect(stage.view.dataSourceIndexPath(forPresentationIndexPath: [0, 3]) == [0, 2])
    #expect(stage.view.presentationIndexPath(forDataSourceIndexPath: [0, 2]) == [0, 3])
    #expect(stage.view.presentationIndexPath(forDataSourceIndexPath: [1, 1]) == [1, 1])
    #expect(stage.view.dataSourceSectionIndex(forPresentationSectionIndex: 1) == 1)
    #expect(stage.view.presentationSectionIndex(forDataSourceSectionIndex: 1) == 1)
    var visible: [IndexPath] = []
    stage.view.performUsingPresentationValues { visible = stage.view.indexPathsForVisibleItems }
    #expect(visible.contains([0, 3]))
  }

  @Test func committedDropPlaceholderIsReplacedByTheDroppedItem() {
    let stage = stage()
    let context = drop(stage, at: [0, 1])
    let calls = stage.calls {
      context.commitInsertion { path in
        #expect(path == [0, 1])
        stage.sections[0].insert("new", at: path.item)
      }
    }
    #expect(stage.titles == ["0.0", "new", "0.1", "0.2"])
    #expect(calls.filter { $0.hasPrefix("cellForItemAt") } == ["cellForItemAt [0, 1]"])
    #expect(!stage.view.hasUncommittedUpdates)
    #expect(!context.deletePlaceholder())
  }

  @Test func deletedPlaceholderLeavesNoItem() {
    let stage = stage()
    let context = drop(stage, at: [0, 0])
    #expect(stage.titles == ["P", "0.0", "0.1", "0.2"])
    #expect(context.deletePlaceholder())
    #expect(stage.titles == ["0.0", "0.1", "0.2"])
    #expect(layout.counts == [3])
    #expect(!context.commitInsertion { _ in Issue.record("it is gone") })
  }

  @Test func updateKeepsPlaceholdersNextToTheirNeighbors() {
    let stage = stage()
    let first = drop(stage, at: [0, 1])
    _ = drop(stage, at: [0, 4])
    stage.sections[0] = ["a", "0.0", "0.2"]
    stage.view.performBatchUpdates {
      stage.view.insertItems(at: [[0, 0]])
      stage.view.deleteItems(at: [[0, 1]])
    }
    stage.view.layoutIfNeeded()
    #expect(stage.titles == ["a", "0.0", "P", "0.2"])
    stage.scroll(to: 50)
    #expect(stage.titles == ["0.0", "P", "0.2", "P"])
    first.commitInsertion { stage.sections[0].insert("new", at: $0.item) }
    #expect(stage.sections[0] == ["a", "0.0", "new", "0.2"])
    #expect(stage.titles == ["0.0", "new", "0.2", "P"])
  }

  @Test func reloadDiscardsPlaceholders() {
    let stage = stage()
    let context = drop(stage, at: [0, 0])
    stage.reload()
    #expect(stage.titles == ["0.0", "0.1", "0.2"])
    #expect(!context.deletePlaceholder())
  }

  @Test func itemCanMovePastAPlaceholder() {
    let stage = stage()
    let context = drop(stage, at: [0, 1])
    stage.drag([0, 0], toY: 130)
    stage.view.endInteractiveMovement()
    #expect(stage.sections[0] == ["0.1", "0.0", "0.2"])
    #expect(stage.titles == ["P", "0.1", "0.0", "0.2"])
    context.commitInsertion { stage.sections[0].insert("new", at: $0.item) }
    #expect(stage.titles == ["new", "0.1", "0.0", "0.2"])
  }

  @Test func dropDelegateReceivesTheCoordinator() {
    let stage = stage()
    let delegate = Dropping()
    stage.view.dropDelegate = delegate
    stage.view.simulateDrop([UIDragItem()], at: [0, 1])
    #expect(stage.titles == ["0.0", "", "0.1", "0.2"])
    #expect(delegate.context?.dragItem.localObject == nil)
  }
}

private final class Dropping: UICollectionViewDropDelegate {
  var context: (any UICollectionViewDropPlaceholderContext)?

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let path = coordinator.destinationIndexPath else { return }
    for item in coordinator.items {
      let placeholder = UICollectionViewDropPlaceholder(
        insertionIndexPath: path, reuseIdentifier: "placeholder")
      context = coordinator.drop(item.dragItem, to: placeholder)
    }
  }
}
#endif
