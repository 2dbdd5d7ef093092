#if !canImport(UIKit)
import Foundation

/// The live scene as the page gets it: the engine itself, or why it is not there.
struct LiveScene: Encodable {
  var id = "live"
  var title = "A million items, live"
  var about =
    "The layout engine runs in this page, compiled to WebAssembly: it lays out a million items in a "
    + "thousand sections whenever you change their columns, and finds what a screen shows at every "
    + "step you scroll."
  var sections = 1000
  /// The state of the playground that it begins with, but for how many items there are.
  var link =
    "shapes=1&width=320&height=580&scale=1&by=1&count=4&line=6&gap=6"
    + "&top=8&leading=8&bottom=8&trailing=8&header=96&headerpins=1&headerkept=44&footer=34"
  /// Fields of the playground under names that say more.
  var fields: [PlaygroundScene.Field] = []
  var playground = PlaygroundScene()
  /// The WebAssembly module, in base64.
  var module: String?
  /// What to show instead of it.
  var absence: String?

  init(_ build: LiveModule) {
    fields = [
      (.count, "Columns"), (.line, "Line spacing"), (.gap, "Item spacing"),
      (.width, "Screen width"), (.headerPins, "Headers pin"), (.headerKept, "Kept of a header"),
      (.footerPins, "Footers pin"), (.scope, "Scope"),
    ].map { (key: PlayKey, label) in
      var field = PlaygroundScene.Field(PlayField.all[key.rawValue])
      (field.label, field.initial) = (label, state.setting(of: key))
      return field
    }
    switch build {
    case .built(let module): self.module = module.base64EncodedString()
    case .absent(let reason):
      absence =
        "This copy of the page has no live scene: \(reason). Where its sources and a toolchain "
        + "from swift.org are, the demo builds it."
    }
  }

  /// Of the playground's own items.
  var state: PlayState { PlayState(link) }
}
#endif
