#if !canImport(UIKit)
import StickyWaterfall
import Testing

/// The strict host's reports do fail a test, and are seen by one that asks.
@MainActor
@Suite struct HostReportsTests {
  /// Says at each query that its only header is elsewhere, and invalidates nothing.
  private final class RestlessLayout: WaterfallFlowLayout {
    var queries: CGFloat = 0

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      queries += 1
      let answer = super.layoutAttributesForElements(in: rect)
      for attributes in answer ?? [] { attributes.frame.origin.y += queries }
      return answer
    }
  }

  @Test func aReportFailsTheTestItHappensIn() {
    HostReports.failTests()
    let report = UIKitReport(severity: .raise, name: "a name", reason: "a reason")
    withKnownIssue { UIKitReports.handler(report) }
  }

  @Test func expectedReportsAreSeenAndFailNothing() {
    let reports = HostReports.during {
      _ = Stage(GridController(heights: [[100]]), layout: RestlessLayout())
    }
    #expect(!reports.isEmpty)
    #expect(HostReports.during {} == [])
  }
}
#endif
