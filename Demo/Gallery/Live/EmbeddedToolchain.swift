#if !canImport(UIKit)
import Foundation

/// A Swift toolchain that compiles Embedded Swift to WebAssembly, and its linker.
struct EmbeddedToolchain {
  static let swiftFlags = [
    "-target", "wasm32-unknown-none-wasm", "-enable-experimental-feature", "Embedded", "-wmo", "-O",
    "-swift-version", "6", "-enforce-exclusivity=unchecked", "-parse-as-library",
    "-package-name", "stickywaterfall",
    // All files are one module. It has the engine's name, because some of them import the engine.
    "-module-name", "WaterfallEngine", "-suppress-warnings",
    "-enable-upcoming-feature", "InternalImportsByDefault", "-c",
  ]
  static let cFlags = [
    "--target=wasm32-unknown-none-wasm", "-O2", "-ffreestanding", "-mbulk-memory", "-c",
  ]
  static let linkFlags = [
    "--no-entry", "--gc-sections", "--strip-all", "-z", "stack-size=262144",
  ]

  /// The page decompresses the module, which is a third as large then.
  static let gzipFlags = ["-9", "-n", "-c"]

  let version: String
  private let tools: URL

  /// Finds the toolchain of the `swiftc` on the PATH, or throws an error with the missing part.
  init(path: String? = ProcessInfo.processInfo.environment["PATH"]) throws {
    guard let swiftc = Self.find("swiftc", on: path ?? "") else {
      throw DemoError("there is no swiftc on the PATH")
    }
    let command = Command(
      tool: swiftc, arguments: Array(Self.swiftFlags.prefix(4)) + ["-print-target-info"])
    let answer = try command.run()
    let info = try? JSONDecoder().decode(TargetInfo.self, from: answer)
    guard let info else { throw DemoError("\(swiftc.path) printed no target information") }
    version = info.compilerVersion
    // The `swiftc` on the PATH can be a launcher outside the toolchain. The library is always
    // inside the toolchain, so look for the tools relative to the library.
    let library = URL(fileURLWithPath: info.paths.runtimeResourcePath)
    tools = library.appendingPathComponent("../../bin").standardizedFileURL
    let module = "embedded/Swift.swiftmodule/wasm32-unknown-none-wasm.swiftmodule"
    guard FileManager.default.fileExists(atPath: library.appendingPathComponent(module).path) else {
      throw DemoError("the Swift toolchain in \(tools.path) has no Embedded Swift for wasm32")
    }
  }

  /// Compiles and links the module, which takes some seconds.
  func compile(_ sources: LiveSources) throws -> Data {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sticky-waterfall-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let swift = folder.appendingPathComponent("live.o").path
    let c = folder.appendingPathComponent("memory.o").path
    let module = folder.appendingPathComponent("live.wasm")
    let steps: [(String, [String])] = [
      ("swiftc", Self.swiftFlags + sources.swift.map(\.path) + ["-o", swift]),
      ("clang", Self.cFlags + [sources.c.path, "-o", c]),
      ("wasm-ld", Self.linkFlags + [swift, c, "-o", module.path]),
    ]
    for (tool, arguments) in steps {
      _ = try Command(tool: tools.appendingPathComponent(tool), arguments: arguments).run()
    }
    return try Self.compressed(module)
  }

  /// Returns a file compressed by `gzip`, or as it is if there's no such tool.
  private static func compressed(_ file: URL) throws -> Data {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    guard let gzip = find("gzip", on: path) else { return try Data(contentsOf: file) }
    return try Command(tool: gzip, arguments: gzipFlags + [file.path]).run()
  }

  static func find(_ tool: String, on path: String) -> URL? {
    path.split(separator: ":")
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent(tool) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}

/// The relevant part of `swiftc -print-target-info`.
private struct TargetInfo: Decodable {
  struct Paths: Decodable {
    var runtimeResourcePath: String
  }

  var compilerVersion: String
  var paths: Paths
}

struct Command {
  let tool: URL
  let arguments: [String]

  /// Runs the command, and returns its output, or throws the first error in the output.
  func run() throws -> Data {
    let process = Process()
    // With two pipes, one could fill up while the other is read, which would block the command.
    let printed = Pipe()
    process.executableURL = tool
    process.arguments = arguments
    // On a Mac, `swift run` sets the Mac's SDK, which a compiler for wasm32 rejects.
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "SDKROOT" }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = printed
    process.standardError = printed
    try process.run()
    let text = printed.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
      let complaint = lines.first { $0.contains("error") } ?? lines.first ?? "no message"
      throw DemoError("\(tool.lastPathComponent) failed: \(complaint)")
    }
    return text
  }
}
#endif
