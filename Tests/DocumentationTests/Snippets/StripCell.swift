import StickyWaterfall

// snippet.begin
/// A strip of photos that scrolls sideways inside a cell.
final class StripCell: UICollectionViewCell, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  var photos: [Photo] = [] {
    didSet { strip.reloadData() }
  }
  let strip: UICollectionView

  override init(frame: CGRect) {
    let layout = WaterfallFlowLayout()
    layout.scrollDirection = .horizontal
    layout.columnCount = 1  // one row, as high as the strip
    strip = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: frame)
    strip.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
    strip.dataSource = self
    strip.delegate = self
    contentView.addSubview(strip)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    strip.frame = contentView.bounds
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    strip.contentOffset = .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { photos.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "photo", for: indexPath)
    cell.backgroundColor = .systemTeal
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { photos[indexPath.item].size }  // a ratio: the height is given
}
// snippet.end

// snippet.begin
/// Section 0 is a strip of 120 points, and later sections have two columns of squares.
final class StripDelegate: NSObject, WaterfallFlowLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnCountForSectionAt section: Int
  ) -> Int { section == 0 ? 1 : 2 }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    heightForItemAt indexPath: IndexPath, itemWidth: CGFloat
  ) -> CGFloat { indexPath.section == 0 ? 120 : itemWidth }
}
// snippet.end
