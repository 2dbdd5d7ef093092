import Testing
import WaterfallEngine

@testable import StickyWaterfall

/// What a report says was used, and where, for each kind of fault.
@Suite struct FaultWordsTests {
  private func used(_ problem: Fault.Problem, of subject: Fault.Subject = .insets) -> String {
    Fault(problem, of: subject, isAnswer: false).used
  }

  @Test func whatWasUsedIsSaidByTheKindOfFault() {
    let insets = Fault.Problem.insets(start: 1, end: 2, room: 2)
    #expect(used(insets) == "columns of no width between them")
    #expect(used(insets, of: .backgroundInsets) == "no background between them")
    #expect(used(insets, of: .boundaryInsets(.header)) == "no width between them")
    #expect(used(.columnCount(-2, used: 1, room: 9)) == "1 column")
    #expect(used(.columnCount(99, used: 37, room: 9)) == "37 columns")
    #expect(used(.columnSpan(0)) == "1 column" && used(.spanInRows(2)) == "no span")
    #expect(used(.noPinnedExtent) == "the whole view" && used(.neverMade(.footer)) == "empty space")
    #expect(used(.otherWidth(9, used: 1)) == "1 point, as stated")
    #expect(used(.preferredExtent(0, used: 2.5)) == "2.5 points")
  }

  @Test func whereItIsStatedIsSaidAfterIt() {
    let words = { (place: Fault.Place) in
      Fault(.length(-1, used: 0, least: 0), of: .lineSpacing, isAnswer: true, at: place).asked
    }
    let asked = "minimumLineSpacingForSectionAt: -1 points"
    #expect(words(.layout) == asked)
    #expect(words(.section(3)) == asked + " in section 3")
    #expect(words(.item(4, section: 3)) == asked + " for item 4 of section 3")
  }
}
