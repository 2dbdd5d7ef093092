import StickyWaterfall
import Testing

/// The initial and final attributes of elements in a batch.
///
///     a b      b c      a is deleted, and X is inserted at 3, in 2 columns of 195 with gaps of 10
///     c d  →   d X
///     e f      e f
@MainActor
@Suite struct UpdateAnimationTests {
  nonisolated static let all: [UpdateAnimation] = [.fade, .none, .scale, .fromCenter, .slide]

  @Test(arguments: all, [false, true])
  func headersAndFootersStayAboveCellsInUpdates(animation: UpdateAnimation, cards: Bool) throws {
    let stage = FeedStage(.counts([6, 5, 4, 3])) {
      $0.updateAnimation = animation
      $0.sectionHeadersPinToVisibleBounds = true
      $0.itemsPinToVisibleBounds = cards
    }
    stage.scroll(to: 60)
    stage.perform(BatchUpdateTests.mixed())
    let depths = { (category: UICollectionView.ElementCategory) in
      stage.moments.filter { $0.representedElementCategory == category }.map(\.zIndex)
    }
    let highestCell = try #require(depths(.cell).max())
    #expect(try #require(depths(.supplementaryView).min()) > highestCell)
  }

  // Contract rule 45; facts 12.2: if both views were opaque, the old content would stay visible.
  // Contract rules 45.6 and 45.8.
  @Test(arguments: all)
  func reloadedItemCrossFadesInPlace(animation: UpdateAnimation) throws {
    let stage = FeedStage(.counts([6])) { $0.updateAnimation = animation }
    let before = try #require(stage.frame(2))
    stage.perform(.reloading(2, height: 77, of: stage.sections))
    let (start, end) = (try #require(stage.start(2)), try #require(stage.end(2)))
    #expect(end.alpha == 0)
    #expect(end.isHidden == (animation == .none))
    #expect(end.frame == before)
    #expect(start.alpha == (animation == .none ? 1 : 0))
    #expect(start.frame == stage.frame(2))
    #expect(start.frame.height == 77)
    #expect(stage.end(3)?.alpha == 1)
  }

  // Contract rule 45.7.
  @Test(arguments: all)
  func reloadedSectionCrossFades(animation: UpdateAnimation) {
    let stage = FeedStage(.counts([2, 3, 2])) { $0.updateAnimation = animation }
    var batch = FeedBatch(stage.sections)
    batch.after[1].items.removeLast()
    batch.reloadedSections = [1]
    stage.perform(batch)
    for (element, end) in stage.ends {
      let isReloaded = end.indexPath.section == 1
      #expect(end.alpha == (isReloaded ? 0 : 1), "\(element)")
      #expect(end.isHidden == (isReloaded && animation == .none), "\(element)")
    }
    let reloaded = stage.ends.keys.filter { stage.ends[$0]?.indexPath.section == 1 }
    #expect(reloaded.count == 5)
    for side in Side.allCases {
      let start = stage.starts[.boundary(side.kind, [1, 0])]
      #expect(start?.alpha == (animation == .none ? 1 : 0))
      #expect(start?.frame == stage.boundary(side, 1)?.frame)
    }
  }

  private func screen(
    _ animation: UpdateAnimation, count: Int = 6, offset: CGFloat = 0,
    _ configure: @escaping (WaterfallFlowLayout) -> Void = { _ in }
  ) -> WaterfallScreen {
    let screen = WaterfallScreen(AnsweringController([count], height: 100)) {
      $0.updateAnimation = animation
      configure($0)
    }
    screen.scroll(to: offset)
    return screen
  }

  private func change(_ screen: WaterfallScreen, deleting old: Int = 0, inserting new: Int = 3) {
    screen.update(deleting: [[0, old]], inserting: [[0, new]])
  }

  private func place(_ item: Int) -> CGRect {
    CGRect(
      x: item.isMultiple(of: 2) ? 0 : 205, y: 110 * CGFloat(item / 2), width: 195, height: 100)
  }

  //     330 │ 6 7 │   ──▶   330 │ 6 7 │    Items 8 and 9 have been 40 points below the
  //     400 └─────┘         400 └─────┘    screen, and come from there as items 6 and 7.
  //     440   8 9           440   8 9
  @Test(arguments: all)
  func itemFromJustBelowTheScreenStartsThere(animation: UpdateAnimation) {
    let screen = screen(animation, count: 12)
    screen.update(deleting: [[0, 0], [0, 1]])
    for item in 6...7 {
      #expect(screen.frame(item) == place(item))
      #expect(screen.start(item)?.frame == place(item + 2))
      #expect(screen.start(item)?.alpha == 1)
    }
  }

  /// The center, transform, and alpha at which an inserted item starts and a deleted one ends.
  struct Effect: Sendable, CustomTestStringConvertible {
    let animation: UpdateAnimation
    var alpha: CGFloat = 0
    var transform = CGAffineTransform.identity
    /// Returns the center for the item's own frame.
    let center: @Sendable (CGRect) -> CGPoint

    var testDescription: String { "\(animation)" }
  }

  private nonisolated static let effects = [
    Effect(animation: .fade) { CGPoint(x: $0.midX, y: $0.midY) },
    Effect(animation: .none, alpha: 1) { CGPoint(x: $0.midX, y: $0.midY) },
    Effect(animation: .scale, transform: CGAffineTransform(scaleX: 0.01, y: 0.01)) {
      CGPoint(x: $0.midX, y: $0.midY)
    },
    // The middle of the visible bounds.
    Effect(animation: .fromCenter) { _ in CGPoint(x: 200, y: 860) },
    // Past the trailing edge.
    Effect(animation: .slide) { CGPoint(x: $0.midX + 400, y: $0.midY) },
  ]

  /// Contract rule 45.1.
  @Test(arguments: effects)
  func insertedAndDeletedItemsMoveAsTheAnimationSpecifies(effect: Effect) {
    let screen = screen(effect.animation, count: 40, offset: 660)
    change(screen, deleting: 13, inserting: 14)
    for (attributes, item) in [(screen.start(14), 14), (screen.end(13), 13)] {
      #expect(attributes?.center == effect.center(place(item)))
      #expect(attributes?.bounds.size == CGSize(width: 195, height: 100))
      #expect(attributes?.transform == effect.transform)
    }
    #expect(screen.start(14)?.alpha == effect.alpha)
    #expect(screen.end(13)?.alpha == 0 || screen.end(13)?.isHidden == true)
  }

  @Test func slideAnimationMovesItemsAcrossAHorizontalLayout() {
    let screen = screen(.slide) { $0.scrollDirection = .horizontal }
    change(screen)
    #expect(screen.start(3)?.frame == CGRect(x: 110, y: 605, width: 100, height: 195))
  }

  @Test func headerOfAnInsertedSectionAppearsLikeTheSectionsItems() throws {
    let screen = screen(.fromCenter) { $0.headerReferenceSize = CGSize(width: 0, height: 40) }
    screen.update {
      screen.controller.counts = [2, 6]
      screen.view.insertSections([0])
    }
    let header = Side.header.kind
    for element in [FeedElement.boundary(header, [0, 0]), .item([0, 0]), .item([0, 1])] {
      let start = try #require(screen.starts[element])
      #expect(start.center == CGPoint(x: 200, y: 200) && start.alpha == 0)
    }
    #expect(screen.starts[.boundary(header, [1, 0])]?.frame.minY == 0)
    #expect(screen.ends[.boundary(header, [0, 0])]?.frame.minY == 140)
  }
}
