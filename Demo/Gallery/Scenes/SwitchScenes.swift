import StickyWaterfall

/// A screen that can change its layout from a grid to a waterfall.
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

/// A screen whose pictures can be dragged.
final class ReorderingViewController: PicturesViewController {
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
  static var adaptive: Scene {
    let keeps = Control(
      label: "Rotation", choices: ["Keeps the offset", "Keeps the item"], initial: 1, plays: true)
    return Scene(
      id: "adaptive", title: "As many columns as fit",
      explanation: "Columns have a minimum width, and the screen has as many columns as fit. When "
        + "the device rotates, the topmost item can keep its position.",
      point: ["minimumColumnWidth", "keepsVisibleItemsInPlace"],
      controls: [keeps], script: .turning,
      link: "width=320&height=540&by=2&least=90&items=60&" + even, start: 400
    ) { choice, state in
      let layout = WaterfallFlowLayout()
      layout.keepsVisibleItemsInPlace = choice.isOn(keeps)
      return PicturesViewController(state, layout: layout)
    }
  }

  static var layoutSwitch: Scene {
    Scene(
      id: "layout-switch", title: "Switch layouts",
      explanation: "Items that are visible in both layouts move from their old frames to their new "
        + "ones. Items that appear or disappear fade.",
      point: ["setCollectionViewLayout"],
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
      ]), link: screen + "&sections=2&items=31&by=1&header=40&headerpins=1"
    ) { _, state in
      SwitchingViewController(state.with(.by, 0), layout: UICollectionViewFlowLayout())
    }
  }

  static var reorder: Scene {
    Scene(
      id: "reorder", title: "Watch a drag",
      explanation:
        "UIKit's reordering gesture and data source method work unchanged. Every item keeps "
        + "its own height in any column.",
      point: ["moveItemAt"],
      script: .steps([
        Step(label: "Drag the second down", offset: 0) { controller in
          (controller as? ReorderingViewController)?.drag(1, to: 5)
        },
        Step(label: "Drag it to the start", offset: 0) { controller in
          (controller as? ReorderingViewController)?.drag(5, to: 0)
        },
      ]), link: screen + "&by=1&items=24&header=40&headerpins=1", start: 0
    ) { _, state in ReorderingViewController(state) }
  }
}
