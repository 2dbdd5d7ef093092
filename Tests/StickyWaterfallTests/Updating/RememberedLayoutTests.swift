import Testing
import WaterfallTestSupport

@testable import StickyWaterfall

/// Batch updates that ask for everything before the update list comes: contract rules 25 and 38.
@MainActor
@Suite struct RememberedLayoutTests {
  /// Why the layout asks for everything.
  enum Cause: CaseIterable, Sendable {
    case subclass
    case invalidationAndPass
  }

  private func layout(_ cause: Cause) -> LayoutSpy {
    let layout = LayoutSpy()
    layout.isSubclass = cause == .subclass
    return layout
  }

  /// Lays out again in the turn of the update, or in an earlier one.
  private func layOutAgain(_ stage: FeedStage, inSameTurn: Bool) {
    stage.layOutAgain()
    if !inSameTurn { stage.takeTurn() }
  }

  //     ┌0┐ ┌1┐ ┌2┐     The numbers are item indexes before the update.
  //     │ │ └─┘ │ │     Item 3 goes below item 1, and stays in that column
  //     │ │ ┌3┐ └─┘     when an item is inserted at the start.
  //     └─┘ │ │ ┌4┐
  // Contract rule 27c.2.
  @Test(arguments: Cause.allCases)
  func itemsKeepTheirColumnsInABatchThatAsksForEverything(cause: Cause) {
    let controller = AnsweringController([9])
    controller.size = { CGSize(width: 50, height: [100, 60, 80][$0.item % 3]) }
    let stage = WaterfallScreen(controller, laidOutBy: layout(cause), columns: 3) {
      $0.itemSizing = .fixedExtent
      $0.keepsItemsInColumns = true
    }
    #expect(stage.columns() == [0, 1, 2, 1, 2, 0, 2, 1, 0])
    stage.takeTurn()
    if cause == .invalidationAndPass { stage.layOutAgain() }
    controller.size = {
      CGSize(width: 50, height: $0.item == 0 ? 70 : [100, 60, 80][($0.item - 1) % 3])
    }
    stage.update(inserting: [[0, 0]])
    #expect(stage.columns().dropFirst() == [0, 1, 2, 1, 2, 0, 2, 1, 0])
  }

  //     ┌──90──┐ ┌─60─┐           ┌─60─┐     ┌─60─┐     Alone, four items of one width would be in
  //     ┌─60─┐ ┌─60─┐ ┌─60─┐      ┌─60─┐     ┌─60─┐     columns.
  // Contract rule 27c.2.
  @Test(arguments: Cause.allCases)
  func rowsStayRowsInABatchThatAsksForEverything(cause: Cause) {
    let controller = AnsweringController([5])
    var widths: [CGFloat] = [90, 60, 60, 60, 60]
    controller.size = { CGSize(width: widths[$0.item], height: 40) }
    let stage = WaterfallScreen(
      controller, size: CGSize(width: 200, height: 400), laidOutBy: layout(cause), columns: nil)
    stage.takeTurn()
    if cause == .invalidationAndPass { stage.layOutAgain() }
    widths.removeFirst()
    stage.update(deleting: [[0, 0]])
    #expect(stage.columns() == [nil, nil, nil, nil])
    #expect(controller.measured == (0..<4).map { [0, $0] })
  }

  /// A subclass can copy attributes in `prepare()`, before the list gives items their columns back.
  ///
  /// Nothing else causes another pass, because the content is as long as before.
  @Test func subclassPreparesAgainAfterItemsGotTheirColumnsBack() {
    let controller = AnsweringController([9])
    let layout = layout(.subclass)
    controller.size = { CGSize(width: 50, height: [100, 60, 80][$0.item % 3]) }
    let stage = WaterfallScreen(controller, laidOutBy: layout, columns: 3) {
      $0.itemSizing = .fixedExtent
      $0.keepsItemsInColumns = true
      $0.minimumContentExtent = 1_000
    }
    stage.takeTurn()
    var copies: [CGRect?] = []
    layout.after[.prepare] = { [unowned layout] in
      copies = (0..<10).map { layout.layoutAttributesForItem(at: [0, $0])?.frame }
    }
    controller.size = {
      CGSize(width: 50, height: $0.item == 0 ? 70 : [100, 60, 80][($0.item - 1) % 3])
    }
    stage.update(inserting: [[0, 0]])
    #expect(copies == stage.frames())
  }

  /// An update without changes, and an invalidation in the update, decide again.
  @Test(arguments: [false, true])
  func rowsBecomeColumnsInASubclassIfEverythingIsDecidedAgain(invalidates: Bool) {
    let controller = AnsweringController([5])
    var widths: [CGFloat] = [90, 60, 60, 60, 60]
    controller.size = { CGSize(width: widths[$0.item], height: 40) }
    let stage = WaterfallScreen(
      controller, size: CGSize(width: 200, height: 400), laidOutBy: layout(.subclass), columns: nil)
    widths[0] = 60
    stage.update { if invalidates { stage.layout.invalidateLayout() } }
    #expect(stage.columns() == [0, 1, 2, 0, 1])
  }

  @Test(arguments: Cause.allCases, Samples.seeds(10, of: 40) as Range<UInt64>)
  func batchThatAsksForEverythingEndsLikeAnotherBatch(cause: Cause, seed: UInt64) {
    let stages = [true, false].map { asksForEverything in
      let stage = randomStage(seed: seed)
      stage.layout.isSubclass = asksForEverything && cause == .subclass
      return stage
    }
    var dice = FeedDice(seed: seed, hasSpans: false)
    _ = dice.sections()
    for step in 0..<12 {
      let batch = dice.batch(from: stages[0].sections)
      for (stage, asksForEverything) in zip(stages, [true, false]) {
        if cause == .invalidationAndPass {
          layOutAgain(stage, inSameTurn: asksForEverything)
        }
        stage.perform(batch)
      }
      let places = stages.map(places)
      #expect(places[0] == places[1], "step \(step)")
      guard places[0] == places[1] else { return }
    }
  }

  /// Returns the frames and columns of all items in words.
  private func places(_ stage: FeedStage) -> [String] {
    stage.sections.paths.map {
      let frame = stage.layout.layoutAttributesForItem(at: $0)?.frame ?? .null
      return "\($0): column \(stage.layout.columnIndex(ofItemAt: $0) ?? -1), \(frame)"
    }
  }

  /// Sections with automatic columns or rows, and sections with a column count.
  ///
  ///     240 wide: three columns of 72, or two of them and their gap of 12, or rows
  private func randomStage(seed: UInt64) -> FeedStage {
    var dice = FeedDice(seed: seed, hasSpans: false)
    let stage = FeedStage(dice.sections(), layout: LayoutSpy()) {
      $0.keepsItemsInColumns = !seed.isMultiple(of: 3)
      $0.itemSizing = .fixedExtent
    }
    let controller = stage.controller
    controller.height = nil
    controller.span = nil
    controller.size = { [unowned controller] in
      let item = controller.sections[$0]
      let width: CGFloat =
        item.name.isMultiple(of: 13) ? 100 : item.name.isMultiple(of: 7) ? 156 : 72
      return CGSize(width: width, height: item.height + 10)
    }
    controller.columns = { [unowned controller] in
      max(0, controller.sections[$0].columns - 1)
    }
    stage.reload()
    stage.takeTurn()
    return stage
  }
}
