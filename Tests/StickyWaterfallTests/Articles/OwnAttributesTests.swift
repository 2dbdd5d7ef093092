import StickyWaterfall
import Testing

@MainActor
@Suite struct OwnAttributesTests {
  private let path = IndexPath(item: 3, section: 1)

  private func attributes() -> MoodAttributes {
    let attributes = MoodAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    attributes.mood = 7
    attributes.alpha = 0.5
    attributes.isHidden = true
    attributes.transform = CGAffineTransform(rotationAngle: 1)
    attributes.collapseProgress = 0.25
    return attributes
  }

  @Test func copyOfCustomAttributesEqualsTheOriginal() throws {
    let original = attributes()
    let copy = try #require(original.copy() as? MoodAttributes)
    #expect(copy !== original)
    #expect(copy == original)
  }

  @Test func attributesDifferIfAnyValueDiffers() {
    let changes: [(MoodAttributes) -> Void] = [
      { $0.mood = 8 }, { $0.alpha = 1 }, { $0.isHidden = false }, { $0.transform = .identity },
      { $0.isPinned = true }, { $0.collapseProgress = 0 }, { $0.pushProgress = 1 },
      { $0.zIndex = 1 },
      { $0.center.x += 1 }, { $0.indexPath = IndexPath(item: 3, section: 0) },
    ]
    for change in changes {
      let changed = attributes()
      change(changed)
      #expect(changed != attributes())
    }
    #expect(attributes() == attributes())
  }

  @Test func cellReceivesTheValuesOfCustomAttributes() throws {
    let screen = WaterfallScreen(AnsweringController([4], height: 100), laidOutBy: MoodLayout())
    screen.scroll(to: 0)
    let shown = screen.view.layoutAttributesOnScreen.compactMap { $0 as? MoodAttributes }
    #expect(shown.filter { $0.representedElementCategory == .cell }.map(\.mood) == [0, 10, 20])
    let cell = try #require(screen.view.cellForItem(at: [0, 1]))
    #expect(cell.alpha == 0.5)
    #expect(cell.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
    #expect(screen.view.cellForItem(at: [0, 3]) == nil)
    #expect(screen.item(3)?.isHidden == true)
  }

  /// A remaining item has the subclass's values from the start of the animation.
  @Test func customAttributesKeepTheirValuesInInsertsAndDeletes() throws {
    let screen = WaterfallScreen(AnsweringController([3], height: 100), laidOutBy: MoodLayout())
    let place = try #require(screen.item(1)?.center)
    screen.update(deleting: [[0, 0]], inserting: [[0, 2]])
    let start = try #require(screen.starts[.item([0, 1])] as? MoodAttributes)
    let end = try #require(screen.ends[.item([0, 2])] as? MoodAttributes)
    #expect(start.mood == 10 && end.mood == 10)
    #expect(start.alpha == 0.5 && !start.isHidden)
    #expect(start.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
    #expect(start.center == CGPoint(x: 97.5, y: 160) && end.center == place)
    #expect(screen.ends.values.allSatisfy { $0 is MoodAttributes })
  }

  @Test func everyLookupReturnsAttributesOfTheSpecifiedClass() {
    let header = Side.header.kind
    let background = WaterfallFlowLayout.elementKindSectionBackground
    let screen = WaterfallScreen(AnsweringController(heights: [50]), laidOutBy: CalmLayout()) {
      $0.headerReferenceSize = CGSize(width: 0, height: 40)
      $0.register(UICollectionReusableView.self, forDecorationViewOfKind: background)
    }
    let layout = screen.layout
    let path = IndexPath(item: 0, section: 0)
    let answers: [UICollectionViewLayoutAttributes?] = [
      layout.layoutAttributesForItem(at: path),
      layout.layoutAttributesForSupplementaryView(ofKind: header, at: path),
      layout.layoutAttributesForDecorationView(ofKind: background, at: path),
      layout.initialLayoutAttributesForAppearingItem(at: path),
      layout.finalLayoutAttributesForDisappearingItem(at: path),
      layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: header, at: path),
      layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: header, at: path),
      layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: background, at: path),
      layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: background, at: path),
      layout.layoutAttributesForInteractivelyMovingItem(at: path, withTargetPosition: .zero),
    ]
    #expect(answers.allSatisfy { $0 is MoodAttributes })
  }

  @Test func descriptionOfAnItemHasItsFrame() {
    let attributes = WaterfallLayoutAttributes(forCellWith: [0, 3])
    attributes.frame = CGRect(x: 130, y: 64, width: 120, height: 80)
    #expect(attributes.description == "item [0, 3] at 130.0, 64.0; 120.0 x 80.0")
  }

  @Test func descriptionOfAPinnedHeaderContainsPinAndPushProgress() throws {
    let screen = WaterfallScreen(
      AnsweringController([1, 1], height: 18), size: CGSize(width: 390, height: 40), columns: 1
    ) {
      $0.headerReferenceSize.height = 44
      $0.sectionHeadersPinToVisibleBounds = true
    }
    screen.scroll(to: 40)
    let header = try #require(screen.header())
    let line = "\(Side.header.kind) [0, 0] at 0.0, 18.0; 390.0 x 44.0, level 1024"
    #expect(header.description == line + ", pinned 1.0, pushed 0.5")
    header.isHidden = true
    #expect(header.description == line + ", hidden, pinned 1.0, pushed 0.5")
  }
}

/// Attributes with a value of their own, written as a client would.
private final class MoodAttributes: WaterfallLayoutAttributes {
  nonisolated(unsafe) var mood = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? MoodAttributes)?.mood = mood
    return copy
  }

  override nonisolated func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && mood == (object as? MoodAttributes)?.mood
  }
}

private final class CalmLayout: WaterfallFlowLayout {
  override class var layoutAttributesClass: AnyClass { MoodAttributes.self }
}

/// A layout that gives each item a mood, and makes items transparent, smaller, or hidden.
private final class MoodLayout: LayoutSpy {
  override class var layoutAttributesClass: AnyClass { MoodAttributes.self }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map { tuned($0) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).map { tuned($0) }
  }

  private func tuned(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let item = attributes.indexPath.item
    (attributes as? MoodAttributes)?.mood = 10 * item
    attributes.alpha = 0.5
    attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    attributes.isHidden = item == 3
    return attributes
  }
}
