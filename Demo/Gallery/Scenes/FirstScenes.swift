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
    columnCountForSectionAt section: Int
  ) -> Int {
    2
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    heightForItemAt indexPath: IndexPath, itemWidth: CGFloat
  ) -> CGFloat {
    itemWidth * work(at: indexPath).height / work(at: indexPath).width
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
        SceneCode.Parts.forSection("columnCountForSectionAt", "Int", "2"),
        SceneCode.Parts.heightForItem("itemWidth * size.height / size.width"),
        SceneCode.Parts.forSection("insetForSectionAt", "UIEdgeInsets", ".zero"),
        SceneCode.Parts.forSection("minimumLineSpacingForSectionAt", "CGFloat", "0"),
        SceneCode.Parts.forSection("minimumInteritemSpacingForSectionAt", "CGFloat", "0"),
      ])
  }
}

extension Scene {
  private static let columns = Control(label: "Columns", choices: ["2", "3", "4"], initial: 1)
  private static let rows = Control(label: "Rows", choices: ["2", "3"], initial: 1)
  private static let headers = Control.toggle("Headers", off: "Scroll", on: "Stick", isOn: true)
  private static let subject = Control(
    label: "Screen", choices: ["Pictures", "Grid", "List", "Carousel"])
  private static let answers = Control(label: "Answers", choices: ["Properties", "Delegate"])

  static var swap: Scene {
    Scene(
      id: "swap", title: "One line changed",
      explanation: "The same view controller twice, written for the stock layout; only the object "
        + "that lays out is another. Pictures of mixed heights close their gaps. A grid, a list and "
        + "a carousel keep every frame.",
      controls: [subject], screens: ["UICollectionViewFlowLayout", "WaterfallFlowLayout"],
      size: CGSize(width: 264, height: 520)
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

  static var plain: Scene {
    Scene(
      id: "waterfall", title: "The waterfall",
      explanation: "Each item goes to the column that is shortest so far, the leading one if two "
        + "are equal. Its height follows from the width of the column and its own proportions.",
      controls: [columns]
    ) { choice in
      let layout = WaterfallFlowLayout()
      layout.columnCount = choice[columns] + 2
      layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      var sample = SampleCatalogue(seed: 3)
      return PicturesViewController(sample.catalogue([48]), layout: layout)
    }
  }

  static var byDelegate: Scene {
    Scene(
      id: "delegate", title: "Properties, or a delegate",
      explanation: "The properties say three columns, gaps of 3 and insets of 8. A delegate that "
        + "answers two columns and zeros wins.",
      controls: [answers]
    ) { choice in
      let layout = WaterfallFlowLayout()
      layout.columnCount = 3
      layout.minimumLineSpacing = 3
      layout.minimumInteritemSpacing = 3
      layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      var sample = SampleCatalogue(seed: 11)
      let catalogue = sample.catalogue([36])
      return choice.isOn(answers)
        ? DelegateViewController(catalogue, layout: layout)
        : PicturesViewController(catalogue, layout: layout)
    }
  }

  static var horizontal: Scene {
    Scene(
      id: "horizontal", title: "Horizontal",
      explanation: "The same rules on the other axis: items fill the shortest row, and headers "
        + "stick to the leading edge.",
      controls: [rows, headers],
      size: CGSize(width: 320, height: 480)
    ) { choice in
      let layout = WaterfallFlowLayout()
      layout.scrollDirection = .horizontal
      layout.columnCount = choice[rows] + 2
      layout.minimumLineSpacing = 8
      layout.minimumInteritemSpacing = 8
      layout.sectionInset = UIEdgeInsets(top: 12, left: 10, bottom: 12, right: 10)
      layout.headerReferenceSize = CGSize(width: 44, height: 0)
      layout.sectionHeadersPinToVisibleBounds = choice.isOn(headers)
      var sample = SampleCatalogue(seed: 5)
      return PicturesViewController(sample.catalogue([13, 16, 12]), layout: layout)
    }
  }
}
