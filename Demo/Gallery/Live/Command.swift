#if !canImport(UIKit)
import Foundation

/// A tool of the toolchain, run to its end.
struct Command {
  let tool: URL
  let arguments: [String]

  /// Waits for the tool, and returns all that it printed, complaints included.
  ///
  /// - Throws: `DemoError` with the first error the tool names.
  func run() throws -> Data {
    let process = Process()
    // One for both: of two, one would fill while the other is emptied, and stop a tool with much to say.
    let printed = Pipe()
    process.executableURL = tool
    process.arguments = arguments
    process.environment = Self.environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = printed
    process.standardError = printed
    try process.run()
    let text = printed.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
      let complaint = lines.first { $0.contains("error") } ?? lines.first ?? "it does not say why"
      throw DemoError("\(tool.lastPathComponent) failed: \(complaint)")
    }
    return text
  }

  /// `swift run` on a Mac names the Mac's SDK, of which a compiler for wasm32 would only complain.
  private static var environment: [String: String] {
    ProcessInfo.processInfo.environment.filter { $0.key != "SDKROOT" }
  }
}
#endif
