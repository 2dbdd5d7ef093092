#if !canImport(UIKit)
import Foundation
import StickyWaterfall
import Testing

@testable import Demo

/// The playground's layout, links and Swift against the layout class.
@MainActor
@Suite struct PlaygroundTests {
  /// The state of a seed; every third with sizes of the reader's own.
  private static func state(_ seed: UInt64) -> PlayState {
    var state = PlayState(seed: seed)
    guard seed % 3 == 2 else { return state }
    state.pictures = (0..<Int(seed % 40 + 3)).map {
      PlayState.Size(Double(($0 * 37) % 211) * 3.17 + 20, Double(($0 * 53) % 97) * 5.3 + 30)
    }
    return state
  }

  @Test func theFieldsAreInTheOrderOfTheirKeysAndHaveNamesOfTheirOwn() {
    #expect(PlayField.all.map(\.key) == PlayKey.allCases)
    #expect(Set(PlayField.all.map(\.name)).count == PlayField.all.count)
    #expect(PlayField.all.allSatisfy { $0.range.contains($0.initial) })
  }

  @Test func theDefaultsAreTheClasss() {
    #expect(LayoutLines(layout: PlayStage(PlayState()).layout).lines == [])
    let code = PlayCode(state: PlayState()).text
    #expect(!code.contains("layout."))
  }

  @Test(arguments: UInt64(0)..<150)
  func aStateIsLaidOutAndReportedAsByTheClass(seed: UInt64) {
    let state = Self.state(seed)
    let stage = PlayStage(state)
    var layout = PlayLayout()
    layout.show(state)
    let last = stage.lastOffset.rounded()
    for offset in [0, 31, last / 3, last - 20, last, -60, last + 45].map({ $0.rounded() }) {
      stage.scroll(to: offset)
      #expect(layout.elements(at: offset) == stage.elements, "\(state.link) at \(offset)")
    }
    #expect(layout.contentSize.width == Double(stage.view.contentSize.width))
    #expect(layout.contentSize.height == Double(stage.view.contentSize.height))
    #expect(layout.reports == stage.reports, "\(state.link)")
  }

  @Test func columnsAndInsetsThatDoNotFitAreReported() throws {
    for link in ["by=1&count=24&gap=60", "width=280&leading=160&trailing=150"] {
      let state = try #require(PlayState(link: Array(link.utf8)))
      var layout = PlayLayout()
      layout.show(state)
      #expect(layout.reports.count == 1)
      #expect(layout.reports == PlayStage(state).reports)
    }
  }

  @Test(arguments: PlayKey.allCases, UInt64(0)..<4)
  func aChangeAsksWhatTheClassAsks(key: PlayKey, seed: UInt64) {
    let state = PlayState(seed: seed + 100)
    var changed = state
    let field = PlayField.all[key.rawValue]
    let isHigher = state.setting(of: key) == field.range.upperBound
    changed.set(key, to: isHigher ? field.range.lowerBound : field.range.upperBound)
    let stage = PlayStage(state)
    // With another method it is another delegate, which asks everything.
    guard (state[.spanEvery] > 0) == (changed[.spanEvery] > 0) else { return }
    var layout = PlayLayout()
    layout.show(state)
    layout.show(changed)
    stage.show(changed)
    #expect(layout.cost.sizesAsked == stage.delegate.sizesAsked, "\(key) of \(state.link)")
    #expect(layout.cost.spansAsked == stage.delegate.spansAsked)
    #expect(layout.elements(at: 0) == PlayStage(changed).elements)
  }

  @Test func onlyItemsWithAnotherFrameHaveMoved() {
    var state = PlayState()
    var layout = PlayLayout()
    layout.show(state)
    #expect(layout.cost == PlayLayout.Cost(sizesAsked: 30))
    state.set(.header, to: 40)
    layout.show(state)
    #expect(layout.cost == PlayLayout.Cost(sizesAsked: 30, moved: 30))
    state.set(.headerPins, to: 1)
    layout.show(state)
    #expect(layout.cost == PlayLayout.Cost())
  }

  @Test func theSwiftOfEveryStateMakesItsScreen() throws {
    var program = SceneCodeProgram()
    var expected: [[String]] = []
    for seed in UInt64(0)..<40 {
      let state = Self.state(seed)
      program.add(PlayCode(state: state).text, state: state)
      var layout = PlayLayout()
      layout.show(state)
      expected.append(layout.elements(at: 0, reach: 1e6).map(SceneCodeProgram.line).sorted())
    }
    let silent = ProgressLine(write: { _ in })
    let said = try program.run(progress: silent).components(separatedBy: "state\n").dropFirst()
    try #require(said.count == expected.count)
    for (seed, (frames, lines)) in zip(expected, said).enumerated() {
      #expect(lines.split(separator: "\n").map(String.init) == frames, "seed \(seed)")
    }
  }

  @Test(arguments: UInt64(0)..<40)
  func aLinkHoldsTheState(seed: UInt64) throws {
    let state = PlayState(seed: seed)
    let read = try #require(PlayState(link: Array(state.link.utf8)))
    #expect(PlayKey.allCases.allSatisfy { read[$0] == state[$0] })
    #expect(read.link == state.link)
  }

  @Test(arguments: [
    "by", "by=", "by=3", "by=-1", "by=1&by=1", "by=1&", "&", "BY=1", "by=1.0", "count=99999999",
    "by=1=1", "height=0x200", "%62y=1", "by=1 ",
  ])
  func aBadLinkIsRefused(link: String) {
    #expect(PlayState(link: Array(link.utf8)) == nil)
  }

  @Test func everyStartIsAState() {
    let scene = PlaygroundScene()
    #expect(scene.starts.map(\.link).allSatisfy { PlayState(link: Array($0.utf8))?.link == $0 })
  }
}
#endif
