#if !canImport(UIKit)
import StickyWaterfall
import Testing

@testable import Demo

/// The moving picture, held against a standing layout.
@MainActor
@Suite struct ScrollPictureTests {
  private func picture() throws -> ScrollPicture {
    try PictureSet(progress: ProgressLine(write: { _ in })).sticking()
  }

  private func isOnScreen(_ position: Double, _ extent: Double, _ stage: Stage) -> Bool {
    position < stage.viewport - 0.05 && position + extent > 0.05
  }

  @Test func headersAndFootersAreWhereTheLayoutHasThem() throws {
    let picture = try picture()
    let stage = Stage(.pictureOfSticking, Scene.Choice(), strictness: .full)
    for step in 0...200 {
      let offset = picture.script.offset(at: Double(step) / 200)
      stage.scroll(to: offset)
      var said: [ElementID: Double] = [:]
      for attributes in stage.attributes(reach: 0)
      where attributes.representedElementCategory == .supplementaryView {
        let state = stage.state(attributes)
        let position = state.position - offset
        if isOnScreen(position, state.extent, stage) { said[ElementID(attributes)] = position }
      }
      let shown = picture.bands(at: offset).filter {
        isOnScreen($0.stretch.position(at: offset), Double($0.frame.height), stage)
      }
      #expect(Set(shown.map(\.id)) == Set(said.keys), "at \(offset)")
      for band in shown {
        let position = band.stretch.position(at: offset)
        #expect(abs(position - (said[band.id] ?? .nan)) < 0.05, "\(band.id) at \(offset)")
      }
    }
  }

  /// Stretches on the screen are drawn above those in the content, and these above the items.
  @Test func whatOverlapsIsDrawnInTheOrderOfTheLayout() throws {
    let picture = try picture()
    let stage = Stage(.pictureOfSticking, Scene.Choice())
    for step in 0..<100 {
      let offset = picture.script.offset(at: Double(step) / 100)
      stage.scroll(to: offset)
      let all = stage.attributes(reach: 0)
      let stuck = Set(picture.bands(at: offset).filter(\.isOnScreen).map(\.id))
      for low in all {
        for high in all where high.zIndex > low.zIndex {
          let overlap = high.frame.intersection(low.frame)
          guard !overlap.isNull, overlap.height > 0.05 else { continue }
          let isTurned = stuck.contains(ElementID(low)) && !stuck.contains(ElementID(high))
          #expect(!isTurned, "\(ElementID(high)) over \(ElementID(low)) at \(offset)")
        }
      }
    }
  }

  @Test func theEndOfTheScrollLooksLikeItsStart() throws {
    let script = try picture().script
    let stage = Stage(.pictureOfSticking, Scene.Choice())
    func look(_ offset: Double) -> [String] {
      stage.scroll(to: offset)
      return stage.attributes(reach: -1).map { attributes in
        let id = ElementID(attributes)
        let frame = recordedFrame(attributes, offset)
        return "\(id.kind) \(id.section % Scene.repeatingSections) \(id.item) \(frame)"
      }.sorted()
    }
    let start = look(script.from)
    #expect(start.count > 6)
    #expect(look(script.to) == start)
  }

  private func recordedFrame(
    _ attributes: UICollectionViewLayoutAttributes, _ offset: Double
  ) -> [String] {
    let frame = attributes.frame.offsetBy(dx: 0, dy: -offset)
    return [frame.minX, frame.minY, frame.width, frame.height].map { SVG.number(Double($0)) }
  }

  @Test func lessMotionOnRequestShowsTheStart() throws {
    let svg = try picture().svg(.light)
    let parts = svg.components(separatedBy: "@media(prefers-reduced-motion:no-preference){")
    #expect(parts.count == 2)
    #expect(!parts[0].contains("animation:"))
    #expect(svg.contains("visibility=\"hidden\""))
  }

  @Test func sectionsThatDoNotRepeatAreRefused() throws {
    let screen = try picture().screen
    #expect(throws: DemoError("T: the sections do not repeat")) {
      try ScrollPicture(title: "T", description: "", screen: screen, period: 6, start: 0)
    }
  }
}

@Suite struct ScrollStretchTests {
  private func piece(_ from: Double, _ to: Double, _ start: Double, _ end: Double) -> Track.Piece {
    Track.Piece(
      from: from, to: to, start: ElementState(position: start, extent: 40),
      end: ElementState(position: end, extent: 40))
  }

  private func stretches(_ pieces: [Track.Piece]) throws -> [ScrollStretch] {
    var track = Track()
    for piece in pieces { track.append(piece, tolerance: TrackFinder.tolerance) }
    return try ScrollStretch.stretches(of: track, from: 0, to: 300, name: "header")
  }

  @Test func restingStuckAndPushedAreThreeStretches() throws {
    let found = try stretches([
      piece(0, 100.002, 100, 100), piece(100.002, 200, 100.002, 200), piece(200, 300, 200, 200),
    ])
    #expect(found.map(\.place) == [.content(100), .screen(0), .content(200)])
    #expect(found.map(\.from) == [0, 100, 200])
    #expect(found.map(\.to) == [100, 200, 300])
  }

  @Test func whatSlidesOtherwiseIsRefused() {
    #expect(throws: DemoError("header: neither rests nor stands still from offset 0.0")) {
      try stretches([piece(0, 300, 0, 150)])
    }
  }
}

@Suite struct ScrollScriptTests {
  private let script = ScrollScript(from: 100, to: 2000)

  @Test(arguments: 0...50)
  func theTimeAtAnOffsetIsWhenTheScrollComesBy(step: Int) {
    let offset = 100 + Double(step) * 38
    #expect(abs(script.offset(at: script.time(at: offset)) - offset) < 1e-6)
  }

  @Test func betweenFlicksTheScrollRests() {
    let rest = (script.flick + script.rest / 2) / script.duration
    #expect(script.offset(at: rest) == script.stop(1))
    #expect(script.offset(at: 0) == 100)
    #expect(script.offset(at: 1) == 2000)
  }
}
#endif
