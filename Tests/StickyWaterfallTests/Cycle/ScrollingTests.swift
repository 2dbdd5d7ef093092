import Foundation
import Testing
import WaterfallEngine

@testable import StickyWaterfall

/// The viewport of the presented attributes, and whether it's current, after each event.
@MainActor
@Suite struct ScrollingTests {
  private nonisolated static let near = LengthRange(start: 0, extent: 100)
  private nonisolated static let far = LengthRange(start: 500, extent: 100)

  enum Event: Sendable {
    case pass(LengthRange)
    case oldAttributes
    case announcement(LengthRange)
    case lag(LengthRange)
    case nextPass
    case list(LengthRange)
    case endOfUpdate(LengthRange)

    func happen(to state: inout Scrolling) {
      switch self {
      case .pass(let viewport): state.expectReading(for: viewport)
      case .oldAttributes: state.markOutdated()
      case .announcement(let viewport): state.announce(viewport)
      case .lag(let viewport): state.fallBehind(to: viewport)
      case .nextPass: state.catchUp()
      case .list(let viewport): state.recordList(at: viewport)
      case .endOfUpdate(let viewport): state.endUpdate(at: viewport)
      }
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let events: [Event]
    let expected: String

    var testDescription: String { "\(events)" }
  }

  @Test(arguments: [
    Row(events: [], expected: "nothing"),
    Row(events: [.pass(near)], expected: "0, settled"),
    Row(events: [.pass(near), .oldAttributes], expected: "0, settled, needs reading"),
    Row(events: [.pass(near), .oldAttributes, .pass(far)], expected: "500, settled"),
    Row(events: [.pass(near), .announcement(far)], expected: "0"),
    Row(events: [.pass(near), .announcement(far), .pass(far)], expected: "500, settled"),
    Row(events: [.pass(near), .announcement(far), .announcement(near)], expected: "0"),
    Row(
      events: [.pass(near), .announcement(far), .oldAttributes],
      expected: "0, settled, needs reading"),
    Row(events: [.pass(near), .lag(far)], expected: "500, needs reading, behind"),
    Row(events: [.pass(near), .lag(far), .nextPass], expected: "500, settled, needs reading"),
    Row(events: [.pass(near), .lag(far), .nextPass, .pass(near)], expected: "0, settled"),
    Row(events: [.list(near)], expected: "nothing"),
    Row(events: [.pass(near), .list(near)], expected: "0, settled"),
    Row(events: [.pass(near), .list(far)], expected: "0, settled, needs reading"),
    Row(
      events: [.pass(near), .announcement(far), .list(near)],
      expected: "0, settled, needs reading"),
    Row(events: [.pass(near), .endOfUpdate(far)], expected: "0, settled"),
    Row(events: [.pass(near), .list(far), .endOfUpdate(far)], expected: "500, settled"),
    Row(
      events: [.pass(near), .oldAttributes, .endOfUpdate(far)],
      expected: "0, settled, needs reading"),
  ]) func eventsLeadToTheExpectedScrolling(_ row: Row) {
    var state = Scrolling()
    for event in row.events { event.happen(to: &state) }
    var words = [state.viewport.map { "\($0.start)" } ?? "nothing"]
    if state.isSettled { words.append("settled") }
    if state.needsReading { words.append("needs reading") }
    if state.isBehind { words.append("behind") }
    #expect(words.joined(separator: ", ") == row.expected)
  }

  @Test func effectOfNewBoundsIsUsedOnceAndForTheseBounds() {
    let screen = { (offset: CGFloat) in
      Screen(
        bounds: CGRect(x: 0, y: offset, width: 100, height: 400),
        axes: LayoutAxes(isHorizontal: false, grid: PixelGrid(scale: 1)), rules: PinRules())
    }
    var state = Scrolling()
    state.setBoundsChange(BoundsChange(screen: screen(30), elements: []))
    #expect(state.takeBoundsChange(to: screen(30).bounds) != nil)
    #expect(state.takeBoundsChange(to: screen(30).bounds) == nil)
    state.setBoundsChange(BoundsChange(screen: screen(30), elements: []))
    #expect(state.takeBoundsChange(to: screen(40).bounds) == nil)
  }

  @Test func lookupsAreForTheCurrentBoundsUntilUIKitReadsARectangle() {
    let header = ElementID(.boundary(.header), inSection: 1)
    let other = ElementID(.boundary(.footer), inSection: 1)
    var state = Scrolling()
    state.expectReading(for: Self.near)
    state.announce(Self.far, listing: [header])
    state.readListedElementsAhead()
    #expect(state.readsAhead(header) && state.readsAhead(other) && state.readsAhead(nil))
    state.didReadRectangle()
    #expect(state.readsAhead(header) && !state.readsAhead(other) && !state.readsAhead(nil))
    state.catchUp()
    #expect(!state.readsAhead(header))
  }
}
