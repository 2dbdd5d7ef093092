#if !canImport(UIKit)
import Foundation

/// The self-contained page: template, style, script and recordings in one file.
struct GalleryPage: Encodable {
  var scenes: [SceneRecord]
  /// Three colours a paint.
  var paints = Palette.paints.map { $0.hues.map(\.css) }
  /// One line under the heading.
  var hint: String
  /// nil where the scenes are not ours.
  var live: LiveScene?
  var links = PageLinks()
  /// Where it is published; nil where that is not known.
  var site: String?

  /// The page as HTML.
  func html() throws -> String {
    // In the order of the template. Each marker stands there once, so what is put in is never searched.
    let parts = [
      ("<!--SITE-->", preview), ("/*STYLE*/", Self.style), ("/*GALLERY*/", try json()),
      ("/*SCRIPT*/", Self.script),
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

  /// The comparison that the page opens with; `Tests/Page/share-picture` draws it.
  static let picture = "share.png"

  /// What others show beside a link to the page: that picture, where they can find it.
  private var preview: String {
    guard let site else { return #"<meta name="twitter:card" content="summary">"# }
    let address = SVG.escaped(site.hasSuffix("/") ? site : site + "/")
    return """
      <meta property="og:url" content="\(address)">
      <meta property="og:image" content="\(address)\(Self.picture)">
      <meta property="og:image:alt" content="A phone: rows with holes, and a waterfall.">
      <meta name="twitter:card" content="summary_large_image">
      """
  }

  private static var style: String {
    [
      PackageResources.page_css, PackageResources.screen_css, PackageResources.playground_css,
    ].map(text).joined(separator: "\n")
  }

  /// In the order in which they need each other.
  private static var script: String {
    [
      PackageResources.recording_js, PackageResources.tile_js, PackageResources.pull_js,
      PackageResources.scrolling_js, PackageResources.screen_js, PackageResources.motion_js,
      PackageResources.code_js, PackageResources.player_js,
      PackageResources.controls_js, PackageResources.card_js, PackageResources.play_engine_js,
      PackageResources.live_js, PackageResources.play_pictures_js,
      PackageResources.play_screen_js, PackageResources.play_compare_js,
      PackageResources.play_grips_js, PackageResources.play_export_js,
      PackageResources.play_groups_js, PackageResources.play_design_js,
      PackageResources.playground_js, PackageResources.hero_js, PackageResources.main_js,
    ].map(text).joined(separator: "\n")
  }

  /// `<` is escaped: a title that holds `</script>` or `<!--` must not end the element it is in.
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
