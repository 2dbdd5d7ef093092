#if !canImport(UIKit)
import Foundation

/// Where the page leads, and where the package is; nil where there is nothing to show.
struct PageLinks: Encodable, Equatable {
  /// The address of the repository; nil where it is not known.
  var repository: String?
  /// The path of the package on this machine; nil where its repository is known.
  var folder: String?
  var documentation: String?
  var readme: String?
  var app: String?
  /// The files of an app that shows a screen, but for the screen's own; nil without the package.
  var package: [String: String]?

  init() {}

  /// The links of a page that is published with its repository, or of one on this machine.
  ///
  /// - Parameters:
  ///   - repository: the address of the repository; nil on this machine, where the page leads to files.
  ///   - output: the folder of the page.
  ///   - package: the folder of Package.swift.
  init(repository: String?, output: String, package: URL = LiveSources.package) {
    let file = package.appendingPathComponent("README.md")
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    self.repository = repository
    if let repository {
      documentation = "documentation/stickywaterfall/"
      readme = "\(repository)#readme"
      app = "\(repository)/tree/HEAD/Demo/WaterfallDemo"
    } else {
      folder = package.standardizedFileURL.path
      let path = Self.path(to: package, from: URL(fileURLWithPath: output))
      documentation = path + "Sources/StickyWaterfall/StickyWaterfall.docc/StickyWaterfall.md"
      readme = path + "README.md"
      app = path + "Demo/WaterfallDemo/"
    }
    self.package = AppPackage(repository: repository, folder: folder)?.files
  }

  /// `../../` and so on: how a file of one folder names another folder.
  private static func path(to folder: URL, from start: URL) -> String {
    let (to, from) = (folder.standardizedFileURL, start.standardizedFileURL)
    let shared = zip(to.pathComponents, from.pathComponents).prefix { $0 == $1 }.count
    let ups = Array(repeating: "..", count: from.pathComponents.count - shared)
    return (ups + to.pathComponents.dropFirst(shared)).map { $0 + "/" }.joined()
  }
}
#endif
