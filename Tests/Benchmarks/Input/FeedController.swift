#if !canImport(UIKit)
import Foundation
import StickyWaterfall

/// A data source and flow layout delegate that returns sizes from an array.
@MainActor
class FeedController: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var photos: [[CGSize]]

  init(_ photos: [[CGSize]]) {
    self.photos = photos
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { photos.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { photos[section].count }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { photos[indexPath.section][indexPath.item] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }
}

/// A controller in which every tenth item spans two columns.
final class SpanningController: FeedController, WaterfallFlowLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnSpanForItemAt indexPath: IndexPath
  ) -> Int { indexPath.item % 10 == 9 ? 2 : 1 }
}

/// A controller that specifies sizes and exact heights.
final class ExactHeightController: FeedController, WaterfallFlowLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    heightForItemAt indexPath: IndexPath, itemWidth: CGFloat
  ) -> CGFloat { photos[indexPath.section][indexPath.item].height + itemWidth }
}

/// A controller that counts the queries for sizes.
final class CountingController: FeedController {
  private(set) var queries = 0

  override func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    queries += 1
    return super.collectionView(
      collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }

  func queries(during body: () -> Void) -> Int {
    let before = queries
    body()
    return queries - before
  }
}
#endif
