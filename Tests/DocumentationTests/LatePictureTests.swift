import StickyWaterfall
import Testing

/// The recipe for pictures whose height comes late, as an image loader calls it.
@Suite @MainActor
struct LatePictureTests {
  @Test func latePicturesGetTheirHeightsAndVisibleItemsStay() throws {
    let layout = WaterfallFlowLayout()
    layout.columnCount = 2
    layout.keepsVisibleItemsInPlace = true
    let controller = FeedViewController(collectionViewLayout: layout)
    controller.photos = (0..<60).map { Photo(id: $0, size: CGSize(width: 1, height: 1)) }
    controller.collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let view = try ControllerStage().show(controller)
    view.contentOffset.y = 900
    view.layoutIfNeeded()
    let top = IndexPath(item: 12, section: 0)
    let place = try #require(view.cellForItem(at: top)).frame.minY - view.contentOffset.y
    // The photo of the topmost row of cells stays; one that is gone by now is ignored.
    for id in [0, 1, 2, 20, 99] {
      controller.pictureDidLoad(id, size: CGSize(width: 1, height: 3))
    }
    view.layoutIfNeeded()
    #expect(view.frames(inSection: 0)[0].height == view.frames(inSection: 0)[3].height * 3)
    #expect(view.cellForItem(at: top).map { $0.frame.minY - view.contentOffset.y } == place)
  }
}
