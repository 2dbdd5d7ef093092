import StickyWaterfall
import Testing
import WaterfallTestSupport

/// The same subclass of the flow layout and of the waterfall, side by side in random batches.
@MainActor
@Suite struct SubclassComparisonTests {
  /// What the subclass changes.
  enum Kind: CaseIterable, Sendable {
    case nothing, padding, longPage, shorter, banner, indented, faded, scaled, spread

    @MainActor func change(isHorizontal: Bool) -> LayoutChange {
      switch self {
      case .padding: .padding(96, isHorizontal: isHorizontal)
      case .longPage:
        LayoutChange(size: { size in
          if isHorizontal { size.width = max(size.width, 900) }
          if !isHorizontal { size.height = max(size.height, 900) }
        })
      case .shorter:
        LayoutChange(size: { size in
          if isHorizontal { size.width /= 2 } else { size.height /= 2 }
        })
      case .banner: .banner(120, isHorizontal: isHorizontal)
      default: attributesChange
      }
    }

    @MainActor private var attributesChange: LayoutChange {
      switch self {
      case .indented:
        LayoutChange(
          attributes: { $0.center.x += CGFloat($0.indexPath.item % 3) * 7 }, reach: 20)
      case .faded:
        LayoutChange(attributes: { $0.alpha = 1 / CGFloat($0.indexPath.item % 4 + 1) })
      case .scaled:
        LayoutChange(
          attributes: {
            let scale = 1 - CGFloat($0.indexPath.item % 3) / 10
            $0.transform = CGAffineTransform(scaleX: scale, y: scale)
          }, reach: 20)
      case .spread:
        LayoutChange(
          size: { $0.height += 200 },
          attributes: {
            $0.center.y += CGFloat($0.indexPath.section) * 30
            $0.size.height += 4
            $0.zIndex += $0.indexPath.item
          }, reach: 200)
      default: LayoutChange()
      }
    }
  }

  @Test(arguments: Kind.allCases, [false, true])
  func subclassInRandomBatchesMatchesTheFlowLayout(kind: Kind, isHorizontal: Bool) throws {
    for seed in Samples.seeds(2, of: 6) {
      let change = kind.change(isHorizontal: isHorizontal)
      var world = SubclassWorld(seed: seed, change: change, isHorizontal: isHorizontal)
      for step in 0..<10 {
        world.step()
        try #require(world.differences.prefix(3) == [], "seed \(seed), step \(step): \(world.log)")
      }
    }
  }
}

/// A screen with items of one size, laid out by a subclass of the flow layout and of the waterfall.
@MainActor
private struct SubclassWorld {
  private var dice: Dice
  private let (stock, ours): (SwappedStage, SwappedStage)
  private(set) var log: [String] = []
  private(set) var differences: [String] = []

  init(seed: Int, change: LayoutChange, isHorizontal: Bool) {
    var dice = Dice(seed: seed)
    let counts = (0..<dice.number(1...3)).map { _ in dice.number(0...20) }
    let (size, header) = (CGSize(width: 90, height: 60), dice.happens(50) ? 30 : 0 as CGFloat)
    let pins = dice.happens(50)
    func stage(_ layout: some ChangedLayout) -> SwappedStage {
      layout.change = change
      let controller = AnsweringController(counts)
      controller.size = { _ in size }
      return SwappedStage(
        controller, layout: layout, size: CGSize(width: 320, height: 400), scale: 2, columns: nil,
        expectsDiagnostics: true
      ) {
        $0.scrollDirection = isHorizontal ? .horizontal : .vertical
        $0.headerReferenceSize = CGSize(width: header, height: header)
        $0.sectionInset = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 6)
        $0.sectionHeadersPinToVisibleBounds = pins
      }
    }
    (stock, ours) = (stage(ChangedStockLayout()), stage(ChangedWaterfall()))
    self.dice = dice
  }

  /// Scrolls both screens, performs a batch, and compares them.
  mutating func step() {
    log = []
    let part = CGFloat(dice.number(0...4)) / 4
    log.append("scroll to \(part)")
    each { $0.scroll(toPart: part) }
    let shown = ours.visibleItems
    let batch = makeBatch()
    each { stage in
      stage.view.performBatchUpdates { batch.work(stage) }
      stage.view.layoutIfNeeded()
    }
    differences = compare(animationsOf: batch, shown)
    each { $0.takeTurn() }
    differences += compare()
  }

  private func each(_ work: (SwappedStage) -> Void) {
    Host.withoutReports { work(stock) }
    work(ours)
  }

  private mutating func makeBatch() -> SectionBatch {
    let counts = ours.controller.counts
    let section = dice.number(0...counts.count - 1)
    let count = counts[section]
    let kind = dice.number(0...5)
    log.append("batch \(kind) in section \(section) of \(counts)")
    guard count > 1 || kind == 4 else { return .empty(section) }
    let (one, other) = (dice.number(0...max(0, count - 1)), dice.number(0...max(0, count - 1)))
    log.append("items \(one) and \(other)")
    switch kind {
    case 0: return .inserting(count..<count + dice.number(1...6), in: section)
    case 1: return .deleting(min(one, other)...max(one, other), in: section)
    case 2: return .reloading(one, in: section)
    case 3: return .moving(one, to: other, count: count, in: section)
    case 4: return .inserting(one..<one + 1, in: section)
    default: return .empty(section)
    }
  }

  /// Returns the differences, with those of the animations of a batch.
  ///
  /// `shown` are the items on screen before the batch.
  private func compare(animationsOf batch: SectionBatch? = nil, _ shown: [IndexPath] = [])
    -> [String]
  {
    var (old, new) = (picture(of: stock), picture(of: ours))
    if let batch {
      old.merge(animations(of: stock, in: batch, shown)) { $1 }
      new.merge(animations(of: ours, in: batch, shown)) { $1 }
    }
    return old.differences(to: new)
  }

  private func picture(of stage: SwappedStage) -> [String: String] {
    let size = stage.view.contentSize
    let isHorizontal = stage.layout.scrollDirection == .horizontal
    var picture = [
      "content": "\(isHorizontal ? size.width : size.height)",
      "offset": "\(stage.view.contentOffset)", "visible": "\(stage.visibleItems)",
    ]
    for path in stage.visibleItems {
      picture["\(path)"] = stage.view.cellForItem(at: path)?.frame.short
    }
    return picture
  }

  private func animations(
    of stage: SwappedStage, in batch: SectionBatch, _ shown: [IndexPath]
  ) -> [String: String] {
    guard let layout = stage.layout as? any ChangedLayout else { return [:] }
    var all: [String: String] = [:]
    for path in shown {
      all["end of \(path)"] = layout.animations.ends[.item(path)].map(describe)
    }
    for path in stage.visibleItems where batch.isKnown(path, shown) {
      all["start of \(path)"] = layout.animations.starts[.item(path)].map(describe)
    }
    return all
  }

  private func describe(_ attributes: UICollectionViewLayoutAttributes) -> String {
    """
    \(attributes.center) \(attributes.size) \(attributes.transform) \(attributes.alpha) \
    \(attributes.zIndex) \(attributes.isHidden)
    """
  }
}

/// A batch in one section, and the old item of each of the section's items, if it had one.
@MainActor
private struct SectionBatch {
  let section: Int
  let old: (Int) -> Int?
  let work: (SwappedStage) -> Void

  /// Returns whether an item was on screen before the batch, or is new.
  func isKnown(_ path: IndexPath, _ shown: [IndexPath]) -> Bool {
    guard path.section == section else { return shown.contains(path) }
    return old(path.item).map { shown.contains([section, $0]) } ?? true
  }

  static func empty(_ section: Int) -> SectionBatch {
    SectionBatch(section: section, old: { $0 }, work: { _ in })
  }

  static func inserting(_ items: Range<Int>, in section: Int) -> SectionBatch {
    SectionBatch(
      section: section,
      old: { items.contains($0) ? nil : $0 < items.lowerBound ? $0 : $0 - items.count },
      work: { stage in
        stage.controller.counts[section] += items.count
        stage.view.insertItems(at: items.map { [section, $0] })
      })
  }

  static func deleting(_ items: ClosedRange<Int>, in section: Int) -> SectionBatch {
    SectionBatch(
      section: section, old: { $0 < items.lowerBound ? $0 : $0 + items.count },
      work: { stage in
        stage.controller.counts[section] -= items.count
        stage.view.deleteItems(at: items.map { [section, $0] })
      })
  }

  static func reloading(_ item: Int, in section: Int) -> SectionBatch {
    SectionBatch(
      section: section, old: { $0 == item ? nil : $0 },
      work: { $0.view.reloadItems(at: [[section, item]]) })
  }

  static func moving(_ one: Int, to other: Int, count: Int, in section: Int) -> SectionBatch {
    var items = Array(0..<count)
    items.insert(items.remove(at: one), at: other)
    return SectionBatch(
      section: section, old: { [items] in items[$0] },
      work: { $0.view.moveItem(at: [section, one], to: [section, other]) })
  }
}
