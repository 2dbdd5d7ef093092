#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// The effects of changed insets on a flow layout.
@MainActor
@Suite struct CollectionViewSurroundingsTests {
  private func stage(_ invalidates: Bool = true) -> CollectionStage {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    let stage = CollectionStage(layout, [60])
      .started(\.insetInvalidation, invalidates ? .always : .never)
    stage.scroll(to: 200)
    return stage
  }

  private func headerTop(_ stage: CollectionStage) -> CGFloat? {
    stage.boundaryView(.header)?.frame.minY
  }

  @Test func topInsetMovesTheContentAndKeepsThePin() {
    let stage = stage()
    #expect(headerTop(stage) == 200)
    stage.view.contentInset.top = 30
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentOffset.y == 170)
    #expect(headerTop(stage) == 200)
  }

  @Test func sideInsetReducesTheAvailableWidth() {
    let stage = stage()
    stage.view.contentInset.left = 25
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentSize.width == 75)
    #expect(stage.view.contentOffset.x == -25)
  }
}
#endif
