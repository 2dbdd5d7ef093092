#if !canImport(UIKit)
import HeadlessUIKit
import Testing
import WaterfallTestSupport

@MainActor
@Suite struct FlowLayoutQueryTests {
  private func intersects(_ frame: CGRect, _ rect: CGRect, touching: Bool) -> Bool {
    touching
      ? frame.minX <= rect.maxX && rect.minX <= frame.maxX && frame.minY <= rect.maxY
        && rect.minY <= frame.maxY
      : frame.minX < rect.maxX && rect.minX < frame.maxX && frame.minY < rect.maxY
        && rect.minY < frame.maxY
  }

  private func stage(seed: UInt64) -> (stage: CollectionStage, layout: UICollectionViewFlowLayout) {
    var random = SplitMix64(seed: seed)
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = seed.isMultiple(of: 2) ? .vertical : .horizontal
    layout.minimumLineSpacing = CGFloat.random(in: 0...9, using: &random)
    layout.sectionInset.left = CGFloat.random(in: 0...9, using: &random)
    (layout.headerReferenceSize.height, layout.footerReferenceSize.width) = (21.3, 7)
    let sizes = (0..<9).map { _ in
      CGSize(
        width: .random(in: 1...150, using: &random), height: .random(in: 1...90, using: &random))
    }
    let stage = CollectionStage(layout, [9, 0, 7], size: CGSize(width: 300, height: 200))
    stage.controller.size = { sizes[$0.item] }
    if seed.isMultiple(of: 3) { stage.view.semanticContentAttribute = .forceRightToLeft }
    return (stage.started(), layout)
  }

  /// Items come first, then headers, then footers; rectangles begin and end at element edges.
  @Test(arguments: 0..<12 as Range<UInt64>, [false, true])
  func rectangleQueryReturnsIntersectingElementsInOrder(seed: UInt64, touching: Bool) throws {
    defer { LayoutReadings.reset() }
    let (stage, layout) = stage(seed: seed)
    LayoutReadings.flowAnswersTouchingElements = touching
    var all = stage.sections.indices.flatMap { section in
      stage.sections[section].indices.compactMap {
        layout.layoutAttributesForItem(at: [section, $0])
      }
    }
    for kind in Side.kinds {
      all += (0..<3).compactMap {
        layout.layoutAttributesForSupplementaryView(ofKind: kind, at: [$0, 0])
      }
    }
    for (one, other) in zip(all, all.dropFirst(3)) {
      let between = CGRect(
        x: 0, y: one.frame.maxY, width: one.frame.minX, height: other.frame.minY - one.frame.maxY)
      for rect in [one.frame, one.frame.union(other.frame), between.standardized] {
        let found = layout.layoutAttributesForElements(in: rect) ?? []
        let expected = all.filter { intersects($0.frame, rect, touching: touching) }
        try #require(found.map(\.logged) == expected.map(\.logged))
      }
    }
  }

  //  items 0 and 1 begin where the rectangle begins, 2 where it ends
  @Test(arguments: [true, false])
  func optionIncludesZeroHeightItemsAtTheTopOfAQueriedRectangle(atOrigin: Bool) {
    defer { LayoutReadings.reset() }
    LayoutReadings.emptyFramesMeetAtTheirOrigin = atOrigin
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    let stage = CollectionStage(layout, [4])
    stage.controller.size = { CGSize(width: 100, height: [0, 50, 0, 50][$0.item]) }
    stage.started()
    let found = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(found?.map(\.indexPath.item) == (atOrigin ? [0, 1] : [1]))
    #expect(stage.titles.count == (atOrigin ? 4 : 3))
    #expect(layout.layoutAttributesForElements(in: .zero)?.count == (atOrigin ? 2 : 0))
  }
}

extension UICollectionViewLayoutAttributes {
  fileprivate var logged: String { "\(representedElementKind ?? "item") \(indexPath) \(frame)" }
}
#endif
