#if !canImport(UIKit)
import StickyWaterfall
import Testing

@testable import Demo

/// The moving picture, held against a standing layout.
@MainActor
@Suite struct ScrollPictureTests {
  private func picture() throws -> ScrollPicture { try PictureSet.sticking() }

  /// Some offsets on the way, points.
  private func offsets(_ script: ScrollScript) -> [Double] {
    (0...200).map { script.from + (script.to - script.from) * Double($0) / 200 }
  }

  private func isOnScreen(_ position: Double, _ extent: Double, _ stage: Stage) -> Bool {
    position < stage.viewport - 0.05 && position + extent > 0.05
  }

  @Test func headersAndFootersMatchTheLayout() throws {
    let picture = try picture()
    let stage = PictureSet.stickyScreen
    stage.view.strictness = .full
    for offset in offsets(picture.script) {
      stage.scroll(to: offset)
      var said: [ElementID: Double] = [:]
      for attributes in stage.attributes(reach: 0)
      where attributes.representedElementCategory == .supplementaryView {
        let position = stage.position(of: attributes) - offset
        let height = Double(attributes.frame.height)
        if isOnScreen(position, height, stage) { said[ElementID(attributes)] = position }
      }
      let shown = picture.bands(at: offset).filter {
        isOnScreen($0.position(at: offset), Double($0.drawing.frame.height), stage)
      }
      #expect(Set(shown.map(\.drawing.id)) == Set(said.keys), "at \(offset)")
      for band in shown {
        let difference = band.position(at: offset) - (said[band.drawing.id] ?? .nan)
        #expect(abs(difference) < 0.05, "\(band.drawing.id) at \(offset)")
      }
    }
  }

  /// Stretches on the screen are drawn above those in the content, and these above the items.
  @Test func overlappingViewsAreDrawnInZOrder() throws {
    let picture = try picture()
    let stage = PictureSet.stickyScreen
    for offset in offsets(picture.script) {
      stage.scroll(to: offset)
      let all = stage.attributes(reach: 0)
      let stuck = Set(picture.bands(at: offset).filter(\.stretch.isStill).map(\.drawing.id))
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

  @Test func loopEndsAsItStarts() throws {
    let script = try picture().script
    let stage = PictureSet.stickyScreen
    func look(_ offset: Double) -> [String] {
      stage.scroll(to: offset)
      return stage.attributes(reach: -1).map { attributes in
        let id = ElementID(attributes)
        let frame = recordedFrame(attributes, offset)
        return "\(id.kind) \(id.section % PictureSet.repeatingSections) \(id.item) \(frame)"
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

  @Test func reducedMotionShowsTheStart() throws {
    let svg = try picture().picture("", "").svg(.light)
    let parts = svg.components(separatedBy: "@media(prefers-reduced-motion:no-preference){")
    #expect(parts.count == 2)
    #expect(!parts[0].contains("animation:"))
    #expect(svg.contains("visibility=\"hidden\""))
  }

  @Test func sectionsWithoutRepetitionThrow() throws {
    #expect(throws: DemoError("the sections do not repeat")) {
      try ScrollPicture(PictureSet.stickyScreen, period: 6, start: 0)
    }
  }
}

@Suite struct ScrollScriptTests {
  private let script = ScrollScript(from: 100, to: 2000)

  @Test func timeOfAnOffsetMatchesTheCurve() {
    let (first, second) = (script.stop(1), script.stop(2))
    #expect(script.time(at: 100) < 1e-9)
    // The curve at its parameter 1/2, by hand: it takes 0.33125 of the time to come half-way.
    let offset = first + (second - first) * 0.51875
    let time = script.flick + script.rest + script.flick * 0.33125
    #expect(abs(script.time(at: offset) - time / script.duration) < 1e-9)
  }

  @Test func scrollRestsBetweenFlicks() {
    let (end, next) = (script.time(at: script.stop(1) - 1e-9), script.time(at: script.stop(1)))
    #expect(abs((next - end) * script.duration - script.rest) < 1e-3)
  }
}

extension ScrollPicture {
  /// Returns the visible bands at an offset.
  fileprivate func bands(at offset: Double) -> [Band] {
    bands.filter { $0.stretch.from <= offset && (offset < $0.to || script.to <= $0.to) }
  }
}
#endif
