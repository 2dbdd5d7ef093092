#if !canImport(UIKit)
import Foundation
import StickyWaterfall
import Testing
import WaterfallTestSupport

@testable import Demo

/// Compares the playground's layout, links, and Swift with the layout class.
@MainActor
@Suite struct PlaygroundTests {
  /// Returns the state of a seed, with sizes that a reader typed in for every third seed.
  private nonisolated static func state(_ seed: UInt64) -> PlayState {
    var state = PlayState(seed: seed)
    guard seed % 3 == 2 else { return state }
    state.pictures = (0..<Int(seed % 40 + 3)).map {
      PlayState.Size(Double(($0 * 37) % 211) * 3.17 + 20, Double(($0 * 53) % 97) * 5.3 + 30)
    }
    return state
  }

  @Test func everyPlaygroundSettingHasOneFieldWithAUniqueName() {
    #expect(PlayField.all.map(\.key) == PlayKey.allCases)
    #expect(Set(PlayField.all.map(\.name)).count == PlayField.all.count)
    #expect(PlayField.all.allSatisfy { $0.range.contains($0.initial) })
  }

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
      layout.itemSizing, layout.rowDistribution, layout.rowAlignment, layout.scrollSnapping,
      layout.pinningScope,
    ]
  }

  @Test func defaultPlaygroundSettingsLeaveANewLayoutUnchanged() {
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

  @Test(arguments: Samples.seeds(30, of: 150) as Range<UInt64>)
  func playgroundShowsTheSameElementsAsTheLayoutClass(seed: UInt64) {
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
    #expect(layout.reports == stage.reports, "\(state.link)")
  }

  private nonisolated static let compared =
    Preset.all.map { PlayState($0.link) } + (UInt64(0)..<60).map { state($0) }
    + ["", "&sections=3&shapes=1", "&sideways=1"].map {
      PlayState("mirrored=1&leading=40&trailing=8&items=20" + $0)
    }

  @Test(arguments: compared)
  func playgroundReproducesTheFramesOfTheFlowLayout(own: PlayState) throws {
    var layout = PlayLayout()
    layout.show(own)
    guard own[.line] >= 0, layout.reports.isEmpty else { return }
    let state = own.flowScreen(layout.frames)
    layout.show(state)
    var asApp = own.flow
    asApp.pictures = state.pictures
    let stage = PlayStage(asApp, by: UICollectionViewFlowLayout())
    // A pixel, and 1/64 pixel for each preceding row.
    let tolerance = 1 + Double(state.pictures.count) / 64
    let width =
      own.isSideways
      ? Double(stage.layout.collectionViewContentSize.width) : Double(own.screen.width)
    let paths = state.sections.enumerated().flatMap { section, items in
      (0..<items.count).map { IndexPath(item: $0, section: section) }
    }
    for (frame, path) in zip(layout.frames, paths) {
      let flow = try #require(stage.layout.layoutAttributesForItem(at: path)).frame
      // The flow layout mirrors frames itself. The view mirrors those of the engine.
      let x = own[.mirrored] == 1 ? width - frame.x - frame.width : frame.x
      let off = [
        x - flow.minX, frame.y - flow.minY, frame.width - flow.width,
        frame.height - flow.height,
      ]
      #expect(off.allSatisfy { abs($0) < tolerance }, "\(own.link): \(path) is off by \(off)")
    }
  }

  @Test func playgroundShrinksOnlyTooWideItemsWhenShowingTheFlowLayout() {
    let state = PlayState("by=1&count=2&items=10")
    #expect(state.flowDifference == .none)
    #expect(state.flowScreen([]).sizes == state.sizes)
    var wide = state
    wide.pictures = [PlayState.Size(3024, 4032)]
    #expect(wide.flowDifference == .fitsSizes)
    let frame = PlayLayout.Frame(x: 0, y: 0, width: 182.5, height: 243)
    #expect(wide.flowScreen([frame]).sizes == [PlayState.Size(182, 243)])
    for link in ["line=-10", "mirrored=1&leading=8", "mirrored=1&trailing=200&width=240"] {
      #expect(PlayState(link).flowDifference == .isUndocumented, "\(link)")
    }
  }

  @Test func presetCodeDiffersFromFlowLayoutCodeInTwoOrThreeLines() {
    for start in Preset.all {
      let state = PlayState(start.link)
      let own = PlayCode(state: state).text.components(separatedBy: "\n")
      let flow = state.flowCode.text.components(separatedBy: "\n")
      let changed = flow.difference(from: own).insertions.count
      #expect((2...3).contains(changed), "\(start.title)")
      #expect(own[0] == "import StickyWaterfall" && flow[0] == "import UIKit")
      #expect(!flow.joined().contains("Waterfall" + "FlowLayout"), "\(start.title)")
      #expect(own.allSatisfy { $0.count <= 64 }, "\(start.title)")
    }
  }

  @Test(arguments: ["", "sections=3&by=1", "sideways=1&sections=2", "mirrored=1&by=1&count=5"])
  func itemRangesContainExactlyTheItemsOfEachSection(link: String) {
    var layout = PlayLayout()
    layout.show(PlayState(link))
    let elements = layout.elements(at: layout.offsets.lowerBound, reach: 1e6)
    for (section, range) in layout.itemRanges.enumerated() {
      let frames = elements.filter { $0.kind == 1 && $0.section == section }.map(\.frame)
      let isSideways = layout.state.isSideways
      #expect(range.lowerBound == frames.map { isSideways ? $0.x : $0.y }.min())
      #expect(
        range.upperBound == frames.map { isSideways ? $0.x + $0.width : $0.y + $0.height }.max())
    }
  }

  @Test func titlesStartWhereTheItemsDo() {
    for (link, inset) in [("leading=24", 24), ("leading=24&headersides=8", 16), ("leading=90", 12)]
    {
      let state = PlayState("header=44&" + link)
      #expect(state.titleInset == inset)
      #expect(PlayCode(state: state).text.contains("x: \(inset), y: bounds.height - height"))
    }
    #expect(PlayState("header=44").titleInset == 12)
  }

  @Test func playgroundCodeShowsTheValueOfEachControl() {
    let state = PlayState("by=1&count=4&line=12&leading=3&every=5&headerpins=1&header=40")
    let code = PlayCode(state: state)
    let statements = [
      PlayKey.count, .line, .gap, .leading, .span, .headerPins, .headerKept, .width,
    ]
    .map(code.statement)
    #expect(
      statements == [
        "layout.columnCount = 4", "layout.minimumLineSpacing = 12",
        "layout.minimumInteritemSpacing = 10",
        "layout.sectionInset = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 0)",
        "columnSpanForItemAt: path.item % 5 == 0 ? 2 : 1",
        "layout.sectionHeadersPinToVisibleBounds = true",
        "layout.pinnedHeaderExtent = WaterfallFlowLayout.automaticExtent", "",
      ])
    let stretched = PlayCode(state: PlayState("by=3&alignment=3"))
    #expect(stretched.statement(of: .alignment) == "layout.rowAlignment = .stretch")
    #expect(stretched.text.contains("layout.rowAlignment = .stretch"))
    let form = PlayCode(state: PlayState("by=1&count=2&second=1&secondsizing=2&sections=2"))
    let sizings = "[.aspectRatio, .fixedExtent][section % 2]"
    #expect(form.statement(of: .secondSizing) == "itemSizingForSectionAt: \(sizings)")
    #expect(form.text.contains("\n    \(sizings)\n"))
    let pattern = PlayCode(state: PlayState("by=1&count=2&second=3")).statement(of: .count)
    #expect(pattern == "columnCountForSectionAt: [2, 3][section % 2]")
  }

  @Test func columnsAndInsetsWiderThanTheScreenAreReported() throws {
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

  @Test func copiedCodeMakesTheScreenShownInThePlayground() throws {
    var program = SceneCodeProgram()
    var expected: [[String]] = []
    let states = Preset.all.map { PlayState($0.link) } + (UInt64(0)..<40).map { Self.state($0) }
    for state in states {
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
    for (state, (frames, lines)) in zip(states, zip(expected, said)) {
      // The layout and the stand-in also print their reports.
      let printed = lines.split(separator: "\n").filter {
        !$0.hasPrefix("WaterfallFlowLayout: ") && !$0.hasPrefix("HeadlessUIKit: ")
      }
      #expect(printed.map(String.init) == frames, "\(state.link)")
    }
  }

  @Test(arguments: Samples.seeds(15, of: 40) as Range<UInt64>)
  func playgroundLinkRestoresAllSettingsAndTitles(seed: UInt64) {
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
  func invalidPartsOfALinkAreIgnoredAndReturned(part: String) {
    var unread: [String] = []
    let state = PlayState(link: Array("count=5&\(part)&line=7&".utf8), unread: &unread)
    #expect(unread == [part])
    #expect(state.setting(of: .count) == 5)
    #expect(state.setting(of: .line) == 7)
    #expect(state.titles == [])
  }

  @Test func sampleItemsInRowsAreAtMost200PointsWideAndHigh() {
    let state = PlayState("by=3&items=60")
    #expect(state.sizes.allSatisfy { max($0.width, $0.height) <= 200 })
  }

  @Test func playgroundHeaderTitlesContainNoControlCharacters() {
    let text = " Rome\n, a\u{202E}b,\u{2066}\u{7F},Ł ó"
    #expect(PlayState.titles(from: Array(text.utf8)) == ["Rome", "ab", "", "Ł ó"])
    #expect(PlayState.titles(from: Array(" ,, \u{202E}".utf8)) == [])
  }

  @Test func switchingToAMillionItemsLeavesThePlaygroundLinkUnchanged() {
    var state = PlayState("by=1&count=5")
    state.takeAMillion()
    #expect(state.sections.map(\.count) == Array(repeating: 1000, count: 1000))
    #expect(state.isMillion)
    #expect(state.link == "by=1&count=5")
    #expect(!PlayState("sections=12&items=240").isMillion)
  }

  @Test func everyPresetLinkContainsValidPlaygroundSettings() {
    #expect(Preset.all.map(\.link).allSatisfy { PlayState($0).link == $0 })
    #expect(Set(Preset.all.map(\.id)).count == Preset.all.count)
    let live = LiveScene(.absent(""))
    #expect(live.state.link == live.link)
    #expect(live.columns.initial == 4)
  }

  @Test func playgroundIgnoresTheCompareSettingInOldLinks() {
    var unread: [String] = []
    let state = PlayState(link: Array("compare=1&line=7".utf8), unread: &unread)
    #expect(unread == [] && state.link == "line=7")
  }
}
#endif
