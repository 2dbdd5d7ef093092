#if !canImport(UIKit)
/// The colors of a picture, for light or dark surroundings.
struct PictureTheme: Sendable {
  /// The suffix of the pictures' file names.
  let suffix: String
  fileprivate let colors: String

  var css: String { colors + "\n" + Self.type }

  static let light = PictureTheme(
    suffix: "",
    colors: """
      .frame{fill:#23201c}.screen{fill:#fff}.band,.foot,.plain{fill:#fff}.ink{fill:#1c1c1e}
      .faint{fill:#625b52}.line{stroke:#e2e2e6}.backing{fill:#f2f2f7}.hole{fill:#c96a5b}.odd{fill:#fdf3f0}
      .caption{fill:#1f2328}.note{fill:#59636e}.minus{fill:#59636e}.plus{fill:#116329}
      """)

  static let dark = PictureTheme(
    suffix: "~dark",
    colors: """
      .frame{fill:#4d463e}.screen{fill:#000}.band,.foot,.plain{fill:#000}.ink{fill:#fff}
      .faint{fill:#aaa094}.line{stroke:#38383a}.backing{fill:#1c1c1e}.hole{fill:#b3604f}.odd{fill:#24120f}
      .caption{fill:#f0f6fc}.note{fill:#9198a1}.minus{fill:#9198a1}.plus{fill:#7ee08f}
      """)

  /// A theme that follows the page around the picture.
  static let adaptive = PictureTheme(
    suffix: "", colors: "\(light.colors)@media(prefers-color-scheme:dark){\(dark.colors)}")

  /// Use only system fonts, because a picture in a page can't load fonts.
  private static let type = """
    text{font:400 13px -apple-system,BlinkMacSystemFont,"Segoe UI","Noto Sans",Helvetica,Arial,\
    sans-serif}
    .title{font-weight:600;font-size:17px}.display{font-weight:700;font-size:26px}.large{font-size:21px;fill:#fff}.over{font-size:12px;fill:#fff}
    .strong{font-weight:600;font-size:14px}.small{font-size:12px}
    .code{font:500 13px ui-monospace,SFMono-Regular,"SF Mono",Menlo,Consolas,monospace;\
    white-space:pre}
    .name{font:700 20px ui-monospace,SFMono-Regular,"SF Mono",Menlo,Consolas,monospace}
    .mid{text-anchor:middle}.end{text-anchor:end}
    .number{font-weight:600;font-size:11px;fill:#fff}.heading{font-weight:600;font-size:17px}
    """
}
#endif
