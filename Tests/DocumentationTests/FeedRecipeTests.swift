import Foundation
import StickyWaterfall
import Testing
import UIKitTestSupport

@Suite @MainActor
struct FeedRecipeTests {
  private let footer = UICollectionView.elementKindSectionFooter
  private let screen = ControllerStage()

  private func feed<Feed: FeedViewController>(
    of count: Int = 60, _ make: (WaterfallFlowLayout) -> Feed
  ) -> Feed {
    let layout = WaterfallFlowLayout()
    layout.columnCount = 3
    layout.keepsVisibleItemsInPlace = true
    let controller = make(layout)
    controller.photos = (0..<count).map { Photo(id: $0, size: CGSize(width: 100, height: 100)) }
    controller.collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    controller.collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: footer,
      withReuseIdentifier: "footer")
    return controller
  }

  private func frames(_ controller: FeedViewController) -> [CGRect] {
    controller.collectionView.frames(inSection: 0)
  }

  @Test func spinnerStaysUntilAPageIsEmpty() throws {
    let controller = feed { SpinnerFeedController(collectionViewLayout: $0) }
    let layout = try #require(controller.layout)
    Recipes.spinner(layout)
    var loads = 0
    controller.loadPage = { loads += 1 }
    let view = try screen.show(controller)
    view.contentOffset.y = view.contentSize.height - 480
    view.layoutIfNeeded()
    #expect(loads == 1)
    controller.append([])
    view.layoutIfNeeded()
    #expect(view.supplementaryView(forElementKind: footer, at: [0, 0]) == nil)
    #expect(view.contentOffset.y + 480 <= view.contentSize.height)
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    view.contentOffset.y = 1200
    view.layoutIfNeeded()
    #expect(loads == 1)
  }

  @Test func prependedPhotosLeaveVisiblePhotosInPlace() throws {
    let controller = feed { FeedViewController(collectionViewLayout: $0) }
    let view = try screen.show(controller)
    controller.prepend((100..<110).map { Photo(id: $0, size: CGSize(width: 1, height: 2)) })
    view.layoutIfNeeded()
    #expect(frames(controller)[10].minY == view.contentOffset.y)
    #expect(view.contentOffset.y > 480)
  }

  @Test func switchedFeedIsAListAndAGridAgain() throws {
    let controller = feed { GridOrListController(collectionViewLayout: $0) }
    let view = try screen.show(controller)
    let grid = frames(controller)
    controller.toggleList()
    view.layoutIfNeeded()
    #expect(Set(frames(controller).map(\.width)) == [320])
    #expect(Set(frames(controller).map(\.height)) == [88])
    controller.toggleList()
    view.layoutIfNeeded()
    #expect(frames(controller) == grid)
  }

  @Test func columnsFollowTheWidthOfTheView() {
    let controller = feed { WideScreenController(collectionViewLayout: $0) }
    let view = controller.collectionView
    let counts = [390, 844, 1180].map { (width: CGFloat) in
      view?.frame.size = CGSize(width: width, height: 800)
      view?.layoutIfNeeded()
      return controller.layout?.columnCount(inSection: 0)
    }
    #expect(counts == [2, 4, 6])
  }

  @Test func fullHeightViewIsAsHighAsItsContent() {
    let layout = WaterfallFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    let view = FullHeightCollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 10), collectionViewLayout: layout)
    let source = SixtySquares(of: view)
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.intrinsicContentSize.height == 1000)
  }

  @Test func photoDraggedToAnotherMonthChangesItsMonth() throws {
    let layout = WaterfallFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.sectionInset.bottom = 50
    let controller = SortedMonthsController(collectionViewLayout: layout)
    controller.collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let photos = (0..<4).map { Photo(id: $0, size: CGSize(width: 1, height: 1)) }
    controller.months = [
      Month(title: "May", photos: Array(photos[..<3])),
      Month(title: "June", photos: Array(photos[3...])),
    ]
    let view = try screen.show(controller)
    let target = try #require(view.cellForItem(at: [1, 0])).center
    #expect(view.beginInteractiveMovementForItem(at: [0, 1]))
    view.updateInteractiveMovementTargetPosition(target)
    view.layoutIfNeeded()
    view.endInteractiveMovement()
    view.layoutIfNeeded()
    #expect(controller.months.map { $0.photos.map(\.id) } == [[0, 2], [1, 3]])
  }

  @Test func stripInACellScrollsSideways() throws {
    let layout = WaterfallFlowLayout()
    let stage = SquaresStage(layout, [1, 6], cells: StripCell.self, delegate: StripDelegate()) {
      cell, _ in
      (cell as? StripCell)?.photos = (0..<9).map {
        Photo(id: $0, size: CGSize(width: 4, height: 3))
      }
    }
    let cell = try #require(stage.view.cellForItem(at: [0, 0]) as? StripCell)
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 120))
    cell.layoutIfNeeded()
    cell.strip.layoutIfNeeded()
    #expect(cell.strip.frames(inSection: 0).prefix(2).map(\.width) == [160, 160])
    #expect(cell.strip.contentSize.width == 1520)
    #expect(stage.view.frames(inSection: 1).map(\.width).max() == 155)
  }
}

/// A feed with a view for its footer.
private final class SpinnerFeedController: FeedViewController {
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "footer", for: indexPath)
  }
}
