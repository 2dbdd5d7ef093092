#if !canImport(UIKit)
import StickyWaterfall

/// A collection view with a layout and a controller, on which every report of the strict host fails
/// the test.
@MainActor
final class Stage<Controller: UICollectionViewDataSource & UICollectionViewDelegate> {
  let view: UICollectionView
  let controller: Controller
  private let window: UIWindow?

  /// With a scale the view is in a window on a screen of that scale; without one it is in none.
  init(
    _ controller: Controller, layout: UICollectionViewLayout,
    size: CGSize = CGSize(width: 230, height: 400), scale: CGFloat? = nil, columns: Int? = 2
  ) {
    HostReports.failTests()
    layout.setColumnsWhereAutomatic(columns)
    self.controller = controller
    let frame = CGRect(origin: .zero, size: size)
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    window = scale.map { _ in UIWindow(frame: frame) }
    if let scale, let window {
      window.screen = UIScreen(bounds: frame, scale: scale)
      window.addSubview(view)
    }
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for side in Side.allCases {
      view.register(
        ToldView.self, forSupplementaryViewOfKind: side.kind, withReuseIdentifier: side.kind)
    }
    view.dataSource = controller
    view.delegate = controller
    view.layoutIfNeeded()
  }

  var layout: UICollectionViewLayout { view.collectionViewLayout }

  func scroll(to offset: CGFloat) {
    view.contentOffset.y = offset
    view.layoutIfNeeded()
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func frames(inSection section: Int = 0) -> [CGRect?] {
    (0..<view.numberOfItems(inSection: section)).map { frame($0, section) }
  }

  func header(_ section: Int) -> UICollectionViewLayoutAttributes? { boundary(.header, section) }

  func footer(_ section: Int) -> UICollectionViewLayoutAttributes? { boundary(.footer, section) }

  func boundary(_ side: Side, _ section: Int) -> UICollectionViewLayoutAttributes? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: side.kind, at: IndexPath(item: 0, section: section))
  }
}

/// A header or a footer.
enum Side: CaseIterable {
  case header
  case footer

  @MainActor var kind: String {
    self == .header
      ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
  }
}

/// A header or footer view that keeps what it is told.
final class ToldView: UICollectionReusableView {
  /// The attributes it was told to show, copied, oldest first.
  var told: [UICollectionViewLayoutAttributes] = []

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    told += [layoutAttributes.copy() as? UICollectionViewLayoutAttributes].compactMap { $0 }
  }

  override func prepareForReuse() { told = [] }
}
#endif
