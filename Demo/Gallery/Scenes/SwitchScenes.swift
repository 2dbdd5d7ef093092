import StickyWaterfall

/// Can be given another layout, as apps do to switch between a grid and a waterfall.
final class SwitchingViewController: CatalogueViewController, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let size = work(at: indexPath).size
    return collectionViewLayout is WaterfallFlowLayout ? size : CGSize(width: 93, height: 93)
  }

  override var codeParts: SceneCode.Parts {
    SceneCode.Parts(members: [
      """
      func collectionView(
        _ view: UICollectionView,
        layout: UICollectionViewLayout,
        sizeForItemAt path: IndexPath
      ) -> CGSize {
        layout is WaterfallFlowLayout
          ? sizes[path.section][path.item]
          : CGSize(width: 93, height: 93)
      }
      """,
      """
      func show(_ layout: UICollectionViewFlowLayout) {
        collectionView.setCollectionViewLayout(
          layout, animated: true)
      }
      """,
    ])
  }
}

/// Lets its pictures be dragged.
final class ReorderingViewController: PicturesViewController {
  /// Drags an item to where another one is, as a finger does.
  func drag(_ item: Int, to other: Int) {
    let target = layout.layoutAttributesForItem(at: IndexPath(item: other, section: 0))?.center
    guard let target, collectionView.beginInteractiveMovementForItem(at: [0, item]) else { return }
    collectionView.updateInteractiveMovementTargetPosition(target)
    collectionView.endInteractiveMovement()
  }

  override var codeParts: SceneCode.Parts {
    var parts = super.codeParts
    parts.members.append(
      """
      override func collectionView(
        _ view: UICollectionView,
        moveItemAt source: IndexPath, to target: IndexPath
      ) {
        let size = sizes[source.section].remove(at: source.item)
        sizes[target.section].insert(size, at: target.item)
      }
      """)
    return parts
  }
}

extension Scene {
  static var layoutSwitch: Scene {
    Scene(
      id: "layout-switch", title: "From one layout to another",
      explanation: "What both layouts show moves from its old frame to its new one, in both "
        + "directions; only what comes or goes fades.",
      script: .steps([
        Step(label: "To the waterfall", offset: 120) { controller in
          controller.show(arranged(waterfall(columns: 3)))
        },
        Step(label: "To two columns", offset: 120) { controller in
          controller.show(arranged(waterfall(columns: 2)))
        },
        Step(label: "Back to the grid", offset: 120) { controller in
          controller.show(arranged(UICollectionViewFlowLayout()))
        },
      ]), link: screen + "&compare=1&sections=2&by=1&header=40&headerpins=1"
    ) { _ in
      var sample = SampleCatalogue(seed: 107)
      return SwitchingViewController(
        sample.catalogue([17, 14]), layout: arranged(UICollectionViewFlowLayout()))
    }
  }

  static var reorder: Scene {
    Scene(
      id: "reorder", title: "Dragged to another place",
      explanation: "The stock gesture and the stock data source method are all there is to it. The "
        + "others make room, and each has its own height wherever it comes to be.",
      script: .steps([
        Step(label: "Drag the second down", offset: 0) { controller in
          (controller as? ReorderingViewController)?.drag(1, to: 5)
        },
        Step(label: "Drag it to the start", offset: 0) { controller in
          (controller as? ReorderingViewController)?.drag(5, to: 0)
        },
      ]), link: screen + "&by=1&items=24&header=40&headerpins=1"
    ) { _ in
      var sample = SampleCatalogue(seed: 109)
      return ReorderingViewController(
        sample.catalogue([24]), layout: arranged(waterfall(columns: 3)))
    }
  }

  private static func waterfall(columns: Int) -> WaterfallFlowLayout {
    let layout = WaterfallFlowLayout()
    layout.columnCount = columns
    return layout
  }

  private static func arranged(_ layout: UICollectionViewFlowLayout) -> UICollectionViewFlowLayout {
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    layout.minimumLineSpacing = 8
    layout.minimumInteritemSpacing = 8
    layout.headerReferenceSize.height = 40
    layout.sectionHeadersPinToVisibleBounds = true
    return layout
  }
}
