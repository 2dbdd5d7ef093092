import Testing
import WaterfallEngine
import WaterfallTestSupport

/// Specified section values become used values; unusable values are clamped and reported.
@Suite struct SpecifiedSectionTests {
  /// A container of 400 points, where 37 columns of a pixel fit with gaps of 10.
  private let container = LayoutContainer(crossPoints: 400, pixels: PixelGrid(scale: 1))

  private func read(
    in container: LayoutContainer? = nil, _ state: (inout SpecifiedSection) -> Void
  ) -> (metrics: SectionMetrics, issues: [InputIssue]) {
    var specified = SpecifiedSection()
    var issues = InputIssues()
    specified.columnSpacing.value = 10
    state(&specified)
    let metrics = SectionMetrics(
      specified, ofSection: 3, in: container ?? self.container, issues: &issues)
    return (metrics, issues.found)
  }

  private func length(_ points: Double) -> Length { container.pixels.length(points) }

  @Test func sectionWithoutOptionsGetsAnAutomaticLayoutAndCausesNoIssues() {
    let (metrics, issues) = read { _ in }
    #expect(issues.isEmpty && metrics.automatic != nil && metrics.background == AxisInsets())
    #expect(metrics.header == BoundaryMetrics(pinnedExtent: PixelGrid.longestLength))
  }

  @Test(arguments: [
    (Double.nan, 0.0, 0.0), (.infinity, 0, 0), (-5, -5, 0), (3, 3, 3), (1e9, 1e8, 1e8),
    (-1e9, -1e8, 0),
  ])
  func invalidLengthIsClamped(specified: Double, distance: Double, extent: Double) throws {
    let spacing = read { $0.lineSpacing.answer(specified) }
    #expect(spacing.metrics.lineSpacing == length(distance))
    let header = read { $0.header.extent.value = specified }
    #expect(header.metrics.header.extent == length(extent))
    #expect(spacing.issues.isEmpty == (specified == distance))
    #expect(header.issues.isEmpty == (specified == extent))
    guard let issue = spacing.issues.first else { return }
    #expect(
      issue.input == .lineSpacing && issue.source == .delegate && issue.section == 3)
    #expect(issue.problem == .length && issue.numbers.dropFirst() == [distance, -1e8])
    #expect(header.issues.map(\.section) == [nil])
  }

  @Test func insetsThatLeaveNoWidthAreReportedOnce() {
    let wide = SpecifiedInsets(crossStart: 300, crossEnd: 200)
    for issues in [
      read { $0.insets.value = wide }.issues, read { $0.backgroundInsets.value = wide }.issues,
    ] {
      #expect(issues.map(\.problem) == [.insets] && issues.map(\.numbers) == [[500, 400]])
    }
    #expect(read { $0.header.insets.value = wide }.issues.isEmpty, "there is no header")
    let long = read { $0.insets.value = SpecifiedInsets(crossEnd: 1e9) }
    #expect(long.issues.map(\.numbers) == [[1e9, 1e8, -1e8]])
  }

  @Test func sectionInsetsAreMeasuredFromTheInsetReference() {
    var container = container
    container.reference = SpecifiedInsets(crossStart: 20, crossEnd: -30)
    let insets = read(in: container) {
      $0.insets.value = SpecifiedInsets(mainStart: -4, crossStart: 5, crossEnd: 10)
    }.metrics.insets
    #expect(insets.crossStart == length(25) && insets.crossEnd == 0)
    #expect(insets.mainStart == length(-4))
  }

  @Test func pinnedExtentOfNaNPinsTheWholeFooter() {
    let (metrics, issues) = read {
      $0.footer.pins = true
      $0.footer.pinnedExtent.answer(.nan)
    }
    #expect(metrics.footer.pins && metrics.footer.pinnedExtent == nil)
    #expect(issues.map(\.problem) == [.noPinnedExtent])
    #expect(issues.map(\.input) == [.pinnedFooterExtent])
    #expect(read { $0.header.pinnedExtent.value = -7 }.metrics.header.pinnedExtent == 0)
  }
}

/// The column count comes from the delegate, the minimum width, or the property.
@Suite struct ColumnDemandTests {
  private func read(
    count: Int, answer: Int? = nil, width: Double = 0, insets: Double = 0
  ) -> (metrics: SectionMetrics, issues: [InputIssue]) {
    var specified = SpecifiedSection()
    var issues = InputIssues()
    specified.columnSpacing.value = 10
    specified.insets.value.crossEnd = insets
    specified.columnCount.value = ColumnCount(count)
    specified.columnCount.answer(answer.map(ColumnCount.init))
    specified.minimumColumnWidth.value = width
    let container = LayoutContainer(crossPoints: 400, pixels: PixelGrid(scale: 1))
    let metrics = SectionMetrics(specified, ofSection: 0, in: container, issues: &issues)
    return (metrics, issues.found)
  }

  /// Contract rule 5.4.
  @Test(
    arguments: [
      (2, nil, 0, 2), (2, 4, 0, 4), (2, nil, 120, 3), (2, 4, 120, 4), (2, 0, 120, 3),
      (2, nil, 1e9, 1), (2, nil, -5, 2), (2, 4, -5, 4), (-1, nil, 120, -1), (0, nil, 0, 0),
      (2, -1, 120, -1),
    ] as [(Int, Int?, Double, Int)])
  func delegateCountOverridesMinimumWidthWhichOverridesProperty(
    count: Int, answer: Int?, width: Double, used: Int
  ) {
    let (metrics, issues) = read(count: count, answer: answer, width: width)
    #expect(metrics.columnCount == max(1, used))
    #expect((metrics.automatic != nil) == (used <= 0))
    #expect(metrics.automatic?.requiresRows ?? false == (used == ColumnCount.rowsNumber))
    #expect(issues.isEmpty == (width >= 0 || answer != nil))
  }

  @Test(arguments: [(-2, 1), (.min, 1), (38, 37), (.max, 37), (37, 37)])
  func columnCountThatDoesNotFitIsReported(count: Int, used: Int) {
    for source in [ValueSource.property, .delegate] {
      let (metrics, issues) = read(
        count: source == .delegate ? 0 : count, answer: source == .delegate ? count : nil)
      #expect(metrics.columnCount == used)
      guard used != count else { return #expect(issues.isEmpty) }
      #expect(issues.map(\.problem) == [count < 1 ? .tooFewColumns : .tooManyColumns])
      #expect(issues.map(\.numbers) == [[Double(count), Double(used), 400]])
      #expect(issues.map(\.source) == [source])
    }
  }

  @Test func onlyInsetsAreReportedIfNoWidthIsLeft() {
    let (metrics, issues) = read(count: 3, insets: 500)
    #expect(metrics.columnCount == 1)
    #expect(issues.map(\.input) == [.insets])
  }
}
