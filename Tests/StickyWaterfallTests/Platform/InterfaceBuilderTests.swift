#if canImport(UIKit)
import StickyWaterfall
import Testing

/// What Interface Builder does with a layout: an archive of stock values, then values by key.
///
/// There is neither without UIKit; that properties are inspectable is in Tests/API.txt as well.
@MainActor
@Suite struct InterfaceBuilderTests {
  private static let keys = [
    "columnCount", "minimumColumnWidth", "itemPlacement", "itemSizing", "minimumContentExtent",
    "pinnedHeaderExtent", "pinnedFooterExtent", "pinningScope", "pinnedHeaderOffset",
    "pinnedFooterOffset", "pinsWhileOverscrolling", "stretchesFirstHeader", "pinnedZIndex",
    "itemsPinToVisibleBounds", "keepsItemsInColumns", "keepsVisibleItemsInPlace",
    "scrollSnapping", "updateAnimation",
  ]

  @Test(arguments: keys)
  func aRuntimeAttributeSetsItsProperty(key: String) {
    let layout = WaterfallFlowLayout()
    #expect((layout.value(forKey: key) as? NSNumber)?.intValue != 1)
    layout.setValue(1, forKey: key)
    #expect((layout.value(forKey: key) as? NSNumber)?.intValue == 1)
  }

  @Test func aLayoutFromAnArchiveKeepsTheStockValuesInIt() throws {
    let stock = UICollectionViewFlowLayout()
    stock.minimumLineSpacing = 7
    stock.headerReferenceSize = CGSize(width: 0, height: 44)
    stock.sectionHeadersPinToVisibleBounds = true
    let layout = try #require(try unarchived(stock))
    #expect(layout.minimumLineSpacing == 7)
    #expect(layout.headerReferenceSize.height == 44)
    #expect(layout.sectionHeadersPinToVisibleBounds)
    #expect(!layout.sectionFootersPinToVisibleBounds)
    #expect(layout.columnCount == WaterfallFlowLayout.automaticColumnCount)
  }

  /// An archive of a stock layout, read as the class that a storyboard would name.
  private func unarchived(_ stock: UICollectionViewFlowLayout) throws -> WaterfallFlowLayout? {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.setClassName("SWFWaterfallFlowLayout", for: UICollectionViewFlowLayout.self)
    archiver.encode(stock, forKey: NSKeyedArchiveRootObjectKey)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    return unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? WaterfallFlowLayout
  }
}
#endif
