#if !canImport(UIKit)
import Foundation

/// The page, which contains the template, style, scripts, and recordings in one file.
struct GalleryPage: Encodable {
  var scenes: [SceneRecord]
  /// Three colors for each paint.
  var paints = Palette.paints.map { $0.hues.map(\.css) }
  var paintings = Painting.styles
  /// The presets, or an empty array if the page shows a file's works.
  var starts: [PresetRecord] = []
  /// The engine's scene, or `nil` if the page shows a file's works.
  var live: LiveScene?
  var links = PageLinks()
  /// The address where the page is published, or `nil` if it's unknown.
  var site: String?

  @MainActor func html() throws -> String {
    // Search for the markers in the order of the template. Text that was already inserted isn't
    // searched, so it may contain a marker.
    let parts = [
      ("<!--SITE-->", preview), ("/*STYLE*/", Self.style), ("<!--BUTTONS-->", links.buttons),
      ("<!--SOURCE-->", links.source), ("<!--STILL-->", Self.still()),
      ("<!--PACKAGE-->", links.package), ("<!--SOURCE-->", links.source),
      ("<!--INSTALL-->", links.install),
      ("<!--LINKS-->", links.list), ("/*GALLERY*/", try json()), ("/*SCRIPT*/", Self.script),
    ]
    var html = ""
    var rest = Self.text(PackageResources.page_html)[...]
    for (marker, part) in parts {
      guard let range = rest.range(of: marker) else {
        preconditionFailure("page.html has no \(marker)")
      }
      html += rest[..<range.lowerBound] + part
      rest = rest[range.upperBound...]
    }
    return html + rest
  }

  /// The name of the picture of both phones, which `Tests/Page/share-picture` draws.
  static let picture = "share.png"

  /// The elements for link previews.
  private var preview: String {
    guard let site else { return #"<meta name="twitter:card" content="summary">"# }
    let address = SVG.escaped(site.hasSuffix("/") ? site : site + "/")
    return """
      <meta property="og:url" content="\(address)">
      <meta property="og:image" content="\(address)\(Self.picture)">
      <meta property="og:image:alt" content="Two phones: rows with gaps, and a waterfall.">
      <meta name="twitter:card" content="summary_large_image">
      """
  }

  /// Returns the picture of both phones, which a browser without JavaScript shows.
  @MainActor private static func still() -> String {
    ComparisonPicture().still.svg(.adaptive)
  }

  private static var style: String {
    [
      PackageResources.page_css, PackageResources.screen_css, PackageResources.playground_css,
      PackageResources.media_css,
    ].map(text).joined(separator: "\n")
  }

  /// The scripts, each after the ones that it uses.
  private static var script: String {
    [
      PackageResources.recording_js, PackageResources.tile_js, PackageResources.scrolling_js,
      PackageResources.screen_js, PackageResources.motion_js, PackageResources.code_js,
      PackageResources.player_js, PackageResources.controls_js, PackageResources.card_js,
      PackageResources.scene_card_js, PackageResources.chat_js, PackageResources.scenes_js,
      PackageResources.play_record_js, PackageResources.play_engine_js, PackageResources.live_js,
      PackageResources.play_sizes_js,
      PackageResources.play_pictures_js, PackageResources.holes_js,
      PackageResources.play_screen_js, PackageResources.line_js,
      PackageResources.play_handles_js, PackageResources.play_export_js,
      PackageResources.play_groups_js, PackageResources.play_design_js,
      PackageResources.playground_js, PackageResources.drift_js, PackageResources.main_js,
    ].map(text).joined(separator: "\n")
  }

  /// Returns the page's data.
  ///
  /// `<` is escaped, because `</script>` in a title would end the element.
  private func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(self), as: UTF8.self)
    return text.replacingOccurrences(of: "<", with: "\\u003c")
  }

  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
#endif
