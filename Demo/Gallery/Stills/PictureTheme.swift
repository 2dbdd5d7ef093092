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
      .frame{fill:#26221d}.screen{fill:#fbf8f2}.band{fill:#f3ecdf}.foot{fill:#faf5ea}.ink{fill:#2a2620}
      .faint{fill:#665e54}.line{stroke:#d5c9b4}.backing{fill:#efe7d6}
      .plain{fill:#fff}.caption{fill:#1f2328}.note{fill:#59636e}.minus{fill:#b3202c}.plus{fill:#116329}
      """)

  static let dark = PictureTheme(
    suffix: "~dark",
    colors: """
      .frame{fill:#3d3730}.screen{fill:#151210}.band{fill:#2a241f}.foot{fill:#1e1a17}.ink{fill:#f0e9dc}
      .faint{fill:#b0a699}.line{stroke:#453d35}.backing{fill:#221d18}
      .plain{fill:#000}.caption{fill:#f0f6fc}.note{fill:#9198a1}.minus{fill:#ff9a94}.plus{fill:#7ee08f}
      """)

  /// Use only system fonts, because a picture in a page can't load fonts.
  private static let type = """
    text{font:400 13px -apple-system,BlinkMacSystemFont,"Segoe UI","Noto Sans",Helvetica,Arial,\
    sans-serif}
    .title{font:600 16px "Iowan Old Style","Palatino Linotype",Palatino,Georgia,serif}
    .large{font-size:21px;fill:#fff}.over{font-size:12px;fill:#fff}
    .strong{font-weight:600;font-size:14px}.small{font-size:12px}
    .code{font:500 13px ui-monospace,SFMono-Regular,"SF Mono",Menlo,Consolas,monospace;\
    white-space:pre}
    .mid{text-anchor:middle}.end{text-anchor:end}.struck{text-decoration:line-through}
    .number{font-weight:600;font-size:11px;fill:#fff}.heading{font-weight:600;font-size:17px}
    """
}
#endif
