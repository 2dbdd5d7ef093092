#if !canImport(UIKit)
import StickyWaterfall

/// The scenes of the pictures: those of the gallery, cut to what fits between paragraphs.
extension Scene {
  /// How many sections `pictureOfSticking` has before they repeat.
  static let repeatingSections = 3

  static var pictureOfSticking: Scene {
    Scene(
      id: "sticky-sections", title: "Sections with sticky headers and footers", explanation: "",
      size: CGSize(width: 320, height: 540), barHeight: 52
    ) { _ in
      let layout = WaterfallFlowLayout()
      layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      layout.minimumLineSpacing = 8
      layout.minimumInteritemSpacing = 8
      layout.headerReferenceSize = CGSize(width: 0, height: 44)
      layout.footerReferenceSize = CGSize(width: 0, height: 32)
      layout.sectionHeadersPinToVisibleBounds = true
      layout.sectionFootersPinToVisibleBounds = true
      var sample = SampleCatalogue(seed: 7)
      var catalogue = sample.catalogue([8, 13, 7])
      catalogue.sections += catalogue.sections
      let controller = SectionsViewController(catalogue, layout: layout)
      controller.columnCounts = [2, 3, 2]
      return controller
    }
  }

  static var pictureOfCollapsing: Scene {
    Scene(
      id: "collapsing-header", title: "A header that collapses", explanation: "",
      size: CGSize(width: 200, height: 340)
    ) { _ in
      let layout = WaterfallFlowLayout()
      layout.columnCount = 2
      layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      layout.minimumLineSpacing = 6
      layout.minimumInteritemSpacing = 6
      layout.headerReferenceSize = CGSize(width: 0, height: 160)
      layout.sectionHeadersPinToVisibleBounds = true
      layout.pinnedHeaderExtent = 44
      var sample = SampleCatalogue(seed: 32)
      return PicturesViewController(sample.catalogue([11, 9]), layout: layout)
    }
  }

  /// The numbers of README.md's `ColorsViewController`.
  static var pictureOfTheQuickStart: Scene {
    Scene(
      id: "quick-start", title: "The quick start", explanation: "",
      size: CGSize(width: 320, height: 400)
    ) { _ in
      let layout = WaterfallFlowLayout()
      layout.columnCount = 3
      layout.headerReferenceSize = CGSize(width: 0, height: 44)
      layout.sectionHeadersPinToVisibleBounds = true
      let works = (0..<60).map { item in
        Work(id: item, title: "", width: 3, height: Double(2 + item * 7 % 5))
      }
      let catalogue = Catalogue(sections: [CatalogueSection(title: "", works: works)])
      return PicturesViewController(catalogue, layout: layout)
    }
  }

  static var pictureOfColumns: Scene {
    Scene(
      id: "columns", title: "Columns and spans", explanation: "",
      screens: ["Two", "As many as fit", "By their sizes", "Spans"],
      size: CGSize(width: 200, height: 300)
    ) { choice in
      let layout = WaterfallFlowLayout()
      layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      layout.minimumLineSpacing = 6
      layout.minimumInteritemSpacing = 6
      var sample = SampleCatalogue(seed: 47)
      var catalogue = sample.catalogue([24])
      switch choice.screen {
      case 0: layout.columnCount = 2
      case 1: layout.minimumColumnWidth = 50
      case 2:
        // A banner as wide as the room, over a grid of 3 columns.
        for item in catalogue.sections[0].works.indices {
          catalogue.sections[0].works[item].width = item == 0 ? 184 : 57
          catalogue.sections[0].works[item].height = item == 0 ? 84 : 57
        }
      default:
        layout.columnCount = 3
        return SpanViewController(catalogue, layout: layout)
      }
      return PicturesViewController(catalogue, layout: layout)
    }
  }

  /// What the sizes make of a section with nothing set.
  static var pictureOfSizes: Scene {
    Scene(
      id: "sizes", title: "With nothing set", explanation: "",
      screens: ["Computed heights", "One width", "One grid", "Anything else"],
      size: CGSize(width: 200, height: 300)
    ) { choice in
      let layout = WaterfallFlowLayout()
      layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      layout.minimumLineSpacing = 6
      layout.minimumInteritemSpacing = 6
      var sample = SampleCatalogue(seed: 47)
      var catalogue = sample.catalogue([24])
      switch choice.screen {
      case 0: return ComputedViewController(catalogue, layout: layout)
      case 1: catalogue.setSizes(ofSection: 0) { (57, Double(40 + $0 * 37 % 53)) }
      case 2:
        catalogue.setSizes(ofSection: 0) { $0 == 0 ? (184, 84) : (57, Double(44 + $0 % 3 * 13)) }
      default: catalogue.setSizes(ofSection: 0) { (Double(28 + $0 * 29 % 61), 24) }
      }
      return PicturesViewController(catalogue, layout: layout)
    }
  }

  /// Tags, a waterfall and a list, with nothing set.
  static var pictureOfTheMixedScreen: Scene {
    Scene(
      id: "mixed", title: "Tags, a waterfall and a list", explanation: "",
      size: CGSize(width: 320, height: 540)
    ) { _ in
      let layout = WaterfallFlowLayout()
      layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
      layout.minimumLineSpacing = 8
      layout.minimumInteritemSpacing = 8
      layout.headerReferenceSize = CGSize(width: 0, height: 44)
      layout.sectionHeadersPinToVisibleBounds = true
      var sample = SampleCatalogue(seed: 7)
      var catalogue = sample.catalogue([6, 4, 6])
      for (section, title) in ["Tags", "Pictures", "Articles"].enumerated() {
        catalogue.sections[section].title = title
      }
      catalogue.setSizes(ofSection: 0) { ([70, 96, 102, 62, 118, 90][$0], 32) }
      catalogue.setSizes(ofSection: 1) { (140, [90, 124, 102, 68][$0]) }
      catalogue.setSizes(ofSection: 2) { _ in (288, 56) }
      return PicturesViewController(catalogue, layout: layout)
    }
  }

  static var pictureOfTheSwap: Scene {
    var scene = swap
    scene.controls = []
    scene.size.height = 400
    return scene
  }
}

extension Catalogue {
  fileprivate mutating func setSizes(ofSection section: Int, _ size: (Int) -> (Double, Double)) {
    for item in sections[section].works.indices {
      (sections[section].works[item].width, sections[section].works[item].height) = size(item)
    }
  }
}

/// Computes the heights of its items.
private final class ComputedViewController: CatalogueViewController, WaterfallFlowLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    heightForItemAt indexPath: IndexPath, itemWidth: CGFloat
  ) -> CGFloat { itemWidth * work(at: indexPath).size.height / work(at: indexPath).size.width }
}
#endif
