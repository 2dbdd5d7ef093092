#if !canImport(UIKit)
import Foundation
import StickyWaterfall
import Testing

/// Tests that need HeadlessUIKit's log of calls, simulated touches, or reports.
@MainActor
@Suite struct HeadlessUIKitCallsTests {
  @Test(arguments: Direction.allCases)
  func scrollStepQueriesOnlyThePinnedElements(direction: Direction) {
    let stage = PinStage([SectionPlan(header: 40, body: 2000, footer: 30)], direction)
    stage.scroll(to: 100)
    let log = CallLog()
    stage.view.callLog = log
    stage.controller.forgetQueries()
    stage.scroll(to: 110)
    let queries = log.calls.filter { $0.hasPrefix("layoutAttributesFor") }
    #expect(
      queries.sorted() == [
        "layoutAttributesForSupplementaryView \(Side.footer.kind) [0, 0]",
        "layoutAttributesForSupplementaryView \(Side.header.kind) [0, 0]",
      ])
    #expect(log.calls.contains("prepare"))
    #expect(stage.controller.answered == [])
  }

  /// UIKit raises an exception that names the index path (facts 1.5).
  @Test func contextIgnoresIndexPathsThatNameNoItem() {
    let stage = FeedStage(.counts([8]))
    let reports = HostReports.during {
      stage.layout.invalidateLayout(with: .naming(items: [IndexPath(index: 1), [0, 3]]))
    }
    #expect(reports.count == 1)
    stage.layout.prepare()
    #expect(stage.controller.queriedItems == [[0, 3]])
  }

  @Test func scrollingAfterADragStopsAtAnItemEdge() {
    let screen = WaterfallScreen(AnsweringController([30], height: 100), columns: 1) {
      $0.scrollSnapping = .item
    }
    let rest = screen.view.simulateDrag(
      to: CGPoint(x: 0, y: 300), steps: 5, velocity: CGPoint(x: 0, y: 0.5))
    // A velocity of 0.5 moves the content to 549.5. The nearest item edge is at 550.
    #expect(rest == CGPoint(x: 0, y: 550))
    #expect(screen.placeOnScreen(5)?.minY == 0)
  }

  /// Contract rules 39 and 49: the delegate isn't queried for the placeholder.
  ///
  /// Contract rule 49.2.
  @Test func dropPlaceholderUsesTheItemSize() {
    let controller = AnsweringController([5])
    controller.size = { _ in CGSize(width: 103, height: 60) }
    let screen = WaterfallScreen(
      controller, size: CGSize(width: 330, height: 330), scale: 2, columns: nil
    ) { $0.itemSizing = .fixedExtent }
    controller.measured = []
    let placeholder = UICollectionViewDropPlaceholder(
      insertionIndexPath: [0, 2], reuseIdentifier: "cell")
    let item = UIDragItem()
    _ = screen.view.simulateDrop([item]).drop(item, to: placeholder)
    screen.view.layoutIfNeeded()
    // Only the items after it are queried, by the data source's index paths.
    #expect(controller.measured == [[0, 2], [0, 3], [0, 4]] && screen.frames().count == 6)
    controller.measured = []
    #expect(screen.frame(2) == CGRect(x: 227, y: 0, width: 103, height: 50))
    screen.layOutAgain()
    #expect(controller.measured == (0..<5).map { [0, $0] })
    #expect(screen.frame(2) == CGRect(x: 227, y: 0, width: 103, height: 50))
    #expect(screen.frame(3) == CGRect(x: 227, y: 60, width: 103, height: 60))
  }

  // Contract rule 48.2.
  @Test func delegateMethodsWithoutDeclaredConformanceAreIgnoredInHeadlessUIKit() {
    for controller in [Undeclaring([1]), Adding([1])] as [BareController] {
      let stage = Stage(controller, layout: WaterfallFlowLayout())
      #expect(stage.frame(0)?.width == 110)
    }
  }

  @Test func collectionViewsInTestsUseTheStrictestHeadlessUIKitChecks() {
    #expect(FeedStage(.counts([1])).view.strictness == .full)
  }

  @Test func defaultDiagnosticHandlerWritesToStandardError() throws {
    let layout = WaterfallFlowLayout()
    layout.pinnedHeaderOffset = .nan
    let pipe = Pipe()
    let standardError = dup(2)
    dup2(pipe.fileHandleForWriting.fileDescriptor, 2)
    _ = layout.pinnedElements
    dup2(standardError, 2)
    close(standardError)
    try pipe.fileHandleForWriting.close()
    let data = try #require(try pipe.fileHandleForReading.readToEnd())
    let written = String(decoding: data, as: UTF8.self)
    #expect(
      written.contains(
        "WaterfallFlowLayout: pinnedHeaderOffset is NaN. Using 0 points. Set pinnedHeaderOffset to a "
          + "value from -100,000,000 through 100,000,000.\n"))
  }
}

/// A controller that implements a method of the waterfall's delegate without declaring conformance.
private final class Undeclaring: BareController {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnCountForSectionAt section: Int
  ) -> Int { 5 }
}

private class Declaring: BareController, WaterfallFlowLayoutDelegate {}

/// A controller with a method that the class which declares the conformance doesn't have.
private final class Adding: Declaring {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnCountForSectionAt section: Int
  ) -> Int { 5 }
}
#endif
