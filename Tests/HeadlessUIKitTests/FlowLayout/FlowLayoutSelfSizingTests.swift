#if !canImport(UIKit)
import HeadlessUIKit
import Testing

@MainActor
@Suite struct FlowLayoutSelfSizingTests {
  private let layout = UICollectionViewFlowLayout()

  private func stage(_ estimate: CGSize = CGSize(width: 300, height: 50)) -> CollectionStage {
    layout.estimatedItemSize = estimate
    return CollectionStage(layout, [3], size: CGSize(width: 320, height: 480)).started()
  }

  private func prefer(_ size: CGSize, at path: IndexPath) -> Bool {
    guard let original = layout.layoutAttributesForItem(at: path),
      let preferred = original.copy() as? UICollectionViewLayoutAttributes
    else { return false }
    preferred.size = size
    let accepts = layout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    guard accepts else { return false }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    layout.prepare()
    return true
  }

  @Test func unmeasuredItemsHaveTheAverageOfMeasuredSizes() {
    let stage = stage()
    #expect(prefer(CGSize(width: 300, height: 80), at: [0, 0]))
    #expect(prefer(CGSize(width: 300, height: 40), at: [0, 1]))
    #expect(stage.frames().map(\.height) == [80, 40, 60])
    #expect(!prefer(CGSize(width: 300, height: 80), at: [0, 0]))
  }

  @Test(arguments: [CGSize.zero, CGSize(width: 70, height: 30)])
  func itemOfAutomaticSizeInitiallyHasTheEstimatedSize(estimate: CGSize) {
    let start = estimate == .zero ? CGSize(width: 50, height: 50) : estimate
    let automatic = UICollectionViewFlowLayout.automaticSize
    layout.itemSize = automatic
    let stage = stage(estimate)
    #expect(stage.frames().map(\.size) == [start, start, start])
    stage.controller.size = { $0.item == 1 ? CGSize(width: 20, height: 20) : automatic }
    stage.connect()
    stage.layOutAgain()
    #expect(stage.frames().map(\.size) == [start, CGSize(width: 20, height: 20), start])
  }

  /// The layout also accepts a header's preferred size, which the stock layout can't use.
  @Test func alwaysReturningTrueFromShouldInvalidateLayoutCausesNoLoopReport() {
    let layout = AlwaysInvalidated()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.headerReferenceSize = CGSize(width: 20, height: 20)
    let found = ReportLog.reports {
      let stage = CollectionStage(layout, [40])
      stage.controller.preferredExtent = { $1 == nil ? 1 + CGFloat($0.item) : 30 }
      for y in stride(from: CGFloat(-60), through: 900, by: 75) { stage.scroll(to: y) }
      stage.scroll(to: 0)
      #expect(stage.cell(1)?.frame.height == 2)
    }
    #expect(found == [])
  }

  @Test func invalidateLayoutDiscardsMeasuredSizes() {
    let stage = stage()
    #expect(prefer(CGSize(width: 300, height: 80), at: [0, 0]))
    layout.invalidateLayout()
    layout.prepare()
    #expect(stage.frames().map(\.height) == [50, 50, 50])
  }
}

private final class AlwaysInvalidated: UICollectionViewFlowLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { true }
}
#endif
