#if !canImport(UIKit)
import Testing

@testable import Demo

@Suite struct DemoOptionsTests {
  @Test func commandWithoutArgumentsWritesThePageToTheDefaultFolder() throws {
    let options = try DemoOptions([])
    #expect(options.pictures == nil && !options.showsHelp)
    #expect(options.output == "demo-output")
    #expect(options.data == nil)
  }

  @Test func argumentAfterAnOptionIsTheOptionsValue() throws {
    let options = try DemoOptions(["--data", "a.csv", "--output", "/tmp/x"])
    #expect(options.data == "a.csv")
    #expect(options.output == "/tmp/x")
  }

  @Test func picturesAndHelpOptionsAreParsed() throws {
    #expect(try DemoOptions(["--pictures", "art"]).pictures == "art")
    #expect(try DemoOptions(["--help", "--pictures", "art"]).showsHelp)
    #expect(try DemoOptions(["--pictures", "art", "-h"]).showsHelp)
  }

  @Test(arguments: [
    (["--data"], "--data: no value given; swift run Demo --help says what it takes"),
    (["--data", ""], "--data: no value given; swift run Demo --help says what it takes"),
    (["--output", "--help"], "--output: no value given; swift run Demo --help says what it takes"),
    (
      ["--pictures", "a", "--output", "b"],
      "--output: can't be used with --pictures; give one of them"
    ),
    (["--help", "--help"], "--help: given twice; give it once"),
    (["--colour"], "--colour: unknown option; swift run Demo --help lists the options"),
    (["works.csv"], "works.csv: unknown argument; swift run Demo --help lists the options"),
  ])
  func wrongArgumentsThrowAnErrorWithASolution(arguments: [String], expected: String) {
    #expect(throws: DemoError(expected)) { try DemoOptions(arguments) }
  }
}
#endif
