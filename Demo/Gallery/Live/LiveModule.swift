#if !canImport(UIKit)
import Foundation

/// The engine and the playground as a WebAssembly module, where this machine can make it.
enum LiveModule: Equatable {
  case built(Data)
  /// Why there is none, as the middle of a sentence.
  case absent(String)

  /// Compiles the module, or takes it from the build folder when nothing has changed since.
  static func make() -> LiveModule {
    do {
      let sources = try LiveSources()
      let toolchain = try EmbeddedToolchain()
      let inputs = try sources.inputs(with: toolchain.version)
      if let kept = kept(from: inputs) { return .built(kept) }
      DemoCommand.say("compiling the engine to WebAssembly, which takes a while")
      let module = try toolchain.compile(sources)
      // Without a folder to write into, the next run compiles it again.
      if let store {
        try? module.write(to: store, options: .atomic)
        try? inputs.write(to: store.appendingPathExtension("inputs"), options: .atomic)
      }
      return .built(module)
    } catch {
      return .absent("\(error as? DemoError ?? DemoError(error.localizedDescription))")
    }
  }

  /// Beside the program, in the build folder: cleaning the build cleans it too.
  private static let store = Bundle.main.executableURL?.deletingLastPathComponent()
    .appendingPathComponent("live.wasm")

  private static func kept(from inputs: Data) -> Data? {
    guard let store, inputs == (try? Data(contentsOf: store.appendingPathExtension("inputs")))
    else { return nil }
    return try? Data(contentsOf: store)
  }
}

/// What the module is made of.
struct LiveSources {
  let swift: [URL]
  let c: URL

  init(swift: [URL], c: URL) {
    self.swift = swift
    self.c = c
  }

  /// All there is of the engine and of the playground, and the words of reports.
  ///
  /// - Throws: `DemoError` where the program has been taken away from its sources.
  init(package: URL = Self.package) throws {
    let live = package.appendingPathComponent("Demo/Live")
    let playground = package.appendingPathComponent("Demo/Gallery/Playground")
    let states = ["PlayField", "PlayState", "PlayCode", "PlayCode+Parts"].map { name in
      package.appendingPathComponent("Demo/Gallery/Scenes/\(name).swift")
    }
    let engine = Self.swiftFiles(in: package.appendingPathComponent("Sources/WaterfallEngine"))
    let words = package.appendingPathComponent(
      "Sources/StickyWaterfall/Diagnostics/Fault+Words.swift")
    c = live.appendingPathComponent("memory.c")
    swift = engine + [words] + Self.swiftFiles(in: live) + states + Self.swiftFiles(in: playground)
    let isComplete = (swift + [c]).allSatisfy {
      FileManager.default.isReadableFile(atPath: $0.path)
    }
    guard !engine.isEmpty, isComplete else {
      throw DemoError("the engine's sources are no longer at \(package.path)")
    }
  }

  /// The folder of Package.swift when this was compiled.
  static var package: URL {
    (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
  }

  /// All that the module depends on: its sources, how they are compiled, and by what.
  func inputs(with version: String) throws -> Data {
    let flags =
      EmbeddedToolchain.swiftFlags + EmbeddedToolchain.cFlags + EmbeddedToolchain.linkFlags
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
