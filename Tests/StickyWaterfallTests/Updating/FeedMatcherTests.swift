import StickyWaterfall
import Testing

/// The matchers of these tests detect differences.
@MainActor
@Suite struct FeedMatcherTests {
  private let feed: [FeedSection] = .counts([4, 3])

  @Test func layoutDifferencesIncludeMissingElementsAndChangedFramesOrContentSizes() {
    let stage = FeedStage(feed)
    let right = FeedElements(of: stage.layout, feed)
    #expect(right.differences(to: right) == [])
    var wrong = right
    wrong.contentSize.height += 1
    #expect(right.differences(to: wrong).count == 1)
    wrong = right
    wrong.elements[.item([0, 1])] = nil
    #expect(right.differences(to: wrong) == ["\(FeedElement.item([0, 1])) is missing"])
    #expect(wrong.differences(to: right) == ["\(FeedElement.item([0, 1])) is unexpected"])
    wrong.elements[.item([0, 1])] = right.elements[.item([0, 2])]
    #expect(right.differences(to: wrong).count == 1)
  }

  @Test func comparisonWithANewLayoutDetectsChangedData() {
    let stage = FeedStage(feed)
    stage.controller.sections[1].items[2].height += 1
    #expect(!stage.differencesFromFresh().isEmpty)
    #expect(!stage.viewDifferences().isEmpty)
  }

  @Test func viewDifferencesContainMovedAndMissingViews() {
    let stage = FeedStage(feed)
    #expect(stage.viewDifferences() == [])
    stage.view.cellForItem(at: [0, 1])?.frame.origin.x += 1
    #expect(stage.viewDifferences().count == 1)
    stage.view.cellForItem(at: [0, 1])?.frame.origin.x -= 1
    stage.view.cellForItem(at: [0, 2])?.alpha = 0.5
    #expect(stage.viewDifferences().count == 1)
    stage.view.frame.size.height = 2_000
    #expect(stage.viewDifferences().contains { $0.contains("views for") })
  }

  @Test func comparisonWithTheReferenceLayoutDetectsEveryChangedItemHeight() {
    let stage = FeedStage(feed)
    #expect(PlainFeed(feed, width: 260).differences(to: stage.layout) == [])
    for section in 0..<2 {
      for item in feed[section].items.indices {
        var other = feed
        other[section].items[item].height += 1
        #expect(!PlainFeed(other, width: 260).differences(to: stage.layout).isEmpty)
      }
    }
  }

  @Test func referenceLayoutHasTheFramesComputedByHand() {
    // Header 40, inset 10, two columns of 114 from x = 10 and x = 136, gaps of 12, footer 20.
    let plain = PlainFeed(.heights([[30, 50, 20]]), width: 260)
    #expect(plain.frames[.item([0, 0])] == CGRect(x: 10, y: 50, width: 114, height: 30))
    #expect(plain.frames[.item([0, 1])] == CGRect(x: 136, y: 50, width: 114, height: 50))
    #expect(plain.frames[.item([0, 2])] == CGRect(x: 10, y: 92, width: 114, height: 20))
    #expect(plain.height == 142)
  }

  @Test func randomBatchesContainEveryKindOfChange() {
    var dice = FeedDice(seed: 3)
    var (sections, kinds) = (dice.sections(), Set<String>())
    for _ in 0..<200 {
      let batch = dice.batch(from: sections)
      let lists: [(String, Int)] = [
        ("delete section", batch.deletedSections.count),
        ("insert section", batch.insertedSections.count),
        ("reload section", batch.reloadedSections.count),
        ("move section", batch.movedSections.count), ("delete", batch.deletedItems.count),
        ("insert", batch.insertedItems.count), ("reload", batch.reloadedItems.count),
        ("move", batch.movedItems.filter { $0.from.section == $0.to.section }.count),
        ("cross", batch.movedItems.filter { $0.from.section != $0.to.section }.count),
      ]
      kinds.formUnion(lists.filter { $0.1 > 0 }.map(\.0))
      sections = batch.after
    }
    #expect(kinds.count == 9)
  }
}
