#if !canImport(UIKit)
import StickyWaterfall
import Testing

@testable import Demo

@MainActor
@Suite struct ScrollPictureTests {
  private func picture() throws -> ScrollPicture { try PictureSet.sticking() }

  @Test func headerAndFooterPositionsInAScrollPictureMatchTheLayout() throws {
    let picture = try picture()
    let stage = PictureSet.stickyScreen
    stage.view.strictness = .full
    let (first, last) = (picture.offsets.lowerBound, picture.offsets.upperBound)
    for offset in stride(from: first, through: last, by: (last - first) / 200) {
      stage.scroll(to: offset)
      let shown = stage.attributes(reach: 0).filter {
        $0.representedElementCategory == .supplementaryView
      }
      #expect(!shown.isEmpty)
      for attributes in shown {
        let track = try #require(picture.tracks[ElementID(attributes)])
        let difference = track.position(at: offset) - stage.position(of: attributes)
        #expect(abs(difference) < 0.05, "\(ElementID(attributes)) at \(offset)")
      }
    }
  }

  @Test func lastAnimationFrameOfAScrollPictureEqualsTheFirst() throws {
    let offsets = try picture().offsets
    let stage = PictureSet.stickyScreen
    func look(_ offset: Double) -> [String] {
      stage.scroll(to: offset)
      return stage.attributes(reach: -1).map { attributes in
        let id = ElementID(attributes)
        let frame = recordedFrame(attributes, offset)
        return "\(id.kind) \(id.section % PictureSet.repeatingSections) \(id.item) \(frame)"
      }.sorted()
    }
    let start = look(offsets.lowerBound)
    #expect(start.count > 6)
    #expect(look(offsets.upperBound) == start)
  }

  private func recordedFrame(
    _ attributes: UICollectionViewLayoutAttributes, _ offset: Double
  ) -> [String] {
    let frame = attributes.frame.offsetBy(dx: 0, dy: -offset)
    return [frame.minX, frame.minY, frame.width, frame.height].map { SVG.number(Double($0)) }
  }

  @Test func scrollPictureIsNotAnimatedIfReducedMotionIsOn() throws {
    let svg = try picture().picture("", "").svg(.light)
    let parts = svg.components(separatedBy: "@media(prefers-reduced-motion:no-preference){")
    #expect(parts.count == 2)
    #expect(!parts[0].contains("animation:"))
  }

  @Test func creatingALoopingScrollPictureThrowsAnErrorIfNoSectionsRepeat() throws {
    #expect(throws: DemoError("the sections do not repeat")) {
      try ScrollPicture(PictureSet.stickyScreen, period: 6, start: 0)
    }
  }
}
#endif
