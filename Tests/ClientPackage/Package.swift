// swift-tools-version: 6.0
import PackageDescription

/// With this feature, a file must import each module whose members it uses.
let settings: [SwiftSetting] =
  Context.environment["MEMBER_IMPORT_VISIBILITY"] == nil
  ? [] : [.enableUpcomingFeature("MemberImportVisibility")]

/// The package that the README of HeadlessUIKit tells another author to write.
///
/// It contains a layout and its tests. The tests with Swift Testing are the same in both language
/// modes; those with XCTest differ. `.ci/check-client` runs them.
let package = Package(
  name: "ClientPackage",
  platforms: [.iOS(.v13), .macOS(.v13)],
  dependencies: [
    .package(name: "StickyWaterfall", path: "../..")
  ],
  targets: [
    .target(
      name: "RowLayout",
      dependencies: [
        .product(
          name: "StickyWaterfall", package: "StickyWaterfall",
          condition: .when(platforms: [.linux, .macOS]))
      ], swiftSettings: settings),
    .testTarget(
      name: "Swift5Tests", dependencies: ["RowLayout"],
      swiftSettings: settings + [.swiftLanguageMode(.v5)]),
    // `.ci/check-threads` runs these tests of the layout itself with the thread sanitizer.
    .testTarget(
      name: "ThreadTests",
      dependencies: [.product(name: "StickyWaterfall", package: "StickyWaterfall")],
      swiftSettings: settings),
    .testTarget(name: "Swift6Tests", dependencies: ["RowLayout"], swiftSettings: settings),
  ]
)
