/// A data source and delegate that implements no method of the flow layout's delegate.
@MainActor
open class BareController: SelectiveResponder, UICollectionViewDataSource, UICollectionViewDelegate
{
  /// The number of items in each section.
  package var counts: [Int]
  package let calls: Calls
  /// Returns the size that a cell prefers.
  package var preferredSize: ((IndexPath) -> CGSize)?
  /// Returns the height that a cell, header, or footer prefers, or `nil` to keep the given one.
  package var preferredExtent: ((IndexPath, _ kind: String?) -> CGFloat?)?
  package var whenScrolled: (() -> Void)?
  package var whenDisplayed: (() -> Void)?
  /// Returns the offset to use instead of the one that the layout proposes for an update.
  package var targetOffset: ((_ proposed: CGPoint) -> CGPoint)?
  /// Configures each cell before it is returned.
  package var fill: ((UICollectionViewCell, IndexPath) -> Void)?

  /// Creates a controller that records its calls in a list, which a layout can share.
  public init(_ counts: [Int], calls: Calls = Calls()) {
    self.counts = counts
    self.calls = calls
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
    if let cell = cell as? StageCell {
      cell.fitting = { [weak self, weak cell, weak collectionView] attributes in
        let path = cell.flatMap { collectionView?.indexPath(for: $0) } ?? attributes.indexPath
        return self?.preferred(attributes, at: path) ?? attributes
      }
    }
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
    if let view = view as? StageBoundaryView {
      view.fitting = { [weak self, weak view, weak collectionView] attributes in
        let paths = collectionView?.indexPathsForVisibleSupplementaryElements(ofKind: kind)
        let path = paths?.first {
          collectionView?.supplementaryView(forElementKind: kind, at: $0) === view
        }
        return self?.preferred(attributes, at: path ?? attributes.indexPath) ?? attributes
      }
    }
    return view
  }

  /// Returns the preferred attributes; a deleted element keeps the given attributes.
  open func preferred(
    _ attributes: UICollectionViewLayoutAttributes, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let isCell = attributes.representedElementCategory == .cell
    guard counts.indices.contains(path[0]), !isCell || path[1] < counts[path[0]] else {
      return attributes
    }
    let extent = preferredExtent?(path, attributes.representedElementKind)
    if let extent { attributes.size.height = extent }
    if let preferredSize, isCell { attributes.size = preferredSize(path) }
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

  /// Moves an item in the data, where all items are alike.
  open func moveItem(at source: IndexPath, to destination: IndexPath) {
    counts[source.section] -= 1
    counts[destination.section] += 1
  }

  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    calls.note("display \(indexPath.short)")
    whenDisplayed?()
  }

  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { calls.note("ended \(indexPath.short)") }

  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { calls.note("selected \(indexPath.short)") }

  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { targetOffset?(proposedContentOffset) ?? proposedContentOffset }

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    calls.note("scrolled")
    whenScrolled?()
  }
}
