import Testing
import WaterfallEngine
import WaterfallTestSupport

/// The decision against the rules as they read: every small case, and random ones.
@Suite struct ColumnDecisionTests {
  private func expectSame(_ widths: [Double], _ room: ColumnRoom) {
    let found = AutomaticColumns(widths: widths, room: room, grid: PixelGrid(scale: 2))
    let wanted = ColumnDecision(widths: widths, room: room)
    #expect(found.rule == wanted.rule, "\(widths) in \(room)")
    #expect(found.count == wanted.count, "\(widths) in \(room)")
    let spans = widths.map { found.span(ofWidth: $0) }
    #expect(spans == wanted.spans.map(Optional.some), "\(widths) in \(room)")
  }

  /// Up to three widths around everything that decides, in a room of 100 points.
  @Test(arguments: [0.0, 5, -5])
  func everySmallCaseIsAsTheRulesRead(spacing: Double) {
    let widths: [Double] = [
      10, 16, 16.5, 30, 30.5, 30.6, 31, 33.33, 47.5, 48.5, 60, 65, 99, 100, 100.005, 100.5, 120,
      121,
    ]
    let room = ColumnRoom(extent: 100, viewExtent: 120, spacing: spacing)
    for first in widths {
      expectSame([first], room)
      for second in widths {
        expectSame([first, second], room)
        for third in widths { expectSame([first, second, third], room) }
      }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func randomWidthsAreDecidedAsTheRulesRead(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let view = Double(Int.random(in: 200...1_400, using: &dice))
      let room = ColumnRoom(
        extent: view - Double(Int.random(in: 0...60, using: &dice)), viewExtent: view,
        spacing: Double(Int.random(in: 0...40, using: &dice)) / 2,
        isHorizontal: dice.oneIn(3))
      let count = Double(Int.random(in: 1...7, using: &dice))
      let exact = (room.extent - room.spacing * (count - 1)) / count
      let width = dice.oneIn(2) ? exact.rounded(.down) : exact
      expectSame(widths(around: width, room, using: &dice), room)
    }
  }

  private func widths(
    around width: Double, _ room: ColumnRoom, using dice: inout SplitMix64
  ) -> [Double] {
    let noise: Double = [0, 0, 0.4, 0.7, 1.4].randomElement(using: &dice) ?? 0
    var widths: [Double] = []
    for _ in 0..<Int.random(in: 1...6, using: &dice) {
      let span = dice.oneIn(2) ? 1 : Double(Int.random(in: 1...4, using: &dice))
      let blur: Double = Double.random(in: 0...1, using: &dice) * noise
      let spanning: Double = span * width + (span - 1) * room.spacing + blur
      let isOdd = dice.oneIn(20)
      widths.append(isOdd ? Double.random(in: 0...room.viewExtent * 1.2, using: &dice) : spanning)
    }
    return widths
  }
}
