import StickyWaterfall

/// A collection view on a screen of its own, with everything the strict host reports kept.
@MainActor
final class Stage {
  let view: UICollectionView
  let controller: GridController
  private(set) var reports: [UIKitReport] = []

  init(
    _ controller: GridController, layout: UICollectionViewLayout,
    size: CGSize = CGSize(width: 230, height: 400)
  ) {
    self.controller = controller
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    UIKitReports.handler = { [weak self] in self?.reports.append($0) }
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: kind)
    }
    view.dataSource = controller
    view.delegate = controller
    view.layoutIfNeeded()
  }

  func scroll(to offset: CGFloat) {
    view.contentOffset.y = offset
    view.layoutIfNeeded()
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func header(_ section: Int) -> UICollectionViewLayoutAttributes? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
  }

  func footer(_ section: Int) -> UICollectionViewLayoutAttributes? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: section))
  }
}
