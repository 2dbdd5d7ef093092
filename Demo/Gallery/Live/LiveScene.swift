#if !canImport(UIKit)
import Foundation

/// The scene with a million items, and the layout engine or the reason why it's missing.
struct LiveScene: Encodable {
  var id = "live"
  var title = "A million items"
  var about =
    "The engine lays out a million items in a thousand sections when you change the columns, and "
    + "finds the visible ones at every scroll step."
  var sections = 1000
  /// The state of the playground, except for the number of items.
  var link =
    "shapes=1&width=320&height=580&scale=1&by=1&count=4&line=8&gap=8"
    + "&top=8&leading=16&bottom=8&trailing=16&header=96&headerpins=1&headerkept=44&footer=34"
  var columns: PlaygroundScene.Field
  var playground = PlaygroundScene()
  /// The WebAssembly module, in base64.
  var module: String?
  /// The sentence that the page shows if there's no module.
  var absence: String?

  /// - Parameters:
  ///   - build: The module, or the reason why there is none.
  ///   - isPublished: Whether others than the page's maker see the page. They can't change why the
  ///     module is missing.
  init(_ build: LiveModule, isPublished: Bool = false) {
    columns = PlaygroundScene.Field(PlayField.all[PlayKey.count.rawValue])
    (columns.label, columns.initial) = ("Columns", PlayState(link)[.count])
    switch build {
    case .built(let module): self.module = module.base64EncodedString()
    case .absent(let reason):
      let start = "The settings need the layout engine, which this page doesn't have"
      absence =
        isPublished ? start + "." : "\(start): \(reason). A toolchain from swift.org makes it."
    }
  }

  var state: PlayState { PlayState(link) }
}
#endif
