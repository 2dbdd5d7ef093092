import StickyWaterfall
import Testing
import WaterfallTestSupport

/// A delegate that specifies sizes and exact heights, without a column count: contract rule 34.
@MainActor
@Suite struct ExactHeightsTests {
  private func screen(
    _ sizes: [CGSize], isHorizontal: Bool = false,
    exact: @escaping (IndexPath, CGFloat) -> CGFloat
  ) -> WaterfallScreen {
    let controller = AnsweringController([sizes.count])
    controller.size = { sizes[min($0.item, sizes.count - 1)] }
    if isHorizontal { controller.width = exact } else { controller.height = exact }
    return WaterfallScreen(
      controller, size: CGSize(width: 330, height: 330), scale: 2, columns: nil
    ) { $0.scrollDirection = isHorizontal ? .horizontal : .vertical }
  }

  private func calls(_ screen: WaterfallScreen, of method: String) -> [String] {
    screen.controller.answered.filter { $0.hasPrefix(method) }
  }

  //     ┌160────┐ ┌80┐ ┌─120─┐       Tags stay in rows, with the sizes of `sizeForItemAt`.
  //     └───────┘ └──┘ └─────┘
  //     ┌─200─────┐
  // Contract rule 34.2.
  @Test(arguments: [false, true])
  func tagsStayInRowsBesideExactHeights(isHorizontal: Bool) {
    let sizes = [160, 80, 120, 40, 200].map {
      isHorizontal ? CGSize(width: 40, height: $0) : CGSize(width: $0, height: 40)
    }
    let screen = screen(sizes, isHorizontal: isHorizontal) { _, _ in 500 }
    let plain = WaterfallScreen(
      AnsweringController([5]), size: CGSize(width: 330, height: 330), scale: 2, columns: nil
    ) { $0.scrollDirection = isHorizontal ? .horizontal : .vertical }
    plain.controller.size = { sizes[$0.item] }
    plain.reload()
    #expect(screen.frames() == plain.frames() && screen.frames().map(\.size) == sizes)
    #expect(screen.controller.measured == (0..<5).map { [0, $0] })
  }

  //     ┌103┐ ┌103┐ ┌103┐       The width makes three columns, and heights are exact.
  //     │   │ └───┘ │   │
  //     │   │ ┌103┐ └───┘
  // Contract rule 34.2.
  @Test(arguments: [false, true])
  func widthsMakeColumnsInWhichHeightsAreExact(isHorizontal: Bool) {
    var widths: [CGFloat] = []
    let tile = isHorizontal ? CGSize(width: 60, height: 103) : CGSize(width: 103, height: 60)
    let screen = screen(Array(repeating: tile, count: 5), isHorizontal: isHorizontal) {
      widths.append($1)
      return CGFloat(90 - $0.item * 10)
    }
    let sizes = [90, 80, 70, 60, 50].map {
      isHorizontal ? CGSize(width: $0, height: 103) : CGSize(width: 103, height: $0)
    }
    #expect(screen.frames().map(\.size) == sizes && screen.columns() == [0, 1, 2, 2, 1])
    #expect(widths == Array(repeating: 103, count: 5))
    #expect(calls(screen, of: "sizeForItem").count == 5)
  }

  //     ┌──────330────────┐     A banner spans the grid, and its height is for that width.
  //     └─────────────────┘
  //     ┌103┐ ┌103┐ ┌103┐
  @Test func spanningItemGetsTheExactHeightForItsColumns() {
    var widths: [IndexPath: CGFloat] = [:]
    let sizes = ([330, 103, 103, 216, 103] as [CGFloat]).map { CGSize(width: $0, height: 40) }
    let screen = screen(sizes) {
      widths[$0] = $1
      return $1 / 2
    }
    #expect(sizes.indices.map { widths[[0, $0]] } == [330, 103, 103, 216.5, 103])
    #expect(screen.frames().map(\.height) == [165, 51.5, 51.5, 108.25, 51.5])
    screen.controller.measured = []
    screen.update(inserting: [[0, 5]])
    #expect(screen.controller.measured == [[0, 5], [0, 5]])
    #expect(screen.frame(5)?.size == CGSize(width: 103, height: 51.5))
  }

  /// An item without a size is hidden if its exact height is 0, too.
  ///
  /// Contract rule 36.1.
  @Test(
    arguments: [
      ([60, 0, 90], true), ([60, 0, 60], false), ([60, 5, 90], false),
    ] as [([CGFloat], Bool)])
  func exactHeightsDecideWhetherHiddenItemsMakeRows(heights: [CGFloat], hasColumns: Bool) {
    let sizes = [CGSize(width: 103, height: 40), .zero, CGSize(width: 103, height: 40)]
    let screen = screen(sizes) { path, _ in heights[path.item] }
    #expect((screen.layout.columnIndex(ofItemAt: [0, 0]) != nil) == hasColumns)
    #expect(screen.frames().map(\.height) == (hasColumns ? heights : [40, 0, 40]))
    #expect(calls(screen, of: "heightForItem").count == 3)
  }

  @Test func exactHeightsAloneStillMakeTwoColumns() {
    let controller = AnsweringController([3], height: 70)
    let screen = WaterfallScreen(
      controller, size: CGSize(width: 330, height: 330), scale: 2, columns: nil)
    #expect(
      screen.frames().map(\.size) == Array(repeating: CGSize(width: 160, height: 70), count: 3))
    #expect(controller.measured == [[0, 0], [0, 1], [0, 2]])
  }

  /// In columns, items have their exact heights, and in rows the heights of their sizes.
  @Test(arguments: Samples.seeds(20, of: 60) as Range<UInt64>)
  func framesAreThoseOfSizesWithTheSameHeights(seed: UInt64) {
    let stages = [Heights.both, .exact, .specified].map { RandomHeights(seed: seed, $0) }
    for step in 0..<6 {
      for stage in stages { stage.take(step: step) }
      for section in 0..<stages[0].screen.view.numberOfSections {
        let frames = stages.map { $0.frames(section) }
        let hasColumns = stages[0].screen.layout.columnCount(inSection: section) > 0
        #expect(frames[0] == frames[hasColumns ? 1 : 2], "step \(step), section \(section)")
      }
    }
  }
}

private enum Heights {
  case both, exact, specified
}

/// Sections whose items have random sizes and exact heights, by their names.
@MainActor
private final class RandomHeights {
  let screen: WaterfallScreen
  private var dice: Dice
  private var names: [[Int]] = []
  private var next = 0

  init(seed: UInt64, _ heights: Heights) {
    dice = Dice(seed: seed)
    let isHorizontal = dice.happens(30)
    let isMirrored = dice.happens(20)
    let palette = dice.number(0...2)
    let controller = AnsweringController([])
    screen = WaterfallScreen(
      controller, size: CGSize(width: 330, height: 330), scale: 2, isRightToLeft: isMirrored,
      columns: nil
    ) { $0.scrollDirection = isHorizontal ? .horizontal : .vertical }
    let exact = { [unowned self] (path: IndexPath) in CGFloat(30 + name(path) % 5 * 14) }
    controller.size = { [unowned self] path in
      let width = Self.width(name(path), palette: palette)
      let height = heights == .exact ? exact(path) : CGFloat(20 + name(path) % 3 * 9)
      return isHorizontal
        ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }
    if heights == .both {
      if isHorizontal { controller.width = { path, _ in exact(path) } }
      if !isHorizontal { controller.height = { path, _ in exact(path) } }
    }
    names = (0..<dice.number(1...3)).map { _ in (0..<dice.number(0...9)).map { _ in made() } }
    controller.counts = names.map(\.count)
    screen.reload()
  }

  /// Returns one width, the widths of a grid, or those of tags.
  private static func width(_ name: Int, palette: Int) -> CGFloat {
    switch palette {
    case 0: 103
    case 1: name.isMultiple(of: 6) ? 330 : name.isMultiple(of: 11) ? 90 : 103
    default: CGFloat(40 + name % 4 * 30)
    }
  }

  private func name(_ path: IndexPath) -> Int { names[path.section][path.item] }

  private func made() -> Int {
    next += 1
    return next
  }

  /// Deletes, inserts, and reloads items, or lays out again.
  func take(step: Int) {
    guard step > 0 else { return }
    let section = dice.number(0...names.count - 1)
    let deleted = names[section].indices.filter { _ in dice.happens(20) }
    let inserted = dice.number(0...2)
    if dice.happens(20) { screen.layout.invalidateLayout() }
    screen.update { [self] in
      for item in deleted.reversed() { names[section].remove(at: item) }
      let first = names[section].count
      for _ in 0..<inserted { names[section].append(made()) }
      screen.controller.counts = names.map(\.count)
      screen.view.deleteItems(at: deleted.map { IndexPath(item: $0, section: section) })
      screen.view.insertItems(
        at: (first..<first + inserted).map { IndexPath(item: $0, section: section) })
    }
  }

  /// Returns the frames of a section's items, relative to the first of their edges.
  func frames(_ section: Int) -> [CGRect] {
    let frames = screen.frames(section)
    let x = frames.map(\.minX).min() ?? 0
    let y = frames.map(\.minY).min() ?? 0
    return frames.map { $0.offsetBy(dx: -x, dy: -y) }
  }
}
