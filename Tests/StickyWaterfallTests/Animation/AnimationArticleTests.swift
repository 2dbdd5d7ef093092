import StickyWaterfall
import Testing

/// The article with insert and delete animations: only what changed has one.
///
///     a b      b c      a is deleted, X inserted at 3; 2 columns of 195 with gaps of 10, heights 100
///     c d  →   d X
///     e f      e f
@MainActor
@Suite struct AnimationArticleTests {
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

  private nonisolated static let all = [UpdateAnimation.fade, .none, .scale, .fromCenter, .slide]

  // Contract rule 45.
  @Test(arguments: all)
  func theOthersMoveFromTheirOldToTheirNewFrame(animation: UpdateAnimation) {
    let screen = screen(animation)
    change(screen)
    for (before, after) in [(1, 0), (2, 1), (3, 2), (4, 4), (5, 5)] {
      let (start, end) = (screen.start(after), screen.end(before))
      #expect(start?.frame == place(before) && end?.frame == place(after))
      #expect(start?.alpha == 1 && end?.alpha == 1)
      #expect(start?.isHidden == false && end?.isHidden == false)
    }
  }

  @Test func fromCenterStartsAndEndsInTheCentreOfTheVisibleBounds() {
    let screen = screen(.fromCenter)
    change(screen)
    for attributes in [screen.start(3), screen.end(0)] {
      #expect(attributes?.center == CGPoint(x: 200, y: 200))
      #expect(attributes?.size == CGSize(width: 195, height: 100))
      #expect(attributes?.alpha == 0)
    }
  }

  @Test func fromCenterMeansWhatIsVisibleNow() {
    let screen = screen(.fromCenter, count: 40, offset: 660)
    change(screen, deleting: 13, inserting: 14)
    #expect(screen.start(14)?.center == CGPoint(x: 200, y: 860))
    #expect(screen.end(13)?.center == CGPoint(x: 200, y: 860))
  }

  @Test func fadeStaysInPlaceAndIsTransparent() {
    let screen = screen(.fade)
    change(screen)
    #expect(screen.start(3)?.frame == place(3))
    #expect(screen.start(3)?.alpha == 0)
    #expect(screen.end(0)?.frame == place(0))
    #expect(screen.end(0)?.alpha == 0)
  }

  @Test func scaleGrowsFromAndShrinksToTheOwnCentre() {
    let screen = screen(.scale)
    change(screen)
    for (attributes, item) in [(screen.start(3), 3), (screen.end(0), 0)] {
      #expect(attributes?.center == CGPoint(x: place(item).midX, y: place(item).midY))
      #expect(attributes?.transform == CGAffineTransform(scaleX: 0.01, y: 0.01))
      #expect(attributes?.alpha == 0)
    }
  }

  @Test func slideComesFromAndGoesToTheTrailingSide() {
    let screen = screen(.slide)
    change(screen)
    #expect(screen.start(3)?.frame == place(3).offsetBy(dx: 400, dy: 0))
    #expect(screen.end(0)?.frame == place(0).offsetBy(dx: 400, dy: 0))
    #expect(screen.end(0)?.alpha == 0)
  }

  @Test func slideGoesAcrossScrollingWhenHorizontal() {
    let screen = screen(.slide) { $0.scrollDirection = .horizontal }
    change(screen)
    #expect(screen.start(3)?.frame == CGRect(x: 110, y: 605, width: 100, height: 195))
  }

  @Test func withNoneItemsAreThereOrGoneAtOnce() {
    let screen = screen(.none)
    change(screen)
    #expect(screen.start(3)?.frame == place(3))
    #expect(screen.start(3)?.alpha == 1)
    #expect(screen.end(0)?.isHidden == true)
  }

  @Test func anInsertedSectionsHeaderAppearsAsItsItemsDo() throws {
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

  @Test func aMovedItemOnlyMoves() {
    let screen = screen(.fromCenter)
    screen.update {
      screen.view.moveItem(at: [0, 0], to: [0, 5])
    }
    let (start, end) = (screen.start(5), screen.end(0))
    #expect(start?.frame == place(0) && start?.alpha == 1)
    #expect(end?.frame == place(5) && end?.alpha == 1)
  }

  @Test func allThatAReloadedSectionHasFadesInAndOut() {
    let stage = FeedStage(.counts([3]))
    for count in [5, 2] {
      let before = stage.sections[0].items.count
      var batch = FeedBatch(.counts([count]))
      batch.reloadedSections = [0]
      stage.perform(batch)
      let moments = count > before ? stage.starts : stage.ends
      for item in 0..<max(before, count) {
        #expect(moments[.item([0, item])]?.alpha == 0)
      }
    }
  }
}
