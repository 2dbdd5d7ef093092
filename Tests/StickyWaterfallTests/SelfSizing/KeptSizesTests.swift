import Testing
import WaterfallEngine

@testable import StickyWaterfall

/// The sizes that views keep while everything is asked for again.
@MainActor
@Suite struct KeptSizesTests {
  /// Eight items that have returned a size, in two sections.
  private func sizes() -> KeptSizes {
    let stage = FeedStage(.counts([4, 4])) {
      $0.estimatedItemSize = CGSize(width: 100, height: 50)
    }
    stage.controller.sizeCells { CGFloat(20 + $0 % 7) }
    stage.reload()
    let sizes = KeptSizes(in: stage.layout.content.engine)
    #expect(sizes.items.count == 8)
    return sizes
  }

  private func plan(_ updates: UpdateItem...) throws -> UpdatePlan {
    try #require(UpdatePlan(for: updates, oldCount: 2, newCount: 2))
  }

  private func ids(of sizes: KeptSizes, inSection section: Int) -> [ItemID] {
    sizes.items.keys.filter { $0.section == section }.sorted { $0.item < $1.item }
  }

  // Items 1 and 2 go and another one comes, so that 3 has index 2.
  @Test func itemsFollowABatchUpdateUnlessTheyGo() throws {
    let plan = try plan(
      UpdateItem(.delete, from: [0, 1]), UpdateItem(.delete, from: [0, 2]),
      UpdateItem(.insert, to: [0, 1]))
    let kept = sizes().following(plan, except: Staleness.Parts())
    #expect(ids(of: kept, inSection: 0) == [[0, 0], [0, 2]])
    #expect(ids(of: kept, inSection: 1).count == 4)
  }

  @Test func reloadedItemsKeepNoSizeInABatchUpdate() throws {
    let plan = try plan(UpdateItem(.reload, from: [0, 1], to: [0, 1]))
    let kept = sizes().following(plan, except: Staleness.Parts())
    #expect(ids(of: kept, inSection: 0) == [[0, 0], [0, 2], [0, 3]])
    #expect(ids(of: kept, inSection: 1).count == 4)
  }

  @Test func invalidatedItemsKeepNoSizeInABatchUpdate() throws {
    let plan = try plan(UpdateItem(.insert, to: [0, 0]))
    let stale = Staleness.Parts(elements: Set(itemsAt: [[0, 1], [1, 3]]))
    let kept = sizes().following(plan, except: stale)
    #expect(ids(of: kept, inSection: 0) == [[0, 1], [0, 3], [0, 4]])
    #expect(ids(of: kept, inSection: 1) == [[1, 0], [1, 1], [1, 2]])
  }

  @Test func itemsThatLoseTheirSizesAreAskedForAgain() throws {
    let all = sizes()
    let plan = try plan(UpdateItem(.move, from: [0, 3], to: [0, 3]))
    let stale = Staleness.Parts(elements: Set(itemsAt: [[0, 1], [1, 3]]))
    let kept = all.following(plan, except: stale)
    guard case .parts(let parts) = all.subtracting(kept) else {
      Issue.record("everything is asked for again")
      return
    }
    #expect(parts.elements == stale.elements)
  }
}
