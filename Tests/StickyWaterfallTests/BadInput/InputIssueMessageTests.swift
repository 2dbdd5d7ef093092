import Testing
import WaterfallEngine

@testable import StickyWaterfall

@Suite struct InputIssueMessageTests {
  private func message(
    _ problem: InputIssue.Problem, _ numbers: [Double] = [], of input: InputIssue.Input,
    _ side: InputIssue.Side = .height, returned: Bool = false, section: Int? = 3, item: Int? = 4
  ) -> String {
    InputIssue(
      problem, numbers, of: input, side, source: returned ? .delegate : .property,
      section: section, item: item
    ).message
  }

  private func preferred(_ problem: InputIssue.Problem, _ numbers: [Double] = []) -> String {
    message(problem, numbers, of: .preferredSize, returned: true)
  }

  @Test(arguments: InputIssue.Problem.allCases)
  func messageHasThreeSentencesWithoutPlaceholders(problem: InputIssue.Problem) {
    for input in InputIssue.Input.allCases {
      for isReturned in [false, true] {
        let text = message(problem, [-1, 2, 3], of: input, returned: isReturned)
        #expect(!text.contains("{") && !text.contains("}") && text.hasSuffix("."))
        #expect(text.components(separatedBy: ". ").count >= 3)
      }
    }
  }

  @Test func messageNamesTheSourceOfEachValue() {
    for input in InputIssue.Input.allCases {
      let names = InputIssue(.size, of: input, source: .property).names
      #expect(!names.property.isEmpty || !names.method.isEmpty)
      #expect(message(.size, [1, 2], of: input).hasPrefix(names.property))
      #expect(
        message(.size, [1, 2], of: input, returned: true).hasPrefix("\(names.method) returned "))
    }
  }

  @Test(arguments: [
    (InputIssue.Input.insets, "items"), (.backgroundInsets, "background"),
    (.headerInsets, "header"), (.footerInsets, "footer"),
  ])
  func messageAboutTooLargeInsetsNamesTheAffectedPart(input: InputIssue.Input, part: String) {
    #expect(
      message(.insets, [3, 2], of: input, .height).contains(
        " is 3 points in total, but the available height is 2 points. No room is left for the "
          + "\(part). Set "))
  }

  @Test func messageAboutAColumnCountContainsTheCorrectedCount() {
    #expect(
      message(.tooManyColumns, [9_999, 37, 400], of: .columnCount, .width)
        == "columnCount is 9,999, but the available width of 400 points has room for at most 37 "
        + "columns. Using 37 columns. Set columnCount to at most 37.")
    #expect(
      message(.tooManyColumns, [2, 1, 1], of: .columnCount, .height)
        == "columnCount is 2, but the available height of 1 point has room for at most 1 column. "
        + "Using 1 column. Set columnCount to at most 1.")
    #expect(
      message(
        .tooFewColumns, [-2, 1, 400], of: .columnCount, returned: true, section: 5, item: nil)
        == "columnCountForSectionAt returned -2 for section 5. Using 1 column. Return "
        + "automaticColumnCount, flowLayoutRows, or a positive number.")
  }

  @Test func messageAboutASpanSaysWhichSpansTheSectionHas() {
    #expect(
      message(.columnSpan, [0], of: .columnSpan, returned: true)
        == "columnSpanForItemAt returned 0 for item 4 in section 3. Using 1 column. Return 1 or more, "
        + "or Int.max for the full width.")
    #expect(
      message(.spanInRows, [2], of: .columnSpan, returned: true)
        == "columnSpanForItemAt returned 2 for item 4 in section 3, but the section has rows. "
        + "Ignoring the span. To use spans, choose a number of columns for the section.")
  }

  @Test func messageAboutAPreferredSizeNamesPreferredLayoutAttributesFitting() {
    let method = "preferredLayoutAttributesFitting returned"
    let item = "for item 4 in section 3"
    #expect(
      preferred(.preferredExtent, [0])
        == "\(method) a width or height of 0 points \(item). Keeping the current size. Return a width "
        + "and a height above 0, up to 100,000,000 points.")
    #expect(
      preferred(.noAgreement, [25])
        == "The size that \(method) \(item) has changed 25 times in one turn of the main run "
        + "loop. Keeping the current size. Return the same size for the same width and content. If the content streams "
        + "in, reconfigure the item for each new part.")
  }

  @Test func messageAboutAReferenceSizeNamesItsSide() {
    #expect(
      message(.length, [-1, 0, 0], of: .headerExtent, .height)
        == "headerReferenceSize.height is -1 points. Using 0 points. Set headerReferenceSize.height "
        + "to a height from 0 through 100,000,000.")
    #expect(
      message(.length, [-1, 0, 0], of: .footerExtent, .width, returned: true, item: nil)
        == "referenceSizeForFooterInSection returned a width of -1 points for section 3. Using 0 "
        + "points. Return a width from 0 through 100,000,000.")
  }

  @Test func messagesAboutExtentsAndSizesContainTheReplacementValue() {
    #expect(
      message(.noPinnedExtent, of: .pinnedFooterExtent)
        == "pinnedFooterExtent is NaN. Using the whole footer. Set pinnedFooterExtent to "
        + "automaticExtent or a number of points.")
    #expect(
      message(.size, [30, -.infinity], of: .itemSize)
        == "itemSize is 30 x negative infinity. Using a height of 0 points. Set itemSize to a width "
        + "and a height from 0 through 100,000,000.")
    #expect(
      message(.estimatedWidth, [-32, 44], of: .estimatedItemSize, .width)
        == "estimatedItemSize is -32 x 44. Ignoring the width. Set estimatedItemSize to a width and a "
        + "height from 0 through 100,000,000.")
    #expect(
      message(.longSide, [1e9, 1], of: .itemSize, .width)
        == "itemSize is 1,000,000,000 x 1. Using a width of 100,000,000 points. Set itemSize to a size "
        + "that makes the item at most 100,000,000 points wide.")
  }

  @Test(arguments: [
    (0, "0 points"), (1, "1 point"), (-1, "-1 points"), (999, "999 points"),
    (1_000, "1,000 points"), (-1_020_003, "-1,020,003 points"), (2.5, "2.5 points"),
    (1_234.05, "1,234.05 points"), (10.0 / 3, "3.33 points"), (1e-9, "1e-09 points"),
    (1e300, "1e+300 points"), (.nan, "NaN"), (.infinity, "infinity"),
  ])
  func numbersHaveSeparatorsAndAtMostTwoDecimals(points: Double, text: String) {
    #expect(
      message(.length, [points, 0, 0], of: .lineSpacing)
        .hasPrefix("minimumLineSpacing is \(text). Using 0 points. "))
  }
}
