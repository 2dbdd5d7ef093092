import StickyWaterfall

/// Shows a catalog in a collection view, for subclasses that are the layout's delegates.
class CatalogueViewController: UIViewController, UICollectionViewDataSource {
  private static let cell = "Tile"
  private static let band = "Band"

  private(set) var layout: UICollectionViewFlowLayout
  var catalogue: Catalogue
  /// The state of the playground from which the screen and its code are made.
  private(set) var state = PlayState()
  private(set) lazy var collectionView = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 580), collectionViewLayout: layout)

  init(_ catalogue: Catalogue, layout: UICollectionViewFlowLayout) {
    self.catalogue = catalogue
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a screen with the pictures and the layout properties of a state.
  convenience init(
    _ state: PlayState, layout: UICollectionViewFlowLayout = WaterfallFlowLayout()
  ) {
    self.init(state.catalogue, layout: layout)
    show(state)
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

  var cellClass: TileCell.Type { TileCell.self }

  /// The code that this view controller adds to the code of its state.
  var codeParts: PlayCode.Parts { PlayCode.Parts() }

  /// Applies a state's pictures and layout properties.
  func show(_ state: PlayState) {
    self.state = state
    catalogue = state.catalogue
    layout.apply(state)
    collectionView.semanticContentAttribute =
      state[.mirrored] == 1 ? .forceRightToLeft : .unspecified
  }

  func work(at indexPath: IndexPath) -> Work {
    catalogue.sections[indexPath.section].works[indexPath.item]
  }

  /// Replaces the layout with another one that has the properties of a state.
  ///
  /// - Parameters:
  ///   - layout: The new layout.
  ///   - state: The state.
  ///   - isAnimated: Whether items move to their new frames.
  ///   - prepare: Changes the layout before it's shown.
  func show(
    _ layout: UICollectionViewFlowLayout, of state: PlayState, isAnimated: Bool = true,
    prepare: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) {
    layout.apply(state)
    prepare(layout)
    (self.layout, self.state) = (layout, state)
    collectionView.setCollectionViewLayout(layout, animated: isAnimated)
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

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let work = catalogue.sections[sourceIndexPath.section].works.remove(at: sourceIndexPath.item)
    catalogue.sections[destinationIndexPath.section].works
      .insert(work, at: destinationIndexPath.item)
  }
}
