import StickyWaterfall

/// States the size of each picture, in whatever unit: the layout scales it to the column.
class PicturesViewController: CatalogueViewController, UICollectionViewDelegateFlowLayout {
  override var codeParts: SceneCode.Parts {
    SceneCode.Parts(members: [SceneCode.Parts.sizeForItem])
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    work(at: indexPath).size
  }
}

/// Written for the stock flow layout; it does not know which layout it serves.
final class StockViewController: CatalogueViewController, UICollectionViewDelegateFlowLayout {
  /// Two columns, as one writes them for a flow layout.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let size = work(at: indexPath).size
    let width = ((collectionView.bounds.width - 28) / 2).rounded(.down)
    return CGSize(width: width, height: width * size.height / size.width)
  }

  override var codeParts: SceneCode.Parts {
    SceneCode.Parts(members: [
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

/// Has no answers of its own: the layout's properties count.
final class PropertiesViewController: CatalogueViewController, UICollectionViewDelegateFlowLayout {}

/// Its delegate wins over the properties of the layout.
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

  override var codeParts: SceneCode.Parts {
    SceneCode.Parts(
      conformance: "WaterfallFlowLayoutDelegate",
      members: [
        SceneCode.Parts.sizeForItem,
        SceneCode.Parts.forSection("columnCountForSectionAt", "Int", "2"),
        SceneCode.Parts.forSection("insetForSectionAt", "UIEdgeInsets", ".zero"),
        SceneCode.Parts.forSection("minimumLineSpacingForSectionAt", "CGFloat", "0"),
        SceneCode.Parts.forSection("minimumInteritemSpacingForSectionAt", "CGFloat", "0"),
      ])
  }
}

extension Scene {
  private static let subject = Control(
    label: "Screen", choices: ["Pictures", "Grid", "List", "Carousel"])

  static var swap: Scene {
    Scene(
      id: "swap", title: "One line changed",
      explanation: "The same view controller twice, written for the stock layout; only the object "
        + "that lays out is another. Pictures of mixed heights close their gaps. A grid, a list and "
        + "a carousel keep every frame.",
      controls: [subject], screens: ["UICollectionViewFlowLayout", "WaterfallFlowLayout"],
      size: CGSize(width: 264, height: 520), link: screen + "&compare=1&shapes=1&sections=3"
    ) { choice in
      let layout = choice.screen == 0 ? UICollectionViewFlowLayout() : WaterfallFlowLayout()
      var sample = SampleCatalogue(seed: 21)
      let catalogue = sample.catalogue([8, 10, 9])
      layout.minimumLineSpacing = 8
      layout.minimumInteritemSpacing = 8
      layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      layout.headerReferenceSize = CGSize(width: 0, height: 40)
      layout.sectionHeadersPinToVisibleBounds = true
      switch choice[subject] {
      case 0: return StockViewController(catalogue, layout: layout)
      case 1: layout.itemSize = CGSize(width: 76, height: 92)
      case 2:
        layout.itemSize = CGSize(width: 244, height: 56)
      default:
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 190, height: 400)
        layout.headerReferenceSize = .zero
      }
      return PropertiesViewController(catalogue, layout: layout)
    }
  }
}
