/// Counts and views, and not one method of the flow layout's delegate: the properties count.
@MainActor
open class BareController: SelectiveResponder, UICollectionViewDataSource, UICollectionViewDelegate
{
  /// The items of each section.
  package var counts: [Int]
  /// What it was asked and told, oldest first.
  package let calls: Calls
  /// What cells say of their own size.
  package var preferredSize: ((IndexPath) -> CGSize)?
  /// What cells, headers and footers say of their own height; nil for what they were given.
  package var preferredExtent: ((IndexPath, _ kind: String?) -> CGFloat?)?
  /// Makes something of each cell that is handed out.
  package var fill: ((UICollectionViewCell, IndexPath) -> Void)?

  /// Notes what it is asked among calls that a layout may note too.
  public init(_ counts: [Int], calls: Calls = Calls()) {
    (self.counts, self.calls) = (counts, calls)
    super.init()
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    calls.note("sections")
    return counts.count
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    calls.note("count \(section)")
    return counts[section]
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    calls.note("cell \(indexPath.short)")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? StageCell)?.fitting = { [weak self] in self?.preferred($0) ?? $0 }
    fill?(cell, indexPath)
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    calls.note("boundary \(indexPath.short)")
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    (view as? StageBoundaryView)?.fitting = { [weak self] in self?.preferred($0) ?? $0 }
    return view
  }

  /// What a cell, a header or a footer makes of the attributes it is given to fit.
  private func preferred(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let extent = preferredExtent?(attributes.indexPath, attributes.representedElementKind)
    if let extent { attributes.size.height = extent }
    if let preferredSize, attributes.representedElementCategory == .cell {
      attributes.size = preferredSize(attributes.indexPath)
    }
    return attributes
  }

  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    calls.note("moved \(sourceIndexPath.short) to \(destinationIndexPath.short)")
    moveItem(at: sourceIndexPath, to: destinationIndexPath)
  }

  /// Moves an item in the data; here all items are alike.
  open func moveItem(at source: IndexPath, to destination: IndexPath) {
    counts[source.section] -= 1
    counts[destination.section] += 1
  }

  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { calls.note("display \(indexPath.short)") }

  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { calls.note("ended \(indexPath.short)") }

  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { calls.note("selected \(indexPath.short)") }

  open func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.note("scrolled") }
}
