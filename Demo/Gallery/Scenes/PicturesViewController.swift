import StickyWaterfall

/// States the size of each picture, in whatever unit: the layout scales it to the column.
class PicturesViewController: CatalogueViewController, UICollectionViewDelegateFlowLayout {
  /// How many sizes and spans its layout has asked for.
  var asked = (sizes: 0, spans: 0)
  /// Columns of one section after another, from the start again when there are more sections.
  var columnCounts = [0]
  /// How many columns an item covers.
  var span: (_ item: Int) -> Int = { _ in 1 }

  override func show(_ state: PlayState) {
    columnCounts = state.columnPattern ?? [0]
    span = { state.span(ofItem: $0) ?? 1 }
    super.show(state)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    asked.sizes += 1
    return work(at: indexPath).size
  }

  fileprivate func columnCount(inSection section: Int) -> Int {
    columnCounts[section % columnCounts.count]
  }

  fileprivate func span(at indexPath: IndexPath) -> Int {
    asked.spans += 1
    return span(indexPath.item)
  }
}

/// The same with sections of several kinds.
final class SectionsViewController: PicturesViewController, WaterfallFlowLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnCountForSectionAt section: Int
  ) -> Int { columnCount(inSection: section) }
}

/// The same with items that are wider than a column.
final class SpanViewController: PicturesViewController, WaterfallFlowLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnSpanForItemAt indexPath: IndexPath
  ) -> Int { span(at: indexPath) }
}

/// The same with both.
final class SectionsAndSpansViewController: PicturesViewController, WaterfallFlowLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnCountForSectionAt section: Int
  ) -> Int { columnCount(inSection: section) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnSpanForItemAt indexPath: IndexPath
  ) -> Int { span(at: indexPath) }
}
