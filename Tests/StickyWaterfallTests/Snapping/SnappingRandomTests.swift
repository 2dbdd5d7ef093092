import StickyWaterfall
import Testing
import WaterfallTestSupport

/// Snapping against a look at every item: sections of which some pin a header of any height.
@MainActor
@Suite struct SnappingRandomTests {
  @Test(arguments: 0..<30 as Range<UInt64>)
  func theRestIsThatOfALookAtEveryItem(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let world = World(using: &generator)
    let screen = world.screen()
    let last = screen.view.contentSize.height - 400
    guard last > 0 else { return }
    for _ in 0..<60 {
      let proposed = CGFloat(Int.random(in: 1..<max(2, Int(last)), using: &generator))
      let velocity = CGFloat(Int.random(in: -1...1, using: &generator))
      guard proposed < last else { continue }
      let expected = world.rest(screen, at: proposed, velocity: velocity, last: last)
      #expect(
        screen.rest(at: proposed, velocity: velocity) == expected, "\(proposed) \(velocity)")
    }
  }

  @MainActor
  private struct World {
    var heights: [[CGFloat]]
    var headers: [CGFloat]
    var pins: [Bool]

    /// No item is longer than 300, so that none fills what is visible.
    init(using generator: inout SplitMix64) {
      let count = Int.random(in: 1...5, using: &generator)
      heights = (0..<count).map { _ in
        let items = Int.random(in: 0...8, using: &generator)
        return (0..<items).map { _ in CGFloat(Int.random(in: 0...300, using: &generator)) }
      }
      headers = heights.map { _ in CGFloat(10 * Int.random(in: 0...9, using: &generator)) }
      pins = heights.map { _ in generator.oneIn(2) }
    }

    func screen() -> WaterfallScreen {
      let controller = AnsweringController(heights.map(\.count))
      controller.height = { indexPath, _ in heights[indexPath.section][indexPath.item] }
      controller.headerSize = { CGSize(width: 0, height: headers[$0]) }
      controller.pinsHeader = { pins[$0] }
      return WaterfallScreen(controller) { $0.scrollSnapping = .item }
    }

    func rest(
      _ screen: WaterfallScreen, at proposed: CGFloat, velocity: CGFloat, last: CGFloat
    ) -> CGFloat {
      let places = heights.indices.flatMap { section in
        screen.frames(section).map { $0.minY - (pins[section] ? headers[section] : 0) }
      }.sorted()
      let found: CGFloat?
      if velocity > 0 {
        found = places.first { $0 > proposed } ?? last
      } else if velocity < 0 {
        found = places.last { $0 < proposed } ?? 0
      } else {
        found = places.min { abs($0 - proposed) < abs($1 - proposed) }
      }
      return min(max(0, found ?? proposed), last)
    }
  }
}
