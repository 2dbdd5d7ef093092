#if !canImport(UIKit)
import Foundation
import Testing

@testable import Demo

@MainActor
@Suite struct LiveModuleTests {
  private func folder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("live-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try body(folder)
  }

  @Test func missingLayoutEngineSourceFilesAreReported() throws {
    try folder { folder in
      let problem = DemoError("the engine's sources are no longer at \(folder.path)")
      #expect(throws: problem) { try LiveSources(package: folder) }
    }
  }

  @Test func changedCompilerVersionOrSourceFilesCauseANewWebAssemblyModule() throws {
    let sources = try LiveSources()
    #expect(sources.swift.contains { $0.lastPathComponent == "Waterfall.swift" })
    #expect(try sources.inputs(with: "6.3") == sources.inputs(with: "6.3"))
    #expect(try sources.inputs(with: "6.3") != sources.inputs(with: "6.4"))
    let fewer = LiveSources(swift: Array(sources.swift.dropLast()), c: sources.c)
    #expect(try sources.inputs(with: "6.3") != fewer.inputs(with: "6.3"))
  }

  @Test func missingCompilerIsReported() throws {
    try folder { folder in
      #expect(throws: DemoError("there is no swiftc on the PATH")) {
        try EmbeddedToolchain(path: folder.path)
      }
    }
  }

  @Test func compilerWithoutWebAssemblyIsReported() throws {
    try folder { folder in
      let answer = #"{"compilerVersion":"x","paths":{"runtimeResourcePath":"/gone/usr/lib/swift"}}"#
      let swiftc = folder.appendingPathComponent("swiftc")
      try Data("#!/bin/sh\necho '\(answer)'\n".utf8).write(to: swiftc)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: swiftc.path)
      let problem = "the Swift toolchain in /gone/usr/bin has no Embedded Swift for wasm32"
      #expect(throws: DemoError(problem)) {
        try EmbeddedToolchain(path: "/nowhere:\(folder.path)")
      }
    }
  }

  @Test func failedShellCommandReportsItsErrorMessage() throws {
    let shell = URL(fileURLWithPath: "/bin/sh")
    let script = "echo well; echo 'note: x' >&2; echo 'error: no memory' >&2; exit 3"
    #expect(throws: DemoError("sh failed: error: no memory")) {
      try Command(tool: shell, arguments: ["-c", script]).run()
    }
    let output = try Command(tool: shell, arguments: ["-c", "echo well"])
      .run()
    #expect(output == Data("well\n".utf8))
  }

  @Test func galleryPageContainsTheWebAssemblyModuleOrExplainsItsAbsence() throws {
    let built = LiveScene(.built(Data([0, 97, 115, 109])))
    let page = try GalleryPage(scenes: [], live: built).html()
    #expect(page.contains(#""module":"AGFzbQ==""#))
    let absent = LiveScene(.absent("there is no swiftc on the PATH"))
    #expect(absent.module == nil)
    #expect(absent.absence?.contains("doesn't have: there is no swiftc on the PATH. ") == true)
    let published = LiveScene(.absent("there is no swiftc on the PATH"), isPublished: true)
    #expect(published.absence?.hasSuffix("which this page doesn't have.") == true)
  }
}
#endif
