import Testing
import WaterfallEngine
import WaterfallTestSupport

/// Specified item values become used values; unusable values are clamped and reported.
@Suite struct ItemSizerTests {
  private let pixels = PixelGrid(scale: 2)

  /// Two columns of 100 points.
  private func sizer(scales: Bool = true, isHorizontal: Bool = false) -> ItemSizer {
    let container = LayoutContainer(
      crossPoints: 200, pixels: pixels, isHorizontal: isHorizontal)
    var sizer = ItemSizer(in: container)
    let metrics = SectionMetrics(columnCount: 2, scalesItems: scales)
    sizer.select(1, as: SectionStyle(metrics, crossExtent: container.crossExtent))
    return sizer
  }

  /// Returns columns or rows of 200 points with gaps of 10, before any size is known.
  private func undecided(rows: Bool = false) -> AutomaticLayout {
    AutomaticLayout(
      rowSpace: RowSpace(availableWidth: 200, spacing: 10), pixels: pixels,
      requiresRows: rows)
  }

  /// Returns columns or rows of items with these widths and unequal heights.
  private func automatic(_ widths: [Double], rows: Bool = false) -> SectionStyle {
    let heights = widths.indices.map { Double(40 + $0) }
    let layout = undecided(rows: rows).decided(by: SpecifiedSizes(widths: widths, heights: heights))
    return SectionStyle(SectionMetrics(automatic: layout), crossExtent: pixels.length(200))
  }

  @Test func itemScaledToItsColumnsKeepsItsAspectRatio() {
    var sizer = sizer()
    for (span, extent) in [(nil, 50.0), (1, 50), (2, 100), (9, 100)] as [(Int?, Double)] {
      let specified = SpecifiedItem(main: 20, cross: 40, span: span, from: .delegate)
      let metrics = sizer.metrics(of: specified, item: 0)
      #expect(metrics == ItemMetrics(extent: pixels.length(extent), columnSpan: span ?? 1))
      #expect(sizer.scaledItem(main: 20, cross: 40, span: span ?? 1) == metrics)
    }
    #expect(sizer.issues.found.isEmpty)
  }

  /// Contract rule 11a.2.
  @Test func heightWithoutWidthIsNotScaled() {
    var shapes = sizer()
    var heights = sizer(scales: false)
    let extent = ItemMetrics(extent: pixels.length(20))
    #expect(shapes.metrics(of: SpecifiedItem(main: 20, from: .delegate), item: 0) == extent)
    #expect(
      shapes.metrics(of: SpecifiedItem(main: 20, cross: 0, from: .delegate), item: 0) == extent)
    #expect(
      heights.metrics(of: SpecifiedItem(main: 20, cross: 40, from: .delegate), item: 0) == extent)
    #expect(heights.scaledItem(main: 20, cross: 40) == nil)
  }

  @Test func eachSectionDecidesWhetherSizesAreAspectRatios() {
    var sizer = sizer()
    let item = SpecifiedItem(main: 20, cross: 40, from: .delegate)
    for (scales, extent) in [(true, 50.0), (false, 20), (true, 50)] {
      sizer.select(
        0,
        as: SectionStyle(
          SectionMetrics(columnCount: 2, scalesItems: scales), crossExtent: pixels.length(200)))
      #expect(sizer.metrics(of: item, item: 0).extent == pixels.length(extent))
      #expect((sizer.scaledItem(main: 20, cross: 40) != nil) == scales)
    }
  }

  @Test(arguments: [
    (Double.nan, 10.0), (10, .nan), (-1, 10), (10, -1), (.infinity, 10), (10, .infinity),
  ])
  func sizeWithInvalidWidthOrHeightBecomesZero(main: Double, cross: Double) {
    for source in [SpecifiedItem.Source.delegate, .itemSize] {
      var sizer = sizer()
      let usable = sizer.usable(SpecifiedItem(main: main, cross: cross, from: source), ofItem: 7)
      #expect(usable.main == 0 && usable.cross == nil && !usable.decides)
      let issue = sizer.issues.found.first
      #expect((issue?.source == .delegate) == (source == .delegate) && issue?.input == .itemSize)
      #expect(issue?.item == (source == .delegate ? 7 : nil))
      #expect(issue?.section == (source == .delegate ? 1 : nil))
      #expect(sizer.scaledItem(main: main, cross: cross) == nil)
    }
  }

  @Test func estimateWithOneInvalidLengthKeepsTheValidLength() {
    var sizer = sizer()
    let narrow = sizer.usable(SpecifiedItem(main: 30, cross: .nan, from: .estimate), ofItem: 0)
    #expect(narrow.main == 30 && narrow.cross == nil)
    #expect(sizer.issues.found.map(\.problem) == [.estimatedWidth])
    #expect(sizer.issues.found.map(\.side) == [.width])
    sizer.issues = InputIssues()
    let flat = sizer.usable(SpecifiedItem(main: -30, cross: 50, from: .estimate), ofItem: 0)
    #expect(flat.main == 0 && flat.cross == 50)
    #expect(sizer.issues.found.map(\.problem) == [.size])
    #expect(sizer.issues.found.map(\.input) == [.estimatedItemSize])
    sizer.issues = InputIssues()
    let none = sizer.usable(SpecifiedItem(main: 44, from: .estimate), ofItem: 0)
    #expect(none.main == 44 && sizer.issues.found.isEmpty, "automaticSize has no width")
  }

  @Test(arguments: [false, true])
  func tooLongItemIsLimitedToLongestLength(isHorizontal: Bool) {
    var sizer = sizer(isHorizontal: isHorizontal)
    let metrics = sizer.metrics(
      of: SpecifiedItem(main: 10, cross: 1e-300, from: .delegate), item: 2)
    #expect(metrics.extent == ItemMetrics(extent: pixels.length(1e8)).extent)
    #expect(sizer.issues.found.map(\.problem) == [.longSide])
    #expect(sizer.issues.found.map(\.numbers) == [isHorizontal ? [10, 1e-300] : [1e-300, 10]])
    #expect(sizer.issues.found.map(\.side) == [isHorizontal ? .width : .height])
  }

  @Test func extremeAspectRatioIsLimitedAndReported() {
    var sizer = sizer()
    #expect(
      sizer.scaledItem(main: 2e8, cross: 100) == nil
        && sizer.scaledItem(main: 9e7, cross: 100) != nil)
    let metrics = sizer.metrics(of: SpecifiedItem(main: 2e8, cross: 100, from: .delegate), item: 0)
    #expect(metrics.extent == pixels.length(1e8))
    #expect(sizer.issues.found.map(\.problem) == [.longSide])
  }

  @Test func delegateHeightsAndSpansAreClamped() {
    var sizer = sizer()
    let item = sizer.delegateExtent(-4, span: 2, item: 5)
    #expect(item.main == 0 && item.cross == nil && item.span == 2 && item.isDelegateExtent)
    #expect(sizer.usableSpan(0, ofItem: 5) == 1 && sizer.usableSpan(3, ofItem: 5) == 3)
    #expect(sizer.issues.found.map(\.problem) == [.length, .columnSpan])
    #expect(sizer.issues.found.map(\.numbers) == [[-4, 0, 0], [0]])
  }

  @Test func spanAboveOneInRowsIsIgnoredAndReported() {
    for span in 1...2 {
      var sizer = sizer()
      sizer.select(0, as: automatic([30, 70], rows: true))
      let metrics = sizer.metrics(
        of: SpecifiedItem(main: 20, cross: 40, span: span, from: .delegate), item: 0)
      #expect(metrics == ItemMetrics(extent: pixels.length(20), width: 40))
      #expect(sizer.issues.found.map(\.problem) == (span == 1 ? [] : [.spanInRows]))
      #expect(!sizer.hasMismatch)
    }
  }

  @Test func itemWidthThatFitsNoColumnIsAMismatchExceptForPlaceholders() {
    for (width, isPlaceholder, isMismatch) in [
      (60.0, false, false), (77, false, true), (77, true, false),
    ] {
      var sizer = sizer()
      sizer.select(0, as: automatic([60, 60, 60]))
      var specified = SpecifiedItem(main: 20, cross: width, from: .delegate)
      specified.isPlaceholder = isPlaceholder
      _ = sizer.metrics(of: specified, item: 0)
      #expect(sizer.hasMismatch == isMismatch)
      sizer.select(1, as: automatic([60, 60, 60]))
      #expect(!sizer.hasMismatch)
    }
  }

  //     ├──60──┤·10·├──60──┤·10·├──60──┤
  //     ├───────130───────┤
  @Test(arguments: [(false, 2), (true, 1)])
  func placeholderSpansOneColumn(isPlaceholder: Bool, span: Int) {
    var sizer = sizer()
    sizer.select(0, as: automatic([60, 60, 60]))
    var specified = SpecifiedItem(main: 20, cross: 130, from: .delegate)
    specified.isPlaceholder = isPlaceholder
    #expect(sizer.metrics(of: specified, item: 0).columnSpan == span)
  }

  //     ├──60──┤·10·├──60──┤   and a hidden item
  //     ├───────130───────┤
  @Test func gridHidesEmptyItemsAndMakesWiderItemsSpanColumns() {
    let sizes = SpecifiedSizes(widths: [60, 60, 130, 0], heights: [40, 50, 60, 0])
    var sizer = sizer()
    var waterfall = Waterfall(crossExtent: pixels.length(200))
    waterfall.setSectionCount(1)
    waterfall.setSection(
      0, to: SectionMetrics(automatic: undecided()), itemCount: 4, sizes: sizes, by: &sizer)
    #expect((0..<4).map { waterfall.itemMetrics(at: $0, inSection: 0).columnSpan } == [1, 1, 2, 0])
  }

  @Test func gridAndRowsKeepSpecifiedSizes() {
    var grid = sizer()
    var rows = sizer()
    grid.select(0, as: automatic([60, 60, 60]))
    rows.select(0, as: automatic([30, 70], rows: true))
    for (height, width, span, used) in [
      (50, 130, nil, 2), (50, 130, 3, 3), (0, 0, nil, 0), (0, 90, nil, 1),
    ] as [(Double, Double, Int?, Int)] {
      let item = SpecifiedItem(main: height, cross: width, span: span, from: .delegate)
      let extent = pixels.length(height)
      #expect(
        grid.metrics(of: item, item: 0)
          == ItemMetrics(extent: extent, columnSpan: used, width: width))
      #expect(rows.metrics(of: item, item: 0) == ItemMetrics(extent: extent, width: width))
    }
  }

  /// Sizes that arrive as a list have their own code path.
  @Test(arguments: [true, false])
  func tooLongSizeInRowsOrGridIsLimited(isInRows: Bool) {
    let sizes = SpecifiedSizes(
      widths: isInRows ? [30, 2e8] : [60], heights: isInRows ? [40, 40] : [40, 2e8])
    var sizer = sizer()
    var waterfall = Waterfall(crossExtent: pixels.length(200))
    waterfall.setSectionCount(1)
    waterfall.setSection(
      0, to: SectionMetrics(automatic: undecided(rows: isInRows)), itemCount: 2, sizes: sizes,
      by: &sizer)
    let metrics = waterfall.itemMetrics(at: 1, inSection: 0)
    #expect(isInRows ? metrics.width == 1e8 : metrics.extent == pixels.length(1e8))
    #expect(sizer.issues.found.map(\.problem) == [.longSide])
    #expect(sizer.issues.found.map(\.side) == [isInRows ? .width : .height])
    #expect(sizes.firstItem(widerThan: 200) == nil, "a second report would contradict the first")
  }
}

@Suite struct InputIssueTests {
  private func issue(
    _ problem: InputIssue.Problem = .size, source: ValueSource = .delegate, section: Int = 0,
    item: Int = 0
  ) -> InputIssue {
    InputIssue(
      problem, [Double(item)], of: .itemSize, source: source, section: section, item: item)
  }

  private func recordedCount(_ all: [InputIssue]) -> Int {
    var issues = InputIssues()
    for issue in all { issues.record(issue) }
    return issues.found.count
  }

  @Test func issueOfADelegateMethodIsRecordedOnceForEachSection() {
    #expect(recordedCount([issue(item: 3), issue(item: 4)]) == 1)
    #expect(recordedCount([issue(section: 1), issue(section: 2), issue(section: 1)]) == 2)
  }

  @Test func issueOfAPropertyIsRecordedOnceForAllSections() {
    #expect(recordedCount([1, 2].map { issue(source: .property, section: $0) }) == 1)
    #expect(recordedCount([issue(source: .property), issue()]) == 2)
  }

  @Test func delegateWithoutSizeMethodsIsRecordedOnceForAllSections() {
    #expect(recordedCount([1, 2].map { issue(.unknownDelegate, section: $0) }) == 1)
  }

  @Test func valueThatIsTooSmallAndLaterTooLargeIsRecordedOnce() {
    #expect(recordedCount([issue(.tooFewColumns), issue(.tooManyColumns)]) == 1)
    #expect(recordedCount([issue(.longSide), issue(.size)]) == 1)
  }

  @Test func eachProblemIsRecordedOnce() {
    let repeated = [InputIssue.Problem.tooManyColumns, .estimatedWidth, .longSide]
    let problems = InputIssue.Problem.allCases.filter { !repeated.contains($0) }
    var issues = InputIssues()
    let areNew = (problems + problems).map { issues.record(issue($0)) }
    #expect(areNew == problems.map { _ in true } + problems.map { _ in false })
    #expect(issues.found.map(\.problem) == problems)
  }
}
