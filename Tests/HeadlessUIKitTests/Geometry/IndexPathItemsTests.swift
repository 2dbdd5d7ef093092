#if !canImport(UIKit)
import HeadlessUIKit
import Testing

@Suite struct IndexPathItemsTests {
  @Test func indexPathContainsTheSectionBeforeTheItem() {
    let path = IndexPath(item: 7, section: 3)
    #expect(path == [3, 7])
    #expect((path.section, path.item, path.row) == (3, 7, 7))
  }

  @Test func initializersWithEqualIndexesCreateEqualPaths() {
    let path = IndexPath(row: 7, section: 3)
    #expect(path == IndexPath(item: 7, section: 3))
    #expect(path.hashValue == IndexPath(indexes: [3, 7]).hashValue)
  }

  @Test func sectionAndItemOfAnIndexPathCanBeSet() {
    var path = IndexPath(item: 7, section: 3)
    path.item = 1
    path.section = 2
    #expect(path == [2, 1])
  }

  @Test func itemOfAnIndexPathCanBeNSNotFound() {
    #expect(IndexPath(item: NSNotFound, section: 1) == [1, NSNotFound])
  }
}
#endif
