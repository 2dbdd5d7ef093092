#if !canImport(UIKit)
import Foundation
import StickyWaterfall
import Testing

@testable import Demo

@MainActor
@Suite struct PictureSetTests {
  private func files() throws -> [String: String] {
    let files = try PictureSet(progress: ProgressLine(write: { _ in })).files()
    return Dictionary(
      uniqueKeysWithValues: files.map { ($0.name, String(decoding: $0.content, as: UTF8.self)) })
  }

  @Test func drawingAgainGivesTheSameBytes() throws {
    #expect(try files() == files())
  }

  @Test func aPictureIsSmallAndNeedsNothingElse() throws {
    for (name, svg) in try files() {
      #expect(svg.utf8.count < 50_000, "\(name)")
      for marker in ["href", "src=", "url(http", "@import", "@font-face", "<script"] {
        #expect(!svg.contains(marker), "\(name) has \(marker)")
      }
      #expect(svg.contains("<title id=\"title\">") && svg.contains("<desc id=\"about\">"))
    }
  }

  @Test func eachPictureIsThereForLightAndDarkAlike() throws {
    let files = try files()
    for (name, light) in files where name.hasSuffix("-light.svg") {
      let dark = try #require(files[name.replacingOccurrences(of: "-light", with: "-dark")])
      #expect(light != dark)
      #expect(
        light.components(separatedBy: "</style>")[1] == dark.components(separatedBy: "</style>")[1])
    }
  }

  /// The pictures of README.md are these, both of each, with words for those who cannot see them.
  @Test func theReadmeShowsEveryPicture() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(
      contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    for name in try files().keys.sorted() {
      let attribute = name.hasSuffix("-dark.svg") ? "srcset" : "<img src"
      #expect(readme.contains("\(attribute)=\"Demo/Pictures/\(name)\""), "\(name)")
    }
    let pictures = readme.components(separatedBy: "Demo/Pictures/").dropFirst()
    #expect(pictures.count(where: { $0.contains(".svg\"") }) == 6)
    #expect(readme.components(separatedBy: "alt=\"").count == 4)
  }
}

@Suite struct CollapsePictureTests {
  @Test func theOffsetOfAValueIsFoundOnItsPiece() {
    var track = Track()
    track.append(
      Track.Piece(
        from: 100, to: 200, start: ElementState(position: 0, extent: 10, pinProgress: 0),
        end: ElementState(position: 0, extent: 10, pinProgress: 1)), tolerance: 0.004)
    #expect(track.offset(where: \.pinProgress, is: 0.25) == 125)
    #expect(track.offset(where: \.pinProgress, is: 2) == nil)
    #expect(track.offset(where: \.pushProgress, is: 0) == nil)
  }

  @Test func aHeaderThatNeverCollapsesIsRefused() {
    #expect(throws: DemoError("T: pinProgress of the first header is never 1.0")) {
      try CollapsePicture(title: "T", sections: [], recording: Recording())
    }
  }
}

@Suite struct SVGTests {
  @Test(arguments: [
    (0.0, "0"), (12, "12"), (-0.001, "0"), (0.07, "0.07"), (-113.333, "-113.33"), (26.5, "26.5"),
    (0.125, "0.13"), (0.125 - 1e-12, "0.13"),
  ])
  func numbersHaveTwoDecimalsAtMost(value: Double, text: String) {
    #expect(SVG.number(value) == text)
  }

  @Test func textCannotBecomeMarkup() {
    let text = SVG.text("a < \"b\" & c", at: .zero, "ink", opacity: 0.5)
    #expect(text.contains(">a &lt; &quot;b&quot; &amp; c</text>"))
    #expect(text.contains("opacity=\"0.5\""))
  }
}

@Suite struct PaintingTests {
  /// Numbers inside a path are relative as well; the absolute ones are enough to see a stray.
  @Test(arguments: 0..<40)
  func aPaintingStaysInItsFrame(work: Int) throws {
    let frame = CGRect(x: 100, y: 200, width: 50, height: 80)
    let svg = Painting(frame: frame, work: work).svg
    for name in ["x", "cx"] {
      for value in numbers(name, svg) { #expect((100...150).contains(value), "\(svg)") }
    }
    for name in ["y", "cy"] {
      for value in numbers(name, svg) { #expect((200...280).contains(value), "\(svg)") }
    }
    #expect(svg == Painting(frame: frame, work: work).svg)
  }

  private func numbers(_ attribute: String, _ svg: String) -> [Double] {
    svg.components(separatedBy: " \(attribute)=\"").dropFirst().compactMap {
      Double($0.prefix { $0 != "\"" })
    }
  }
}
#endif
