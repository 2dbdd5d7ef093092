import StickyWaterfall

/// Photos in rows that fill the width.
final class GalleryRows: NSObject, UICollectionViewDelegateFlowLayout {
  var photos: [Photo] = []

  static func fill(_ layout: WaterfallFlowLayout) {
    // snippet.begin
    layout.rowDistribution = .fill
    // snippet.end
  }

  // snippet.begin
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let photo = photos[indexPath.item].size
    return CGSize(width: 100 * photo.width / photo.height, height: 100)
  }
  // snippet.end
}
