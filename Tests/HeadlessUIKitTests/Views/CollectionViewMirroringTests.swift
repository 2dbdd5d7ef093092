#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// A layout that flips is queried left to right and shown right to left (facts 4.9).
@MainActor
@Suite struct CollectionViewMirroringTests {
  /// Returns a view 100 points wide with insets left 10 and right 30, and items 20 points wide.
  private func stage(flips: Bool = true, insetsFlip: Bool = false) -> CollectionStage {
    let layout = LeadingLayout()
    layout.flips = flips
    let stage = CollectionStage(layout, [3])
    stage.view.hostOptions.insetsFlipInRightToLeft = insetsFlip
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.view.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
    stage.view.layoutIfNeeded()
    return stage
  }

  /// Returns the cell's distance from the left edge of the screen.
  private func screenX(_ stage: CollectionStage) -> CGFloat? {
    stage.cell(0).map { $0.frame.minX - stage.view.bounds.minX }
  }

  @Test func contentInsetsKeepTheirSidesInRightToLeft() {
    let stage = stage()
    #expect(screenX(stage) == 50)
    #expect(stage.view.layoutAttributesForItem(at: [0, 0])?.frame.minX == 0)
  }

  @Test func optionSwapsLeftAndRightContentInsetsInRightToLeft() {
    #expect(screenX(stage(insetsFlip: true)) == 70)
  }

  @Test func layoutIsNotMirroredIfRightToLeftFlippingIsDisabled() {
    #expect(screenX(stage(flips: false)) == 10)
  }

  @Test func itemLookupsByPointAreMirroredInRightToLeftViews() {
    let stage = stage()
    let middle = stage.cell(0).map { CGPoint(x: $0.frame.midX, y: 10) } ?? .zero
    #expect(stage.view.indexPathForItem(at: middle) == [0, 0])
    #expect(stage.view.indexPathForItem(at: CGPoint(x: stage.view.bounds.minX + 15, y: 10)) == nil)
  }
}

/// Items 20 points wide at the leading edge of content that fills the width between the insets.
private final class LeadingLayout: ListLayout {
  var flips = true

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }

  override func frame(ofItemAt path: IndexPath) -> CGRect {
    var frame = super.frame(ofItemAt: path)
    frame.size.width = 20
    return frame
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 60, height: 150) }
}
#endif
