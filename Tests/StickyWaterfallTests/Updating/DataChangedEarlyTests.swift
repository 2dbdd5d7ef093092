import Foundation
import Testing
import WaterfallEngine

@testable import StickyWaterfall

/// Size changes and updates that arrive after the data has changed.
@MainActor
@Suite struct DataChangedEarlyTests {
  private func screen(_ count: Int) -> WaterfallScreen {
    let controller = AnsweringController([count])
    let screen = WaterfallScreen(controller, size: CGSize(width: 400, height: 800), columns: nil)
    controller.size = { [unowned screen] _ in
      CGSize(width: (screen.view.bounds.width - 10) / 2, height: 50)
    }
    screen.reload()
    screen.takeTurn()
    return screen
  }

  private func rotate(_ screen: WaterfallScreen) {
    screen.view.frame.size = CGSize(width: 800, height: 400)
  }

  @Test func rotationIsLaidOutImmediatelyIfTheDataHasGrown() {
    let screen = screen(30)
    screen.controller.counts = [33, 2]
    rotate(screen)
    #expect(screen.frame(1)?.minX == 405 && screen.frame(1)?.width == 395)
    screen.reload()
    #expect(screen.frame(32)?.width == 395)
  }

  /// Contract rule 26.2.
  @Test(arguments: [false, true])
  func rotationAppliesAfterAReloadOrRunLoopTurnIfDataShrank(isReloaded: Bool) {
    let screen = screen(30)
    screen.controller.counts = [27]
    rotate(screen)
    #expect(screen.frame(1)?.width == 195)
    if isReloaded { screen.reload() } else { screen.takeTurn() }
    #expect(screen.frame(1)?.width == 395)
  }

  /// Five items in one column get a width in the block of a batch, after the data has changed.
  @Test(arguments: [false, true])
  func viewWidthSetInABatchBlockDuplicatesNoItem(comesFirst: Bool) {
    let controller = AnsweringController([5])
    var heights: [CGFloat] = [30, 31, 32, 33, 34]
    controller.size = { CGSize(width: 50, height: heights[$0.item]) }
    let screen = WaterfallScreen(controller, size: CGSize(width: 0, height: 400), columns: 1) {
      $0.itemSizing = .fixedExtent
    }
    screen.update {
      if comesFirst { screen.view.frame.size.width = 320 }
      heights = [77, 30, 31, 32, 33]
      screen.view.deleteItems(at: [[0, 4]])
      screen.view.insertItems(at: [[0, 0]])
      if !comesFirst { screen.view.frame.size.width = 320 }
    }
    #expect(screen.frames(0).map(\.height) == heights)
    screen.takeTurn()
    #expect(screen.frames(0).map(\.height) == heights)
  }

  /// The collection view doesn't own its data source, and still counts the items of one that goes.
  @Test func delegateIsNotAskedInTheTurnInWhichTheDataSourceGoes() {
    let controller = AnsweringController([5], height: 50)
    let stage = WaterfallScreen(controller, columns: 1)
    var source: BareController? = BareController([5])
    stage.view.dataSource = source
    stage.view.layoutIfNeeded()
    source = nil
    #expect(stage.view.dataSource == nil && stage.view.numberOfSections == 1)
    controller.measured = []
    stage.layout.invalidateLayout()
    stage.layout.prepare()
    #expect(controller.measured == [])
    stage.view.dataSource = controller
  }

  /// The list deletes an item, but the collection view still counts it.
  ///
  /// Contract rule 25.3.
  @Test func updatesThatContradictTheItemCountsMakeTheLayoutQueryAllItems() {
    let stage = FeedStage(.counts([4]))
    stage.layout.applyBatchUpdate([UpdateItem(.delete, from: [0, 1])])
    #expect(stage.controller.queriedItems == (0..<4).map { [0, $0] })
    stage.layout.endBatchUpdate()
    #expect(stage.differencesFromFresh() == [])
  }

  /// Facts 14.3.
  @Test func lookupsWithIndexPathsOfLengthZeroReturnNoElements() throws {
    let stage = FeedStage(.counts([4])) { $0.estimatedItemSize.height = 50 }
    let (layout, header, path) = (stage.layout, Side.header.kind, IndexPath())
    let attributes = WaterfallLayoutAttributes(forSupplementaryViewOfKind: header, with: path)
    attributes.size.height = 99
    stage.scroll(to: 10)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: header, at: path) == nil)
    #expect(
      !layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes))
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes)
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    stage.spy?.after[.updates] = {
      let element = ElementID(elementKind: header, at: path)
      for isStart in [true, false] {
        let used = layout.animationAttributes(of: element, isStart: isStart, or: attributes)
        #expect(used === attributes, "an empty index path is an element")
      }
    }
    stage.perform(.deleting(0..<4, of: stage.sections))
    stage.expectFresh()
  }
}
