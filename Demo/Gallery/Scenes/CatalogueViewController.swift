import StickyWaterfall

/// Shows a catalogue in a collection view.
///
/// Subclasses are the delegates of their layouts.
class CatalogueViewController: UIViewController, UICollectionViewDataSource {
  private static let cell = "Tile"
  private static let band = "Band"

  let layout: UICollectionViewFlowLayout
  var catalogue: Catalogue
  /// How many tiles a plain flow layout is to fit across.
  var tilesAcross = 2
  private(set) lazy var collectionView = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 580), collectionViewLayout: layout)

  init(_ catalogue: Catalogue, layout: UICollectionViewFlowLayout) {
    self.catalogue = catalogue
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = layout.scrollDirection == .vertical
    collectionView.register(cellClass, forCellWithReuseIdentifier: Self.cell)
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      collectionView.register(
        BandView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: Self.band)
    }
    collectionView.dataSource = self
    collectionView.delegate = self as? any UICollectionViewDelegate
    view = collectionView
  }

  /// The class of the cells.
  var cellClass: TileCell.Type { TileCell.self }

  func work(at indexPath: IndexPath) -> Work {
    catalogue.sections[indexPath.section].works[indexPath.item]
  }

  /// The size a grid of `tilesAcross` equal columns gives a work, as one writes it for a flow layout.
  func tileSize(at indexPath: IndexPath) -> CGSize {
    let isVertical = layout.scrollDirection == .vertical
    let bounds = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    let inset = layout.sectionInset
    let room =
      isVertical
      ? bounds.width - inset.left - inset.right : bounds.height - inset.top - inset.bottom
    let gaps = layout.minimumInteritemSpacing * CGFloat(tilesAcross - 1)
    let side = max(1, ((room - gaps) / CGFloat(tilesAcross)).rounded(.down))
    let work = work(at: indexPath)
    return isVertical
      ? CGSize(width: side, height: side * work.height / work.width)
      : CGSize(width: side * work.width / work.height, height: side)
  }

  // MARK: - UICollectionViewDataSource

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    catalogue.sections.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    catalogue.sections[section].works.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.cell, for: indexPath)
    (cell as? TileCell)?.show(work(at: indexPath))
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.band, for: indexPath)
    let section = catalogue.sections[indexPath.section]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    (view as? BandView)?.show(isHeader ? section.title : "End of \(section.title)")
    return view
  }
}
