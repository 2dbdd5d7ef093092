import StickyWaterfall
import Testing
import WaterfallTestSupport

/// Something else happens in the turn in which an animated scroll to an item begins.
@MainActor
@Suite struct AnimatedTargetTests {
  /// A list of items of 100 points.
  private func list(
    _ keeping: ReaderKeeping, _ kind: ReaderLayoutKind = .itself, count: Int = 40
  ) -> ReaderStage {
    let stage = ReaderStage(ReaderSetting(kind: kind)) {
      keeping.apply(to: $0)
    }
    stage.show(Array(repeating: 100, count: count))
    return stage
  }

  private func takeTurns(_ stage: ReaderStage) {
    for _ in 0..<40 { stage.takeTurn() }
  }

  //     3300 │ 33…39 │  ──▶  3200, the end, without 20  ──▶  1000 │ 10… │
  @Test(arguments: [ReaderLayoutKind.itself, .empty], ReaderKeeping.allCases)
  func batchThatShortensTheContentEndsNoScroll(kind: ReaderLayoutKind, keeping: ReaderKeeping) {
    let stage = list(keeping, kind)
    stage.scroll(to: stage.end)
    stage.scrollToItem(10, at: .top, animated: true)
    stage.delete(20..<21)
    takeTurns(stage)
    #expect(stage.place(10) == 0)
  }

  //     0 │ 0…6 │  ──▶  1000, but the content ends at 1200  ──▶  500, the end
  @Test(arguments: [ReaderLayoutKind.itself, .empty], ReaderKeeping.allCases)
  func scrollToADeletedItemEndsInTheScrollableRange(kind: ReaderLayoutKind, keeping: ReaderKeeping)
  {
    let stage = list(keeping, kind, count: 20)
    stage.scroll(to: 0)
    stage.scrollToItem(10, at: .top, animated: true)
    stage.delete(10..<18)
    takeTurns(stage)
    #expect(stage.offset == 500)
  }

  // 10 would be below a bar of 40 points at offset 960. 11 is there instead.
  @Test(arguments: ReaderKeeping.allCases)
  func scrollToADeletedItemEndsAtTheRequestedOffset(keeping: ReaderKeeping) {
    let stage = list(keeping)
    stage.setInsets(40, 0)
    stage.settle()
    stage.scroll(to: stage.first)
    stage.scrollToItem(10, at: .top, animated: true)
    stage.delete(10..<11)
    takeTurns(stage)
    #expect(stage.offset == 960 && stage.place(11) == 40)
  }

  // UIKit moves the animation by the inset at the start, so that it passes the requested offset.
  @Test(
    arguments: [
      (.top, 80), (.centeredVertically, 300), (.bottom, 520),
    ] as [(UICollectionView.ScrollPosition, CGFloat)], ReaderKeeping.allCases)
  func newInsetsEndNoScroll(
    _ goal: (UICollectionView.ScrollPosition, CGFloat), keeping: ReaderKeeping
  ) {
    for kind in [ReaderLayoutKind.itself, .empty] {
      let stage = list(keeping, kind)
      stage.scroll(to: stage.end)
      stage.scrollToItem(20, at: goal.0, animated: true)
      stage.setInsets(80, 80)
      takeTurns(stage)
      #expect(stage.place(20) == goal.1)
    }
  }

  // The content doesn't move by a pixel in each frame.
  @Test(arguments: [2, 3, 6] as [CGFloat], ReaderKeeping.allCases)
  func changeInAShortScrollDoesNotEndIt(distance: CGFloat, keeping: ReaderKeeping) {
    for turns in 1...6 {
      let stage = list(keeping)
      stage.scroll(to: 2_000 - distance)
      stage.scrollToItem(20, at: .top, animated: true)
      for _ in 0..<turns { stage.takeTurn() }
      stage.insert([100, 100], at: 0)
      takeTurns(stage)
      #expect(stage.place(20) == 0)
    }
  }

  // The last item is above the new keyboard.
  @Test(arguments: [2, 3, 6] as [CGFloat], ReaderKeeping.allCases)
  func keyboardInAShortScrollDoesNotEndIt(distance: CGFloat, keeping: ReaderKeeping) {
    for turns in 1...6 {
      let stage = list(keeping)
      stage.scroll(to: stage.end - distance)
      stage.scrollToItem(39, at: .bottom, animated: true)
      for _ in 0..<turns { stage.takeTurn() }
      stage.setInsets(0, 300)
      takeTurns(stage)
      #expect(stage.place(39) == 300)
    }
  }

  // The app's own offset ends the animation, as nearly as a frame would. No frame follows.
  // Cells that come on screen are shorter than their estimate, so the end comes on screen, too.
  @Test(arguments: ReaderSetting.selfSizing, [0, 1, 2])
  func scrollInAChatThatGetsShorterEndsAtItsTarget(setting: ReaderSetting, position: Int) {
    // For a layout, `.left` is the leading edge, also from right to left.
    let direction = setting.direction.isVertical ? ReaderDirection.vertical : .horizontal
    let positions = direction.positions
    for item in stride(from: 4, to: 39, by: 11) {
      let stage = ReaderStage(setting, main: 390, cross: 700) {
        $0.contentAnchor = .end
        $0.estimatedItemSize = CGSize(width: 131, height: 131)
      }
      stage.show((0..<40).map { CGFloat(30 + $0 * 37 % 30) })
      stage.scroll(to: stage.first)
      stage.scrollToItem(
        item, at: [positions.start, positions.middle, positions.end][position], animated: true)
      for _ in 0..<60 { stage.takeTurn() }
      let (length, place) = (stage.length(item) ?? 0, stage.place(item) ?? 0)
      let wanted = [0, (390 - length) / 2, 390 - length][position]
      let offset = min(max(stage.offset + place - wanted, stage.first), stage.end)
      #expect(abs(stage.offset - offset) <= 1, "item \(item)")
    }
  }

  @Test(arguments: ReaderKeeping.allCases, [CGFloat(0), 20])
  func scrollWithoutFramesIsOver(keeping: ReaderKeeping, inset: CGFloat) {
    let stage = list(keeping)
    stage.scroll(to: 2_000)
    stage.scrollToItem(0, at: .top, animated: true)
    stage.offset = 1_900
    stage.setInsets(inset, 0)
    takeTurns(stage)
    let place = stage.place(22)
    stage.insert([100], at: 0)
    #expect(stage.place(22) == place)
  }
}
