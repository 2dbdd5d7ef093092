#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// Calls have the same order in each run: items of forty sections by index path, then headers.
@MainActor
@Suite struct OrderOfCallsTests {
  private let layout = ListLayout(rowHeight: 3, headerHeight: 2)
  private let stage: CollectionStage

  init() {
    stage = CollectionStage(
      layout, Array(repeating: 2, count: 80), size: CGSize(width: 100, height: 320))
    stage.started()
  }

  /// Returns the paths in the calls that begin with a word, in order.
  private func paths(_ word: String, in calls: [String]) -> [String] {
    calls.filter { $0.hasPrefix(word + " ") }.map { call in
      call.split(separator: "[").last.map { "[" + $0 } ?? ""
    }
  }

  private func items(_ sections: Range<Int>) -> [String] {
    sections.flatMap { section in (0..<2).map { "[\(section), \($0)]" } }
  }

  private func headers(_ sections: Range<Int>) -> [String] { sections.map { "[\($0), 0]" } }

  @Test func delegateIsToldAboutDisappearingViewsBeforeAppearingViews() {
    let calls = stage.calls { stage.view.contentOffset.y = 320 }
    let display = calls.filter { $0.contains("isplay") }
    let gone = ["didEndDisplaying", "didEndDisplayingSupplementaryView"]
    let come = ["willDisplay", "willDisplaySupplementaryView"]
    let words = zip(gone + come, [80, 40, 80, 40])
    let expected = words.flatMap { word, count in Array(repeating: word, count: count) }
    #expect(display.map { String($0.prefix { $0 != " " }) } == expected)
    #expect(paths(gone[0], in: calls) == items(0..<40))
    #expect(paths(gone[1], in: calls) == headers(0..<40))
    #expect(paths(come[0], in: calls) == items(40..<80))
    #expect(paths(come[1], in: calls) == headers(40..<80))
  }

  @Test func attributesAreAppliedToItemsBeforeHeaders() {
    let calls = stage.calls {
      layout.headerHeight = 1
      layout.invalidateLayout()
    }
    // Sections are 7 points high, so 46 are visible.
    #expect(paths("apply", in: calls) == items(0..<46) + headers(0..<46))
  }

  @Test func preferredSizesAreQueriedInItemOrder() {
    var queried: [String] = []
    stage.controller.preferredExtent = { path, kind in
      queried.append("\(kind == nil ? "item" : "header") \(path.short)")
      return nil
    }
    layout.rowHeight = 4
    stage.layOutAgain()
    // Sections are 10 points high, so 32 are visible. Their headers keep their size.
    #expect(queried == (0..<32).flatMap { ["item \($0).0", "item \($0).1"] })
  }

  @Test func updateQueriesFinalAttributesInElementOrder() {
    let calls = stage.calls { stage.delete(0..<1, ofSection: 0) }
    let queried = paths("finalLayoutAttributesForDisappearingItem", in: calls)
    #expect(queried == items(0..<40) + ["[40, 0]"])
    let kind = UICollectionView.elementKindSectionHeader
    #expect(
      paths("finalLayoutAttributesForDisappearingSupplementaryElement \(kind)", in: calls)
        == headers(0..<41))
  }
}
#endif
