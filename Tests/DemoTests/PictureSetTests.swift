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
    for (name, light) in files where !name.hasSuffix("~dark.svg") {
      let dark = try #require(files[name.replacingOccurrences(of: ".svg", with: "~dark.svg")])
      #expect(light != dark)
      #expect(
        light.components(separatedBy: "</style>")[1] == dark.components(separatedBy: "</style>")[1])
    }
  }

  /// README.md shows both of each, DocC finds the dark one by its name.
  @Test func eachPictureIsShown() throws {
    let root = LiveSources.package
    let catalogue = root.appendingPathComponent("Sources/StickyWaterfall/StickyWaterfall.docc")
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let pages = try FileManager.default.contentsOfDirectory(
      at: catalogue, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "md" }.map { try String(contentsOf: $0, encoding: .utf8) }
    for file in try files().keys {
      #expect(FileManager.default.fileExists(atPath: "\(catalogue.path)/\(file)"))
      let name = file.replacingOccurrences(of: "~dark.svg", with: ".svg").dropLast(4)
      #expect(pages.contains { $0.contains("](\(name).svg)") }, "\(name)")
      let isInReadme = readme.contains("/\(name).svg")
      #expect(readme.contains("/\(name)~dark.svg") == isInReadme, "\(name)")
    }
    let shown = readme.components(separatedBy: "<img ").dropFirst()
    #expect(shown.allSatisfy { $0.contains("alt=\"") })
  }
}

@Suite struct ScreenRowTests {
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
      try ScreenRow.collapsing("T", ScreenDrawing(recording: Recording(), sections: []))
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
    for value in numbers("x", svg) { #expect((100...150).contains(value), "\(svg)") }
    for value in numbers("y", svg) { #expect((200...280).contains(value), "\(svg)") }
    #expect(svg == Painting(frame: frame, work: work).svg)
  }

  /// What `x` and `cx` say, or `y` and `cy`.
  private func numbers(_ axis: String, _ svg: String) -> [Double] {
    [" \(axis)=\"", " c\(axis)=\""].flatMap { svg.components(separatedBy: $0).dropFirst() }
      .compactMap { Double($0.prefix { $0 != "\"" }) }
  }
}
#endif
