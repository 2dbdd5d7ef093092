#if !canImport(UIKit)
import Foundation

/// The live scene as the page gets it: the engine itself, or why it is not there.
struct LiveScene: Encodable, Equatable {
  var id = "live"
  var title = "A million items, live"
  var about =
    "The layout engine runs in this page, compiled to WebAssembly: it lays out a million items in a "
    + "thousand sections whenever you change their columns, and finds what a screen shows at every "
    + "step you scroll."
  var sections = MillionItems.sectionCount
  var playground = PlaygroundScene()
  /// The WebAssembly module, in base64.
  var module: String?
  /// What to show instead of it.
  var absence: String?

  init(_ build: LiveModule) {
    switch build {
    case .built(let module): self.module = module.base64EncodedString()
    case .absent(let reason):
      absence =
        "This copy of the page has no live scene: \(reason). Where its sources and a toolchain "
        + "from swift.org are, the demo builds it."
    }
  }
}
#endif
