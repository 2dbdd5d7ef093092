#if !canImport(UIKit)
/// An app around `PicturesViewController`, as Xcode and Swift Playgrounds open it: a package whose product
/// is an app.
struct AppPackage {
  private let dependency: String
  private let name: String

  /// - Parameters:
  ///   - repository: the address of the package's repository; nil where it is not known.
  ///   - folder: the path of the package on this machine, which counts where `repository` is nil.
  init?(repository: String?, folder: String?) {
    guard let place = repository ?? folder, let last = place.split(separator: "/").last else {
      return nil
    }
    dependency = repository == nil ? #"path: "\#(place)""# : #"url: "\#(place)", branch: "main""#
    name = String(last.hasSuffix(".git") ? last.dropLast(4) : last)
  }

  /// By name.
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
