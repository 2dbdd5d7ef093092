#if !canImport(UIKit)
/// An app that shows `PicturesViewController`: a package with an app product, which Xcode and Swift
/// Playgrounds open.
struct AppPackage {
  private let dependency: String
  private let name: String

  /// - Parameters:
  ///   - repository: The address of the package's repository, or `nil` if it's unknown.
  ///   - folder: The path of the package on this machine. It's used if `repository` is `nil`.
  init?(repository: String?, folder: String?) {
    guard let place = repository ?? folder, let last = place.split(separator: "/").last else {
      return nil
    }
    dependency = repository == nil ? #"path: "\#(place)""# : #"url: "\#(place)", branch: "main""#
    name = String(last.hasSuffix(".git") ? last.dropLast(4) : last)
  }

  /// The contents of the files, by name.
  var files: [String: String] { ["Package.swift": manifest, "App.swift": Self.app] }

  private var manifest: String {
    """
    // swift-tools-version: 5.9
    import AppleProductTypes
    import PackageDescription

    let package = Package(
      name: "Design",
      platforms: [.iOS("16.0")],
      products: [
        .iOSApplication(
          name: "Design", targets: ["Design"], displayVersion: "1.0", bundleVersion: "1",
          supportedDeviceFamilies: [.pad, .phone],
          supportedInterfaceOrientations: [.portrait, .landscapeRight, .landscapeLeft])
      ],
      dependencies: [.package(\(dependency))],
      targets: [
        .executableTarget(
          name: "Design",
          dependencies: [.product(name: "StickyWaterfall", package: "\(name)")],
          path: ".")
      ]
    )

    """
  }

  private static let app = """
    import SwiftUI

    @main
    struct DesignApp: App {
      var body: some Scene {
        WindowGroup { Pictures().ignoresSafeArea() }
      }
    }

    struct Pictures: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> PicturesViewController {
        PicturesViewController()
      }

      func updateUIViewController(_ pictures: PicturesViewController, context: Context) {}
    }

    """
}
#endif
