import StickyWaterfall
import WaterfallTestSupport

/// A screen with sections of random kinds, laid out by the stock layout and by the waterfall with
/// default options.
@MainActor
final class MixedWorld: SectionWorld {
  /// The delegate's values for a section.
  struct Section {
    var sizes: [(id: Int, size: CGSize)] = []
    var inset = UIEdgeInsets.zero
    var line: CGFloat = 10
    var interitem: CGFloat = 10
    var header: CGFloat = 0
  }

  typealias Item = (id: Int, size: CGSize)

  var dice: Dice
  var sections: [Section] = []
  let isHorizontal: Bool
  let isRightToLeft: Bool
  let size: CGSize
  let scale: CGFloat
  private var nextID = 0
  private(set) lazy var stock = stage(UICollectionViewFlowLayout())
  private(set) lazy var ours = stage(WaterfallFlowLayout())

  init(seed: Int) {
    var dice = Dice(seed: seed)
    (isHorizontal, isRightToLeft) = (dice.happens(35), dice.happens(25))
    size = CGSize(width: dice.points(200...900), height: dice.points(200...900))
    scale = dice.points(1...3)
    self.dice = dice
    sections = (0..<dice.number(1...4)).map { _ in section() }
    for stage in [stock, ours] { stage.view.layoutIfNeeded() }
  }

  func stage(_ layout: UICollectionViewFlowLayout) -> SwappedStage {
    let controller = AnsweringController(counts)
    controller.size = { [unowned self] in sections[$0.section].sizes[$0.item].size }
    controller.inset = { [unowned self] in sections[$0].inset }
    controller.lineSpacing = { [unowned self] in sections[$0].line }
    controller.interitemSpacing = { [unowned self] in sections[$0].interitem }
    controller.headerSize = { [unowned self] in
      CGSize(width: sections[$0].header, height: sections[$0].header)
    }
    return SwappedStage(
      controller, layout: layout, size: self.size, scale: scale, columns: nil,
      isRightToLeft: isRightToLeft, expectsDiagnostics: true
    ) { [isHorizontal] in
      $0.scrollDirection = isHorizontal ? .horizontal : .vertical
    }
  }

  var counts: [Int] { sections.map { $0.sizes.count } }

  func main(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }

  func room(_ section: Section) -> CGFloat {
    isHorizontal
      ? size.height - section.inset.top - section.inset.bottom
      : size.width - section.inset.left - section.inset.right
  }

  // MARK: - Random sections

  func section() -> Section {
    var section = Section()
    section.inset = dice.inset()
    if isRightToLeft { section.inset.right = section.inset.left }
    section.line = dice.happens(10) ? -dice.points(1...4) : dice.points(0...20) / 2
    section.interitem = dice.happens(15) ? -dice.points(1...4) : dice.points(0...20) / 2
    section.header = dice.happens(30) ? dice.points(10...60) : 0
    let style = dice.number(0...7)
    let count = dice.happens(10) ? dice.number(0...1) : dice.number(2...30)
    let across = self.across(style, section)
    for _ in 0..<count { section.sizes.append(item(style, across, section)) }
    return section
  }

  private func across(_ style: Int, _ section: Section) -> CGFloat {
    let beside = dice.points(1...6)
    let even = (room(section) - section.interitem * (beside - 1)) / beside
    // Slightly less, so that no sum exceeds the available width in its last bit. The stock layout
    // would start a new row there.
    return max(1, dice.happens(60) ? even - 1e-6 : dice.points(10...300))
  }

  private func item(_ style: Int, _ across: CGFloat, _ section: Section) -> Item {
    var (width, height) = (across, dice.points(5...160) / 2)
    switch style {
    case 0: height = 40
    case 1: break
    case 2: (width, height) = dice.happens(15) ? (0, 0) : (across, dice.happens(50) ? 40 : height)
    case 3: width = dice.happens(15) ? room(section) : across
    case 4: width = dice.points(1...300) / 2
    case 5: width = dice.happens(50) ? across : across * 2 + section.interitem
    case 6: width = dice.happens(10) ? room(section) + dice.points(1...20) : dice.points(20...200)
    default: (width, height) = dice.happens(20) ? (0, 0) : (dice.points(17...200), height)
    }
    let size = CGSize(width: width, height: height)
    return item(isHorizontal ? CGSize(width: height, height: width) : size)
  }

  private func item(_ size: CGSize) -> Item {
    nextID += 1
    return (nextID, size)
  }

  /// Returns a new item that has the size of one in the section, or any size.
  func another(for section: Section) -> Item {
    if dice.happens(70), !section.sizes.isEmpty {
      return item(dice.pick(section.sizes.map(\.size)))
    }
    return item(dice.number(0...7), across(0, section), section)
  }

  func isInRows(_ section: Int, _ stage: SwappedStage? = nil) -> Bool {
    ((stage ?? ours).layout as? WaterfallFlowLayout)?.columnIndex(ofItemAt: [section, 0]) == nil
  }

  /// Returns the frames of a section's items, as in a left-to-right layout.
  func frames(_ stage: SwappedStage, _ section: Int) -> [CGRect] {
    let flips = isRightToLeft && stage.layout is WaterfallFlowLayout
    return (0..<sections[section].sizes.count).compactMap {
      guard var frame = stage.layout.layoutAttributesForItem(at: [section, $0])?.frame else {
        return nil
      }
      if flips { frame.origin.x = stage.view.contentSize.width - frame.maxX }
      return frame
    }
  }
}
