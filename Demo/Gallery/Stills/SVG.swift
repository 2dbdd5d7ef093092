#if !canImport(UIKit)
import Foundation

/// Writes SVG: numbers, texts and the few shapes the pictures are made of.
///
/// The same drawing gives the same bytes on every machine, so that pictures can be compared.
enum SVG {
  /// At most two decimals, and none where there are none.
  ///
  /// The layout's lengths are multiples of 1/64 point, whose halves of a hundredth would fall to
  /// either side with the last bit of a sum; rounding to a millionth first takes that bit away.
  static func number(_ value: Double) -> String {
    let steady = (value * 1_000_000).rounded() / 1_000_000
    let hundredths = Int((steady * 100).rounded())
    guard !hundredths.isMultiple(of: 100) else { return String(hundredths / 100) }
    return String(Double(hundredths) / 100)
  }

  static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }

  static func rect(_ frame: CGRect, _ attributes: String) -> String {
    let sides = [frame.minX, frame.minY, frame.width, frame.height].map { number(Double($0)) }
    return #"<rect x="\#(sides[0])" y="\#(sides[1])" width="\#(sides[2])" height="\#(sides[3])" "#
      + "\(attributes)/>"
  }

  static func line(_ from: CGPoint, _ to: CGPoint, _ style: String) -> String {
    let ends = [from.x, from.y, to.x, to.y].map { number(Double($0)) }
    return #"<line class="\#(style)" x1="\#(ends[0])" y1="\#(ends[1])" x2="\#(ends[2])" "#
      + #"y2="\#(ends[3])"/>"#
  }

  /// One line of text that starts, or as the style says is centred or ends, at a point.
  static func text(
    _ text: String, at point: CGPoint, _ style: String, opacity: Double = 1
  ) -> String {
    let fade = opacity < 1 ? #" opacity="\#(number(max(0, opacity)))""# : ""
    return #"<text class="\#(style)" x="\#(number(Double(point.x)))" "#
      + #"y="\#(number(Double(point.y)))"\#(fade)>\#(escaped(text))</text>"#
  }

  static func group(_ attributes: String, _ content: String) -> String {
    "<g \(attributes)>\n\(content)\n</g>"
  }

  static func shift(_ x: Double, _ y: Double) -> String {
    #"transform="translate(\#(number(x)) \#(number(y)))""#
  }

  /// A whole file, with a title and a description for those who cannot see it.
  static func document(
    size: CGSize, title: String, description: String = "", style: String, _ content: String
  ) -> String {
    let width = number(Double(size.width))
    let height = number(Double(size.height))
    let note = description.isEmpty ? "" : "<desc id=\"about\">\(escaped(description))</desc>\n"
    let names = description.isEmpty ? "title" : "title about"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-labelledby="\(names)">
      <title id="title">\(escaped(title))</title>
      \(note)<style>
      \(style)
      </style>
      \(content)
      </svg>

      """
  }
}
#endif
