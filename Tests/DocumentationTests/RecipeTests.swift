import Foundation
import StickyWaterfall
import Testing
import UIKitTestSupport

@Suite @MainActor
struct RecipeTests {
  private let header = UICollectionView.elementKindSectionHeader
  private let screen = ControllerStage()

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func quickStartShowsItsCellsAndHeader() throws {
    let view = try screen.show(ColorsViewController())
    let cells = try (0..<3).map { try #require(view.cellForItem(at: path($0))) }
    #expect(cells.map(\.frame.minX) == [0, 110, 220])
    #expect(cells.map { $0.frame.height.rounded() } == [67, 133, 200])
    #expect(Set(cells.map(\.backgroundColor)).count == 3)
    view.contentOffset.y = 700
    view.layoutIfNeeded()
    let bar = try #require(view.supplementaryView(forElementKind: header, at: path(0)))
    #expect(bar.frame == CGRect(x: 0, y: 700, width: 320, height: 44))
    #expect(bar.backgroundColor == .lightGray)
  }

  @available(iOS 14, tvOS 14, *)
  @Test func reorderingPhotosInASnapshotKeepsTheirSizes() throws {
    let controller = AlbumsViewController()
    let view = try screen.show(controller)
    let photos = (1...4).map { Photo(id: $0, size: CGSize(width: 1, height: $0)) }
    controller.show([("Garden", photos)])
    view.layoutIfNeeded()
    let title = view.supplementaryView(forElementKind: header, at: path(0)) as? TitleHeader
    #expect(title?.title.text == "Garden")
    controller.show([("Garden", photos.reversed())])
    view.layoutIfNeeded()
    let layout = view.collectionViewLayout
    let heights = (0..<4).map { layout.layoutAttributesForItem(at: path($0))?.frame.height }
    #expect(heights == [620, 465, 310, 155])
  }

  @Test func checkoutBarStaysBelowAllSections() throws {
    let layout = WaterfallFlowLayout()
    layout.columnCount = 2
    Recipes.checkoutBar(layout)
    let stage = SquaresStage(layout, [20, 20, 0], delegate: CheckoutBarDelegate())
    let footer = UICollectionView.elementKindSectionFooter
    for offset in [0, 700, 2000] as [CGFloat] {
      stage.scroll(to: offset)
      let bar = layout.layoutAttributesForSupplementaryView(ofKind: footer, at: path(0, 2))
      #expect(bar?.frame == CGRect(x: 0, y: offset + 416, width: 320, height: 64))
      #expect(layout.pinnedElements.map(\.indexPath) == [path(0, 2)])
    }
  }

  @Test func tappedPhotoStaysWideAfterAnInsertionAboveThePhoto() throws {
    let controller = feed { WideFeedViewController(collectionViewLayout: $0) }
    let view = try screen.show(controller)
    controller.collectionView(view, didSelectItemAt: path(4))
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: path(4))?.frame.width == 320)
    view.performBatchUpdates {
      controller.photos.insert(Photo(id: -1, size: CGSize(width: 1, height: 1)), at: 0)
      view.insertItems(at: [path(0)])
    }
    view.layoutIfNeeded()
    #expect(view.frames(inSection: 0).filter { $0.width == 320 }.count == 1)
    #expect(view.cellForItem(at: path(5))?.frame.width == 320)
    let before = view.frames(inSection: 0)
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.frames(inSection: 0) == before)
  }

  @Test func feedLoadsAndAppendsPhotosWhenScrolledNearItsEnd() throws {
    let controller = feed()
    var loads = 0
    controller.loadPage = { loads += 1 }
    let view = try screen.show(controller)
    #expect(loads == 0)
    view.contentOffset.y = 1200
    view.layoutIfNeeded()
    #expect(loads == 1)
    controller.append(controller.photos)
    view.layoutIfNeeded()
    #expect(view.numberOfItems(inSection: 0) == 120)
    #expect(!controller.isLoading)
    controller.photos[0].size.height = 7
    controller.collectionView(view, moveItemAt: path(0), to: path(119))
    #expect(controller.photos[119].size.height == 7)
  }

  private func feed() -> FeedViewController {
    feed { FeedViewController(collectionViewLayout: $0) }
  }

  private func feed<Feed: FeedViewController>(_ make: (WaterfallFlowLayout) -> Feed) -> Feed {
    let layout = WaterfallFlowLayout()
    layout.columnCount = 3
    layout.keepsVisibleItemsInPlace = true
    let controller = make(layout)
    controller.photos = (0..<60).map { Photo(id: $0, size: CGSize(width: 100, height: 100)) }
    controller.collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    return controller
  }

  @Test func visibleItemStaysInPlaceWhenColumnsChange() throws {
    let controller = feed()
    let view = try screen.show(controller)
    view.contentOffset.y = 1100
    view.layoutIfNeeded()
    let top = try #require(view.indexPathsForVisibleItems.min())
    let before = try #require(view.cellForItem(at: top)).frame.minY - view.contentOffset.y
    controller.show(columns: 2)
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: top))
    #expect(cell.frame.width == 155)
    #expect(abs(cell.frame.minY - view.contentOffset.y - before) <= 1)
    controller.show(columns: 7)
    #expect(controller.layout?.columnCount == 2)
  }

  @Test func reopenedScreenScrollsToThePreviouslyTopmostPhoto() throws {
    let left = feed()
    let view = try screen.show(left)
    view.contentOffset.y = 330
    view.layoutIfNeeded()
    #expect(left.topmostPhoto() == 9)
    let controller = feed()
    controller.photos.insert(contentsOf: [Photo(id: -1, size: CGSize(width: 1, height: 1))], at: 0)
    controller.place = left.topmostPhoto()
    let restored = try screen.show(controller)
    let cell = try #require(restored.cellForItem(at: path(10)))
    #expect(cell.frame.minY == restored.contentOffset.y)
    #expect(controller.place == nil)
  }

  @Test func headersPinBelowABarThatShrinks() throws {
    let controller = feed { CollapsingBarController(collectionViewLayout: $0) }
    let layout = try #require(controller.layout)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    controller.collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: header,
      withReuseIdentifier: "header")
    let view = try screen.show(controller)
    for (offset, barHeight) in [(-70, 70), (0, 44), (500, 44)] as [(CGFloat, CGFloat)] {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
      let bar = layout.layoutAttributesForSupplementaryView(ofKind: header, at: path(0))
      #expect(bar?.frame.minY == max(0, offset + barHeight))
    }
  }

  @Test func photoCanBeResizedInABatchUpdate() throws {
    let controller = feed()
    let view = try screen.show(controller)
    controller.resizePhoto(at: path(0), to: CGSize(width: 1, height: 3))
    view.layoutIfNeeded()
    let frames = view.frames(inSection: 0)
    #expect(abs(frames[0].height - 3 * frames[1].height) < 1)
  }

  @Test func textIsMeasuredForTheWidthOfItsColumn() {
    let layout = WaterfallFlowLayout()
    let delegate = CaptionsDelegate()
    let words = String(repeating: "words and more words, ", count: 5)
    delegate.cards = [(CGSize(width: 2, height: 1), "short"), (CGSize(width: 2, height: 1), words)]
    let stage = SquaresStage(layout, [2], delegate: delegate)
    let label = UILabel()
    label.text = "short"
    let line = label.intrinsicContentSize.height.rounded(.up)
    let heights = (0..<2).map { stage.view.cellForItem(at: path($0))?.frame.height ?? 0 }
    #expect(heights[0] == 155 / 2 + line + 16)
    #expect(heights[1] > 155 / 2 + 3 * line)
  }

  @Test func listHeaderStaysAboveAllSections() throws {
    let layout = WaterfallFlowLayout()
    Recipes.listHeader(layout)
    let stage = SquaresStage(layout, delegate: ListHeaderDelegate())
    stage.scroll(to: 500)
    #expect(layout.pinnedElements.map(\.indexPath) == [path(0)])
    let bar = layout.layoutAttributesForSupplementaryView(ofKind: header, at: path(0))
    #expect(bar?.frame.maxY == 560)
  }

  /// The recipe's last call targets a footer that doesn't exist here, so nothing scrolls.
  @Test func scrollToItemStopsBelowPinnedHeaders() throws {
    let layout = WaterfallFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 44)
    layout.sectionHeadersPinToVisibleBounds = true
    let stage = SquaresStage(layout, [60, 60, 60])
    Recipes.jump(layout)
    let distance = { [view = stage.view] in
      view.cellForItem(at: self.path(40, 1)).map { $0.frame.minY - view.contentOffset.y }
    }
    Host.wait { distance() == 44 }
    #expect(distance() == 44)
    #expect(Recipes.thumbnailWidth(path(0), layout, stage.view) == 150)
  }

  @Test func columnIndexReachesTheCellThroughItsAttributes() throws {
    let layout = ColumnLayout()
    layout.columnCount = 2
    let stage = SquaresStage(layout, cells: ColumnCell.self)
    let colors = (0..<4).map { stage.view.cellForItem(at: path($0))?.backgroundColor }
    #expect(colors == [.systemTeal, .systemIndigo, .systemTeal, .systemIndigo])
    let attributes = layout.layoutAttributesForItem(at: path(1))
    #expect((attributes?.copy() as? ColumnAttributes)?.column == 1)
  }

  @Test func decorationLineIsBelowItsHeader() throws {
    let layout = RuledLayout()
    Subclasses.register(layout)
    layout.headerReferenceSize = CGSize(width: 0, height: 44)
    let stage = SquaresStage(layout)
    let rules = stage.view.subviews.filter { $0 is RuleView }
    #expect(rules.map(\.frame) == [CGRect(x: 0, y: 44, width: 320, height: 1)])
  }

  @Test func topmostItemStaysInPlaceWhenLoadedPicturesGetTheirHeights() throws {
    let layout = WaterfallFlowLayout()
    layout.columnCount = 2
    layout.keepsVisibleItemsInPlace = true
    let controller = FeedViewController(collectionViewLayout: layout)
    controller.photos = (0..<60).map { Photo(id: $0, size: CGSize(width: 1, height: 1)) }
    controller.collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let view = try screen.show(controller)
    view.contentOffset.y = 900
    view.layoutIfNeeded()
    let top = IndexPath(item: 12, section: 0)
    let place = try #require(view.cellForItem(at: top)).frame.minY - view.contentOffset.y
    // The topmost visible photo stays in place. The missing photo 99 is ignored.
    for id in [0, 1, 2, 20, 99] {
      controller.pictureDidLoad(id, size: CGSize(width: 1, height: 3))
    }
    view.layoutIfNeeded()
    #expect(view.frames(inSection: 0)[0].height == view.frames(inSection: 0)[3].height * 3)
    #expect(view.cellForItem(at: top).map { $0.frame.minY - view.contentOffset.y } == place)
  }
}
