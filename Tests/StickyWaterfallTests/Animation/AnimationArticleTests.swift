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
    let controller = AnsweringController([count])
    controller.height = { _, _ in 100 }
    let screen = WaterfallScreen(controller) {
      $0.updateAnimation = animation
      configure($0)
    }
    screen.scroll(to: offset)
    return screen
  }

  private func change(_ screen: WaterfallScreen, deleting old: Int = 0, inserting new: Int = 3) {
    screen.update {
      screen.view.deleteItems(at: [IndexPath(item: old, section: 0)])
      screen.view.insertItems(at: [IndexPath(item: new, section: 0)])
    }
  }

  private func place(_ item: Int) -> CGRect {
    CGRect(
      x: item.isMultiple(of: 2) ? 0 : 205, y: 110 * CGFloat(item / 2), width: 195, height: 100)
  }

  /// Where the inserted item starts.
  private func start(_ screen: WaterfallScreen) throws -> UICollectionViewLayoutAttributes {
    let inserted = screen.view.lastTransitions.filter { $0.indexPathBefore == nil }
    #expect(inserted.count == 1)
    return try #require(inserted.first?.initial)
  }

  /// Where the deleted item ends.
  private func end(_ screen: WaterfallScreen) throws -> UICollectionViewLayoutAttributes {
    let deleted = screen.view.lastTransitions.filter { $0.indexPathAfter == nil }
    #expect(deleted.count == 1)
    return try #require(deleted.first?.final)
  }

  private nonisolated static let all = [UpdateAnimation.fade, .none, .scale, .fromCenter, .slide]

  @Test(arguments: all)
  func theOthersMoveFromTheirOldToTheirNewFrame(animation: UpdateAnimation) throws {
    let screen = screen(animation)
    change(screen)
    let others = screen.view.lastTransitions.filter {
      $0.indexPathBefore != nil && $0.indexPathAfter != nil
    }
    #expect(others.count == 5)
    for transition in others {
      let before = try #require(transition.indexPathBefore)
      let after = try #require(transition.indexPathAfter)
      #expect(transition.initial?.frame == place(before.item))
      #expect(transition.final?.frame == place(after.item))
      #expect(transition.initial?.alpha == 1 && transition.final?.alpha == 1)
      #expect(transition.initial?.isHidden == false && transition.final?.isHidden == false)
    }
  }

  @Test func fromCenterStartsAndEndsInTheCentreOfTheVisibleBounds() throws {
    let screen = screen(.fromCenter)
    change(screen)
    for attributes in [try start(screen), try end(screen)] {
      #expect(attributes.center == CGPoint(x: 200, y: 200))
      #expect(attributes.size == CGSize(width: 195, height: 100))
      #expect(attributes.alpha == 0)
    }
  }

  @Test func fromCenterMeansWhatIsVisibleNow() throws {
    let screen = screen(.fromCenter, count: 40, offset: 660)
    change(screen, deleting: 13, inserting: 14)
    #expect(try start(screen).center == CGPoint(x: 200, y: 860))
    #expect(try end(screen).center == CGPoint(x: 200, y: 860))
  }

  @Test func fadeStaysInPlaceAndIsTransparent() throws {
    let screen = screen(.fade)
    change(screen)
    #expect(try start(screen).frame == place(3))
    #expect(try start(screen).alpha == 0)
    #expect(try end(screen).frame == place(0))
    #expect(try end(screen).alpha == 0)
  }

  @Test func scaleGrowsFromAndShrinksToTheOwnCentre() throws {
    let screen = screen(.scale)
    change(screen)
    for (attributes, item) in [(try start(screen), 3), (try end(screen), 0)] {
      #expect(attributes.center == CGPoint(x: place(item).midX, y: place(item).midY))
      #expect(attributes.transform == CGAffineTransform(scaleX: 0.01, y: 0.01))
      #expect(attributes.alpha == 0)
    }
  }

  @Test func slideComesFromAndGoesToTheTrailingSide() throws {
    let screen = screen(.slide)
    change(screen)
    #expect(try start(screen).frame == place(3).offsetBy(dx: 400, dy: 0))
    #expect(try end(screen).frame == place(0).offsetBy(dx: 400, dy: 0))
    #expect(try end(screen).alpha == 0)
  }

  @Test func slideGoesAcrossScrollingWhenHorizontal() throws {
    let screen = screen(.slide) { $0.scrollDirection = .horizontal }
    screen.controller.width = { _, _ in 100 }
    screen.layout.invalidateLayout()
    screen.view.layoutIfNeeded()
    change(screen)
    #expect(try start(screen).frame == CGRect(x: 110, y: 605, width: 100, height: 195))
  }

  @Test func withNoneItemsAreThereOrGoneAtOnce() throws {
    let screen = screen(.none)
    change(screen)
    #expect(try start(screen).frame == place(3))
    #expect(try start(screen).alpha == 1)
    #expect(try end(screen).isHidden)
  }

  @Test(arguments: all)
  func afterwardsEverythingIsInPlace(animation: UpdateAnimation) {
    let screen = screen(animation)
    change(screen)
    screen.view.layoutIfNeeded()
    #expect(screen.frames() == (0..<6).map(place))
    for shown in screen.view.layoutAttributesOnScreen {
      #expect(shown == screen.item(shown.indexPath.item))
      #expect(shown.alpha == 1 && !shown.isHidden && shown.transform == .identity)
    }
  }

  @Test func anInsertedSectionsHeaderAppearsAsItsItemsDo() throws {
    let screen = screen(.fromCenter) { $0.headerReferenceSize = CGSize(width: 0, height: 40) }
    screen.update {
      screen.controller.counts = [2, 6]
      screen.view.insertSections([0])
    }
    let inserted = screen.view.lastTransitions.filter { $0.indexPathBefore == nil }
    #expect(inserted.count == 3)
    for transition in inserted {
      #expect(transition.initial?.center == CGPoint(x: 200, y: 200))
      #expect(transition.initial?.alpha == 0)
    }
    let moved = screen.view.lastTransitions.filter {
      $0.kind == Side.header.kind && $0.indexPathBefore != nil
    }
    #expect(moved.map { $0.initial?.frame.minY } == [0])
    #expect(moved.map { $0.final?.frame.minY } == [140])
  }

  @Test func aMovedItemOnlyMoves() throws {
    let screen = screen(.fromCenter)
    screen.update {
      screen.view.moveItem(
        at: IndexPath(item: 0, section: 0), to: IndexPath(item: 5, section: 0))
    }
    let moved = try #require(
      screen.view.lastTransitions.first { $0.indexPathBefore == IndexPath(item: 0, section: 0) })
    #expect(moved.indexPathAfter == IndexPath(item: 5, section: 0))
    #expect(moved.initial?.frame == place(0) && moved.initial?.alpha == 1)
    #expect(moved.final?.frame == place(5) && moved.final?.alpha == 1)
  }
}
