import Testing

@testable import StickyWaterfall

/// What the content holds on to after each event in each state.
@MainActor
@Suite struct HoldTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let state: HoldState
    let event: HoldEvent
    let then: String

    init(_ state: HoldState, _ event: HoldEvent, _ then: String) {
      (self.state, self.event, self.then) = (state, event, then)
    }

    var testDescription: String { "\(state), \(event)" }
  }

  @Test(arguments: atTheEnd + reading + elsewhere + targets + reloads)
  func eventLeadsToTheExpectedHold(row: Row) {
    let stage = row.state.stage
    row.event.happen(to: stage)
    #expect(stage.hold == row.then)
  }

  @Test(
    arguments: [
      (.end, "end"),
      (.sizes, "item for once"),
      (.scrolled, "unchosen, scrolled"),
      (.content, "item for content"),
      (.view, "item for view"),
      (.nothing, "nothing"),
      (.animated, "scrolling"),
      (.waiting, "target, waiting"),
      (.arriving, "target, arriving with a size"),
      (.settled, "target, settled"),
      (.reloaded, "offset, arriving with a size"),
    ] as [(HoldState, String)])
  func stateIsWhatItsNameSays(state: HoldState, hold: String) {
    #expect(state.stage.hold == hold)
  }

  // Content that shows its end stays there, until a finger or a scroll moves it.
  private nonisolated static let atTheEnd = [
    Row(.new, .pass, "end"),
    Row(.new, .turn, "end"),
    Row(.new, .invalidation, "end"),
    Row(.new, .resize, "end"),
    Row(.new, .inset, "end"),
    Row(.new, .newSize, "end"),
    Row(.new, .insertion, "end"),
    Row(.new, .deletion, "end"),
    Row(.new, .reload, "end"),
    Row(.new, .departure, "end"),
    Row(.new, .finger, "item for once"),
    Row(.new, .scroll, "unchosen"),
    Row(.new, .scrollDuringAChange, "end"),
    Row(.new, .jump, "target, waiting"),
    Row(.new, .animatedJump, "scrolling"),
    Row(.end, .pass, "end"),
    Row(.end, .turn, "end"),
    Row(.end, .invalidation, "end"),
    Row(.end, .resize, "end"),
    Row(.end, .inset, "end"),
    Row(.end, .newSize, "end"),
    Row(.end, .insertion, "end"),
    Row(.end, .deletion, "end"),
    Row(.end, .reload, "end"),
    Row(.end, .departure, "end"),
    Row(.end, .finger, "unchosen, scrolled"),
    Row(.end, .scroll, "item for once"),
    Row(.end, .scrollDuringAChange, "unchosen"),
    Row(.end, .jump, "target, waiting"),
    Row(.end, .animatedJump, "scrolling"),
  ]

  // An item stays in place through all changes. A scroll lets it go, or moves it in a change.
  private nonisolated static let reading = [
    Row(.sizes, .pass, "item for once"),
    Row(.sizes, .turn, "item for once"),
    Row(.sizes, .invalidation, "item for content"),
    Row(.sizes, .resize, "item for content"),
    Row(.sizes, .inset, "item for view"),
    Row(.sizes, .newSize, "item for content"),
    Row(.sizes, .insertion, "item for content"),
    Row(.sizes, .deletion, "no item for content"),
    Row(.sizes, .reload, "offset, arriving with a size"),
    Row(.sizes, .departure, "item for once"),
    Row(.sizes, .finger, "item for once"),
    Row(.sizes, .scroll, "item for once"),
    Row(.sizes, .scrollDuringAChange, "nothing"),
    Row(.sizes, .jump, "target, waiting"),
    Row(.sizes, .animatedJump, "scrolling"),
    Row(.scrolled, .pass, "unchosen, scrolled"),
    Row(.scrolled, .turn, "unchosen, scrolled"),
    Row(.scrolled, .invalidation, "item for content"),
    Row(.scrolled, .resize, "item for content"),
    Row(.scrolled, .inset, "item for view"),
    Row(.scrolled, .newSize, "item for newSizes"),
    Row(.scrolled, .insertion, "item for content"),
    Row(.scrolled, .deletion, "no item for content"),
    Row(.scrolled, .reload, "offset, arriving with a size"),
    Row(.scrolled, .departure, "unchosen, scrolled"),
    Row(.scrolled, .finger, "unchosen, scrolled"),
    Row(.scrolled, .scroll, "unchosen, scrolled"),
    Row(.scrolled, .scrollDuringAChange, "nothing"),
    Row(.scrolled, .jump, "target, waiting"),
    Row(.scrolled, .animatedJump, "scrolling"),
    Row(.content, .pass, "item for content"),
    Row(.content, .turn, "item for content"),
    Row(.content, .invalidation, "item for content"),
    Row(.content, .resize, "item for content"),
    Row(.content, .inset, "item for content"),
    Row(.content, .newSize, "item for content"),
    Row(.content, .insertion, "item for content"),
    Row(.content, .deletion, "no item for content"),
    Row(.content, .reload, "offset, arriving with a size"),
    Row(.content, .departure, "item for content"),
    Row(.content, .finger, "unchosen, scrolled"),
    Row(.content, .scroll, "unchosen, scrolled"),
    Row(.content, .scrollDuringAChange, "nothing"),
    Row(.content, .jump, "target, waiting"),
    Row(.content, .animatedJump, "scrolling"),
    Row(.view, .pass, "item for view"),
    Row(.view, .turn, "item for view"),
    Row(.view, .invalidation, "item for view"),
    Row(.view, .resize, "item for view"),
    Row(.view, .inset, "item for view"),
    Row(.view, .newSize, "item for view"),
    Row(.view, .insertion, "item for view"),
    Row(.view, .deletion, "no item for view"),
    Row(.view, .reload, "offset, arriving with a size"),
    Row(.view, .departure, "item for view"),
    Row(.view, .finger, "unchosen, scrolled"),
    Row(.view, .scroll, "unchosen, scrolled"),
    Row(.view, .scrollDuringAChange, "nothing"),
    Row(.view, .jump, "target, waiting"),
    Row(.view, .animatedJump, "scrolling"),
  ]

  // The app has scrolled elsewhere in a change, so nothing stays in place until it ends.
  private nonisolated static let elsewhere = [
    Row(.nothing, .pass, "item for once"),
    Row(.nothing, .turn, "item for once"),
    Row(.nothing, .invalidation, "item for once"),
    Row(.nothing, .resize, "item for once"),
    Row(.nothing, .inset, "item for once"),
    Row(.nothing, .newSize, "item for once"),
    Row(.nothing, .insertion, "item for content"),
    Row(.nothing, .deletion, "no item for content"),
    Row(.nothing, .reload, "item for once"),
    Row(.nothing, .departure, "item for once"),
    Row(.nothing, .finger, "item for once"),
    Row(.nothing, .scroll, "item for once"),
    Row(.nothing, .scrollDuringAChange, "nothing"),
    Row(.nothing, .jump, "target, waiting"),
    Row(.nothing, .animatedJump, "scrolling"),
  ]

  // The target of a scroll stays until it is deleted, scrolled away, or settled.
  private nonisolated static let targets = [
    Row(.animated, .pass, "scrolling"),
    Row(.animated, .turn, "scrolling"),
    Row(.animated, .invalidation, "scrolling"),
    Row(.animated, .resize, "scrolling"),
    Row(.animated, .inset, "scrolling"),
    Row(.animated, .newSize, "scrolling"),
    Row(.animated, .insertion, "scrolling"),
    Row(.animated, .deletion, "scrolling"),
    Row(.animated, .reload, "offset, arriving with a size"),
    Row(.animated, .departure, "scrolling"),
    Row(.animated, .finger, "unchosen"),
    Row(.animated, .scroll, "scrolling"),
    Row(.animated, .scrollDuringAChange, "scrolling"),
    Row(.animated, .jump, "target, waiting"),
    Row(.animated, .animatedJump, "scrolling"),
    Row(.waiting, .pass, "target, waiting"),
    Row(.waiting, .turn, "target, settled"),
    Row(.waiting, .invalidation, "target, arriving with a size"),
    Row(.waiting, .resize, "target, arriving with a size"),
    Row(.waiting, .inset, "target, waiting"),
    Row(.waiting, .newSize, "target, waiting"),
    Row(.waiting, .insertion, "target, waiting"),
    Row(.waiting, .deletion, "unchosen"),
    Row(.waiting, .reload, "offset, arriving with a size"),
    Row(.waiting, .departure, "target, waiting"),
    Row(.waiting, .finger, "unchosen, scrolled"),
    Row(.waiting, .scroll, "unchosen, scrolled"),
    Row(.waiting, .scrollDuringAChange, "target, waiting"),
    Row(.waiting, .jump, "target, waiting"),
    Row(.waiting, .animatedJump, "target, waiting"),
    Row(.arriving, .pass, "target, arriving with a size"),
    Row(.arriving, .turn, "target, arriving"),
    Row(.arriving, .invalidation, "target, arriving with a size"),
    Row(.arriving, .resize, "target, arriving with a size"),
    Row(.arriving, .inset, "target, arriving with a size"),
    Row(.arriving, .newSize, "target, arriving with a size"),
    Row(.arriving, .insertion, "target, arriving with a size"),
    Row(.arriving, .deletion, "unchosen"),
    Row(.arriving, .reload, "offset, arriving with a size"),
    Row(.arriving, .departure, "target, arriving with a size"),
    Row(.arriving, .finger, "item for once"),
    Row(.arriving, .scroll, "unchosen, scrolled"),
    Row(.arriving, .scrollDuringAChange, "target, arriving with a size"),
    Row(.arriving, .jump, "target, waiting"),
    Row(.arriving, .animatedJump, "target, waiting"),
    Row(.settled, .pass, "target, settled"),
    Row(.settled, .turn, "target, settled"),
    Row(.settled, .invalidation, "item for content"),
    Row(.settled, .resize, "item for content"),
    Row(.settled, .inset, "item for view"),
    Row(.settled, .newSize, "item for content"),
    Row(.settled, .insertion, "item for content"),
    Row(.settled, .deletion, "no item for content"),
    Row(.settled, .reload, "offset, arriving with a size"),
    Row(.settled, .departure, "target, settled"),
    Row(.settled, .finger, "item for once"),
    Row(.settled, .scroll, "unchosen, scrolled"),
    Row(.settled, .scrollDuringAChange, "nothing"),
    Row(.settled, .jump, "target, waiting"),
    Row(.settled, .animatedJump, "target, waiting"),
  ]

  // After a reload, the offset stays while cells return their sizes.
  private nonisolated static let reloads = [
    Row(.reloaded, .pass, "offset, arriving with a size"),
    Row(.reloaded, .turn, "offset, arriving"),
    Row(.reloaded, .invalidation, "item for content"),
    Row(.reloaded, .resize, "item for content"),
    Row(.reloaded, .inset, "item for view"),
    Row(.reloaded, .newSize, "item for content"),
    Row(.reloaded, .insertion, "item for content"),
    Row(.reloaded, .deletion, "no item for content"),
    Row(.reloaded, .reload, "offset, arriving with a size"),
    Row(.reloaded, .departure, "offset, arriving with a size"),
    Row(.reloaded, .finger, "unchosen, scrolled"),
    Row(.reloaded, .scroll, "item for once"),
    Row(.reloaded, .scrollDuringAChange, "nothing"),
    Row(.reloaded, .jump, "target, waiting"),
    Row(.reloaded, .animatedJump, "scrolling"),
  ]
}
