import Foundation
import StickyWaterfall
import Testing

/// Subclasses that read the layout before an update list, or don't call super, as apps have them.
@MainActor
@Suite struct SubclassUpdateTests {
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
  func updateMethodWithoutSuperLosesNoItem(method: String) {
    let layout = SuperlessLayout()
    layout.method = method
    let screen = screen(layout, isStrict: false)
    for count in 4...5 {
      screen.update(inserting: [[0, 0]])
      #expect(sizes(screen) == Array(repeating: CGSize(width: 50, height: 50), count: count))
      #expect(screen.visibleItems.count == count)
    }
  }

  @Test func attributesCopiedInPrepareAreThoseOfTheNewContent() {
    let screen = screen(CopyingLayout())
    screen.update(inserting: [[0, 0]])
    #expect(screen.layout.counts.last == 4)
    screen.update(deleting: [[0, 0], [0, 1]])
    #expect(screen.layout.counts.last == 2)
    #expect(screen.layout.hasEmptyAttributes == false)
  }

  @Test func eachItemOfASubclassIsQueriedOnceInABatch() {
    let screen = screen(CopyingLayout())
    screen.update(inserting: [[0, 1]])
    #expect(screen.controller.measured == (0..<4).map { [0, $0] })
  }

  @Test(arguments: [50, 120] as [CGFloat])
  func preferredSizesOfASubclassStay(width: CGFloat) {
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
  /// The number of items in each `prepare()`.
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
