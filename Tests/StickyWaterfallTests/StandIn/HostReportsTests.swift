#if !canImport(UIKit)
import StickyWaterfall
import Testing

/// Reports of the strict host fail the running test, unless the test expects them.
@MainActor
@Suite struct HostReportsTests {
  /// Returns another frame for its only header in each query without an invalidation.
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

  @Test func unexpectedUIKitReportFailsTheRunningTest() {
    HostReports.failTests()
    let report = UIKitReport(severity: .raise, name: "a name", reason: "a reason")
    withKnownIssue { UIKitReports.handler(report) }
  }

  @Test func expectedUIKitReportsDoNotFailATest() {
    let reports = HostReports.during {
      _ = Stage(GridController(heights: [[100]]), layout: RestlessLayout())
    }
    #expect(!reports.isEmpty)
    #expect(HostReports.during {} == [])
  }
}
#endif
