import StickyWaterfall
import Testing

@MainActor
@Suite struct BackgroundTests {
  private let kind = WaterfallFlowLayout.elementKindSectionBackground

  private func screen(_ configure: @escaping (WaterfallFlowLayout) -> Void = { _ in })
    -> WaterfallScreen
  {
    WaterfallScreen(AnsweringController([2, 0, 3], height: 100)) { layout in
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

  // Contract rules 50.1 and 50.2.
  //
  //     section 0            section 1         section 2
  //       0 ├ header ─┤      180 ├ header ─┤   260 ├ header ─┤
  //      40 ┏━━━━━━━━━┓      220 ├ footer ─┤   300 ┏━━━━━━━━━┓
  //         ┃ 0     1 ┃                            ┃ 0     1 ┃   thick lines: the backgrounds
  //     160 ┗━━━━━━━━━┛                            ┃ 2       ┃
  //         ├ footer ─┤                        530 ┗━━━━━━━━━┛
  @Test func registeredBackgroundIsBehindEachSectionWithItems() {
    let screen = screen { $0.register(Background.self, forDecorationViewOfKind: kind) }
    #expect(
      backgrounds(screen).map(\.frame) == [
        CGRect(x: 0, y: 40, width: 400, height: 120),
        CGRect(x: 0, y: 300, width: 400, height: 230),
      ])
    #expect(backgrounds(screen).map(\.zIndex) == [-1, -1])
    #expect(backgrounds(screen).map(\.indexPath) == [[0, 0], [2, 0]])
    #expect(screen.view.subviews.prefix(2).allSatisfy { $0 is Background })
    for attributes in backgrounds(screen) { #expect(screen.single(attributes) == attributes) }
  }

  /// Contract rule 50.3.
  @Test func backgroundInsetsChangeOnlyTheBackground() {
    let screen = screen { $0.register(Background.self, forDecorationViewOfKind: kind) }
    let items = screen.frames()
    screen.controller.measured = []
    screen.layout.sectionBackgroundInset = UIEdgeInsets(top: 2, left: 3, bottom: -6, right: 7)
    screen.view.layoutIfNeeded()
    #expect(
      backgrounds(screen).map(\.frame) == [
        CGRect(x: 3, y: 42, width: 390, height: 124), CGRect(x: 3, y: 302, width: 390, height: 234),
      ])
    // An inset of 126 leaves nothing of the first background.
    screen.layout.sectionBackgroundInset.top = 126
    let tops = [0, 2].map {
      screen.layout.layoutAttributesForDecorationView(ofKind: kind, at: [$0, 0])?.frame.minY
    }
    #expect(tops == [nil, 426])
    #expect(screen.frames() == items && screen.controller.measured == [])
  }

  /// Contract rule 50.1.
  @Test func delegateSpecifiesBackgroundInsetsAndHidesBackgroundsPerSection() {
    let screen = screen {
      $0.register(Background.self, forDecorationViewOfKind: kind)
      $0.sectionBackgroundInset.left = 50
    }
    screen.controller.backgroundInset = {
      UIEdgeInsets(top: 0, left: CGFloat($0), bottom: 0, right: 0)
    }
    screen.controller.showsBackground = { $0 > 0 }
    screen.layOutAgain()
    #expect(backgrounds(screen).map(\.frame) == [CGRect(x: 2, y: 300, width: 398, height: 230)])
  }

  /// Contract rule 50.3.
  @Test func insetsWiderThanTheViewLeaveNoBackground() {
    let screen = WaterfallScreen(AnsweringController(heights: [100]), expectsDiagnostics: true) {
      $0.register(Background.self, forDecorationViewOfKind: kind)
      $0.sectionBackgroundInset = UIEdgeInsets(top: 0, left: 300, bottom: 0, right: 100)
    }
    #expect(backgrounds(screen).isEmpty && screen.diagnostics.isEmpty)
    screen.layout.sectionBackgroundInset.right = 101
    screen.view.layoutIfNeeded()
    #expect(backgrounds(screen).isEmpty)
    #expect(
      screen.diagnostics.map(\.description) == [
        "sectionBackgroundInset is 401 points in total, but the available width is 400 points. No "
          + "room is left for the background. Set sectionBackgroundInset to insets below 400 points "
          + "in total."
      ])
  }

  @Test func backgroundExistsWhileItsKindIsRegistered() {
    let screen = screen()
    let path = IndexPath(item: 0, section: 0)
    #expect(backgrounds(screen) == [])
    #expect(screen.layout.layoutAttributesForDecorationView(ofKind: kind, at: path) == nil)
    screen.layout.register(Background.self, forDecorationViewOfKind: "another")
    screen.view.layoutIfNeeded()
    #expect(backgrounds(screen) == [])
    #expect(screen.layout.layoutAttributesForDecorationView(ofKind: "another", at: path) == nil)
    screen.layout.register(Background.self, forDecorationViewOfKind: kind)
    screen.view.layoutIfNeeded()
    #expect(screen.view.subviews.filter { $0 is Background }.count == 2)
    screen.layout.register(nil as AnyClass?, forDecorationViewOfKind: kind)
    screen.view.layoutIfNeeded()
    #expect(backgrounds(screen) == [])
    #expect(screen.view.subviews.filter { $0 is Background }.count == 0)
    #expect(screen.controller.measured.count == 5)
  }

  //     section 0: 0 header 40, no items, footer 80; section 1: 80 header 40, body 120 ... 240
  // Contract rule 50.4.
  @Test func backgroundsAppearAndDisappearWithTheItemsOfTheirSection() {
    let screen = screen { $0.register(Background.self, forDecorationViewOfKind: kind) }
    var (start, end): (CGFloat?, CGFloat?)
    screen.spy?.afterList = { [unowned screen] in
      let layout = screen.layout
      #expect(layout.indexPathsToDeleteForDecorationView(ofKind: kind) == [[0, 0]])
      #expect(layout.indexPathsToInsertForDecorationView(ofKind: kind) == [[1, 0]])
      start =
        layout.initialLayoutAttributesForAppearingDecorationElement(
          ofKind: kind, at: [1, 0])?.alpha
      end =
        layout.finalLayoutAttributesForDisappearingDecorationElement(
          ofKind: kind, at: [0, 0])?.alpha
    }
    screen.update(deleting: [[0, 0], [0, 1]], inserting: [[1, 0], [1, 1]])
    #expect(start == 0 && end == 0)
    #expect(backgrounds(screen).map(\.frame.minY) == [120, 300])
    #expect(screen.view.subviews.filter { $0 is Background }.count == 2)
  }

  @Test func visibleBackgroundsFitSelfSizedSectionsAfterRotationOrInsertion() {
    let stage = FeedStage(.counts([3])) {
      $0.estimatedItemSize = CGSize(width: 100, height: 50)
      $0.register(Background.self, forDecorationViewOfKind: kind)
      $0.sectionBackgroundInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    stage.controller.sizeCells { _ in 90 }
    stage.reload()
    for step in 0..<3 {
      if step == 0 { stage.view.reloadData() }
      if step == 1 { stage.resize(to: CGSize(width: 380, height: 400)) }
      if step == 2 { stage.perform(.inserting([10], at: 0, of: stage.sections)) }
      stage.view.layoutIfNeeded()
      let frame = stage.layout.layoutAttributesForDecorationView(ofKind: kind, at: [0, 0])?.frame
      #expect(frame?.width == (step == 0 ? 254 : 374))
      #expect(frame?.maxY == stage.footer()?.frame.minY.advanced(by: -3))
      #expect(stage.view.subviews.filter { $0 is Background }.map(\.frame) == [frame])
    }
  }
}

private final class Background: UICollectionReusableView {}
