#if !canImport(UIKit)
import Foundation
import Testing

@testable import Demo

@Suite @MainActor struct DemoCommandTests {
  private struct Answer {
    var code: Int32 = 0
    var told: [String] = []
    var complaints: [String] = []
  }

  /// Runs the command with paths in a folder.
  private func run(_ arguments: [String], in folder: URL) -> Answer {
    var answer = Answer()
    answer.code = DemoCommand.run(
      arguments.map { $0.replacingOccurrences(of: "HERE", with: folder.path) },
      tell: { answer.told.append($0) }, complain: { answer.complaints.append($0) })
    return answer
  }

  private func files(in folder: URL) -> [String]? {
    try? FileManager.default.contentsOfDirectory(atPath: folder.path)
  }

  private func inAFolder(_ work: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("command-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try work(folder)
  }

  @Test func helpIsPrintedOnStandardOutput() throws {
    try inAFolder { folder in
      let answer = run(["--help", "--output", "HERE/gallery"], in: folder)
      #expect(answer.code == 0)
      #expect(answer.told.count == 1 && answer.told[0].count > 100)
      #expect(answer.complaints == [])
      #expect(files(in: folder) == [])
    }
  }

  @Test(arguments: [
    ["--unknown"], ["stray"], ["--output"], ["--data"], ["--pictures"],
    ["--pictures", "HERE/art", "--output", "HERE/gallery"],
    ["--pictures", "/dev/null"], ["--output", "/dev/null"],
    ["--data", "HERE/absent.csv", "--output", "HERE/gallery"],
    ["--data", "HERE", "--output", "HERE/gallery"],
  ])
  func wrongArgumentsPrintAOneLineError(arguments: [String]) throws {
    try inAFolder { folder in
      let answer = run(arguments, in: folder)
      #expect(answer.code == 2)
      #expect(answer.told == [])
      #expect(answer.complaints.count == 1 && !answer.complaints[0].contains("\n"))
      #expect(files(in: folder) == [])
    }
  }

  @Test(arguments: [
    "", "a,b\n1,2\n", "artist,title,width_mm,height_mm\nA,T,wide,100\n",
    "artist,title,width_mm,height_mm\nA,T,-5,100\n", "artist,title,width_mm,height_mm\nA,T,5\n",
    "artist,title,width_mm,height_mm\n\"A,T,5,5\n",
  ])
  func badFilePrintsAOneLineErrorAndCreatesNoFolder(contents: String) throws {
    try inAFolder { folder in
      try Data(contents.utf8).write(to: folder.appendingPathComponent("bad.csv"))
      let answer = run(["--data", "HERE/bad.csv", "--output", "HERE/gallery"], in: folder)
      #expect(answer.code == 2)
      #expect(answer.told == [])
      #expect(answer.complaints.count == 1 && !answer.complaints[0].contains("\n"))
      #expect(files(in: folder) == ["bad.csv"])
    }
  }

  /// Larger files, if they're next to the clone.
  private nonisolated static let data: [String] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../shared/data").standardized
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".csv") }.sorted()
      .map { folder.appendingPathComponent($0).path }
  }()

  @Test(arguments: data)
  func galleryPageBuiltFromACSVFileMakesNoNetworkRequests(file: String) throws {
    try inAFolder { folder in
      let answer = run(["--data", file, "--output", "HERE/gallery"], in: folder)
      #expect(answer.code == 0, "\(answer.complaints)")
      let page = try String(
        contentsOf: folder.appendingPathComponent("gallery/index.html"), encoding: .utf8)
      #expect(page.count > 10_000)
      for mark in ["src=\"http", "href=\"http", "url(http", "src=\"//"] {
        #expect(!page.contains(mark), "\(mark)")
      }
    }
  }
}
#endif
