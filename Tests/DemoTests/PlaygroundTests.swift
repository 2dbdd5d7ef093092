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

  /// All that a state can set on a layout.
  private static func properties(of layout: WaterfallFlowLayout) -> [AnyHashable] {
    let insets = [
      layout.sectionInset, layout.headerInset, layout.footerInset, layout.sectionBackgroundInset,
    ].flatMap { [$0.top, $0.left, $0.bottom, $0.right] }
    let lengths = [
      layout.minimumLineSpacing, layout.minimumInteritemSpacing, layout.minimumColumnWidth,
      layout.headerReferenceSize.width, layout.headerReferenceSize.height,
      layout.footerReferenceSize.width, layout.footerReferenceSize.height,
      layout.pinnedHeaderExtent, layout.pinnedFooterExtent, layout.pinnedHeaderOffset,
      layout.pinnedFooterOffset,
    ]
    let switches = [
      layout.sectionHeadersPinToVisibleBounds, layout.sectionFootersPinToVisibleBounds,
      layout.itemsPinToVisibleBounds, layout.pinsWhileOverscrolling, layout.stretchesFirstHeader,
    ]
    return [
      insets, lengths, switches, layout.scrollDirection, layout.columnCount, layout.itemPlacement,
      layout.itemSizing, layout.scrollSnapping, layout.pinningScope,
    ]
  }

  @Test func theDefaultsAreTheClasss() {
    let (layout, plain) = (WaterfallFlowLayout(), WaterfallFlowLayout())
    layout.apply(PlayState())
    #expect(Self.properties(of: layout) == Self.properties(of: plain))
    layout.apply(PlayState(seed: 1))
    #expect(Self.properties(of: layout) != Self.properties(of: plain))
    let code = PlayCode(state: PlayState()).text
    #expect(!code.contains("layout."))
    #expect(
      PlayCode(state: PlayState()).lines
        == "let layout = WaterfallFlowLayout()\ncollectionView.collectionViewLayout = layout")
  }

  @Test(arguments: UInt64(0)..<150)
  func aStateIsLaidOutAndReportedAsByTheClass(seed: UInt64) {
    let state = Self.state(seed)
    let stage = PlayStage(state)
    var layout = PlayLayout()
    layout.show(state)
    #expect(layout.offsets == stage.offsets)
    let (first, last) = (stage.offsets.lowerBound, stage.offsets.upperBound.rounded())
    for offset in [first, 31, last / 3, last - 20, last, first - 60, last + 45].map({ $0.rounded() }
    ) {
      stage.scroll(to: offset)
      #expect(layout.elements(at: offset) == stage.elements, "\(state.link) at \(offset)")
      #expect(layout.rest(near: offset) == stage.rest(near: offset), "\(state.link) at \(offset)")
    }
    #expect(layout.contentSize.width == Double(stage.view.contentSize.width))
    #expect(layout.contentSize.height == Double(stage.view.contentSize.height))
    #expect(layout.reports == stage.reports, "\(state.link)")
  }

  @Test(arguments: UInt64(0)..<60)
  func besideItIsTheScreenOfTheStockLayout(seed: UInt64) throws {
    var own = PlayLayout()
    own.show(Self.state(seed))
    // No document says which side an inset of the stock layout is on where one reads from the right.
    guard own.reports.isEmpty, own.state[.line] >= 0, own.state[.mirrored] == 0 else { return }
    let state = own.state.stock(own.frames)
    var layout = PlayLayout()
    layout.show(state)
    let stage = PlayStage(state, by: UICollectionViewFlowLayout())
    // A pixel, and 1/64 pixel for each row before.
    let tolerance = 1 + Double(state.pictures.count) / 64
    let paths = state.sections.enumerated().flatMap { section, items in
      (0..<items.count).map { IndexPath(item: $0, section: section) }
    }
    for (frame, path) in zip(layout.frames, paths) {
      let stock = try #require(stage.layout.layoutAttributesForItem(at: path)).frame
      let off = [
        frame.x - stock.minX, frame.y - stock.minY, frame.width - stock.width,
        frame.height - stock.height,
      ]
      #expect(off.allSatisfy { abs($0) < tolerance }, "\(state.link): \(path) is off by \(off)")
    }
  }

  @Test func columnsAndInsetsThatDoNotFitAreReported() throws {
    for link in [
      "by=1&count=24&gap=60", "second=12&gap=60&sections=3", "width=280&leading=160&trailing=150",
    ] {
      let state = PlayState(link)
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
    guard (state[.spanEvery] > 0) == (changed[.spanEvery] > 0),
      (state.columnPattern == nil) == (changed.columnPattern == nil)
    else { return }
    var layout = PlayLayout()
    layout.show(state)
    layout.show(changed)
    stage.show(changed)
    #expect(layout.cost.sizesAsked == stage.controller.asked.sizes, "\(key) of \(state.link)")
    #expect(layout.cost.spansAsked == stage.controller.asked.spans)
    #expect(layout.elements(at: layout.offsets.lowerBound) == PlayStage(changed).elements)
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
      expected.append(
        layout.elements(at: layout.offsets.lowerBound, reach: 1e6).map(SceneCodeProgram.line)
          .sorted()
          + SceneCodeProgram.dresses(of: layout))
    }
    let said = try program.run().components(separatedBy: "state\n").dropFirst()
    try #require(said.count == expected.count)
    for (seed, (frames, lines)) in zip(expected, said).enumerated() {
      // What the layout and the stand-in report they print, between the lines of the program.
      let printed = lines.split(separator: "\n").filter {
        !$0.hasPrefix("WaterfallFlowLayout: ") && !$0.hasPrefix("HeadlessUIKit: ")
      }
      #expect(printed.map(String.init) == frames, "seed \(seed)")
    }
  }

  @Test(arguments: UInt64(0)..<40)
  func aLinkHoldsTheState(seed: UInt64) {
    let state = PlayState(seed: seed)
    var unread: [String] = []
    let read = PlayState(link: Array(state.link.utf8), unread: &unread)
    #expect(PlayKey.allCases.allSatisfy { read[$0] == state[$0] })
    #expect(read.titles == state.titles)
    #expect(read.link == state.link)
    #expect(unread == [])
  }

  @Test(arguments: [
    "by", "by=", "by=4", "by=-1", "BY=1", "by=1.0", "count=99999999", "by=1=1", "height=0x200",
    "%62y=1", "by=1 ", "titles=", "titles=%0A%2C",
  ])
  func whatALinkDoesNotSayIsNamedAndTheRestCounts(part: String) {
    var unread: [String] = []
    let state = PlayState(link: Array("count=5&\(part)&line=7&".utf8), unread: &unread)
    #expect(unread == [part])
    #expect(state.setting(of: .count) == 5)
    #expect(state.setting(of: .line) == 7)
    #expect(state.titles == [])
  }

  /// The stock rows take sizes as they are, and complain of what is wider than the screen.
  @Test func theSampleFitsIntoRows() {
    let state = PlayState("by=3&items=60")
    #expect(state.sizes.allSatisfy { max($0.width, $0.height) <= 200 })
  }

  @Test func titlesHoldNothingThatTurnsOrBreaksALine() {
    let text = " Rome\n, a\u{202E}b,\u{2066}\u{7F},Ł ó"
    #expect(PlayState.titles(from: Array(text.utf8)) == ["Rome", "ab", "", "Ł ó"])
    #expect(PlayState.titles(from: Array(" ,, \u{202E}".utf8)) == [])
  }

  @Test func aMillionItemsAreInAThousandSectionsAndInNoLink() {
    var state = PlayState("by=1&count=5")
    state.takeAMillion()
    #expect(state.sections.map(\.count) == Array(repeating: 1000, count: 1000))
    #expect(state.isMillion)
    #expect(state.link == "by=1&count=5")
    #expect(!PlayState("sections=12&items=240").isMillion)
  }

  @Test func everyStartIsAState() {
    let scene = PlaygroundScene()
    #expect(scene.starts.map(\.link).allSatisfy { PlayState($0).link == $0 })
    let live = LiveScene(.absent(""))
    #expect(live.state.link == live.link)
    #expect(live.fields.map(\.initial) == [4, 6, 6, 320, 1, 44, 0, 0])
  }
}
#endif
