#if !canImport(UIKit)
import Foundation

/// The engine and the playground as a WebAssembly module, if this machine can build it.
enum LiveModule: Equatable {
  case built(Data)
  /// The reason why there's no module, as a part of a sentence.
  case absent(String)

  /// Returns the module from the build folder, or compiles it if a source has changed.
  static func make() -> LiveModule {
    do {
      let sources = try LiveSources()
      let toolchain = try EmbeddedToolchain()
      let inputs = try sources.inputs(with: toolchain.version)
      if let kept = kept(from: inputs) { return .built(kept) }
      DemoCommand.say("compiling the layout engine to WebAssembly")
      let module = try DemoCommand.sayingThatItRuns("still compiling") {
        try toolchain.compile(sources)
      }
      // If the folder isn't writable, the next run compiles the module again.
      if let store {
        try? module.write(to: store, options: .atomic)
        try? inputs.write(to: store.appendingPathExtension("inputs"), options: .atomic)
      }
      return .built(module)
    } catch {
      return .absent("\(error as? DemoError ?? DemoError(error.localizedDescription))")
    }
  }

  /// The file next to the program, so that cleaning the build removes it.
  private static let store = Bundle.main.executableURL?.deletingLastPathComponent()
    .appendingPathComponent("live.wasm")

  private static func kept(from inputs: Data) -> Data? {
    guard let store, inputs == (try? Data(contentsOf: store.appendingPathExtension("inputs")))
    else { return nil }
    return try? Data(contentsOf: store)
  }
}

struct LiveSources {
  let swift: [URL]
  let c: URL
}

extension LiveSources {
  /// Finds the sources of the engine and the playground.
  ///
  /// - Throws: `DemoError` if they're missing.
  init(package: URL = Self.package) throws {
    let live = package.appendingPathComponent("Demo/Live")
    let playground = package.appendingPathComponent("Demo/Gallery/Playground")
    let states = ["PlayField", "PlayState", "PlayCode", "PlayCode+Layout", "PlayCode+Parts"].map {
      name in
      package.appendingPathComponent("Demo/Gallery/Scenes/\(name).swift")
    }
    let engine = Self.swiftFiles(in: package.appendingPathComponent("Sources/WaterfallEngine"))
    c = live.appendingPathComponent("memory.c")
    let reports = ["Message", "Names"].map {
      package.appendingPathComponent("Sources/StickyWaterfall/Diagnostics/InputIssue+\($0).swift")
    }
    swift =
      engine + reports + Self.swiftFiles(in: live) + states + Self.swiftFiles(in: playground)
    let isComplete = (swift + [c]).allSatisfy {
      FileManager.default.isReadableFile(atPath: $0.path)
    }
    guard !engine.isEmpty, isComplete else {
      throw DemoError("the engine's sources are no longer at \(package.path)")
    }
  }

  /// The folder of Package.swift at compile time.
  static var package: URL {
    (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
  }

  /// Returns everything that the module depends on: sources, flags, and the compiler's version.
  func inputs(with version: String) throws -> Data {
    let flags =
      EmbeddedToolchain.swiftFlags + EmbeddedToolchain.cFlags + EmbeddedToolchain.linkFlags
      + EmbeddedToolchain.gzipFlags
    return try (swift + [c]).reduce(into: Data((flags + [version]).joined(separator: " ").utf8)) {
      $0 += try Data(contentsOf: $1)
    }
  }

  private static func swiftFiles(in folder: URL) -> [URL] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted()
      .map { folder.appendingPathComponent($0) }
  }
}
#endif
