import StickyWaterfall
import Testing

/// The layout queries the delegate section by section and item by item, in the same order in each
/// run.
@MainActor
@Suite struct QueryOrderTests {
  private let stage = FeedStage(.counts(Array(repeating: 12, count: 12)))

  private var sections: [Int] { stage.controller.questions.map(\.section) }
  private var items: [IndexPath] {
    stage.controller.questions.compactMap { if case .item(let path) = $0 { path } else { nil } }
  }

  @Test func batchQueriesItsSectionsInOrder() {
    var batch = FeedBatch(stage.sections)
    for section in 0..<12 {
      let items = [10, 11].map { FeedItem(name: 5000 + section * 2 + $0, height: 31) }
      batch.after[section].items.insert(contentsOf: items, at: 3)
      batch.insertedItems += [[section, 3], [section, 4]]
      batch.askedNames.formUnion(items.map(\.name))
    }
    stage.perform(batch)
    #expect(Set(sections) == Set(0..<12))
    // Shifted items are queried once it's known what is visible.
    let (new, shifted) = (items.prefix(24), items.dropFirst(24))
    #expect(Array(new) == (0..<12).flatMap { [[$0, 3], [$0, 4]] })
    #expect(sections.dropLast(shifted.count) == sections.dropLast(shifted.count).sorted()[...])
    #expect(
      Array(shifted) == shifted.sorted() && Set(shifted).isSuperset(of: (0..<12).map { [$0, 5] }))
  }

  @Test func contextQueriesItsElementsInOrder() {
    let listed = (0..<12).flatMap { section in
      (0..<12).map { IndexPath(item: $0, section: section) }
    }
    let headers = (0..<12).map { IndexPath(item: 0, section: $0) }
    stage.layout.invalidateLayout(with: .naming(items: listed, headers: headers.reversed()))
    stage.layout.prepare()
    #expect(items == listed)
    let others = stage.controller.questions.filter { if case .item = $0 { false } else { true } }
    #expect(Set(others.map(\.section)) == Set(0..<12))
    #expect(others.map(\.section) == others.map(\.section).sorted())
  }
}
