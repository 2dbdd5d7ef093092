import Testing
import WaterfallEngine

@testable import StickyWaterfall

@Suite struct InputIssueMessageTests {
  private func message(
    _ problem: InputIssue.Problem, of input: InputIssue.Input = .columnCount,
    source: ValueSource = .property,
    at location: InputIssue.Location = .item(4, section: 3)
  ) -> String { InputIssue(problem, of: input, source: source, at: location).message }

  private func preferred(_ problem: InputIssue.Problem) -> String {
    message(problem, of: .preferredSize, source: .delegate)
  }

  @Test func messageAboutTooLargeInsetsNamesTheAffectedArea() {
    let insets = InputIssue.Problem.insets(start: 1, end: 2, availableWidth: 2)
    let areas = [
      (InputIssue.Input.insets, "No room is left for items"),
      (.backgroundInsets, "No background is shown"),
      (.boundaryInsets(.header), "No room is left for the header"),
      (.boundaryInsets(.footer), "No room is left for the footer"),
    ]
    for (input, area) in areas {
      #expect(message(insets, of: input).contains(" takes up 3 of 2 points. \(area). Set "))
    }
  }

  @Test func messageAboutAColumnCountContainsTheCorrectedCount() {
    #expect(
      message(.columnCount(9_999, used: 37, availableWidth: 400))
        == "columnCount is 9,999, but at most 37 columns fit into 400 points. Using 37 columns. Set "
        + "columnCount to at most 37.")
    #expect(
      message(.columnCount(-2, used: 1, availableWidth: 400), source: .delegate, at: .section(5))
        == "columnCountForSectionAt returned -2 for section 5. Using 1 column. Return "
        + "automaticColumnCount, flowLayoutRows, or a positive number.")
    #expect(
      message(.columnSpan(0), of: .columnSpan, source: .delegate)
        == "columnSpanForItemAt returned 0 for item 4 in section 3. Using 1 column. Return 1 or more, "
        + "or Int.max for the full width.")
    #expect(
      message(.spanInRows(2), of: .columnSpan, source: .delegate)
        == "columnSpanForItemAt returned 2 for item 4 in section 3, but the section has rows. "
        + "Ignoring the span. To use spans, choose a number of columns for the section.")
  }

  @Test func messageAboutAPreferredSizeNamesPreferredLayoutAttributesFitting() {
    let method = "preferredLayoutAttributesFitting returned"
    let item = "for item 4 in section 3"
    #expect(
      preferred(.view(.preferredExtent(0)))
        == "\(method) a width or height of 0 points \(item). Keeping the current size. Return a width "
        + "and a height above 0, up to 100,000,000 points.")
    #expect(
      preferred(.view(.noAgreement(times: 50)))
        == "The size that \(method) \(item) has kept changing for 50 layout passes. Keeping the "
        + "current size. Return the same size for the same width and content.")
  }

  @Test func messagesAboutExtentsAndSizesContainTheReplacementValue() {
    #expect(
      message(.noPinnedExtent, of: .pinnedExtent(.footer))
        == "pinnedFooterExtent is NaN. Using the whole footer. Set pinnedFooterExtent to "
        + "automaticExtent or a number of points.")
    #expect(
      message(.size(width: 30, height: -.infinity, used: 0), of: .itemSize)
        == "itemSize is 30 x negative infinity. Using 0 points in the scroll direction. Set itemSize "
        + "to a width and a height from 0 through 100,000,000.")
    #expect(
      message(.size(width: 1, height: 1e9, used: 1e8), of: .itemSize)
        == "itemSize is 1 x 1,000,000,000. Using 100,000,000 points. Set itemSize to a size that makes "
        + "the item at most 100,000,000 points long.")
  }

  @Test(arguments: [
    (0, "0 points"), (1, "1 point"), (-1, "-1 points"), (999, "999 points"),
    (1_000, "1,000 points"), (-1_020_003, "-1,020,003 points"), (2.5, "2.5 points"),
    (1_234.05, "1,234.05 points"), (10.0 / 3, "3.33 points"), (1e-9, "1e-09 points"),
    (1e300, "1e+300 points"), (.nan, "NaN"), (.infinity, "infinity"),
  ])
  func numbersHaveSeparatorsAndAtMostTwoDecimals(points: Double, text: String) {
    #expect(
      message(.length(points, used: 0, least: 0), of: .lineSpacing)
        .hasPrefix("minimumLineSpacing is \(text). Using 0 points. "))
  }
}
