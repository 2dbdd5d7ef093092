import Foundation
import StickyWaterfall
import Testing

/// Queries for invalid index paths, and invalidation contexts that name single elements.
@MainActor
@Suite struct EdgeQueryTests {
  private nonisolated static let strange: [IndexPath] = [
    IndexPath(), [3], [0, NSNotFound], [NSNotFound, 0], [0, 5], [2, 0], [0, -1], [-1, 0],
    [0, 0, 0], [.max, .max], [.min, .min],
  ]

  // Contract rule 16.
  @Test(arguments: strange)
  func missingIndexPathHasNoAttributesAndNoOffset(path: IndexPath) {
    let stage = FeedStage(.counts([5, 3])) { $0.estimatedItemSize = CGSize(width: 50, height: 50) }
    let layout = stage.layout
    #expect(layout.columnIndex(ofItemAt: path) == nil)
    #expect(layout.layoutAttributesForItem(at: path) == nil)
    #expect(layout.contentOffset(forItemAt: path, at: .top) == nil)
    for kind in Side.kinds + ["other"] {
      #expect(layout.frameWhenResting(ofKind: kind, at: path) == nil)
      #expect(layout.contentOffset(forElementOfKind: kind, at: path, at: .top) == nil)
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

  /// Contract rule 16.
  @Test func headersAndFootersExistOnlyAtTheirOwnIndexPath() {
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

  @Test(arguments: [false, true])
  func contextForOneElementMovesEveryAffectedView(keepsPlaces: Bool) {
    let stage = FeedStage(.counts([40])) { $0.keepsVisibleItemsInPlace = keepsPlaces }
    stage.scroll(to: 300)
    let (name, place) = stage.topmost()
    stage.controller.sections[0].items[0].height += 77
    stage.controller.sections[0].header += 13
    stage.layout.invalidateLayout(with: .naming(items: [[0, 0]], headers: [[0, 0]]))
    stage.view.layoutIfNeeded()
    #expect(stage.controller.itemQuestions == [[0, 0]])
    stage.expectFresh()
    if keepsPlaces { #expect(stage.place(ofItemNamed: name) == place) }
  }

  @Test func attributesCanBeCopiedOnAnyThread() async {
    let attributes = WaterfallLayoutAttributes(
      forSupplementaryViewOfKind: Side.header.kind, with: [2, 0])
    attributes.pinProgress = 0.5
    // UIKit's attributes aren't `Sendable`, but the stand-in's are. The box compiles with both.
    struct Box: @unchecked Sendable { let attributes: WaterfallLayoutAttributes }
    let box = Box(attributes: attributes)
    let progress = await Task.detached {
      (box.attributes.copy(with: nil) as? WaterfallLayoutAttributes)?.pinProgress
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
