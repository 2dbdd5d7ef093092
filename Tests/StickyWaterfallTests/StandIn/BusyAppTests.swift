#if !canImport(UIKit)
import StickyWaterfall
import Testing

/// Apps that scroll, invalidate, and rotate often in one turn of the run loop.
@MainActor
@Suite struct BusyAppTests {
  private typealias SizingStage = Stage<AnsweringController, LayoutSpy>

  private func stage(columns: Int = 2, _ items: Int = 400) -> SizingStage {
    let controller = AnsweringController([items])
    controller.preferredExtent = { path, _ in CGFloat(60 + path.item % 5 * 20) }
    return Stage(
      controller, layout: LayoutSpy(), size: CGSize(width: 390, height: 844), columns: columns
    ) {
      $0.itemSize = CGSize(width: 190, height: 80)
      $0.estimatedItemSize = CGSize(width: 190, height: 44)
    }
  }

  // Snapshot tests and long screenshots scroll like this.
  // Contract rule 29e.2.
  @Test func sixtyScrollsInOneTurnSizeEveryCell() {
    let stage = stage()
    for _ in 0..<60 {
      stage.view.contentOffset.y += 300
      stage.view.layoutIfNeeded()
      for path in stage.visibleItems {
        #expect(stage.frame(path.item)?.height == CGFloat(60 + path.item % 5 * 20))
      }
    }
    stage.resize(to: CGSize(width: 844, height: 390))
    #expect(stage.contentSize.width == 844)
    stage.layout.columnCount = 5
    stage.view.layoutIfNeeded()
    let width = stage.frame(0)?.width ?? 0
    #expect(abs(width - (844 - 4 * stage.layout.minimumInteritemSpacing) / 5) < 1)
  }

  /// After ten layout passes in a turn, cells aren't asked again, so the app can't go on.
  @Test func cellThatInvalidatesTheLayoutWhenAskedComesToRest() {
    let stage = stage(columns: 2, 40)
    stage.layout.keepsVisibleItemsInPlace = true
    stage.controller.preferredExtent = { [unowned layout = stage.layout] path, _ in
      layout.invalidateLayout()
      return CGFloat(60 + path.item % 5 * 20)
    }
    for _ in 0..<3 {
      stage.layout.passes = 0
      stage.layOutAgain()
      #expect(stage.layout.passes <= 12)
      #expect(stage.frame(1)?.height == 80)
      stage.takeTurn()
    }
  }

  /// A delegate that waits for something runs the main run loop, in which a target could settle.
  @Test func targetDoesNotSettleWhileTheLayoutAsks() {
    let stage = ReaderStage()
    stage.show(Array(repeating: 100, count: 40))
    stage.scrollToItem(20, at: .top)
    stage.layout.invalidateLayout()
    var hasWaited = false
    stage.controller.height = { _, _ in
      if !hasWaited {
        hasWaited = true
        MainRunLoop.takeTurn()
      }
      return 100
    }
    stage.view.layoutIfNeeded()
    stage.insert([100], at: 0)
    #expect(stage.offset == 2_100)
  }

  // With kept positions, the invalidation drops sizes, and the same sizes come back.
  // Contract rule 29g.1.
  @Test func sameSizesAfterAnInvalidationMoveNothing() {
    let stage = stage(columns: 3)
    stage.view.isPrefetchingEnabled = false
    stage.layout.keepsVisibleItemsInPlace = true
    stage.scroll(to: 900)
    for _ in 0..<3 {
      stage.layOutAgain()
      stage.takeTurn()
    }
    var scrolls = 0
    stage.controller.whenScrolled = { scrolls += 1 }
    let offset = stage.view.contentOffset.y
    let frames = stage.visibleItems.map { stage.frame($0.item) }
    for _ in 0..<5 {
      stage.layOutAgain()
      stage.takeTurn()
    }
    #expect(stage.view.contentOffset.y == offset && scrolls == 0)
    #expect(stage.visibleItems.map { stage.frame($0.item) } == frames)
  }

  // The view sets a safe area of 60 while its content is higher than its bounds.
  @Test(arguments: [false, true])
  func safeAreaThatFollowsTheContentComesToRest(keepsPlaces: Bool) {
    let controller = AnsweringController([6])
    let stage = Stage(
      controller, layout: LayoutSpy(), size: CGSize(width: 320, height: 480),
      expectsDiagnostics: true
    ) {
      $0.itemSize = CGSize(width: 100, height: 100)
      $0.sectionInsetReference = .fromSafeArea
      $0.keepsVisibleItemsInPlace = keepsPlaces
    }
    stage.layout.after[.contentSize] = { [unowned view = stage.view] in
      let left: CGFloat = view.contentSize.height > view.bounds.height ? 60 : 0
      if view.safeAreaInsets.left != left {
        view.safeAreaInsets = UIEdgeInsets(top: 0, left: left, bottom: 0, right: 0)
      }
    }
    for _ in 0..<12 {
      stage.layout.passes = 0
      stage.layOutAgain()
      #expect(stage.layout.passes <= 60)
      stage.layout.passes = 0
      stage.takeTurn()
      #expect(stage.layout.passes <= 60)
    }
  }

  // A plain inset that follows the content size, then another scroll direction.
  // Contract rule 29f.3.
  @Test(arguments: [false, true])
  func contentInsetThatFollowsTheContentComesToRest(keepsPlaces: Bool) {
    let stage = Stage(
      AnsweringController([1]), layout: LayoutSpy(), size: CGSize(width: 320, height: 480)
    ) {
      $0.itemSize = CGSize(width: 100, height: 100)
      $0.keepsVisibleItemsInPlace = keepsPlaces
    }
    stage.layout.after[.contentSize] = { [unowned view = stage.view] in
      let left = view.contentSize.height.truncatingRemainder(dividingBy: 97)
      if abs(view.contentInset.left - left) > 0.5 { view.contentInset.left = left }
    }
    for direction in [UICollectionView.ScrollDirection.horizontal, .vertical] {
      stage.layout.passes = 0
      stage.layout.scrollDirection = direction
      stage.view.layoutIfNeeded()
      for _ in 0..<9 {
        #expect(stage.layout.passes <= 60)
        stage.layout.passes = 0
        stage.takeTurn()
      }
      #expect(stage.layout.passes == 0)
    }
  }
}
#endif
