import Foundation
import StickyWaterfall
import Testing
import UIKitTestSupport

@testable import DemoScreens

/// The whole screens in `Demo/Screens`.
@Suite @MainActor
struct ScreenTests {
  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter
  private let screen = ControllerStage()

  private func photos(_ heights: [CGFloat]) -> [CGSize] {
    heights.map { CGSize(width: 100, height: $0) }
  }

  @Test func footersShowTheNumberOfPhotos() throws {
    let controller = LibraryViewController()
    controller.months = [
      DemoScreens.Month(title: "May", photos: photos([100, 200, 100, 50])),
      DemoScreens.Month(title: "June", photos: photos([100])),
    ]
    let view = try screen.show(controller)
    let shown = view.frames(inSection: 0)
    #expect(shown.map(\.minX) == [0, shown[1].minX, shown[2].minX, 0])
    #expect(abs(shown[3].minY - shown[0].maxY - 2) < 0.01)
    let bars = [header, footer].map { view.supplementaryView(forElementKind: $0, at: [0, 0]) }
    #expect(bars.map { ($0 as? DemoScreens.TextBar)?.label.text } == ["May", "4 photos"])
  }

  @Test func shelvesOnTheShopScreenHaveCardsBelowTheBanner() throws {
    let controller = ShopViewController()
    controller.shelves = [
      Shelf(title: "Chairs", pictures: [1, 2, 1].map { CGSize(width: 1, height: $0) })
    ]
    let view = try screen.show(controller)
    #expect(view.frames(inSection: 0) == [CGRect(x: 16, y: 16, width: 288, height: 144)])
    let shelf = view.frames(inSection: 1)
    #expect(shelf.map(\.minX) == [16, 165, 16])
    #expect(shelf.map(\.height) == [187, 326, 187])
    let cards = view.subviews.filter { $0 is ShelfBackground }
    #expect(cards.map(\.frame) == [CGRect(x: 8, y: 228, width: 304, height: 400)])
    let title = view.supplementaryView(forElementKind: header, at: [1, 0]) as? DemoScreens.TextBar
    #expect(title?.label.text == "Chairs")
  }
}
