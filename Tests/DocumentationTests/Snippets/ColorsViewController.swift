// README.md and the DocC pages show code that is cut out of this folder, between the marks; so it
// compiles, here and against the iOS SDK. `SnippetTests` compares.
import Foundation
// snippet.begin
import StickyWaterfall

final class ColorsViewController: UICollectionViewController,
  UICollectionViewDelegateFlowLayout
{
  convenience init() {
    let layout = WaterfallFlowLayout()  // was: UICollectionViewFlowLayout()
    layout.columnCount = 3
    layout.headerReferenceSize = CGSize(width: 0, height: 44)
    layout.sectionHeadersPinToVisibleBounds = true
    self.init(collectionViewLayout: layout)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 60 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "cell", for: indexPath)
    cell.backgroundColor = UIColor(
      hue: CGFloat(indexPath.item) / 60, saturation: 0.5, brightness: 0.9, alpha: 1)
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    header.backgroundColor = .lightGray
    return header
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 3, height: 2 + indexPath.item * 7 % 5) }  // a ratio
}
// snippet.end
