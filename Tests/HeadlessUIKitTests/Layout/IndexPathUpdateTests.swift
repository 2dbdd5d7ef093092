#if !canImport(UIKit)
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct IndexPathUpdateTests {
  private typealias Item = UICollectionViewUpdateItem

  private func section(_ section: Int) -> IndexPath {
    IndexPath(item: NSNotFound, section: section)
  }

  @Test func itemsFollowTheirShiftedSections() {
    let update = IndexPathUpdate([
      Item(.delete, before: section(0)), Item(.insert, after: section(1)),
      Item(.delete, before: [1, 0]),
    ])
    #expect(update.item(after: [0, 4]) == nil)
    #expect(update.item(after: [1, 1]) == [0, 0])
    #expect(update.item(after: [2, 5]) == [2, 5])
    #expect(update.element(after: [1, 0]) == [0, 0])
  }

  @Test func headerFollowsItsMovedSection() {
    let update = IndexPathUpdate([Item(.move, before: section(2), after: section(0))])
    #expect((0..<4).map { update.section(after: $0) } == [1, 2, 0, 3])
    #expect(update.element(after: [2, 0]) == [0, 0])
  }

  @Test func pathOfAWholeSectionKeepsItsItem() {
    let update = IndexPathUpdate([Item(.insert, after: [0, 0]), Item(.insert, after: section(0))])
    #expect(update.item(after: section(0)) == section(1))
    #expect(update.item(after: [0, Int.max - 1]) == [1, Int.max - 1])
  }

  @Test func batchUpdateChangesOnlyIndexPathsWithTwoIndexes() {
    let update = IndexPathUpdate([Item(.delete, before: section(0))])
    #expect(update.element(after: IndexPath()) == IndexPath())
    #expect(update.element(after: [4]) == [4])
  }
}
#endif
