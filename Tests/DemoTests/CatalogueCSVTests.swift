#if !canImport(UIKit)
import Foundation
import Testing

@testable import Demo

@Suite struct CatalogueCSVTests {
  private func catalogue(_ text: String) throws -> Catalogue {
    try Catalogue(csv: Array(text.utf8), name: "works.csv")
  }

  private func message(_ text: String) -> String? {
    message(Array(text.utf8))
  }

  private func message(_ bytes: [UInt8]) -> String? {
    do {
      _ = try Catalogue(csv: bytes, name: "works.csv")
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func artistsBecomeSectionsInOrderOfAppearance() throws {
    let works = try catalogue(
      """
      id,height_mm,artist,title,width_mm
      1,20,Zoe,First,10
      2,40,Ann,Second,30
      3,60,Zoe,Third,50
      """)
    #expect(works.sections.map(\.title) == ["Zoe", "Ann"])
    #expect(works.sections[0].works.map(\.title) == ["First", "Third"])
    #expect(works.sections[0].works.map(\.width) == [10, 50])
    #expect(works.sections[1].works.map(\.height) == [40])
    #expect(works.sections.flatMap(\.works).map(\.id) == [0, 2, 1])
  }

  @Test func titleColumnIsOptionalIfThereIsASectionColumn() throws {
    let works = try catalogue("section,width_mm,height_mm\n7,1,2\n8,3,4\n7,5,6\n")
    #expect(works.sections.map(\.title) == ["7", "8"])
    #expect(works.workCount == 3)
  }

  @Test func lineEndingsQuotesAndBlankLinesDoNotChangeTheCatalog() throws {
    let plain = try catalogue("artist,title,width_mm,height_mm\nA,B,1,2\nC,D,3,4\n")
    let spellings = [
      "artist,title,width_mm,height_mm\r\nA,B,1,2\r\nC,D,3,4\r\n",
      "artist,title,width_mm,height_mm\rA,B,1,2\rC,D,3,4",
      "\u{FEFF}artist,title,width_mm,height_mm\nA,B,1,2\nC,D,3,4",
      "\"artist\",\"title\",\"width_mm\",\"height_mm\"\n\"A\",\"B\",\"1\",\"2\"\nC,D, 3 ,4e0\n",
      "artist,title,width_mm,height_mm\n\nA,B,1,2\n\r\nC,D,3,4\n\n",
    ]
    for spelling in spellings { #expect(try catalogue(spelling) == plain) }
  }

  @Test func quotedFieldsMayHoldCommasQuotesAndLineBreaks() throws {
    let works = try catalogue(
      "artist,title,width_mm,height_mm\n\"Smith, \"\"Bo\"\"\",\"a\r\nb\",1,2\nX,12\" disc,3,4\n")
    #expect(works.sections.map(\.title) == ["Smith, \"Bo\"", "X"])
    #expect(works.sections.map { $0.works[0].title } == ["a\r\nb", "12\" disc"])
  }

  // The explicit type is needed because Swift 6.0 takes too long to infer it.
  private static let unreadable: [(text: String, expected: String)] = [
    ("", "works.csv: the file is empty; its first row names the columns"),
    ("\n", "works.csv: the file is empty; its first row names the columns"),
    (
      "section,width_mm,height_mm\n",
      "works.csv: no rows below the names of the columns; add one row a work"
    ),
    (
      "width_mm,height_mm\n1,2\n",
      "works.csv: row 1: no column named artist or section; "
        + "name the columns artist,title,width_mm,height_mm or section,width_mm,height_mm"
    ),
    (
      "artist,width_mm,height_mm\nA,1,2\n",
      "works.csv: row 1: no column named title; add it, or correct its name in the first row"
    ),
    (
      "section,width_mm,height_mm,width_mm\n1,2,3,4\n",
      "works.csv: row 1, column 4: a second column named width_mm; rename one"
    ),
    (
      "section,width_mm,height_mm\n1,2,3\n4,5\n",
      "works.csv: row 3: 2 columns where the first row has 3; "
        + "write one value for each, and quote values that hold commas"
    ),
    (
      "section,width_mm,height_mm\n1,\"2,3\n",
      "works.csv: row 2, column 2: a quote is opened and never closed; "
        + "close it, or double it if it belongs to the text"
    ),
    (
      "section,width_mm,height_mm\n\"a\"b,2,3\n",
      "works.csv: row 2, column 1: text behind a closing quote; "
        + "double the quotes inside a quoted field"
    ),
  ]

  @Test(arguments: unreadable)
  func invalidCSVFileCausesAnErrorMessageWithTheReason(text: String, expected: String) {
    #expect(message(text) == expected)
  }

  @Test(arguments: [
    ("", "is not a number"), ("abc", "is not a number"), ("1,5", "is not a number"),
    ("0", "is not above zero"), ("-0", "is not above zero"), ("-3", "is not above zero"),
    ("inf", "is not finite"), ("nan", "is not finite"), ("1e999", "is not finite"),
    ("1e300", "is no plausible size"), ("1e-9", "is no plausible size"),
  ])
  func invalidSizeReportsRowAndColumn(value: String, problem: String) {
    let expected =
      "works.csv: row 3, column height_mm: \"\(value)\" \(problem); "
      + "write a size in millimeters above 0, such as 420"
    #expect(message("section,width_mm,height_mm\n1,2,3\n4,5,\"\(value)\"\n") == expected)
  }

  @Test func rowNumbersInErrorsMatchSpreadsheets() {
    let text = "artist,title,width_mm,height_mm\n\"A\nB\nC\",t,1,2\n\nD,t,x,2\n"
    #expect(message(text)?.hasPrefix("works.csv: row 4, column width_mm: \"x\"") == true)
  }

  @Test func invalidUTF8ReportsRowAndColumn() {
    let header = Array("section,width_mm,height_mm\n1,".utf8)
    let expected =
      "works.csv: row 2, column 2: bytes that are not UTF-8; save the file as UTF-8"
    #expect(message(header + [0xFF, 0x2C, 0x33]) == expected)
    #expect(message(header + [0xC3]) == expected)
  }

  @Test func csvErrorMessageIsOneShortLine() {
    let text = "section,width_mm,height_mm\n1,\"2\n3\r4\u{2028}5\",6\n"
    let message = message(text) ?? ""
    #expect(message.contains("2\\n3\\r4"))
    #expect(message.split(whereSeparator: \.isNewline).count == 1)
    let long = String(repeating: "x", count: 500)
    #expect((self.message("section,width_mm,height_mm\n1,\(long),6\n") ?? "").count < 150)
  }

  @MainActor @Test(arguments: ["/no/such.csv", "/"])
  func missingFileReportsItsPath(path: String) {
    let problem = "\(path): no file that can be read; give --data the path of a CSV file"
    #expect(throws: DemoError(problem)) { try Catalogue(csvFile: path) }
  }
}
#endif
