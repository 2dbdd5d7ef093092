import Foundation
import StickyWaterfall
import Testing

/// The quick start and the recipes, run as they are shown.
@Suite @MainActor
struct RecipeTests {
  private let header = UICollectionView.elementKindSectionHeader
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func show(_ controller: UICollectionViewController) throws -> UICollectionView {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let view = try #require(controller.collectionView)
    view.layoutIfNeeded()
    return view
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func quickStartDrawsItsCellsAndItsHeader() throws {
    let view = try show(ColorsViewController())
    let cells = try (0..<3).map { try #require(view.cellForItem(at: path($0))) }
    #expect(cells.map(\.frame.minX) == [0, 110, 220])
    #expect(cells.map { $0.frame.height.rounded() } == [67, 133, 200])
    #expect(Set(cells.map(\.backgroundColor)).count == 3)
    view.contentOffset.y = 700
    view.layoutIfNeeded()
    let bar = try #require(view.supplementaryView(forElementKind: header, at: path(0)))
    #expect(bar.frame == CGRect(x: 0, y: 700, width: 320, height: 44))
    #expect(bar.backgroundColor == .systemGray5)
  }

  @available(iOS 14, tvOS 14, *)
  @Test func sizesFollowTheirPhotosThroughSnapshots() throws {
    let controller = AlbumsViewController()
    let view = try show(controller)
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

  @Test func feedLoadsNearItsEndAndAppends() throws {
    let controller = FeedViewController(collectionViewLayout: WaterfallFlowLayout())
    var loads = 0
    let photo = Photo(id: 0, size: CGSize(width: 100, height: 100))
    controller.photos = Array(repeating: photo, count: 60)
    controller.loadPage = { loads += 1 }
    controller.collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let view = try show(controller)
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

  @Test func listHeaderStaysAboveAllSections() throws {
    let layout = WaterfallFlowLayout()
    Recipes.listHeader(layout)
    let stage = SquaresStage(layout, delegate: ListHeaderDelegate())
    stage.scroll(toY: 500)
    #expect(layout.pinnedElements.map(\.indexPath) == [path(0)])
    let bar = layout.layoutAttributesForSupplementaryView(ofKind: header, at: path(0))
    #expect(bar?.frame.maxY == 560)
  }

  /// The recipe's last jump is to a footer, which this source has no views for: it scrolls nowhere.
  @Test func jumpsLeaveTheTargetClearOfWhatIsStuck() throws {
    let layout = WaterfallFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 44)
    layout.sectionHeadersPinToVisibleBounds = true
    let stage = SquaresStage(layout, [60, 60, 60])
    Recipes.jump(layout)
    stage.view.layoutIfNeeded()
    let target = stage.view.cellForItem(at: path(40, 1))
    #expect(target?.frame.minY == stage.view.contentOffset.y + 44)
    #expect(Recipes.thumbnailWidth(path(0), layout, stage.view) == 150)
  }

  @Test func columnReachesTheCell() throws {
    let layout = ColumnLayout()
    layout.columnCount = 2
    let stage = SquaresStage(layout, cells: ColumnCell.self)
    let colors = (0..<4).map { stage.view.cellForItem(at: path($0))?.backgroundColor }
    #expect(colors == [.systemTeal, .systemIndigo, .systemTeal, .systemIndigo])
    let attributes = layout.layoutAttributesForItem(at: path(1))
    #expect((attributes?.copy() as? ColumnAttributes)?.column == 1)
  }

  @Test func ruleLiesBelowItsHeader() throws {
    let layout = RuledLayout()
    Subclasses.register(layout)
    layout.headerReferenceSize = CGSize(width: 0, height: 44)
    let stage = SquaresStage(layout)
    let rules = stage.view.subviews.filter { $0 is RuleView }
    #expect(rules.map(\.frame) == [CGRect(x: 0, y: 44, width: 320, height: 1)])
  }
}
