#if canImport(UIKit)
import StickyWaterfall
import Testing

/// Objective-C access: archives, attributes set by key, and methods called by selector.
///
/// Linux has no Objective-C, so these tests need UIKit.
@MainActor
@Suite struct InterfaceBuilderTests {
  private static let keys = [
    "columnCount", "minimumColumnWidth", "itemPlacement", "placementTolerance", "rowDistribution",
    "rowAlignment", "itemSizing", "minimumContentExtent", "contentAnchor",
    "pinnedHeaderExtent", "pinnedFooterExtent", "pinningScope", "pinnedHeaderOffset",
    "pinnedFooterOffset", "pinsWhileOverscrolling", "stretchesFirstHeader", "pinnedZIndex",
    "itemsPinToVisibleBounds", "keepsItemsInColumns", "keepsVisibleItemsInPlace",
    "scrollSnapping", "updateAnimation",
  ]

  @Test(arguments: keys)
  func userDefinedRuntimeAttributeSetsALayoutProperty(key: String) {
    let layout = WaterfallFlowLayout()
    #expect((layout.value(forKey: key) as? NSNumber)?.intValue != 1)
    layout.setValue(1, forKey: key)
    #expect((layout.value(forKey: key) as? NSNumber)?.intValue == 1)
  }

  @Test func unarchivedLayoutHasTheValuesOfTheArchivedFlowLayout() throws {
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

  // Contract rule 48.1.
  @Test func delegateMethodsAreCalledWithoutDeclaredConformance() {
    let stage = Stage(Undeclaring([1]), layout: WaterfallFlowLayout())
    #expect(stage.frame(0)?.minX == 30)
  }

  // Facts 10.4.
  @Test func delegateThatImplementsASizeMethodWithoutDeclaringConformanceCausesNoReport() {
    let stage = Stage(UndeclaringSizes([1]), layout: WaterfallFlowLayout(), columns: nil)
    #expect(stage.frame(0)?.width == 70)
    for _ in 0..<3 { stage.takeTurn() }
  }

  /// Archives a stock layout and decodes the archive as the class that a storyboard would name.
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

/// A controller that implements a method for sizes without declaring conformance.
private final class UndeclaringSizes: BareController {
  @objc(collectionView:layout:sizeForItemAtIndexPath:)
  func size(
    _ collectionView: UICollectionView, _ layout: UICollectionViewLayout, _ indexPath: IndexPath
  ) -> CGSize { CGSize(width: 70, height: 70) }
}

/// A controller that implements a method for insets without declaring conformance.
private final class Undeclaring: BareController {
  @objc(collectionView:layout:insetForSectionAtIndex:)
  func inset(
    _ collectionView: UICollectionView, _ layout: UICollectionViewLayout, _ section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0) }
}
#endif
