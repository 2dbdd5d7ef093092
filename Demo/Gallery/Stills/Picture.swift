#if !canImport(UIKit)
import StickyWaterfall

/// Screens side by side, each in its frame.
struct Picture {
  private static let gap = 18.0

  let title: String
  /// The description for readers who can't see the picture.
  let description: String
  let screens: [Screenshot]
  /// The names above two screens.
  var names: [String] = []
  /// Additional rules of the style sheet.
  var motion = ""

  /// The rim and the corner of a screen have the same proportions as on the page.
  private var rim: Double { (Double(screens[0].size.width) * 9 / 375).rounded() }
  private var corner: Double { (Double(screens[0].size.width) * 39 / 375).rounded() }

  /// Returns the picture, with its own style sheet and a title.
  func svg(_ theme: PictureTheme) -> String {
    let size = screens[0].size
    let step = Double(size.width) + 2 * rim + Self.gap
    let (width, top) = (step * Double(screens.count) - Self.gap, names.isEmpty ? 0.0 : 42)
    let below = screens[0].captions.isEmpty ? 0.0 : 56
    let height = top + Double(size.height) + 2 * rim + below
    let cells = screens.indices.map { index in
      SVG.group(SVG.shift(rim + Double(index) * step, top + rim), cell(index))
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
      \((captions(step) + cells).joined(separator: "\n"))
      </svg>

      """
  }

  /// Returns a screen at the origin, with its frame and the captions below it.
  private func cell(_ index: Int) -> [String] {
    let screen = screens[index]
    let glass = CGRect(origin: .zero, size: screen.size)
    let round = #"rx="\#(SVG.number(corner))""#
    let outline = #"class="frame" rx="\#(SVG.number(corner + rim))""#
    return [
      #"<clipPath id="screen\#(index)">\#(SVG.rect(glass, round))</clipPath>"#,
      SVG.rect(glass.insetBy(dx: -rim, dy: -rim), outline),
      SVG.rect(glass, #"class="screen" \#(round)"#),
      SVG.group(#"clip-path="url(#screen\#(index))""#, screen.content),
    ]
      + zip(screen.captions, ["strong caption mid", "code note mid"]).enumerated().map {
        SVG.text($1.0, glass.midX, glass.maxY + 32 + CGFloat($0) * 20, $1.1)
      }
  }

  private func captions(_ step: Double) -> [String] {
    names.enumerated().map { index, name in
      let middle = (Double(index) + 0.5) * step - Self.gap / 2
      return SVG.text(name, CGFloat(middle), 24, "name mid \(index == 0 ? "minus" : "plus")")
    }
  }
}

/// A screen's drawing, and the captions below it.
struct Screenshot {
  let size: CGSize
  let content: [String]
  var captions: [String] = []
}

@MainActor
extension Screenshot {
  /// - Parameters:
  ///   - stage: The screen.
  ///   - offset: The content offset, in points.
  ///   - captions: The lines below the screen: a name, and some code.
  ///   - isPlain: Whether items have plain colors, as in the quick start.
  init(_ stage: Stage, at offset: Double = 0, _ captions: [String] = [], isPlain: Bool = false) {
    stage.scroll(to: offset)
    let origin = stage.view.bounds.origin
    let shown = stage.attributes(reach: 0).map { (id: ElementID($0), attributes: $0) }.sorted {
      ($0.attributes.zIndex, $0.id) < ($1.attributes.zIndex, $1.id)
    }
    let drawings = shown.map { id, attributes in
      let frame = attributes.frame.offsetBy(dx: -origin.x, dy: -origin.y)
      guard id.kind == .item else {
        var band = BandDrawing(attributes, of: stage)
        band.frame = frame
        return isPlain ? band.plain : band.svg
      }
      if isPlain {
        return SVG.rect(frame, #"rx="6" fill="hsl(\#(id.item * 6),69%,67%)""#)
      }
      let work = stage.controller.work(at: attributes.indexPath)
      return Painting(frame: frame, work: work.id).svg
    }
    self.init(size: stage.view.bounds.size, content: drawings, captions: captions)
  }
}
#endif
