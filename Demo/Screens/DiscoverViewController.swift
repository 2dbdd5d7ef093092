import StickyWaterfall

/// Tags, a waterfall with a sticky header, and a list, in one layout.
///
/// The layout has no column count, so the sizes of the items make the tags a section of rows and
/// the photos a section of columns. The delegate implements only the flow layout's methods.
final class DiscoverViewController: UICollectionViewController,
  UICollectionViewDelegateFlowLayout
{
  var tags: [String] = []
  var photos: [CGSize] = []
  var articles: [String] = []
  private let label = UILabel()

  convenience init() {
    let layout = WaterfallFlowLayout()  // the sizes determine columns or rows
    layout.minimumLineSpacing = 8
    layout.minimumInteritemSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    layout.sectionHeadersPinToVisibleBounds = true
    self.init(collectionViewLayout: layout)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(TextCell.self, forCellWithReuseIdentifier: "text")
    collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
    collectionView.register(
      TextBar.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let available = collectionView.bounds.width - 32
    switch indexPath.section {
    case 0:  // different widths: rows, as in the flow layout
      label.text = tags[indexPath.item]
      return CGSize(
        width: label.intrinsicContentSize.width.rounded(.up) + 24, height: 32)
    case 1:  // equal widths: columns, packed
      let width = (available - 8) / 2
      let photo = photos[indexPath.item]
      return CGSize(width: width, height: width * photo.height / photo.width)
    default:  // the available width: a list
      return CGSize(width: available, height: 56)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: section == 1 ? 44 : 0) }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { [tags.count, photos.count, articles.count][section] }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let kind = indexPath.section == 1 ? "photo" : "text"
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: kind, for: indexPath)
    cell.backgroundColor = .systemTeal
    (cell as? TextCell)?.label.text =
      (indexPath.section == 0 ? tags : articles)[indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (header as? TextBar)?.label.text = "Photos"
    return header
  }
}
