import StickyWaterfall

/// The photos of a month, as sizes.
struct Month {
  let title: String
  var photos: [CGSize]
}

/// A photo library by month, with sticky headers, and footers that count the photos.
final class LibraryViewController: UICollectionViewController,
  UICollectionViewDelegateFlowLayout
{
  var months: [Month] = []

  convenience init() {
    let layout = WaterfallFlowLayout()
    layout.columnCount = 3
    layout.minimumLineSpacing = 2
    layout.minimumInteritemSpacing = 2
    layout.headerReferenceSize = CGSize(width: 0, height: 44)
    layout.footerReferenceSize = CGSize(width: 0, height: 32)
    layout.sectionHeadersPinToVisibleBounds = true
    self.init(collectionViewLayout: layout)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
    for kind in [
      UICollectionView.elementKindSectionHeader,
      UICollectionView.elementKindSectionFooter,
    ] {
      collectionView.register(
        TextBar.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "bar")
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { months[indexPath.section].photos[indexPath.item] }

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    months.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { months[section].photos.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "photo", for: indexPath)
    cell.backgroundColor = .systemTeal
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let bar = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
    let month = months[indexPath.section]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    (bar as? TextBar)?.label.text =
      isHeader ? month.title : "\(month.photos.count) photos"
    return bar
  }
}
