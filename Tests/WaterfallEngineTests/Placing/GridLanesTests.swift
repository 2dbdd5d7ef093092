#if os(Linux) || os(macOS)
import Foundation
import Testing
import WaterfallEngine
import WaterfallTestSupport

/// Compares placement with a browser's `display: grid-lanes` and `flow-tolerance`.
///
/// Chromium 156 has them behind a flag; without such a browser, the test is skipped. A tolerance of
/// 0 is excluded, because browsers then also continue after the preceding item.
@Suite struct GridLanesTests {
  private static let scenarios = (UInt64(0)..<400).map(scenario)
  /// The column and the start of each item in pixels, or `nil` without a browser.
  private static let answers = Browser.answer(to: page(of: scenarios))

  @Test(.enabled(if: answers != nil, "no Chromium with grid-lanes"))
  func itemPositionsMatchChromiumsGridLanes() throws {
    let answers = try #require(Self.answers)
    #expect(answers.count == Self.scenarios.count)
    for (scenario, answer) in zip(Self.scenarios, answers) {
      let placed = LayoutSnapshot(scenario.waterfall()).items.map {
        [$0.column ?? -1, Int($0.frame.main.start / pixels(1))]
      }
      #expect(placed == answer, "\(scenario)")
    }
  }

  /// Returns columns of 20 pixels, and heights that are often equal or almost equal.
  private static func scenario(seed: UInt64) -> Scenario {
    var generator = SplitMix64(seed: seed)
    let columns = Int.random(in: 1...6, using: &generator)
    let heights = (0..<Int.random(in: 1...30, using: &generator)).map { _ in
      generator.oneIn(2)
        ? Length.random(in: 1...60, using: &generator) : generator.oneIn(2) ? 10 : 12
    }
    let spans = heights.indices.filter { _ in seed % 2 == 0 && generator.oneIn(4) }
    var scenario = Scenario(
      crossPixels: Length(columns) * 20, columns: columns,
      lineSpacing: .random(in: 0...12, using: &generator), heights: heights,
      spans: Dictionary(uniqueKeysWithValues: spans.map { ($0, min(columns, 2 + $0 % 2)) }))
    scenario.sections[0].metrics.placementTolerance = pixels(.random(in: 1...45, using: &generator))
    return scenario
  }

  private static func page(of scenarios: [Scenario]) -> String {
    let grids = scenarios.map { scenario in
      let metrics = scenario.sections[0].metrics
      let items = scenario.sections[0].items
      let cells = items.map {
        "<i style='grid-column: span \($0.columnSpan); height: \($0.extent / pixels(1))px'></i>"
      }
      return """
        <p style="grid-template-columns: repeat(\(scenario.crossExtent / pixels(20)), 20px);
          row-gap: \(metrics.lineSpacing / pixels(1))px;
          flow-tolerance: \(metrics.placementTolerance / pixels(1))px">\(cells.joined())</p>
        """
    }
    return """
      <!doctype html><style>p { display: grid-lanes; position: relative }</style>
      \(grids.joined(separator: "\n"))<pre></pre><script>
      const places = [...document.querySelectorAll('p')].map(
        grid => [...grid.children].map(item => [item.offsetLeft / 20, item.offsetTop]))
      const knows = CSS.supports('display', 'grid-lanes') && CSS.supports('flow-tolerance', '1px')
      document.querySelector('pre').textContent = JSON.stringify(knows ? places : [])
      </script>
      """
  }
}

private enum Browser {
  /// Returns the numbers in the page's `pre` element, or `nil` without a browser.
  static func answer(to page: String) -> [[[Int]]]? {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("grid-lanes-\(ProcessInfo.processInfo.processIdentifier).html")
    defer { try? FileManager.default.removeItem(at: file) }
    guard let program, (try? page.write(to: file, atomically: true, encoding: .utf8)) != nil,
      let text = output(of: program, showing: file),
      let begin = text.range(of: "<pre>"), let end = text.range(of: "</pre>"),
      let numbers = try? JSONDecoder().decode(
        [[[Int]]].self, from: Data(text[begin.upperBound..<end.lowerBound].utf8))
    else { return nil }
    return numbers.isEmpty ? nil : numbers
  }

  private static var program: URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return ["chromium", "chromium-browser", "google-chrome"].lazy
      .flatMap { name in folders.map { URL(fileURLWithPath: "\($0)/\(name)") } }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  private static func output(of program: URL, showing file: URL) -> String? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = program
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom",
      "--enable-blink-features=CSSGridLanesLayout", file.absoluteString,
    ]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    // A browser that hangs counts as missing.
    DispatchQueue.global().asyncAfter(deadline: .now() + 60) { process.terminate() }
    let text = String(data: pipe.fileHandleForReading.readDataToEndOfFile(), encoding: .utf8)
    process.waitUntilExit()
    return text
  }
}
#endif
