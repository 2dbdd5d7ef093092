import Foundation
import StickyWaterfall

@MainActor
enum Migration {
  static func fromWaterfall() -> WaterfallFlowLayout {
    // snippet.begin
    let layout = WaterfallFlowLayout()  // was: CHTCollectionViewWaterfallLayout()
    layout.columnCount = 2  // the old default
    layout.minimumLineSpacing = 5  // was: minimumInteritemSpacing
    layout.minimumInteritemSpacing = 8  // was: minimumColumnSpacing
    // snippet.end
    return layout
  }

  static func fromCompositionalLayout() -> WaterfallFlowLayout {
    // snippet.begin
    let layout = WaterfallFlowLayout()
    layout.columnCount = 2
    layout.minimumInteritemSpacing = 8  // between columns
    layout.minimumLineSpacing = 8  // between the items of a column
    layout.sectionInsetReference = .fromSafeArea  // the compositional default
    // snippet.end
    return layout
  }
}

// snippet.begin
/// Items that take a fraction of the width, as tall as their text.
final class MagazineViewController: UICollectionViewController,
  UICollectionViewDelegateFlowLayout
{
  var items: [(text: String, itemsPerRow: CGFloat)] = []

  convenience init() {
    let layout = WaterfallFlowLayout()
    layout.columnCount = WaterfallFlowLayout.flowLayoutRows
    layout.rowDistribution = .leading  // rows start at the leading edge
    layout.rowAlignment = .leading  // items of a row line up at the top
    layout.estimatedItemSize = CGSize(width: 100, height: 100)  // turns self-sizing on
    layout.minimumInteritemSpacing = 12
    layout.minimumLineSpacing = 12
    layout.sectionInset = UIEdgeInsets(top: 24, left: 4, bottom: 24, right: 4)
    self.init(collectionViewLayout: layout)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(WrappingNoteCell.self, forCellWithReuseIdentifier: "note")
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let count = items[indexPath.item].itemsPerRow  // .fullWidth: 1, .halfWidth: 2
    let available = collectionView.bounds.width - 8 - 12 * (count - 1)
    let scale = max(collectionView.traitCollection.displayScale, 1)
    let width = (available / count * scale).rounded(.down) / scale  // whole pixels
    return CGSize(width: width, height: 100)  // the height is an estimate
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "note", for: indexPath)
    (cell as? NoteCell)?.label.text = items[indexPath.item].text
    return cell
  }
}
// snippet.end

// snippet.begin
final class StaticNoteCell: NoteCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }  // keeps its size
}
// snippet.end
