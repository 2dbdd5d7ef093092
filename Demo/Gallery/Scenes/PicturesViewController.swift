import StickyWaterfall

/// Returns the sizes of pictures in any unit, because the layout scales them to the column.
class PicturesViewController: CatalogueViewController, UICollectionViewDelegateFlowLayout {
  /// The column counts of the sections, which repeat after the last one.
  var columnCounts = [0]
  /// How the sections use sizes, which repeats after the last section.
  fileprivate var itemSizings = [WaterfallFlowLayout.ItemSizing.aspectRatio]
  /// Returns the number of columns that an item spans.
  var span: (_ item: Int) -> Int = { _ in 1 }

  override func show(_ state: PlayState) {
    columnCounts = state.columnPattern ?? [0]
    itemSizings = (state.sizingPattern ?? [state[.sizing]]).compactMap {
      WaterfallFlowLayout.ItemSizing(rawValue: $0)
    }
    span = { state.span(ofItem: $0) ?? 1 }
    super.show(state)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    work(at: indexPath).size
  }

  fileprivate func columnCount(inSection section: Int) -> Int {
    columnCounts[section % columnCounts.count]
  }

  fileprivate func itemSizing(inSection section: Int) -> WaterfallFlowLayout.ItemSizing {
    itemSizings[section % itemSizings.count]
  }

  fileprivate func span(at indexPath: IndexPath) -> Int {
    span(indexPath.item)
  }
}

/// A delegate that also returns the column count of each section, and how the section uses sizes.
final class SectionsViewController: PicturesViewController, WaterfallFlowLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnCountForSectionAt section: Int
  ) -> Int { columnCount(inSection: section) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    itemSizingForSectionAt section: Int
  ) -> WaterfallFlowLayout.ItemSizing { itemSizing(inSection: section) }
}

/// A delegate that also returns column spans.
final class SpanViewController: PicturesViewController, WaterfallFlowLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnSpanForItemAt indexPath: IndexPath
  ) -> Int { span(at: indexPath) }
}

/// A delegate that returns the values of both.
final class SectionsAndSpansViewController: PicturesViewController, WaterfallFlowLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnCountForSectionAt section: Int
  ) -> Int { columnCount(inSection: section) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    itemSizingForSectionAt section: Int
  ) -> WaterfallFlowLayout.ItemSizing { itemSizing(inSection: section) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnSpanForItemAt indexPath: IndexPath
  ) -> Int { span(at: indexPath) }
}
