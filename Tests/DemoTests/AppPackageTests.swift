#if !canImport(UIKit)
import Foundation
import Testing

@testable import Demo

/// The downloaded app's manifest and code, compiled with stand-ins for Apple's modules.
@MainActor
@Suite struct AppPackageTests {
  private static let swiftUI = """
    @MainActor public protocol View {}
    extension View { public func ignoresSafeArea() -> some View { self } }
    @MainActor public protocol Scene {}
    @MainActor public protocol App {
      associatedtype Body: Scene
      var body: Body { get }
      init()
    }
    extension App { public static func main() {} }
    public struct WindowGroup<Content: View>: Scene {
      public init(_ content: () -> Content) {}
    }
    public struct Context {}
    @MainActor public protocol UIViewControllerRepresentable: View {
      typealias Context = SwiftUI.Context
      associatedtype Controller
      func makeUIViewController(context: Context) -> Controller
      func updateUIViewController(_ controller: Controller, context: Context)
    }
    """

  private static let appleProductTypes = """
    import PackageDescription
    public enum Family { case pad, phone }
    public enum Orientation { case portrait, landscapeRight, landscapeLeft }
    extension Product {
      public static func iOSApplication(
        name: String, targets: [String], displayVersion: String, bundleVersion: String,
        supportedDeviceFamilies: [Family], supportedInterfaceOrientations: [Orientation]
      ) -> Product { .executable(name: name, targets: targets) }
    }
    """

  @Test func manifestAndSourcesOfTheGeneratedAppPackageCompile() throws {
    let files = try #require(AppPackage(repository: nil, folder: "/some/StickyWaterfall")).files
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = Builder(folder: folder)
    let manifest = try program.manifestAPI
    try program.compile([("stub", Self.swiftUI)], as: "SwiftUI", [])
    try program.compile([("stub", Self.appleProductTypes)], as: "AppleProductTypes", manifest)
    let package = [("Package", try #require(files["Package.swift"]))]
    try program.compile(package, as: "Manifest", manifest)
    let screen = PlayCode(state: PlayState("sections=2&header=40&backgrounds=1")).text
    let app = [("App", try #require(files["App.swift"])), ("PicturesViewController", screen)]
    let modules = try SceneCodeProgram.products.appendingPathComponent("Modules").path
    try program.compile(app, as: "Design", ["-I", modules, "-parse-as-library"])
  }

  @Test func appPackageManifestNamesTheLayoutPackageByURLOrLocalPath() throws {
    let published = AppPackage(repository: "https://example.org/a/Falls.git", folder: nil)
    let manifest = try #require(published?.files["Package.swift"])
    #expect(manifest.contains(#".package(url: "https://example.org/a/Falls.git", branch: "main")"#))
    #expect(manifest.contains(#"package: "Falls")"#))
    let here = try #require(AppPackage(repository: nil, folder: "/a/b")?.files["Package.swift"])
    #expect(here.contains(#".package(path: "/a/b")"#))
    #expect(AppPackage(repository: nil, folder: nil) == nil)
  }
}

private struct Builder {
  let folder: URL

  /// The folder with the modules that manifests import.
  var manifestAPI: [String] {
    get throws {
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let compiler = try #require(EmbeddedToolchain.find("swiftc", on: path))
        .resolvingSymlinksInPath()
      let library = compiler.deletingLastPathComponent().appendingPathComponent(
        "../lib/swift/pm/ManifestAPI")
      return ["-I", library.standardizedFileURL.path, "-package-description-version", "5.9.0"]
    }
  }

  func compile(_ files: [(String, String)], as module: String, _ flags: [String]) throws {
    let sources = try files.map { name, text in
      let file = folder.appendingPathComponent("\(module)-\(name).swift")
      try text.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let compiler = try #require(EmbeddedToolchain.find("swiftc", on: path))
    let output = folder.appendingPathComponent("\(module).swiftmodule").path
    _ = try Command(
      tool: compiler,
      arguments: sources + [
        "-emit-module", "-module-name", module, "-o", output, "-I", folder.path,
      ]
        + ["-swift-version", "6", "-package-name", "design"] + flags
    ).run()
  }
}
#endif
