#if !canImport(UIKit)
import Foundation

/// A few screens side by side, each in its frame.
struct Picture {
  private static let frame = 6.0
  private static let corner = 26.0
  private static let gap = 16.0

  let title: String
  /// What those get who cannot see it.
  let description: String
  let screens: [Screenshot]
  /// A change that the screens show, above them: lines that start with `-` or `+`.
  var change: [String] = []
  /// Rules of the picture's own.
  var motion = ""

  /// The picture, with its own style sheet and a title.
  func svg(_ theme: PictureTheme) -> String {
    let size = screens[0].size
    let step = Double(size.width) + 2 * Self.frame + Self.gap
    let (width, top) = (step * Double(screens.count) - Self.gap, change.isEmpty ? 0.0 : 96)
    let captions = screens[0].captions.isEmpty ? 0.0 : 56
    let height = top + Double(size.height) + 2 * Self.frame + captions
    let cells = screens.indices.map { index in
      SVG.group(SVG.shift(Self.frame + Double(index) * step, top + Self.frame), cell(index))
    }
    let (across, down) = (SVG.number(width), SVG.number(height))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(across)" height="\(down)" \
      viewBox="0 0 \(across) \(down)" role="img" aria-labelledby="title about">
      <title id="title">\(SVG.escaped(title))</title>
      <desc id="about">\(SVG.escaped(description))</desc>
      <style>
      \(theme.css)\(motion)
      </style>
      \((card(width) + cells).joined(separator: "\n"))
      </svg>

      """
  }

  /// One screen at the origin, the frame around it and its captions below.
  private func cell(_ index: Int) -> [String] {
    let screen = screens[index]
    let glass = CGRect(origin: .zero, size: screen.size)
    let round = #"rx="\#(SVG.number(Self.corner))""#
    let outline = #"class="frame" rx="\#(SVG.number(Self.corner + Self.frame))""#
    return [
      #"<clipPath id="screen\#(index)">\#(SVG.rect(glass, round))</clipPath>"#,
      SVG.rect(glass.insetBy(dx: -Self.frame, dy: -Self.frame), outline),
      SVG.rect(glass, #"class="screen" \#(round)"#),
      SVG.group(#"clip-path="url(#screen\#(index))""#, screen.content),
    ]
      + zip(screen.captions, ["strong caption mid", "code note mid"]).enumerated().map {
        SVG.text($1.0, glass.midX, glass.maxY + 32 + CGFloat($0) * 20, $1.1)
      }
  }

  /// The change, as a diff.
  private func card(_ width: Double) -> [String] {
    guard !change.isEmpty else { return [] }
    let outline = CGRect(x: 0.5, y: 0.5, width: width - 1, height: 71)
    let rows = change.enumerated().flatMap { index, line -> [String] in
      let top = 8 + 28 * Double(index)
      let row = CGRect(x: 8, y: top, width: width - 16, height: 28)
      let (ground, ink) = line.hasPrefix("-") ? ("removed", "minus") : ("added", "plus")
      return [
        SVG.rect(row, #"class="\#(ground)""#), SVG.text(line, 22, row.minY + 18.5, "code \(ink)"),
      ]
    }
    return [SVG.rect(outline, #"class="card" rx="8""#)] + rows
  }
}
#endif
