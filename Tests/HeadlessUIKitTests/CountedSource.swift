#if !canImport(UIKit)
import HeadlessUIKit

/// A data source of counts, without supplementary views; its cells are made by a closure.
final class CountedSource: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  private let cell: (UICollectionView, IndexPath) -> UICollectionViewCell

  init(
    _ counts: [Int],
    cell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell = {
      $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1)
    }
  ) {
    (self.counts, self.cell) = (counts, cell)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { cell(collectionView, indexPath) }
}
#endif
