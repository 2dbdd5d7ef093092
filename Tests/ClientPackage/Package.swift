// swift-tools-version: 6.0
import PackageDescription

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
          name: "HeadlessUIKit", package: "StickyWaterfall",
          condition: .when(platforms: [.linux, .macOS]))
      ]),
    .testTarget(
      name: "Swift5Tests", dependencies: ["RowLayout"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "Swift6Tests", dependencies: ["RowLayout"]),
  ]
)
