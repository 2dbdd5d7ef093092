#if !canImport(UIKit)
import StickyWaterfall
import Testing

/// Where sources about UIKit differ, the layout ends in the same place under every combination of
/// their readings, without a report on the way.
@MainActor
@Suite struct HostReadingsTests {
  /// What the first choice of everything leads to.
  private static let expected = HostChoice().run {
    HostScenario(HostChoice(), isRightToLeft: false).run().elements
  }

  @Test func everyCombinationOfWhatTheIssueNamesIsThere() {
    #expect(Set(HostChoice.all).count == 256)
  }

  @Test(arguments: HostChoice.all)
  func theEndIsTheSame(choice: HostChoice) {
    choice.run {
      // Insets can only flip where a view is mirrored.
      let (elements, differences) = HostScenario(choice, isRightToLeft: choice.reading.insetsFlip)
        .run()
      #expect(differences == [])
      #expect(Self.expected.differences(to: elements) == [])
    }
  }

  // Swift 6.0 stops at a closure in the arguments of a test.
  private nonisolated static let choicesWhoseInsetsStay = HostChoice.all.filter {
    !$0.reading.insetsFlip && $0.answersInitialAndFinal
  }

  @Test(arguments: choicesWhoseInsetsStay)
  func mirroredWithInsetsThatStayTheEndIsTheSame(choice: HostChoice) {
    choice.run {
      let (elements, _) = HostScenario(choice, isRightToLeft: true).run()
      #expect(Self.expected.differences(to: elements) == [])
    }
  }

  @Test func anotherEndWouldBeNoticed() {
    let stage = FeedStage(.counts([9, 0, 7, 8]))
    let other = FeedElements(of: stage.layout, stage.sections)
    #expect(!Self.expected.differences(to: other).isEmpty)
  }
}
#endif
