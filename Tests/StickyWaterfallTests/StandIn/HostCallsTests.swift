#if !canImport(UIKit)
import StickyWaterfall
import Testing

/// What only the stand-in can show: its log of calls, its finger, and what UIKit would stop at.
@MainActor
@Suite struct HostCallsTests {
  @Test(arguments: Direction.allCases)
  func aPinStepQueriesThePinnedElementsAlone(direction: Direction) {
    let stage = PinStage([SectionPlan(header: 40, body: 2000, footer: 30)], direction)
    stage.scroll(to: 100)
    let log = CallLog()
    stage.view.callLog = log
    stage.controller.forgetQuestions()
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

  /// UIKit raises for it, in words that say what is wrong: facts 1.5.
  @Test func aListedPathThatNamesNoItemIsPassedOver() {
    let stage = FeedStage(.counts([8]))
    let reports = HostReports.during {
      stage.layout.invalidateLayout(with: .naming(items: [IndexPath(index: 1), [0, 3]]))
    }
    #expect(reports.count == 1)
    stage.layout.prepare()
    #expect(stage.controller.itemQuestions == [[0, 3]])
  }

  @Test func aDragComesToRestAtAPlace() {
    let screen = WaterfallScreen(AnsweringController([30], height: 100), columns: 1) {
      $0.scrollSnapping = .item
    }
    let rest = screen.view.simulateDrag(
      to: CGPoint(x: 0, y: 300), steps: 5, velocity: CGPoint(x: 0, y: 0.5))
    //   a velocity of 0.5 takes the content 249.5 further, to 549.5; 550 is the next place
    #expect(rest == CGPoint(x: 0, y: 550))
    #expect(screen.placeOnScreen(5)?.minY == 0)
  }

  @Test func listedPathsBelowZeroAreNoTrap() {
    let stage = FeedStage(.counts([8, 6, 4]))
    let context = WaterfallLayoutInvalidationContext.naming(
      items: [[-1, 0], [0, -1]], headers: [[-1, 0]])
    let reports = HostReports.during {
      stage.layout.invalidateLayout(with: context)
      stage.layout.prepare()
    }
    #expect(!reports.isEmpty)
    #expect(stage.controller.questions == [])
    #expect(stage.differencesFromFresh() == [])
  }

  /// A placeholder is not of the data source: the delegate is not asked, and nothing is decided by it.
  ///
  /// Contract rules 39 and 49.
  @Test func aDropPlaceholderHasTheLayoutsOwnSize() {
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
    #expect(controller.measured == [] && screen.frames().count == 6)
    #expect(screen.frame(2) == CGRect(x: 227, y: 0, width: 103, height: 50))
    screen.layOutAgain()
    #expect(controller.measured == (0..<5).map { [0, $0] })
    #expect(screen.frame(2) == CGRect(x: 227, y: 0, width: 103, height: 50))
    #expect(screen.frame(3) == CGRect(x: 227, y: 60, width: 103, height: 60))
  }

  // Contract rule 48.
  @Test func withoutObjectiveCAMethodBesideTheDeclaringClassCountsForNothing() {
    for controller in [Undeclaring([1]), Adding([1])] as [BareController] {
      let stage = Stage(controller, layout: WaterfallFlowLayout())
      #expect(stage.frame(0)?.width == 110)
    }
  }

  @Test func stagesAreStrict() {
    #expect(FeedStage(.counts([1])).view.strictness == .full)
  }
}

/// Has a method of the waterfall's and does not declare its protocol.
private final class Undeclaring: BareController {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnCountForSectionAt section: Int
  ) -> Int { 5 }
}

private class Declaring: BareController, WaterfallFlowLayoutDelegate {}

/// Has a method that the class which declares the protocol has not.
private final class Adding: Declaring {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnCountForSectionAt section: Int
  ) -> Int { 5 }
}
#endif
