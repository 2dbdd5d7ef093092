#if !canImport(UIKit)
import Foundation
import StickyWaterfall

/// An ordinary data source and flow delegate: sizes from an array, stock methods only.
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

/// A controller that has one item in ten cover two columns.
final class SpanningController: FeedController, WaterfallFlowLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnSpanForItemAt indexPath: IndexPath
  ) -> Int { indexPath.item % 10 == 9 ? 2 : 1 }
}

/// A controller that counts how often it is asked for a size.
final class CountingController: FeedController {
  private(set) var questions = 0

  override func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    questions += 1
    return super.collectionView(
      collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }

  /// How many questions `body` leads to.
  func questions(during body: () -> Void) -> Int {
    let before = questions
    body()
    return questions - before
  }
}
#endif
