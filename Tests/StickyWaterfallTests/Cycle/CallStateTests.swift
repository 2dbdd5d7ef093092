import Testing

@testable import StickyWaterfall

/// What UIKit reads next, after each event.
@MainActor
@Suite struct CallStateTests {
  enum Event: Sendable {
    case listingContext, plainContext, prepare, size, elements

    @MainActor func happen(to calls: inout CallState) {
      switch self {
      case .listingContext: calls.recordContext(listsElements: true)
      case .plainContext: calls.recordContext(listsElements: false)
      case .prepare: calls.beginPreparation(calls.nextReading)
      case .size: _ = calls.endPreparation()
      case .elements: calls.didReadElements()
      }
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let events: [Event]
    let expected: String

    init(_ events: Event..., expected: String) { (self.events, self.expected) = (events, expected) }

    var testDescription: String { "\(events)" }
  }

  @Test(arguments: [
    Row(expected: "idle, a pass for everything"),
    Row(.prepare, expected: "awaits the size"),
    Row(.prepare, .size, expected: "idle"),
    Row(.prepare, .elements, expected: "awaits the size"),
    Row(.prepare, .size, .listingContext, expected: "idle, a pass for elements"),
    Row(.prepare, .size, .plainContext, expected: "idle, a pass for everything"),
    Row(.prepare, .size, .plainContext, .listingContext, expected: "idle, a pass for everything"),
    Row(.prepare, .size, .listingContext, .plainContext, expected: "idle, a pass for everything"),
    // UIKit can drop a context that comes during `prepare()`.
    Row(.prepare, .plainContext, expected: "awaits the size"),
    Row(.listingContext, .prepare, expected: "awaits the size, then elements"),
    Row(.listingContext, .prepare, .size, expected: "awaits elements"),
    Row(.listingContext, .prepare, .size, .elements, expected: "idle"),
    Row(.listingContext, .prepare, .elements, expected: "awaits the size"),
    Row(.listingContext, .prepare, .size, .prepare, expected: "awaits the size"),
  ]) func eventsLeadToTheExpectedReading(_ row: Row) {
    var calls = CallState()
    for event in row.events { event.happen(to: &calls) }
    #expect(calls.words == row.expected)
  }

  /// UIKit reads all attributes after this call, so they needn't be read again in the next turn.
  @Test(arguments: [CallState.Reading.everything, .listedElements])
  func preparationRecoversIfUIKitReadsEverything(reading: CallState.Reading) {
    var calls = CallState()
    calls.schedule(.recovery)
    calls.beginPreparation(reading)
    #expect(calls.due.contains(.recovery) == (reading == .listedElements))
  }

  @Test func preparationCanWaitForAnotherReload() {
    var calls = CallState()
    calls.didWaitOneTurn()
    #expect(!calls.allowsWaiting)
    calls.beginPreparation(.everything)
    #expect(calls.allowsWaiting)
  }
}

extension CallState {
  fileprivate var words: String {
    var words: [String] = []
    switch (awaitsSize, passForNewWork) {
    case (true, .current): words.append("awaits the size")
    case (true, .next): words.append("awaits the size, then elements")
    case (false, .next): words.append("awaits elements")
    case (false, .current): if isIdle { words.append("idle") }
    }
    if awaitsPass {
      words.append(nextReading == .everything ? "a pass for everything" : "a pass for elements")
    }
    return words.joined(separator: ", ")
  }
}
