#if !canImport(UIKit)
import Foundation
import StickyWaterfall
import Testing

@testable import Demo

@MainActor
@Suite struct PictureSetTests {
  private func files() throws -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: try PictureSet.files().map {
        ($0.name, String(decoding: $0.content, as: UTF8.self))
      })
  }

  @Test func drawingAllPicturesTwiceProducesEqualFiles() throws {
    #expect(try files() == files())
  }

  @Test func picturesAreSmallAndSelfContained() throws {
    for (name, svg) in try files() {
      #expect(svg.utf8.count < 50_000, "\(name)")
      for marker in ["href", "src=", "url(http", "@import", "@font-face", "<script"] {
        #expect(!svg.contains(marker), "\(name) has \(marker)")
      }
      #expect(svg.contains("<title id=\"title\">") && svg.contains("<desc id=\"about\">"))
      let style = svg.components(separatedBy: "style>")[1].dropLast(2)
      #expect(!style.contains("<"), "\(name) has an element in its style")
    }
  }

  @Test func everyPictureHasADarkVariant() throws {
    let files = try files()
    for (name, light) in files where !name.hasSuffix("~dark.svg") {
      let dark = try #require(files[name.replacingOccurrences(of: ".svg", with: "~dark.svg")])
      #expect(light != dark)
      #expect(
        light.components(separatedBy: "</style>")[1] == dark.components(separatedBy: "</style>")[1])
    }
  }

  /// README.md shows both variants, and DocC finds the dark one by its name.
  @Test func everyPictureIsShownInTheDocumentation() throws {
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

@MainActor
@Suite struct PictureTests {
  @Test func screenshotHasOnlyVisibleItems() {
    let stage = PictureSet.small("by=0", PictureSet.works(24) { _ in (57, 130) })
    let frames = stage.allElements().map(\.attributes).filter { $0.indexPath.item < 24 }
    let shown = Screenshot(stage).content
    let drawn = frames.map { attributes in
      shown.contains(Painting(frame: attributes.frame, work: attributes.indexPath.item).svg)
    }
    #expect(drawn == frames.map { $0.frame.minY < 300 })
    #expect(Set(drawn).count == 2)
  }

  @Test func titleAndDescriptionOfAPictureAreEscaped() {
    let screen = Screenshot(size: CGSize(width: 10, height: 10), content: [])
    let picture = Picture(title: "A & <B>", description: "\"<>", screens: [screen])
    #expect(picture.svg(.light).contains("<title id=\"title\">A &amp; &lt;B></title>"))
    #expect(picture.svg(.light).contains("<desc id=\"about\">&quot;&lt;></desc>"))
  }
}

@Suite struct SVGTests {
  @Test(arguments: [
    (0.0, "0"), (12, "12"), (-0.001, "0"), (0.07, "0.07"), (-113.333, "-113.33"), (26.5, "26.5"),
    (0.125, "0.13"), (0.125 - 1e-12, "0.13"),
  ])
  func numbersHaveAtMostTwoDecimals(value: Double, text: String) {
    #expect(SVG.number(value) == text)
  }

  @Test func specialCharactersInSVGTextAreEscaped() {
    let text = SVG.text("a < \"b\" & c", 0, 0, "ink", opacity: 0.5)
    #expect(text.contains(">a &lt; &quot;b&quot; &amp; c</text>"))
    #expect(text.contains("opacity=\"0.5\""))
  }
}

@Suite struct PaintingTests {
  @Test func shapesOfAllPaintingStylesStayInTheUnitSquare() throws {
    for shape in Painting.styles.joined() {
      let numbers = shape.path.matches(of: /[\d.]+/).compactMap { Double($0.output) }
      #expect(numbers.allSatisfy { (0...1).contains($0) }, "\(shape.path)")
    }
  }

  @Test(arguments: 0..<40)
  func eachPaintingIsStretchedToFillItsFrame(work: Int) {
    let svg = Painting(frame: CGRect(x: 100, y: 200, width: 50, height: 80), work: work).svg
    #expect(svg.hasPrefix("<g transform=\"matrix(50 0 0 80 100 200)\"><path "))
  }
}
#endif
