#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// The order of calls of facts section 1.
@MainActor
@Suite struct CollectionViewOrderTests {
  private let header = UICollectionView.elementKindSectionHeader

  @Test func firstLayoutPreparesThenCountsThenMeasuresThenQueriesThenMakesViews() {
    let layout = UncountingLayout()
    let stage = CollectionStage(layout, [2])
    let calls = stage.calls {}
    #expect(
      calls == [
        "prepare", "numberOfSections", "numberOfItemsInSection 0", "collectionViewContentSize",
        "layoutAttributesForElements(in:)", "collectionViewContentSize",
        "cellForItemAt [0, 0]", "apply [0, 0]", "willDisplay [0, 0]",
        "cellForItemAt [0, 1]", "apply [0, 1]", "willDisplay [0, 1]",
      ])
  }

  @Test func countsAreReadWhenTheLayoutAsksForThemInPrepare() {
    let stage = CollectionStage(ListLayout(), [2])
    let calls = stage.calls {}
    #expect(
      calls.prefix(4) == [
        "prepare", "numberOfSections", "numberOfItemsInSection 0", "collectionViewContentSize",
      ])
    #expect(calls.filter { $0.hasPrefix("numberOf") }.count == 2)
  }

  @Test func withoutADataSourceTheLayoutIsNotAsked() {
    let layout = ListLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    view.layoutIfNeeded()
    #expect(layout.preparations == 0)
  }

  @Test func clientInvalidationKeepsCountsAndAsksEverythingElse() {
    let stage = CollectionStage(ListLayout(), [2])
    stage.start()
    let calls = stage.calls { stage.view.collectionViewLayout.invalidateLayout() }
    #expect(
      calls == [
        "invalidateLayout()", "invalidateLayout(with:)", "prepare", "collectionViewContentSize",
        "layoutAttributesForElements(in:)", "collectionViewContentSize",
      ])
  }

  @Test func aContextWithListsAsksForThoseElementsOnly() {
    let layout = ListLayout()
    layout.headerHeight = 30
    let stage = CollectionStage(layout, [3])
    stage.start()
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [[0, 1]])
    context.invalidateSupplementaryElements(ofKind: header, at: [[0, 0]])
    let calls = stage.calls { layout.invalidateLayout(with: context) }
    #expect(
      calls == [
        "invalidateLayout(with:)", "prepare", "collectionViewContentSize",
        "layoutAttributesForSupplementaryView \(header) [0, 0]", "layoutAttributesForItem [0, 1]",
      ])
  }

  @Test func scrollingWithoutInvalidationAsksNothingInsideThePage() {
    let stage = CollectionStage(ListLayout(), [20])
    stage.start()
    stage.scroll(toY: 20)
    #expect(
      stage.log.calls.prefix(3) == [
        "shouldInvalidateLayout(forBoundsChange:)", "scrollViewDidScroll",
        "layoutAttributesForElements(in:)",
      ])
    let inside = stage.calls { stage.view.contentOffset.y = 30 }
    #expect(inside == ["shouldInvalidateLayout(forBoundsChange:)", "scrollViewDidScroll"])
  }

  @Test func scrollingWithInvalidationAsksBeforeTheBoundsChangeAndInvalidatesAfterTheDelegate() {
    let layout = PinningProbe()
    layout.headerHeight = 30
    layout.pinsHeaders = true
    let stage = CollectionStage(layout, [20])
    stage.start()
    let calls = stage.calls { stage.view.contentOffset.y = 20 }
    #expect(
      calls.prefix(6) == [
        "shouldInvalidateLayout(forBoundsChange:)", "invalidationContext(forBoundsChange:)",
        "scrollViewDidScroll", "invalidateLayout()", "invalidateLayout(with:)", "prepare",
      ])
    #expect(layout.offsets == ["should 0.0", "context 0.0", "invalidate 20.0", "prepare 20.0"])
  }

  @Test func aSizeChangeDropsEverythingEvenWithAList() {
    let layout = ListingLayout()
    let stage = CollectionStage(layout, [3])
    stage.start()
    let calls = stage.calls { stage.view.frame.size.width = 150 }
    #expect(calls.contains("layoutAttributesForElements(in:)"))
    #expect(stage.cell(0)?.frame.width == 150)
  }

  @Test func aReloadAsksNothingUntilTheNextPass() {
    let stage = CollectionStage(ListLayout(), [2])
    stage.start()
    stage.view.reloadData()
    #expect(stage.log.calls == ["invalidateLayout()", "invalidateLayout(with:)"])
    stage.view.layoutIfNeeded()
    #expect(
      stage.log.calls.dropFirst(2).prefix(6) == [
        "didEndDisplaying [0, 0]", "didEndDisplaying [0, 1]", "prepare", "numberOfSections",
        "numberOfItemsInSection 0", "collectionViewContentSize",
      ])
  }
}

/// Does not ask for the counts in `prepare()`.
private final class UncountingLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }

  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 0, y: CGFloat(path.item) * 50, width: 100, height: 50)
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    [[0, 0], [0, 1]].compactMap { layoutAttributesForItem(at: $0) }
  }
}

/// Notes the content offset it sees in each call of a scroll.
private final class PinningProbe: ListLayout {
  var offsets: [String] = []

  private func note(_ call: String) {
    guard let collectionView, collectionView.callLog != nil else { return }
    offsets.append("\(call) \(collectionView.contentOffset.y)")
  }

  override func prepare() {
    note("prepare")
    super.prepare()
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    note("should")
    return super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    note("context")
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    note("invalidate")
    super.invalidateLayout(with: context)
  }
}

/// Names one item in its context for a bounds change.
private final class ListingLayout: ListLayout {
  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.invalidateItems(at: [[0, 0]])
    return context
  }
}
#endif
