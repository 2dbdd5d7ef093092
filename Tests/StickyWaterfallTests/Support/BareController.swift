import StickyWaterfall

/// A collection view with a stock layout or a waterfall, and nothing but counts.
typealias BareStage = Stage<BareController, UICollectionViewFlowLayout>

/// Counts and views, and not one method of the flow layout's delegate: the properties count.
@MainActor
class BareController: SelectiveResponder, UICollectionViewDataSource, UICollectionViewDelegate {
  /// The items of each section.
  var counts: [Int]
  /// How often it was asked for a count, a cell, a header or a footer.
  var dataQuestions = 0

  init(_ counts: [Int]) {
    self.counts = counts
    super.init()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    dataQuestions += 1
    return counts.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    dataQuestions += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? StageCell)?.fitting = { [weak self] in self?.preferred($0) ?? $0 }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    (view as? StageBoundaryView)?.fitting = { [weak self] in self?.preferred($0) ?? $0 }
    return view
  }

  /// What a cell, a header or a footer makes of the attributes it is given to fit.
  func preferred(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { attributes }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { moveItem(at: sourceIndexPath, to: destinationIndexPath) }

  /// Moves an item in the data; here all items are alike.
  func moveItem(at source: IndexPath, to destination: IndexPath) {
    counts[source.section] -= 1
    counts[destination.section] += 1
  }
}
