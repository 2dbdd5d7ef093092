import Foundation
import StickyWaterfall
import Testing

@MainActor
@Suite struct QueryTests {
  private let layout = WaterfallFlowLayout()
  /// Three sections of twelve items with pinned headers and footers.
  private let stage: Stage<GridController, WaterfallFlowLayout>

  init() {
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    let heights = (0..<3).map { section in (0..<12).map { CGFloat(40 + ($0 * 37 + section) % 90) } }
    stage = Stage(GridController(heights: heights), layout: layout)
  }

  @Test func rectanglesOutsideTheContentReturnNoElements() {
    let nowhere = [
      CGRect(x: 0, y: 1e9, width: 100, height: 100), CGRect(x: 1e300, y: 0, width: 10, height: 10),
      CGRect(x: 0, y: -1e300, width: 100, height: 100), CGRect.null,
      CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
      CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10),
      CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10),
      CGRect(x: 0, y: -CGFloat.infinity, width: 100, height: 100),
      CGRect(x: 0, y: CGFloat.infinity, width: 100, height: 100),
    ]
    for rect in nowhere { #expect(layout.layoutAttributesForElements(in: rect) == []) }
  }

  @Test func unboundedRectanglesReturnAllElements() {
    let vast = CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)
    let infinite = CGRect(x: -1, y: -1, width: CGFloat.infinity, height: CGFloat.infinity)
    for rect in [CGRect.infinite, vast, infinite] {
      #expect(layout.layoutAttributesForElements(in: rect)?.count == 42)
    }
  }

  @Test func layoutWithoutAViewHandlesEveryQuery() {
    let layout = WaterfallFlowLayout()
    layout.diagnosticHandler = { Issue.record("\($0)") }
    let path = IndexPath(item: 0, section: 0)
    layout.invalidateLayout(with: .naming(items: [[9, 9]]))
    layout.prepare()
    layout.invalidateLayout()
    #expect(layout.collectionViewContentSize == .zero)
    #expect(layout.layoutAttributesForElements(in: .infinite) == [])
    #expect(layout.layoutAttributesForItem(at: path) == nil)
    #expect(
      layout.layoutAttributesForSupplementaryView(ofKind: Side.header.kind, at: path) == nil)
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path) == nil)
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: bounds))
    _ = layout.invalidationContext(forBoundsChange: bounds)
    layout.prepare(forCollectionViewUpdates: [])
    layout.finalizeCollectionViewUpdates()
    #expect(layout.targetContentOffset(forProposedContentOffset: .zero) == .zero)
    #expect(layout.contentOffset(forItemAt: path, at: .top) == nil)
    layout.scrollToItem(at: path, at: .top, animated: false)
    #expect(layout.pinnedElements == [] && layout.contentOffset(forSection: 0) == nil)
    #expect(layout.unpinnedFrameForSupplementaryView(ofKind: Side.header.kind, at: path) == nil)
    #expect(layout.columnIndex(ofItemAt: path) == nil && layout.columnWidth(inSection: 0) == nil)
  }

  @Test func viewOfZeroSizeQueriesNothingUntilResized() {
    let layout = WaterfallFlowLayout()
    let stage = Stage(GridController(heights: [[100, 50]]), layout: layout, size: .zero)
    #expect(stage.controller.measured == [])
    #expect(layout.layoutAttributesForElements(in: .infinite) == [])
    #expect(layout.layoutAttributesForItem(at: [0, 0]) != nil)
    stage.view.frame = CGRect(x: 0, y: 0, width: 230, height: 400)
    #expect(stage.frame(1) == CGRect(x: 120, y: 54, width: 100, height: 50))
  }

  // Contract rule 15.1.
  @Test func returnedAttributesNeverChange() throws {
    var answers: [(given: UICollectionViewLayoutAttributes, kept: Any)] = []
    func keep() {
      let all = layout.layoutAttributesForElements(in: .infinite) ?? []
      answers += all.map { ($0, $0.copy()) }
    }
    keep()
    stage.scroll(to: 300)
    keep()
    layout.sectionHeadersPinToVisibleBounds = false
    stage.view.layoutIfNeeded()
    keep()
    stage.update {
      stage.controller.sections[0].removeFirst()
      stage.view.deleteItems(at: [[0, 0]])
    }
    layout.columnCount = 3
    stage.view.layoutIfNeeded()
    for answer in answers { #expect(answer.given.isEqual(answer.kept)) }
  }

  private nonisolated static let strange: [IndexPath] = [
    IndexPath(), [3], [0, NSNotFound], [NSNotFound, 0], [0, 5], [2, 0], [0, -1], [-1, 0],
    [0, 0, 0], [.max, .max], [.min, .min],
  ]

  // Contract rule 16.1.
  @Test(arguments: strange)
  func nonexistentIndexPathHasNoAttributesAndNoOffset(path: IndexPath) {
    let stage = FeedStage(.counts([5, 3])) { $0.estimatedItemSize = CGSize(width: 50, height: 50) }
    let layout = stage.layout
    #expect(layout.columnIndex(ofItemAt: path) == nil)
    #expect(layout.layoutAttributesForItem(at: path) == nil)
    #expect(layout.contentOffset(forItemAt: path, at: .top) == nil)
    for kind in Side.kinds + ["other"] {
      #expect(layout.unpinnedFrameForSupplementaryView(ofKind: kind, at: path) == nil)
      #expect(layout.contentOffset(forSupplementaryViewOfKind: kind, at: path, at: .top) == nil)
      #expect(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path) == nil)
    }
    let background = WaterfallFlowLayout.elementKindSectionBackground
    #expect(layout.layoutAttributesForDecorationView(ofKind: background, at: path) == nil)
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: path) == nil)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    #expect(
      !layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes))
    _ = layout.invalidationContext(
      forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes)
    stage.view.layoutIfNeeded()
    #expect(stage.viewDifferences() == [])
  }

  /// Contract rule 16.2.
  @Test func headersAndFootersExistOnlyAtIndexPathsWithItemZero() {
    let stage = FeedStage(.counts([5, 3]))
    for side in Side.allCases {
      let answer = { (path: IndexPath) in
        stage.layout.layoutAttributesForSupplementaryView(ofKind: side.kind, at: path)
      }
      #expect(answer([1, 0]) != nil)
      #expect(answer([1, 1]) == nil)
      #expect(answer([1]) == nil)
    }
  }

  /// Contract rule 43.2.
  @Test(arguments: [false, true])
  func invalidatingAnItemAndAHeaderMovesAllAffectedViews(keepsPlaces: Bool) {
    let stage = FeedStage(.counts([40])) { $0.keepsVisibleItemsInPlace = keepsPlaces }
    stage.scroll(to: 300)
    let (name, place) = stage.topmost()
    stage.controller.sections[0].items[0].height += 77
    stage.controller.sections[0].header += 13
    stage.layout.invalidateLayout(with: .naming(items: [[0, 0]], headers: [[0, 0]]))
    stage.view.layoutIfNeeded()
    #expect(stage.controller.queriedItems == [[0, 0]])
    stage.expectFresh()
    if keepsPlaces { #expect(stage.place(ofItemNamed: name) == place) }
  }

  @Test func attributesCanBeCopiedOnAnyThread() async {
    let attributes = WaterfallLayoutAttributes(
      forSupplementaryViewOfKind: Side.header.kind, with: [2, 0])
    attributes.collapseProgress = 0.5
    // UIKit's attributes aren't `Sendable`, but the stand-in's are. The box compiles with both.
    struct Box: @unchecked Sendable { let attributes: WaterfallLayoutAttributes }
    let box = Box(attributes: attributes)
    let progress = await Task.detached {
      (box.attributes.copy(with: nil) as? WaterfallLayoutAttributes)?.collapseProgress
    }.value
    #expect(progress == 0.5)
  }

  /// Some apps register views and set stock properties in `prepare()`.
  @Test func subclassCanRegisterViewsAndSetPropertiesInPrepare() {
    let kind = WaterfallFlowLayout.elementKindSectionBackground
    let layout = LayoutSpy()
    layout.before[.prepare] = { [unowned layout] in
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: kind)
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "other")
      layout.minimumLineSpacing = 3
    }
    layout.after[.prepare] = { [unowned layout] in
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: kind)
    }
    let stage = FeedStage(.counts([12]), layout: layout)
    stage.scroll(to: 50)
    stage.layOutAgain()
    #expect(layout.layoutAttributesForDecorationView(ofKind: kind, at: [0, 0]) != nil)
    #expect(stage.header()?.frame.height == 40)
    #expect(stage.differencesFromFresh() == [])
  }
}
