#if !canImport(UIKit)
import Foundation

/// The links of the page, or `nil` for a link without a target.
struct PageLinks: Encodable, Equatable {
  /// The page reads the other links from its HTML.
  private enum CodingKeys: CodingKey { case files }

  /// The address of this package's repository, which README.md also has.
  ///
  /// It's empty until the package is published.
  static let address = ""

  /// The address of the repository, or `nil` if it's unknown.
  var repository: String?
  /// The path of the package on this machine, or `nil` if the repository is known.
  var folder: String?
  var documentation: String?
  var readme: String?
  var app: String?
  /// The files of the app except the screen's own, or `nil` if the package is missing.
  var files: [String: String]?

  init() {}

  /// Creates the links to a repository, or to the files of a package from the page's folder.
  init(
    repository: String?, output: String, package: URL = LiveSources.package,
    address: String = Self.address
  ) {
    let file = package.appendingPathComponent("README.md")
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    let repository = repository ?? (address.isEmpty ? nil : address)
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
    files = AppPackage(repository: repository, folder: folder)?.files
  }

  /// Returns the relative path from one folder to another.
  private static func path(to folder: URL, from start: URL) -> String {
    let (to, from) = (folder.standardizedFileURL, start.standardizedFileURL)
    let shared = zip(to.pathComponents, from.pathComponents).prefix { $0 == $1 }.count
    let ups = Array(repeating: "..", count: from.pathComponents.count - shared)
    return (ups + to.pathComponents.dropFirst(shared)).map { $0 + "/" }.joined()
  }
}
#endif
