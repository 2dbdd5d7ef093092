import Testing
import WaterfallEngine
import WaterfallTestSupport

/// What has to hold of a layout, whatever was done to it.
extension Waterfall {
  /// Expects that it is as `scenario` says when laid out afresh, and sound.
  func expectFresh(_ scenario: Scenario, _ label: @autoclosure () -> String = "") {
    let fresh = scenario.waterfall()
    expect(LayoutSnapshot(fresh), label())
    #expect(mainExtent == fresh.mainExtent, "\(label())")
  }

  /// Expects that everything is where `expected` has it, and that the layout is sound.
  func expect(
    _ expected: LayoutSnapshot, columns: ColumnAssignment = .chosenAgain,
    _ label: @autoclosure () -> String = ""
  ) {
    let found = LayoutSnapshot(self)
    // The differences take long to find; equality says at once that there are none.
    if found != expected {
      let differences = expected.differences(to: found).joined(separator: "\n")
      Issue.record("\(label()): \(differences)\n\(debugDescription)")
    }
    #expect(invariantViolations(columns: columns) == [], "\(label())")
  }

  /// Expects that every query of a rectangle gives what looking at all of the snapshot gives.
  func expectBruteForce(_ snapshot: LayoutSnapshot, _ rect: AxisRect) {
    #expect(Array(sections(touching: rect.main)) == snapshot.sections(touching: rect.main))
    for section in 0..<sectionCount {
      #expect(
        items(inSection: section, intersecting: rect)
          == snapshot.items(inSection: section, intersecting: rect))
    }
  }

  /// Changes what is known of a section, and updates the origins.
  mutating func restyle(
    _ section: Int, columns: ColumnAssignment = .chosenAgain,
    _ change: (inout SectionMetrics) -> Void
  ) {
    var metrics = metrics(ofSection: section)
    change(&metrics)
    ScenarioEdit.metrics(metrics, section: section).apply(to: &self, columns: columns)
  }
}
