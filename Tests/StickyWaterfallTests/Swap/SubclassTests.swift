import StickyWaterfall
import Testing

/// Subclasses of the layout outside its module.
@MainActor
@Suite struct SubclassTests {
  /// `Tests/API.txt` shows that the other methods are open, too.
  @Test func methodsThatACollectionViewCallsCanBeOverridden() {
    let layout = LayoutSpy()
    layout.sectionHeadersPinToVisibleBounds = true
    let stage = Stage(GridController(heights: [[100, 900, 80]]), layout: layout)
    stage.scroll(to: 100)
    stage.view.frame.size.width = 330
    stage.view.layoutIfNeeded()
    stage.update {
      stage.controller.sections[0].remove(at: 1)
      stage.controller.sections[0].append(CGSize(width: 100, height: 30))
      stage.view.deleteItems(at: [[0, 1]])
      stage.view.insertItems(at: [[0, 2]])
    }
    stage.controller.sections.append([CGSize(width: 100, height: 30)])
    stage.view.insertSections([1])
    stage.controller.sections.removeLast()
    stage.view.deleteSections([1])
    stage.view.layoutIfNeeded()
    #expect(Set(layout.calls) == Set(LayoutCall.allCases))
    #expect(stage.frame(2) == CGRect(x: 170, y: 184, width: 150, height: 45))
  }

  @Test func customAttributesWithoutPinStateStillPin() throws {
    let layout = PlainAttributesLayout()
    layout.sectionHeadersPinToVisibleBounds = true
    let stage = Stage(GridController(heights: [[900, 50]]), layout: layout)
    stage.scroll(to: 300)
    let header = try #require(stage.boundary(.header))
    #expect(type(of: header) == PlainAttributes.self)
    #expect(header.frame.minY == 300 && header.zIndex == 1024)
  }

  @Test func customContextClassIsUsedForEveryChange() {
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

  @Test func stockContextClassWorks() {
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
}

private final class PlainAttributes: UICollectionViewLayoutAttributes {}
private final class OwnContext: WaterfallLayoutInvalidationContext {}

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
