#if !canImport(UIKit)
/// A Swift package for an app that shows `PicturesViewController`, in Xcode or Playgrounds.
struct AppPackage {
  private let dependency: String
  private let name: String

  /// Creates a package that depends on this one, or returns `nil` if its location is unknown.
  ///
  /// - Parameters:
  ///   - repository: The address of this package's repository, or `nil` if it's unknown.
  ///   - folder: The path of this package on this machine. It's used if `repository` is `nil`.
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
