#if !canImport(UIKit)
import Foundation

/// Where the page leads, and the line that installs the package; nil where there is nothing to show.
struct PageLinks: Encodable, Equatable {
  var install: String?
  var documentation: String?
  var readme: String?
  var app: String?

  init() {}

  /// The links of a page that is published with its repository, or of one on this machine.
  ///
  /// - Parameters:
  ///   - repository: the address of the repository; nil on this machine, where the page leads to files.
  ///   - output: the folder of the page.
  ///   - package: the folder of Package.swift.
  init(repository: String?, output: String, package: URL = LiveSources.package) {
    let file = package.appendingPathComponent("README.md")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return }
    let line = text.split(separator: "\n").first { $0.hasPrefix(".package(url:") }
    install = line.map(String.init)
    if let repository {
      install = install?.replacingOccurrences(of: Self.placeholder, with: repository)
      documentation = "documentation/stickywaterfall/"
      readme = "\(repository)#readme"
      app = "\(repository)/tree/HEAD/Demo/WaterfallDemo"
    } else {
      let path = Self.path(to: package, from: URL(fileURLWithPath: output))
      documentation = path + "Sources/StickyWaterfall/StickyWaterfall.docc/StickyWaterfall.md"
      readme = path + "README.md"
      app = path + "Demo/WaterfallDemo/"
    }
  }

  /// What README.md has where the address of the repository belongs.
  private static let placeholder = "<address of this repository>"

  /// `../../` and so on: how a file of one folder names another folder.
  private static func path(to folder: URL, from start: URL) -> String {
    let (to, from) = (folder.standardizedFileURL, start.standardizedFileURL)
    let shared = zip(to.pathComponents, from.pathComponents).prefix { $0 == $1 }.count
    let ups = Array(repeating: "..", count: from.pathComponents.count - shared)
    return (ups + to.pathComponents.dropFirst(shared)).map { $0 + "/" }.joined()
  }
}
#endif
