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

  override var codeParts: PlayCode.Parts {
    let sizing = """
      func collectionView(
        _ view: UICollectionView,
        layout: UICollectionViewLayout,
        sizeForItemAt path: IndexPath
      ) -> CGSize {
        layout is WaterfallFlowLayout
          ? sizes[path.section][path.item]
          : CGSize(width: 93, height: 93)
      }
      """
    let show = """
      func show(_ layout: UICollectionViewFlowLayout) {
        collectionView.setCollectionViewLayout(
          layout, animated: true)
      }
      """
    return PlayCode.Parts(sizing: [], members: [sizing, show])
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

  override var codeParts: PlayCode.Parts {
    PlayCode.Parts(members: [
      """
      override func collectionView(
        _ view: UICollectionView,
        moveItemAt source: IndexPath, to target: IndexPath
      ) {
        let size = sizes[source.section].remove(at: source.item)
        sizes[target.section].insert(size, at: target.item)
      }
      """
    ])
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
          controller.show(WaterfallFlowLayout(), of: controller.state.with(.by, 1))
        },
        Step(label: "To two columns", offset: 120) { controller in
          controller.show(WaterfallFlowLayout(), of: controller.state.with(.count, 2))
        },
        Step(label: "Back to the grid", offset: 120) { controller in
          controller.show(UICollectionViewFlowLayout(), of: controller.state.with(.by, 0))
        },
      ]), link: screen + "&compare=1&sections=2&items=31&by=1&header=40&headerpins=1",
      isLive: false
    ) { _, state in
      SwitchingViewController(state.with(.by, 0), layout: UICollectionViewFlowLayout())
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
      ]), link: screen + "&by=1&items=24&header=40&headerpins=1", isLive: false
    ) { _, state in ReorderingViewController(state) }
  }
}
