import Foundation
import StickyWaterfall
import Testing

@MainActor
@Suite struct DefaultsTests {
  @Test func inheritedPropertiesHaveTheFlowLayoutsDefaults() {
    let (layout, stock) = (WaterfallFlowLayout(), UICollectionViewFlowLayout())
    #expect(layout.minimumLineSpacing == stock.minimumLineSpacing)
    #expect(layout.minimumInteritemSpacing == stock.minimumInteritemSpacing)
    #expect(layout.itemSize == stock.itemSize)
    #expect(layout.estimatedItemSize == stock.estimatedItemSize)
    #expect(layout.sectionInset == stock.sectionInset)
    #expect(layout.sectionInsetReference == stock.sectionInsetReference)
    #expect(layout.headerReferenceSize == stock.headerReferenceSize)
    #expect(layout.footerReferenceSize == stock.footerReferenceSize)
    #expect(layout.scrollDirection == stock.scrollDirection)
    #expect(!layout.sectionHeadersPinToVisibleBounds && !layout.sectionFootersPinToVisibleBounds)
  }

  @Test func waterfallPropertiesHaveTheDocumentedDefaults() {
    let layout = WaterfallFlowLayout()
    #expect(layout.columnCount == WaterfallFlowLayout.automaticColumnCount)
    #expect(layout.minimumColumnWidth == 0)
    #expect(layout.itemPlacement == ItemPlacement.shortestColumn)
    #expect(layout.placementTolerance == 0 && layout.rowDistribution == .justified)
    #expect(layout.rowAlignment == .center)
    #expect(layout.itemSizing == ItemSizing.aspectRatio)
    #expect(layout.minimumContentExtent == 0)
    #expect(layout.contentAnchor == WaterfallFlowLayout.ContentAnchor.start)
    #expect(layout.pinnedHeaderExtent == WaterfallFlowLayout.automaticExtent)
    #expect(layout.pinnedFooterExtent == WaterfallFlowLayout.automaticExtent)
    #expect(layout.pinningScope == PinningScope.section)
    #expect(layout.pinnedZIndex == 1024)
    #expect(layout.updateAnimation == UpdateAnimation.fade)
  }

  @Test func optionsThatTheFlowLayoutLacksAreOffByDefault() {
    let layout = WaterfallFlowLayout()
    #expect(layout.pinnedHeaderOffset == 0 && layout.pinnedFooterOffset == 0)
    #expect(!layout.pinsWhileOverscrolling && !layout.stretchesFirstHeader)
    #expect(layout.headerInset == .zero && layout.footerInset == .zero)
    #expect(layout.sectionBackgroundInset == .zero)
    #expect(!layout.itemsPinToVisibleBounds)
    #expect(!layout.keepsItemsInColumns && !layout.keepsVisibleItemsInPlace)
    #expect(!layout.selfSizesHeadersAndFooters)
    #expect(layout.scrollSnapping == ScrollSnapping.none)
    #expect(layout.diagnosticHandler != nil)
  }

  // With its own flags, the flow layout would pin headers that nothing shows.
  @Test func flowLayoutItselfPinsNothingAfterTheLayoutIsArchived() {
    let layout = WaterfallFlowLayout()
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    layout.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
    #expect(layout.flowLayoutPins == [false, false])
    #expect(layout.sectionHeadersPinToVisibleBounds && layout.sectionFootersPinToVisibleBounds)
  }
}

extension WaterfallFlowLayout {
  /// The flow layout's own pin flags.
  fileprivate var flowLayoutPins: [Bool] {
    [super.sectionHeadersPinToVisibleBounds, super.sectionFootersPinToVisibleBounds]
  }
}
