#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// Code that authors of layouts write first compiles and works.
@MainActor
@Suite struct SubclassTests {
  @Test func cellCanOverrideItsInitializerAsOnIOS() {
    let stage = CollectionStage(ListLayout(), [2])
    stage.view.register(FramedCell.self, forCellWithReuseIdentifier: "cell")
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells.allSatisfy { ($0 as? FramedCell)?.isSetUp == true })
    #expect(FramedCell(frame: CGRect(x: 0, y: 0, width: 5, height: 5)).frame.width == 5)
  }

  @Test func methodsOfACollectionViewCanBeOverridden() {
    let view = CountingView(frame: .zero, collectionViewLayout: ListLayout())
    view.register(StageCell.self, forCellWithReuseIdentifier: "cell")
    view.performBatchUpdates({ view.insertItems(at: [[0, 0]]) })
    #expect(view.visibleCells.isEmpty && view.cellForItem(at: [0, 0]) == nil)
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(
      view.calls == ["register", "insert", "visible", "cell", "select"])
  }

  @Test func controllerWithoutALayoutRaisesWhenItsViewLoads() {
    let found = ReportLog.reports {
      _ = UICollectionViewController(collectionViewLayout: ListLayout()).view
      let controller = UICollectionViewController()
      #expect(!controller.isViewLoaded)
      _ = controller.view
    }
    #expect(found.map(\.severity) == [.raise])
    #expect(found.reason == "UICollectionView must be initialized with a non-nil layout parameter")
  }

  @Test func updateItemCanBeCreatedAndSubclassed() {
    let item = MovedItem()
    #expect(item.updateAction == .move && item.indexPathAfterUpdate == [0, 3])
    #expect(UICollectionViewUpdateItem().indexPathBeforeUpdate == nil)
  }

  @Test func batchUpdateClosureNeedsNoExplicitSelf() {
    let editor = Editor()
    editor.append()
    #expect(editor.count == 1)
  }
}

private class FramedCell: UICollectionViewCell {
  let isSetUp: Bool

  override init(frame: CGRect) {
    isSetUp = true
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

private final class CountingView: UICollectionView {
  var calls: [String] = []

  override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    calls.append("register")
    super.register(cellClass, forCellWithReuseIdentifier: identifier)
  }

  override func insertItems(at indexPaths: [IndexPath]) { calls.append("insert") }

  override var visibleCells: [UICollectionViewCell] {
    calls.append("visible")
    return super.visibleCells
  }

  override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    calls.append("cell")
    return super.cellForItem(at: indexPath)
  }

  override func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    calls.append("select")
    super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
}

private final class MovedItem: UICollectionViewUpdateItem {
  override var updateAction: Action { .move }
  override var indexPathAfterUpdate: IndexPath? { [0, 3] }
}

@MainActor
private final class Editor {
  var count = 0
  let view = UICollectionView(frame: .zero, collectionViewLayout: ListLayout())

  func append() {
    view.performBatchUpdates({ count += 1 })
  }
}
#endif
