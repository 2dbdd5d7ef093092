import StickyWaterfall
import WaterfallTestSupport

/// A screen with random sections, laid out by the stock layout and by the waterfall.
@MainActor
final class StockWorld {
  typealias Item = (id: Int, size: CGSize)

  struct Section {
    var items: [Item] = []
    var inset = UIEdgeInsets.zero
    var line: CGFloat = 10
    var interitem: CGFloat = 10
    var header: CGFloat = 0
    var footer: CGFloat = 0
  }

  /// The estimated item size, and whether cells prefer other sizes than the delegate's.
  enum Sizing: CaseIterable {
    case none, automatic, fixed, selfSizing, selfSizingAutomatic

    var sizesCells: Bool { self == .selfSizing || self == .selfSizingAutomatic }

    @MainActor var estimate: CGSize {
      switch self {
      case .none: .zero
      case .automatic, .selfSizingAutomatic: UICollectionViewFlowLayout.automaticSize
      case .fixed, .selfSizing: CGSize(width: 70, height: 44)
      }
    }
  }

  var dice: Dice
  var sections: [Section] = []
  var log: [String] = []
  let sizing: Sizing
  /// Whether sections are of any kind, so that some of them pack.
  let isMixed: Bool
  /// Whether all items of a screen that isn't mixed have one size.
  let hasOneSize: Bool
  let isHorizontal: Bool
  let isRightToLeft: Bool
  let scale: CGFloat
  private let size: CGSize
  private let pins: Bool
  private var nextID = 0
  private(set) lazy var stock = stage(UICollectionViewFlowLayout())
  private(set) lazy var ours = stage(WaterfallFlowLayout())

  private init(seed: Int, sizing: Sizing, isMixed: Bool) {
    var dice = Dice(seed: seed)
    (self.sizing, self.isMixed) = (sizing, isMixed)
    isHorizontal = dice.happens(isMixed ? 35 : 20)
    isRightToLeft = dice.happens(25) && isMixed
    size = CGSize(width: dice.points(200...900), height: dice.points(200...900))
    scale = dice.points(1...3)
    hasOneSize = dice.happens(30) && !isMixed && !sizing.sizesCells
    pins = dice.happens(50) && !isMixed
    self.dice = dice
    sections = (0..<dice.number(1...4)).map { _ in section() }
    for stage in [stock, ours] { stage.view.layoutIfNeeded() }
  }

  /// Creates a screen with sections of any kind.
  convenience init(mixedBy seed: Int) { self.init(seed: seed, sizing: .none, isMixed: true) }

  /// Creates a screen whose sections look as in the stock layout.
  convenience init(seed: Int, sizing: Sizing) {
    self.init(seed: seed, sizing: sizing, isMixed: false)
  }

  func stage(_ layout: UICollectionViewFlowLayout) -> SwappedStage {
    SwappedStage(
      StockWorldController(sections, sizesCells: sizing.sizesCells), layout: layout, size: size,
      scale: scale, columns: nil,
      isRightToLeft: isRightToLeft, expectsDiagnostics: true
    ) { [self] in
      $0.scrollDirection = isHorizontal ? .horizontal : .vertical
      $0.sectionHeadersPinToVisibleBounds = pins
      $0.estimatedItemSize = sizing.estimate
    }
  }

  /// Gives a screen's delegate the current sections.
  func setData(of stage: SwappedStage) {
    (stage.controller as? StockWorldController)?.sections = sections
  }

  // MARK: - Random sections

  func section() -> Section {
    var section = Section()
    section.inset = dice.inset()
    section.header = dice.happens(isMixed ? 30 : 50) ? dice.points(10...60) : 0
    section.footer = dice.happens(30) ? dice.points(10...60) : 0
    let count = isMixed && dice.happens(10) ? dice.number(0...1) : dice.number(2...30)
    guard isMixed else {
      section.items = (0..<count).map { _ in item(in: section) }
      return section
    }
    if isRightToLeft { section.inset.right = section.inset.left }
    section.line = dice.happens(10) ? -dice.points(1...4) : dice.points(0...20) / 2
    section.interitem = dice.happens(15) ? -dice.points(1...4) : dice.points(0...20) / 2
    let style = dice.number(0...7)
    let across = across(in: section)
    for _ in 0..<count { section.items.append(item(style, across, section)) }
    return section
  }

  /// Returns a new item, often with the size of another item if the screen is mixed.
  func item(in section: Section) -> Item {
    if isMixed, dice.happens(70), !section.items.isEmpty {
      return item(dice.pick(section.items.map(\.size)))
    }
    if isMixed { return item(dice.number(0...7), across(in: section), section) }
    return item(
      hasOneSize
        ? CGSize(width: 60, height: 50)
        : CGSize(width: dice.points(20...180), height: dice.points(20...120)))
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

  private func room(_ section: Section) -> CGFloat {
    isHorizontal
      ? size.height - section.inset.top - section.inset.bottom
      : size.width - section.inset.left - section.inset.right
  }

  private func across(in section: Section) -> CGFloat {
    let beside = dice.points(1...6)
    let even = (room(section) - section.interitem * (beside - 1)) / beside
    // Slightly less, so that no sum exceeds the available width and starts a new row.
    return max(1, dice.happens(60) ? even - 1e-6 : dice.points(10...300))
  }
}

/// A delegate and data source that have the old data until the block of a batch.
private final class StockWorldController: AnsweringController {
  var sections: [StockWorld.Section] { didSet { counts = sections.map(\.items.count) } }

  init(_ sections: [StockWorld.Section], sizesCells: Bool) {
    self.sections = sections
    super.init(sections.map(\.items.count))
    size = { [unowned self] in self.sections[$0.section].items[$0.item].size }
    inset = { [unowned self] in self.sections[$0].inset }
    lineSpacing = { [unowned self] in self.sections[$0].line }
    interitemSpacing = { [unowned self] in self.sections[$0].interitem }
    headerSize = { [unowned self] in SwappedScreen.square(self.sections[$0].header) }
    footerSize = { [unowned self] in SwappedScreen.square(self.sections[$0].footer) }
    guard sizesCells else { return }
    preferredSize = { [unowned self] in preferred(self.sections[$0.section].items[$0.item]) }
    preferredExtent = { _, kind in kind == nil ? nil : 33 }
  }

  /// Returns the size that a cell prefers, which differs from the delegate's for one item in two.
  private func preferred(_ item: StockWorld.Item) -> CGSize {
    guard item.id % 2 == 0 else { return item.size }
    return CGSize(width: item.size.width + 7, height: item.size.height - 3)
  }
}
