#if !canImport(UIKit)
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct IndexPathUpdateTests {
  private typealias Item = UICollectionViewUpdateItem

  private func section(_ section: Int) -> IndexPath {
    IndexPath(item: NSNotFound, section: section)
  }

  @Test func remainingItemsCloseGapsAndMakeRoom() {
    let update = IndexPathUpdate([
      Item(.delete, before: [0, 3]), Item(.delete, before: [0, 0]),
      Item(.insert, after: [0, 1]), Item(.insert, after: [0, 2]),
    ])
    let after = (0..<5).map { update.item(after: [0, $0]) }
    #expect(after == [nil, [0, 0], [0, 3], nil, [0, 4]])
  }

  @Test func reloadedItemHasNoNewPath() {
    let update = IndexPathUpdate([Item(.reload, before: [0, 1], after: [0, 1])])
    #expect(update.item(after: [0, 1]) == nil)
    #expect(update.item(after: [0, 2]) == [0, 2])
  }

  @Test func movedItemHasItsTargetPath() {
    let update = IndexPathUpdate([Item(.move, before: [0, 0], after: [0, 2])])
    #expect((0..<4).map { update.item(after: [0, $0]) } == [[0, 2], [0, 0], [0, 1], [0, 3]])
  }

  @Test func movedSectionsCarryTheirItems() {
    let update = IndexPathUpdate([
      Item(.delete, before: section(0)), Item(.insert, after: section(1)),
      Item(.delete, before: [1, 0]),
    ])
    #expect(update.item(after: [0, 4]) == nil)
    #expect(update.item(after: [1, 1]) == [0, 0])
    #expect(update.item(after: [2, 5]) == [2, 5])
    #expect(update.element(after: [1, 0]) == [0, 0])
  }

  @Test func movedSectionCarriesItsHeader() {
    let update = IndexPathUpdate([Item(.move, before: section(2), after: section(0))])
    #expect((0..<4).map { update.section(after: $0) } == [1, 2, 0, 3])
    #expect(update.element(after: [2, 0]) == [0, 0])
  }

  @Test func pathsOfOtherLengthsStay() {
    let update = IndexPathUpdate([Item(.delete, before: section(0))])
    #expect(update.element(after: IndexPath()) == IndexPath())
    #expect(update.element(after: [4]) == [4])
  }
}
#endif
