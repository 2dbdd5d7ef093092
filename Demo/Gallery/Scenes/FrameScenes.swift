import StickyWaterfall

/// What lies behind a section's items.
final class BackingView: UICollectionReusableView {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    backgroundColor = .systemGray6
  }
}

/// Sets its headers in from the edges.
final class BackedViewController: CatalogueViewController, WaterfallFlowLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    heightForItemAt indexPath: IndexPath, itemWidth: CGFloat
  ) -> CGFloat {
    itemWidth * work(at: indexPath).height / work(at: indexPath).width
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    headerInsetForSectionAt section: Int
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: 12, left: 12, bottom: 0, right: 12)
  }
}

extension Scene {
  private static let backings = Control.toggle("Backgrounds", isOn: true)
  private static let rest = Control(
    label: "Rests at", choices: ["Anywhere", "An edge", "A centre", "A section"], initial: 2)

  static var backgrounds: Scene {
    Scene(
      id: "backgrounds", title: "Section backgrounds",
      explanation: "Register a view for the layout's background kind, and each section gets one "
        + "behind its items. Headers can have insets of their own.",
      code: """
        let kind = WaterfallFlowLayout.elementKindSectionBackground
        layout.register(BackingView.self, forDecorationViewOfKind: kind)
        """,
      controls: [backings]
    ) { choice in
      let layout = WaterfallFlowLayout()
      layout.minimumLineSpacing = 8
      layout.minimumInteritemSpacing = 8
      layout.sectionInset = UIEdgeInsets(top: 12, left: 20, bottom: 20, right: 20)
      layout.headerReferenceSize = CGSize(width: 0, height: 40)
      layout.sectionHeadersPinToVisibleBounds = true
      if choice.isOn(backings) {
        layout.register(
          BackingView.self,
          forDecorationViewOfKind: WaterfallFlowLayout.elementKindSectionBackground)
      }
      var sample = SampleCatalogue(seed: 89)
      return BackedViewController(sample.catalogue([7, 9, 6]), layout: layout)
    }
  }

  static var snapping: Scene {
    Scene(
      id: "snapping", title: "Scrolling that comes to rest",
      explanation: "Let go, and the screen rests with an item in the middle, at an edge, or at the "
        + "start of a section.",
      code: """
        layout.scrollSnapping = .itemCenter
        """,
      controls: [rest], script: .snapping, size: CGSize(width: 320, height: 400)
    ) { choice in
      let layout = WaterfallFlowLayout()
      layout.scrollDirection = .horizontal
      layout.columnCount = 1
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 24, left: 24, bottom: 24, right: 24)
      layout.scrollSnapping = [.none, .item, .itemCenter, .section][choice[rest]]
      var sample = SampleCatalogue(seed: 97)
      let controller = StockViewController(sample.catalogue([5, 6, 5], ratio: 1.6), layout: layout)
      controller.tilesAcross = 1
      return controller
    }
  }
}
