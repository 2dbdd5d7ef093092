// README.md and the DocC pages show code that is cut out of this folder, between the marks; so it
// compiles, here and against the iOS SDK. `SnippetTests` compares.
import Foundation
// snippet.begin
import StickyWaterfall

final class PhotosViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  var photos: [Photo] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = WaterfallFlowLayout()  // was: UICollectionViewFlowLayout()
    layout.columnCount = 3
    layout.headerReferenceSize = CGSize(width: 0, height: 44)
    layout.sectionHeadersPinToVisibleBounds = true
    collectionView.collectionViewLayout = layout
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { photos[indexPath.item].size }  // a shape: it is scaled to the column's width
}
// snippet.end

struct Photo {
  var size: CGSize
}
