import StickyWaterfall

/// A delegate for the flow layout, which also works with its subclass.
final class StockViewController: CatalogueViewController, UICollectionViewDelegateFlowLayout {
  /// Returns sizes for two columns, as in an app with a flow layout.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let size = work(at: indexPath).size
    let width = ((collectionView.bounds.width - 28) / 2).rounded(.down)
    return CGSize(width: width, height: width * size.height / size.width)
  }

  override var codeParts: PlayCode.Parts {
    PlayCode.Parts(sizing: [
      """
      func collectionView(
        _ view: UICollectionView,
        layout: UICollectionViewLayout,
        sizeForItemAt path: IndexPath
      ) -> CGSize {
        let size = sizes[path.section][path.item]
        let width = ((view.bounds.width - 28) / 2).rounded(.down)
        return CGSize(
          width: width, height: width * size.height / size.width)
      }
      """
    ])
  }
}

/// Implements no delegate methods, so the layout's properties apply.
final class PropertiesViewController: CatalogueViewController, UICollectionViewDelegateFlowLayout {
  override var codeParts: PlayCode.Parts { PlayCode.Parts(sizing: []) }
}

/// Implements delegate methods that override the layout's properties.
final class DelegateViewController: CatalogueViewController, WaterfallFlowLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    work(at: indexPath).size
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    columnCountForSectionAt section: Int
  ) -> Int {
    2
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    0
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    0
  }

  override var codeParts: PlayCode.Parts {
    PlayCode.Parts(
      needsOwnDelegate: true,
      members: [
        PlayCode.forSection("columnCountForSectionAt", "Int", "2"),
        PlayCode.forSection("insetForSectionAt", "UIEdgeInsets", ".zero"),
        PlayCode.forSection("minimumLineSpacingForSectionAt", "CGFloat", "0"),
        PlayCode.forSection("minimumInteritemSpacingForSectionAt", "CGFloat", "0"),
      ])
  }
}

extension Scene {
  private static let subject = Control(
    label: "Screen", choices: ["Pictures", "Grid", "List", "Carousel"],
    links: ["", "shapes=2", "shapes=3", "sideways=1&header=0"])

  static var swap: Scene {
    Scene(
      id: "swap", title: "One line changed",
      explanation:
        "The same view controller with both layouts. Items of mixed heights move up into "
        + "the gaps. A grid, a list, and a carousel keep their frames.",
      controls: [subject], screens: ["UICollectionViewFlowLayout", "WaterfallFlowLayout"],
      link: "width=264&height=520&shapes=1&sections=3&items=27&header=40&headerpins=1&"
        + even
    ) { choice, state in
      let layout = choice.screen == 0 ? UICollectionViewFlowLayout() : WaterfallFlowLayout()
      switch choice[subject] {
      case 0: return StockViewController(state, layout: layout)
      case 1: layout.itemSize = CGSize(width: 76, height: 92)
      case 2: layout.itemSize = CGSize(width: 244, height: 56)
      default: layout.itemSize = CGSize(width: 190, height: 400)
      }
      return PropertiesViewController(state, layout: layout)
    }
  }
}
