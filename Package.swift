// swift-tools-version: 6.0
import PackageDescription

/// One set of language settings for every target, so that no room has rules of its own.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// UIKit's stand-in, on the platforms that have no UIKit.
///
/// It's no product, so that Xcode doesn't offer it to apps. `StickyWaterfall` exports it.
let headlessUIKit = Target.Dependency.target(
  name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS]))

/// The demo, a command that draws with the stand-in.
///
/// Its target and its tests are empty on platforms with UIKit.
let demo = Target.Dependency.target(
  name: "Demo", condition: .when(platforms: [.linux, .macOS]))

/// The parts of the demo's page, embedded so that the command needs no files.
let pageParts = [
  "page.html", "page.css", "screen.css", "playground.css", "media.css", "recording.js", "tile.js",
  "scrolling.js", "screen.js", "motion.js", "code.js", "player.js", "controls.js", "card.js",
  "scene-card.js", "chat.js", "scenes.js", "play-record.js", "play-engine.js", "live.js",
  "play-sizes.js", "play-pictures.js", "holes.js", "play-screen.js", "line.js", "play-handles.js",
  "play-export.js", "play-groups.js", "play-design.js", "playground.js", "drift.js", "main.js",
  "share.png",
]

let package = Package(
  name: "StickyWaterfall",
  platforms: [.iOS(.v13), .tvOS(.v13), .macCatalyst(.v13), .visionOS(.v1), .macOS(.v13)],
  products: [
    .library(name: "StickyWaterfall", targets: ["StickyWaterfall"])
  ],
  targets: [
    .target(name: "WaterfallEngine", exclude: ["README.md"], swiftSettings: settings),
    .target(
      name: "HeadlessUIKit", exclude: ["README.md", "UIKitFacts.md"], swiftSettings: settings),
    .target(
      name: "StickyWaterfall", dependencies: ["WaterfallEngine", headlessUIKit],
      exclude: ["README.md"],
      resources: [.copy("PrivacyInfo.xcprivacy")], swiftSettings: settings),
    .executableTarget(
      name: "Demo", dependencies: ["StickyWaterfall", "WaterfallEngine"], path: "Demo/Gallery",
      resources: pageParts.map { .embedInCode("Page/\($0)") }, swiftSettings: settings),
    .target(
      name: "DemoScreens", dependencies: ["StickyWaterfall"], path: "Demo/Screens",
      swiftSettings: settings),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "StickyWaterfall", "WaterfallEngine", "WaterfallTestSupport", "UIKitTestSupport",
      ],
      path: "Tests/Benchmarks", exclude: ["README.md"], swiftSettings: settings),
    .target(
      name: "WaterfallTestSupport", dependencies: ["WaterfallEngine"],
      path: "Tests/WaterfallTestSupport", swiftSettings: settings),
    .target(
      name: "UIKitTestSupport", dependencies: [headlessUIKit],
      path: "Tests/UIKitTestSupport", swiftSettings: settings),
    .testTarget(
      name: "WaterfallTestSupportTests", dependencies: ["WaterfallTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "WaterfallEngineTests", dependencies: ["WaterfallEngine", "WaterfallTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: [headlessUIKit, "UIKitTestSupport", "WaterfallTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "UIKitFactsTests", dependencies: ["UIKitTestSupport"], exclude: ["Recordings"],
      swiftSettings: settings),
    .testTarget(
      name: "StickyWaterfallTests",
      dependencies: ["StickyWaterfall", "UIKitTestSupport", "WaterfallTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "DemoTests",
      dependencies: [demo, "StickyWaterfall", "UIKitTestSupport", "WaterfallTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["StickyWaterfall", "DemoScreens", "UIKitTestSupport"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
