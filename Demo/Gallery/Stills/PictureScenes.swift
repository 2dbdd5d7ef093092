#if !canImport(UIKit)
import Foundation
import StickyWaterfall

/// The screens of the pictures: those of the gallery, cut to what fits between paragraphs.
extension Stage {
  /// How many sections `ofSticking` has before they repeat.
  static let repeatingSections = 3

  static var ofSticking: Stage {
    let layout = tight(gap: 8, inset: 10)
    layout.headerReferenceSize.height = 44
    layout.footerReferenceSize.height = 32
    layout.sectionFootersPinToVisibleBounds = true
    var sample = SampleCatalogue(seed: 7)
    var catalogue = sample.catalogue([8, 13, 7])
    catalogue.sections += catalogue.sections
    let controller = SectionsViewController(catalogue, layout: layout)
    controller.columnCounts = [2, 3, 2]
    return Stage(controller, size: CGSize(width: 320, height: 540), barHeight: 52)
  }

  static var ofCollapsing: Stage {
    let layout = tight()
    layout.columnCount = 2
    layout.headerReferenceSize.height = 160
    layout.pinnedHeaderExtent = 44
    var sample = SampleCatalogue(seed: 32)
    let controller = PicturesViewController(sample.catalogue([11, 9]), layout: layout)
    return Stage(controller, size: CGSize(width: 200, height: 340))
  }

  /// The numbers of README.md's `ColorsViewController`.
  static var ofTheQuickStart: Stage {
    let layout = tight(gap: 10, inset: 0)
    layout.columnCount = 3
    layout.headerReferenceSize.height = 44
    let catalogue = Catalogue([("", (0..<60).map { CGSize(width: 3, height: 2 + $0 * 7 % 5) })])
    let controller = PicturesViewController(catalogue, layout: layout)
    return Stage(controller, size: CGSize(width: 320, height: 400))
  }

  /// Tags, a waterfall and a list, with nothing set.
  static var ofTheMixedScreen: Stage {
    let layout = tight(gap: 8)
    (layout.sectionInset.left, layout.sectionInset.right) = (16, 16)
    layout.headerReferenceSize.height = 44
    let catalogue = Catalogue([
      ("Tags", [70, 96, 102, 62, 118, 90].map { CGSize(width: $0, height: 32) }),
      ("Pictures", [90, 124, 102, 68].map { CGSize(width: 140, height: $0) }),
      ("Articles", Array(repeating: CGSize(width: 288, height: 56), count: 6)),
    ])
    let controller = PicturesViewController(catalogue, layout: layout)
    return Stage(controller, size: CGSize(width: 320, height: 540))
  }

  /// The stock layout's screen, then the other.
  static var ofTheSwap: [Stage] {
    var scene = Scene.swap
    scene.size.height = 400
    return scene.screens.indices.map { Stage(scene, Scene.Choice(screen: $0)) }
  }

  /// Paintings in columns as a layout is told to make them.
  static func ofColumns(
    withSpans: Bool = false, _ set: (WaterfallFlowLayout) -> Void
  ) -> Stage {
    let layout = tight()
    set(layout)
    guard withSpans else {
      return Stage(PicturesViewController(paintings, layout: layout), size: small)
    }
    let controller = SpanViewController(paintings, layout: layout)
    controller.span = { $0 % 11 == 7 ? .max : $0 % 5 == 1 ? 2 : 1 }
    return Stage(controller, size: small)
  }

  /// What the sizes make of a section with nothing set.
  static func ofSizes(_ size: (Int) -> (width: Int, height: Int)) -> Stage {
    let sizes = (0..<24).map { CGSize(width: size($0).width, height: size($0).height) }
    let controller = PicturesViewController(Catalogue([("", sizes)]), layout: tight())
    return Stage(controller, size: small)
  }

  /// The same where heights are computed from widths.
  static var ofComputedHeights: Stage {
    Stage(FeedViewController(paintings, layout: tight()), size: small)
  }

  private static let small = CGSize(width: 200, height: 300)

  private static var paintings: Catalogue {
    var sample = SampleCatalogue(seed: 47)
    return sample.catalogue([24])
  }

  /// A layout with small gaps, whose headers pin.
  private static func tight(gap: CGFloat = 6, inset: CGFloat = 8) -> WaterfallFlowLayout {
    let layout = WaterfallFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
    layout.minimumLineSpacing = gap
    layout.minimumInteritemSpacing = gap
    layout.sectionHeadersPinToVisibleBounds = true
    return layout
  }
}

extension Catalogue {
  /// Sections by their titles and the sizes of their works.
  fileprivate init(_ sections: [(title: String, sizes: [CGSize])]) {
    self.init(sections: [])
    for (title, sizes) in sections {
      let count = workCount
      let works = sizes.enumerated().map { item, size in
        Work(id: count + item, title: "", width: Double(size.width), height: Double(size.height))
      }
      self.sections.append(CatalogueSection(title: title, works: works))
    }
  }
}
#endif
