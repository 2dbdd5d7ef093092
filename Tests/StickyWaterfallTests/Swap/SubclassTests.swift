import Foundation
import StickyWaterfall
import Testing

/// Subclasses outside the layout's module, some of which omit calls of `super`.
@MainActor
@Suite struct SubclassTests {
  /// `Tests/API.txt` shows that the other methods are open, too.
  @Test func methodsCalledByACollectionViewCanBeOverridden() {
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

  @Test func headerWithCustomAttributesStillPins() throws {
    let layout = PlainAttributesLayout()
    layout.sectionHeadersPinToVisibleBounds = true
    let stage = Stage(GridController(heights: [[900, 50]]), layout: layout)
    stage.scroll(to: 300)
    let header = try #require(stage.boundary(.header))
    #expect(type(of: header) == PlainAttributes.self)
    #expect(header.frame.minY == 300 && header.zIndex == 1024)
  }

  //     a header of 40 above rows of 60 stays at the visible edge
  // Contract rule 51.1.
  @Test func overriddenPinFlagsPinHeadersAndFooters() {
    let controller = AnsweringController([30])
    controller.size = { _ in CGSize(width: 390, height: 60) }
    let stage = Stage(
      controller, layout: PinningLayout(), size: CGSize(width: 390, height: 844), columns: nil
    ) {
      $0.headerReferenceSize = CGSize(width: 0, height: 40)
      $0.footerReferenceSize = CGSize(width: 0, height: 30)
    }
    stage.scroll(to: 100)
    #expect(stage.boundary(.header)?.frame.minY == 100)
    #expect(stage.boundary(.footer)?.frame.maxY == 944)
    stage.scroll(to: 130)
    #expect(stage.boundary(.header)?.frame.minY == 130)
    #expect(stage.layout.contentOffset(forItemAt: [0, 10], at: .top)?.y == 700)
    stage.update(deleting: [[0, 0]])
    #expect(stage.boundary(.header)?.frame.minY == 130)
    stage.layout.pins = false
    stage.layOutAgain()
    #expect(stage.boundary(.header)?.frame.minY == 0)
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

  @Test func layoutWorksWithTheFlowLayoutsContextClass() {
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

  private typealias Screen<Layout: WaterfallFlowLayout> = Stage<AnsweringController, Layout>

  private func screen<Layout: WaterfallFlowLayout>(
    _ layout: Layout, isStrict: Bool = true
  ) -> Screen<Layout> {
    let controller = AnsweringController([3])
    controller.size = { _ in CGSize(width: 50, height: 50) }
    return Screen(controller, layout: layout, columns: nil, expectsDiagnostics: !isStrict)
  }

  private func sizes<Layout>(_ screen: Screen<Layout>) -> [CGSize] { screen.frames(0).map(\.size) }

  @Test(arguments: ["prepare(forCollectionViewUpdates:)", "finalizeCollectionViewUpdates()"])
  func overridingAnUpdateMethodWithoutCallingSuperKeepsAllItems(method: String) {
    let layout = SuperlessLayout()
    layout.method = method
    let screen = screen(layout, isStrict: false)
    for count in 4...5 {
      screen.update(inserting: [[0, 0]])
      #expect(sizes(screen) == Array(repeating: CGSize(width: 50, height: 50), count: count))
      #expect(screen.visibleItems.count == count)
    }
  }

  @Test func attributesCopiedInPrepareBelongToTheNewContent() {
    let screen = screen(CopyingLayout())
    screen.update(inserting: [[0, 0]])
    #expect(screen.layout.counts.last == 4)
    screen.update(deleting: [[0, 0], [0, 1]])
    #expect(screen.layout.counts.last == 2)
    #expect(screen.layout.hasEmptyAttributes == false)
  }

  /// Contract rule 27c.1.
  @Test func subclassQueriesEachItemOnceInABatch() {
    let screen = screen(CopyingLayout())
    screen.update(inserting: [[0, 1]])
    #expect(screen.controller.measured == (0..<4).map { [0, $0] })
  }

  @Test(arguments: [50, 120] as [CGFloat])
  func subclassKeepsPreferredSizesInABatchUpdate(width: CGFloat) {
    let controller = AnsweringController([6])
    let layout = CopyingLayout()
    let screen = Screen(controller, layout: layout, columns: nil) {
      $0.estimatedItemSize = CGSize(width: 50, height: 50)
    }
    controller.preferredSize = { CGSize(width: width, height: 60 + CGFloat($0.item)) }
    screen.reload()
    screen.takeTurn()
    controller.preferredSize = nil
    screen.update(deleting: [[0, 1]], inserting: [[0, 0]])
    #expect(sizes(screen).map(\.height) == [50, 60, 62, 63, 64, 65])
    #expect(sizes(screen).map(\.width) == [50] + Array(repeating: width, count: 5))
    screen.update {
      layout.remeasureItems(at: [[0, 5]])
      controller.counts[0] -= 1
      screen.view.deleteItems(at: [[0, 0]])
    }
    #expect(sizes(screen).map(\.height) == [60, 62, 63, 64, 50])
  }
}

private final class PlainAttributes: UICollectionViewLayoutAttributes {}
private final class OwnContext: WaterfallLayoutInvalidationContext {}

private final class PlainAttributesLayout: WaterfallFlowLayout {
  override class var layoutAttributesClass: AnyClass { PlainAttributes.self }
}

private final class PinningLayout: WaterfallFlowLayout {
  var pins = true

  override var sectionHeadersPinToVisibleBounds: Bool {
    get { pins }
    set {}
  }
  override var sectionFootersPinToVisibleBounds: Bool {
    get { pins }
    set {}
  }
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

/// A layout that doesn't call one method of its superclass.
private final class SuperlessLayout: WaterfallFlowLayout {
  var method = ""

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    guard method != "prepare(forCollectionViewUpdates:)" else { return }
    super.prepare(forCollectionViewUpdates: updateItems)
  }

  override func finalizeCollectionViewUpdates() {
    if method != "finalizeCollectionViewUpdates()" { super.finalizeCollectionViewUpdates() }
  }
}

/// Returns copies of the attributes that its superclass returned in `prepare()`.
private final class CopyingLayout: WaterfallFlowLayout {
  private var copies: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private(set) var counts: [Int] = []
  private(set) var hasEmptyAttributes = false

  override func prepare() {
    super.prepare()
    let everything = CGRect(origin: .zero, size: CGSize(width: 10_000, height: 10_000))
    copies = [:]
    for attributes in super.layoutAttributesForElements(in: everything) ?? [] {
      copies[attributes.indexPath] = attributes.copy() as? UICollectionViewLayoutAttributes
    }
    counts.append(copies.count)
  }
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    copies.values.filter { $0.frame.overlaps(rect) }.sorted { $0.indexPath < $1.indexPath }
  }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = copies[indexPath] ?? super.layoutAttributesForItem(at: indexPath)
    hasEmptyAttributes = hasEmptyAttributes || attributes?.size == .zero
    return attributes
  }
}
