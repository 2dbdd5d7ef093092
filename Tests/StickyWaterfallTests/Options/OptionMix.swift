import StickyWaterfall
import WaterfallTestSupport

/// Sections and options of any kind together, as a seed determines them.
@MainActor
struct OptionMix {
  private struct Section {
    var heights: [CGFloat]
    var spans: [Int]
    var columns: Int
    var header: CGFloat
    var footer: CGFloat
    var boundaryInset: UIEdgeInsets

    init(using generator: inout SplitMix64) {
      heights = (0..<16).map { _ in CGFloat(Int.random(in: 0...150, using: &generator)) }
      spans = heights.map { _ in generator.oneIn(3) ? Int.random(in: 1...4, using: &generator) : 1 }
      columns = Int.random(in: 1...5, using: &generator)
      header = generator.oneIn(4) ? 0 : CGFloat(Int.random(in: 10...80, using: &generator))
      footer = generator.oneIn(2) ? 0 : CGFloat(Int.random(in: 10...60, using: &generator))
      boundaryInset =
        generator.oneIn(2) ? .zero : UIEdgeInsets(top: 3, left: 20, bottom: 7, right: 11)
    }
  }

  private let sections: [Section]
  private let counts: [Int]
  private let scale: CGFloat
  private let configure: (WaterfallFlowLayout) -> Void
  let isHorizontal: Bool

  init(using generator: inout SplitMix64) {
    sections = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      Section(using: &generator)
    }
    counts = sections.map { _ in Int.random(in: 0...14, using: &generator) }
    scale = CGFloat(Int.random(in: 1...3, using: &generator))
    isHorizontal = generator.oneIn(2)
    let (pins, geometry) = (Self.pins(using: &generator), Self.geometry(using: &generator))
    configure = { layout in
      pins(layout)
      geometry(layout)
    }
  }

  private static func geometry(
    using generator: inout SplitMix64
  ) -> (WaterfallFlowLayout) -> Void {
    let side = CGFloat(Int.random(in: 0...20, using: &generator))
    let line = CGFloat(Int.random(in: -5...15, using: &generator))
    let placement: ItemPlacement =
      pick([.shortestColumn, .leadingToTrailing, .trailingToLeading], &generator)
    let reference: UICollectionViewFlowLayout.SectionInsetReference =
      pick([.fromContentInset, .fromSafeArea, .fromLayoutMargins], &generator)
    let least: CGFloat = generator.oneIn(2) ? 900 : 0
    return { layout in
      layout.sectionInset = UIEdgeInsets(top: side, left: side / 2, bottom: 4, right: side)
      layout.minimumLineSpacing = line
      layout.minimumInteritemSpacing = side / 3
      layout.itemPlacement = placement
      layout.sectionInsetReference = reference
      layout.minimumContentExtent = least
      layout.sectionBackgroundInset = UIEdgeInsets(top: -line, left: side, bottom: line, right: 2)
    }
  }

  private static func pins(using generator: inout SplitMix64) -> (WaterfallFlowLayout) -> Void {
    let scope: PinningScope = pick([.section, .untilNextPinned, .stacked], &generator)
    let snapping: ScrollSnapping = pick([.item, .itemCenter, .section], &generator)
    let offset = CGFloat(Int.random(in: -10...20, using: &generator))
    let extent = generator.oneIn(2) ? WaterfallFlowLayout.automaticExtent : 20
    let (holds, stretches, keeps) = (
      generator.oneIn(2), generator.oneIn(2), generator.oneIn(2)
    )
    return { layout in
      layout.sectionHeadersPinToVisibleBounds = true
      layout.sectionFootersPinToVisibleBounds = true
      layout.pinningScope = scope
      layout.scrollSnapping = snapping
      layout.pinnedHeaderOffset = offset
      layout.pinnedHeaderExtent = extent
      layout.pinsWhileOverscrolling = holds
      layout.stretchesFirstHeader = stretches
      layout.keepsVisibleItemsInPlace = keeps
    }
  }

  private static func pick<Value>(_ values: [Value], _ generator: inout SplitMix64) -> Value {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }

  /// A screen of 400 x 400 with content insets 13, 7, 5 and 7, held by a finger.
  func screen(isRightToLeft: Bool) -> WaterfallScreen {
    let controller = AnsweringController(counts)
    let sections = sections
    controller.height = { sections[$0.section].heights[$0.item] + $1 / 7 }
    controller.width = controller.height
    controller.span = { sections[$0.section].spans[$0.item] }
    controller.columns = { sections[$0].columns }
    controller.headerSize = { CGSize(width: sections[$0].header, height: sections[$0].header) }
    controller.footerSize = { CGSize(width: sections[$0].footer, height: sections[$0].footer) }
    controller.headerInset = { sections[$0].boundaryInset }
    controller.footerInset = { sections[$0].boundaryInset }
    controller.showsBackground = { $0 != 1 }
    let screen = WaterfallScreen(controller, scale: scale, isRightToLeft: isRightToLeft) {
      configure($0)
      $0.scrollDirection = isHorizontal ? .horizontal : .vertical
      $0.register(
        UICollectionReusableView.self,
        forDecorationViewOfKind: WaterfallFlowLayout.elementKindSectionBackground)
    }
    screen.view.contentInset = UIEdgeInsets(top: 13, left: 7, bottom: 5, right: 7)
    screen.view.layoutIfNeeded()
    screen.touch()
    return screen
  }
}
