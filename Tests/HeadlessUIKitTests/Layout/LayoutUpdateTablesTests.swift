#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// A list of lines of ten points: the last of five is deleted, a new one comes second.
///
/// ```
/// before: 0 1 2 3 4
/// after:  0 * 1 2 3
/// ```
@MainActor
@Suite struct LayoutUpdateTablesTests {
  final class Lines: UICollectionViewLayout {
    /// Called where a layout first sees the tables.
    var afterSuper: (Lines) -> Void = { _ in }

    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 50) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let count = collectionView?.numberOfItems(inSection: 0) ?? 0
      return (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let line = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      line.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 10, width: 100, height: 10)
      return line
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      afterSuper(self)
    }
  }

  private let layout = Lines()
  private let source = CountedSource([5])
  private let view: UICollectionView

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
  }

  private func duringUpdate(_ check: @escaping (Lines) -> Void) {
    var wasReached = false
    layout.afterSuper = {
      wasReached = true
      check($0)
    }
    view.performBatchUpdates {
      view.deleteItems(at: [[0, 4]])
      view.insertItems(at: [[0, 1]])
    }
    #expect(wasReached)
  }

  @Test func insertedItemComesTransparentAtItsPlace() {
    duringUpdate { layout in
      let initial = layout.initialLayoutAttributesForAppearingItem(at: [0, 1])
      #expect(initial?.alpha == 0 && initial?.frame.minY == 10)
    }
  }

  @Test func deletedItemGoesTransparentFromWhereItWas() {
    duringUpdate { layout in
      let final = layout.finalLayoutAttributesForDisappearingItem(at: [0, 4])
      #expect(final?.alpha == 0 && final?.frame.minY == 40)
    }
  }

  @Test func survivorGoesFromItsOldPlaceToItsNewOne() {
    for setsIndexPaths in [true, false] {
      view.hostOptions.setsIndexPaths = setsIndexPaths
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

  @Test func tablesAnswerWithCopies() {
    duringUpdate { layout in
      layout.initialLayoutAttributesForAppearingItem(at: [0, 3])?.alpha = 0.5
      #expect(layout.initialLayoutAttributesForAppearingItem(at: [0, 3])?.alpha == 1)
    }
  }

  @Test func afterTheUpdateTheTablesAreEmpty() {
    duringUpdate { _ in }
    let initial = layout.initialLayoutAttributesForAppearingItem(at: [0, 3])
    #expect(initial?.alpha == 0 && initial?.frame.minY == 30)
  }

  @Test func underTheDocumentedReadingTheBaseAnswersNil() {
    LayoutReadings.baseAnswersInitialAndFinal = false
    defer { LayoutReadings.reset() }
    duringUpdate { layout in
      #expect(layout.initialLayoutAttributesForAppearingItem(at: [0, 1]) == nil)
      #expect(layout.finalLayoutAttributesForDisappearingItem(at: [0, 4]) == nil)
    }
    #expect(view.visibleCells.count == 5)
  }
}
#endif
