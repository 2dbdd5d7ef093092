import StickyWaterfall

/// The products of a shelf, as the sizes of their pictures.
struct Shelf {
  let title: String
  var pictures: [CGSize]
}

/// A banner, and shelves of products, each on a card below its sticky title.
final class ShopViewController: UICollectionViewController,
  WaterfallFlowLayoutDelegate
{
  var shelves: [Shelf] = []

  convenience init() {
    let layout = WaterfallFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    layout.sectionBackgroundInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.register(
      ShelfBackground.self,
      forDecorationViewOfKind: WaterfallFlowLayout.elementKindSectionBackground)
    self.init(collectionViewLayout: layout)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "product")
    collectionView.register(
      TextBar.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnCountForSectionAt section: Int
  ) -> Int { section == 0 ? 1 : 2 }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    heightForItemAt indexPath: IndexPath, itemWidth: CGFloat
  ) -> CGFloat {
    guard indexPath.section > 0 else { return itemWidth / 2 }
    let picture = shelves[indexPath.section - 1].pictures[indexPath.item]
    return itemWidth * picture.height / picture.width + 48  // name and price
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: section == 0 ? 0 : 44) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    showsBackgroundForSectionAt section: Int
  ) -> Bool { section > 0 }

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    1 + shelves.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { section == 0 ? 1 : shelves[section - 1].pictures.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "product", for: indexPath)
    cell.backgroundColor = indexPath.section == 0 ? .systemOrange : .systemTeal
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let title = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    (title as? TextBar)?.label.text = shelves[indexPath.section - 1].title
    return title
  }
}

/// The card behind the products of a shelf.
final class ShelfBackground: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .lightGray
    layer.cornerRadius = 12
  }

  required init?(coder: NSCoder) { nil }
}
