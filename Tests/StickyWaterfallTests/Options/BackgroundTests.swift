import StickyWaterfall
import Testing

/// Section backgrounds, insets of headers and footers, and content of a least length.
@MainActor
@Suite struct BackgroundTests {
  private let kind = WaterfallFlowLayout.elementKindSectionBackground

  private func screen(_ configure: @escaping (WaterfallFlowLayout) -> Void = { _ in })
    -> WaterfallScreen
  {
    let controller = AnsweringController([2, 0, 3], height: 100)
    return WaterfallScreen(controller) { layout in
      layout.headerReferenceSize = CGSize(width: 0, height: 40)
      layout.footerReferenceSize = CGSize(width: 0, height: 20)
      layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 10)
      configure(layout)
    }
  }

  private func backgrounds(_ screen: WaterfallScreen) -> [UICollectionViewLayoutAttributes] {
    (screen.layout.layoutAttributesForElements(in: screen.view.bounds) ?? [])
      .filter { $0.representedElementCategory == .decorationView }
  }

  //     section 0:   0 header 40, body  40 ... 160, footer 180
  //     section 1: 180 header 40, body 220 ... 240, footer 260
  //     section 2: 260 header 40, body 300 ... 530, footer 550
  @Test func aRegisteredBackgroundIsBehindEachSectionsItems() {
    let screen = screen { $0.register(Background.self, forDecorationViewOfKind: kind) }
    #expect(
      backgrounds(screen).map(\.frame) == [
        CGRect(x: 0, y: 40, width: 400, height: 120),
        CGRect(x: 0, y: 220, width: 400, height: 20),
        CGRect(x: 0, y: 300, width: 400, height: 230),
      ])
    #expect(backgrounds(screen).map(\.zIndex) == [-1, -1, -1])
    #expect(screen.view.subviews.prefix(3).allSatisfy { $0 is Background })
    for (section, attributes) in backgrounds(screen).enumerated() {
      let path = IndexPath(item: 0, section: section)
      #expect(attributes.indexPath == path)
      #expect(
        attributes == screen.layout.layoutAttributesForDecorationView(ofKind: kind, at: path))
    }
  }

  @Test func withoutARegistrationThereIsNone() {
    let screen = screen()
    let path = IndexPath(item: 0, section: 0)
    #expect(backgrounds(screen) == [])
    #expect(screen.layout.layoutAttributesForDecorationView(ofKind: kind, at: path) == nil)
    screen.layout.register(Background.self, forDecorationViewOfKind: "another")
    screen.view.layoutIfNeeded()
    #expect(backgrounds(screen) == [])
    #expect(screen.layout.layoutAttributesForDecorationView(ofKind: "another", at: path) == nil)
  }

  @Test func registeringAndUnregisteringTakeEffectInTheNextPass() {
    let screen = screen()
    screen.layout.register(Background.self, forDecorationViewOfKind: kind)
    screen.view.layoutIfNeeded()
    #expect(screen.view.subviews.filter { $0 is Background }.count == 3)
    screen.layout.register(nil as AnyClass?, forDecorationViewOfKind: kind)
    screen.view.layoutIfNeeded()
    #expect(backgrounds(screen) == [])
    #expect(screen.view.subviews.filter { $0 is Background }.count == 0)
    #expect(screen.controller.measured.count == 5)
  }

  @Test func backgroundsFollowABatch() {
    let screen = screen { $0.register(Background.self, forDecorationViewOfKind: kind) }
    screen.update {
      screen.controller.counts = [0, 3]
      screen.view.deleteSections([0])
    }
    #expect(backgrounds(screen).map(\.frame.minY) == [40, 120])
    #expect(backgrounds(screen).map(\.frame.height) == [20, 230])
  }

  // Contract rule 4.
  @Test func contentIsAtLeastAsLongAsAsked() {
    let screen = screen { $0.minimumContentExtent = 2_000 }
    #expect(screen.view.contentSize == CGSize(width: 400, height: 2_000))
    #expect(screen.footer(2)?.frame.maxY == 550)
    screen.controller.measured = []
    screen.layout.minimumContentExtent = 500
    screen.view.layoutIfNeeded()
    #expect(screen.view.contentSize.height == 550)
    #expect(screen.controller.measured == [])
    screen.layout.scrollDirection = .horizontal
    screen.layout.minimumContentExtent = 3_000
    screen.view.layoutIfNeeded()
    #expect(screen.view.contentSize.width == 3_000)
  }
}

private final class Background: UICollectionReusableView {}
