#if !canImport(UIKit)
import Foundation

/// A tool of the toolchain, run to its end.
struct Command {
  let tool: URL
  let arguments: [String]

  /// Waits for the tool, and returns what it printed.
  ///
  /// - Throws: `DemoError` with the first error the tool names.
  func run() throws -> Data {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sticky-waterfall-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files and no pipes: a pipe that nobody empties stops a tool with much to say.
    let output = try Self.file("output", in: folder)
    let errors = try Self.file("errors", in: folder)
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.environment = Self.environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw DemoError("\(tool.lastPathComponent) failed: \(Self.complaint(in: folder))")
    }
    return try Data(contentsOf: folder.appendingPathComponent("output"))
  }

  /// `swift run` on a Mac names the Mac's SDK, of which a compiler for wasm32 would only complain.
  private static var environment: [String: String] {
    ProcessInfo.processInfo.environment.filter { $0.key != "SDKROOT" }
  }

  private static func file(_ name: String, in folder: URL) throws -> FileHandle {
    let url = folder.appendingPathComponent(name)
    try Data().write(to: url)
    return try FileHandle(forWritingTo: url)
  }

  private static func complaint(in folder: URL) -> String {
    let data = (try? Data(contentsOf: folder.appendingPathComponent("errors"))) ?? Data()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    return String(lines.first { $0.contains("error") } ?? lines.first ?? "it does not say why")
  }
}
#endif
