import StickyWaterfall
import Testing

/// What a class outside the module can do with the layout.
@MainActor
@Suite struct SubclassTests {
  @Test func everyLayoutMethodCanBeOverridden() {
    let layout = OverridingLayout()
    layout.sectionHeadersPinToVisibleBounds = true
    let stage = Stage(GridController(heights: [[100, 900, 80]]), layout: layout)
    stage.scroll(to: 100)
    stage.view.frame.size.width = 330
    stage.view.layoutIfNeeded()
    stage.update {
      stage.controller.sections[0].remove(at: 1)
      stage.controller.sections[0].append(CGSize(width: 100, height: 30))
      stage.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      stage.view.insertItems(at: [IndexPath(item: 2, section: 0)])
    }
    stage.view.layoutIfNeeded()
    stage.controller.sections.append([CGSize(width: 100, height: 30)])
    stage.view.insertSections([1])
    stage.controller.sections.removeLast()
    stage.view.deleteSections([1])
    stage.view.layoutIfNeeded()
    #expect(layout.reached == OverridingLayout.allInUse)
    #expect(stage.frame(2) == CGRect(x: 170, y: 184, width: 150, height: 45))
  }

  @Test func ownAttributesAreMadeForEveryElement() throws {
    let layout = TintedLayout()
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: backgroundKind)
    let stage = Stage(GridController(heights: [[100, 50]]), layout: layout)
    let all = try #require(layout.layoutAttributesForElements(in: .infinite))
    #expect(all.count == 5)
    for attributes in all { #expect(attributes is TintedAttributes) }
    #expect(stage.header(0) is TintedAttributes)
    #expect(stage.view.layoutAttributesForItem(at: IndexPath(item: 9, section: 0)) == nil)
  }

  @Test func attributesThatKnowNothingOfPinningStillPin() throws {
    let layout = PlainAttributesLayout()
    layout.sectionHeadersPinToVisibleBounds = true
    let stage = Stage(GridController(heights: [[900, 50]]), layout: layout)
    stage.scroll(to: 300)
    let header = try #require(stage.boundary(.header))
    #expect(type(of: header) == PlainAttributes.self)
    #expect(header.frame.minY == 300 && header.zIndex == 1024)
  }

  @Test func ownContextsAreMadeForEveryChange() {
    let layout = OwnContextLayout()
    layout.sectionHeadersPinToVisibleBounds = true
    let stage = Stage(GridController(heights: [[900, 50]]), layout: layout)
    stage.scroll(to: 300)
    layout.pinnedHeaderOffset = 4
    layout.columnCount = 3
    stage.view.layoutIfNeeded()
    #expect(layout.contexts > 3)
    #expect(layout.foreignContexts == 0)
  }

  @Test func aContextClassThatIsOnlyAFlowLayoutsWillDo() {
    let layout = FlowContextLayout()
    let stage = Stage(GridController(heights: [[900, 50]]), layout: layout)
    stage.scroll(to: 300)
    layout.sectionHeadersPinToVisibleBounds = true
    #expect(stage.header(0)?.frame.minY == 300)
    stage.scroll(to: 320)
    #expect(stage.header(0)?.frame.minY == 320)
    layout.columnCount = 1
    #expect(stage.frame(0)?.width == 210)
  }

  @Test func copiesAndEqualityOfAttributesIncludePinning() throws {
    let path = IndexPath(item: 0, section: 0)
    let attributes = WaterfallLayoutAttributes(
      forSupplementaryViewOfKind: Side.header.kind, with: path)
    (attributes.isPinned, attributes.pinProgress, attributes.pushProgress) = (true, 0.25, 0.5)
    let copy = try #require(attributes.copy() as? WaterfallLayoutAttributes)
    #expect(copy == attributes)
    #expect(copy.isPinned && copy.pinProgress == 0.25 && copy.pushProgress == 0.5)
    copy.isPinned = false
    #expect(copy != attributes)
    copy.isPinned = true
    copy.pinProgress = 0
    #expect(copy != attributes)
    (copy.pinProgress, copy.pushProgress) = (0.25, 0)
    #expect(copy != attributes)
    copy.pushProgress = 0.5
    #expect(copy == attributes)
    copy.alpha = 0
    #expect(copy != attributes)
  }
}

private let backgroundKind = WaterfallFlowLayout.elementKindSectionBackground

private final class TintedAttributes: WaterfallLayoutAttributes {}
private final class PlainAttributes: UICollectionViewLayoutAttributes {}
private final class OwnContext: WaterfallLayoutInvalidationContext {}

private final class TintedLayout: WaterfallFlowLayout {
  override class var layoutAttributesClass: AnyClass { TintedAttributes.self }
}

private final class PlainAttributesLayout: WaterfallFlowLayout {
  override class var layoutAttributesClass: AnyClass { PlainAttributes.self }
}

private final class FlowContextLayout: WaterfallFlowLayout {
  override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }
}

private final class OwnContextLayout: WaterfallFlowLayout {
  private(set) var contexts = 0
  private(set) var foreignContexts = 0

  override class var invalidationContextClass: AnyClass { OwnContext.self }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contexts += 1
    if !(context is OwnContext) { foreignContexts += 1 }
    super.invalidateLayout(with: context)
  }
}
