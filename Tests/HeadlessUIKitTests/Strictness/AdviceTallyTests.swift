#if !canImport(UIKit)
import Testing

@testable import HeadlessUIKit

@Suite struct AdviceTallyTests {
  private func advice(_ reason: String) -> UIKitReport {
    UIKitReport(severity: .advice, name: "HeadlessUIKit", reason: reason)
  }

  @Test func adviceThatDiffersOnlyInNumbersIsPrintedOnce() {
    var tally = AdviceTally()
    #expect(tally.isEmpty)
    for item in 0..<1000 { tally.add(advice("Rows left cell [0, \(item)] at (-1.5 \(item)) out")) }
    tally.add(advice("Grid left cell [0, 1] at (0 1) out"))
    #expect(
      tally.lines == [
        "HeadlessUIKit: Rows left cell [0, 0] at (-1.5 0) out (1000 times like this)",
        "HeadlessUIKit: Grid left cell [0, 1] at (0 1) out",
      ])
  }
}
#endif
