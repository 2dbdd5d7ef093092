import Testing
import WaterfallEngine
import WaterfallTestSupport

extension Waterfall {
  /// Expects the layout to equal a new layout of `scenario`, and to be valid.
  func expectFresh(_ scenario: Scenario, _ label: @autoclosure () -> String = "") {
    let fresh = scenario.waterfall()
    expect(LayoutSnapshot(fresh), label())
    #expect(mainExtent == fresh.mainExtent, "\(label())")
  }

  /// Expects all elements to have the frames of `expected`, and the layout to be valid.
  func expect(
    _ expected: LayoutSnapshot, columns: ColumnAssignment = .chosenAgain,
    _ label: @autoclosure () -> String = ""
  ) {
    let found = LayoutSnapshot(self)
    // Comparing first is fast. Finding the differences takes long.
    if found != expected {
      let differences = expected.differences(to: found).joined(separator: "\n")
      Issue.record("\(label()): \(differences)\n\(debugDescription)")
    }
    #expect(invariantViolations(columns: columns) == [], "\(label())")
  }

  /// Expects every query for a rectangle to return the elements of the snapshot in it.
  func expectBruteForce(_ snapshot: LayoutSnapshot, _ rect: AxisRect) {
    #expect(Array(sections(touching: rect.main)) == snapshot.sections(touching: rect.main))
    for section in 0..<sectionCount {
      #expect(
        items(inSection: section, intersecting: rect).map(\.item)
          == snapshot.items(inSection: section, intersecting: rect))
    }
  }

  /// Changes the metrics of a section, and updates the origins.
  mutating func restyle(
    _ section: Int, columns: ColumnAssignment = .chosenAgain,
    _ change: (inout SectionMetrics) -> Void
  ) {
    var metrics = metrics(ofSection: section)
    change(&metrics)
    ScenarioEdit.metrics(metrics, section: section).apply(to: &self, columns: columns)
  }
}
