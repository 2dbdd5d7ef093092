import Foundation
import StickyWaterfall
import Testing

@testable import DemoScreens

/// The screen with tags, a waterfall, and a list, without any option set.
@Suite @MainActor
struct DiscoverScreenTests {
  private let header = UICollectionView.elementKindSectionHeader
  private let screen = ControllerStage()

  private func discover() -> DiscoverViewController {
    let controller = DiscoverViewController()
    controller.tags = ["sea", "winter landscapes", "still lives", "portraits of children", "snow"]
    controller.photos = [100, 150, 50, 200, 100, 75, 120, 90].map {
      CGSize(width: 100, height: $0)
    }
    controller.articles = ["One", "Two", "Three"]
    return controller
  }

  @Test func tagsFormTheSameRowsAsInTheFlowLayout() throws {
    let controller = discover()
    let ours = try screen.show(controller).frames(inSection: 0)
    let stock = UICollectionViewFlowLayout()
    stock.minimumLineSpacing = 8
    stock.minimumInteritemSpacing = 8
    stock.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    controller.collectionView.setCollectionViewLayout(stock, animated: false)
    controller.collectionView.layoutIfNeeded()
    let theirs = controller.collectionView.frames(inSection: 0)
    #expect(Set(ours.map(\.height)) == [32])
    #expect(Set(theirs.map(\.minY)).count > 1)
    #expect(zip(ours, theirs).allSatisfy { abs($0.minX - $1.minX) < 1 && $0.width == $1.width })
    #expect(zip(ours, theirs).allSatisfy { abs($0.minY - $1.minY) < 1 })
  }

  @Test func photosOfEqualWidthFormColumnsBelowAPinnedHeader() throws {
    let view = try screen.show(discover())
    let photos = view.frames(inSection: 1)
    #expect(Set(photos.map(\.width)) == [140])
    #expect(Set(photos.map(\.minX)) == [16, 164])
    #expect(photos[2].minY == photos[0].maxY + 8)
    #expect(photos[3].minY == photos[1].maxY + 8)
    view.contentOffset.y = photos[2].minY
    view.layoutIfNeeded()
    let bar = try #require(view.supplementaryView(forElementKind: header, at: [1, 0]))
    #expect(bar.frame == CGRect(x: 0, y: photos[2].minY, width: 320, height: 44))
  }

  @Test func aligningTagsToTheLeadingEdgeLeavesOtherSectionsUnchanged() throws {
    let controller = discover()
    let view = try screen.show(controller)
    let before = (1...2).map { view.frames(inSection: $0).map(\.origin.x) }
    let layout = try #require(view.collectionViewLayout as? WaterfallFlowLayout)
    Recipes.alignTags(layout)
    view.layoutIfNeeded()
    #expect((1...2).map { view.frames(inSection: $0).map(\.origin.x) } == before)
    let tags = Dictionary(grouping: view.frames(inSection: 0), by: \.minY).values
    #expect(tags.count > 1)
    for row in tags {
      #expect(row[0].minX == 16)
      for (tag, next) in zip(row, row.dropFirst()) { #expect(abs(next.minX - tag.maxX - 8) < 1) }
    }
  }

  @Test func articlesOnTheDiscoverScreenFormAFullWidthList() throws {
    let articles = try screen.show(discover()).frames(inSection: 2)
    #expect(articles.map(\.size) == Array(repeating: CGSize(width: 288, height: 56), count: 3))
    #expect(articles.map { $0.minY - articles[0].minY } == [0, 64, 128])
  }
}
