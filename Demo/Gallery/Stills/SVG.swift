#if !canImport(UIKit)
import Foundation

/// Writes the SVG of numbers, texts, and the shapes in the pictures.
///
/// Every machine writes the same bytes, so that CI can compare the pictures.
enum SVG {
  /// Returns a number with at most two decimals.
  ///
  /// The layout's lengths are multiples of 1/64 point. Some are half a hundredth, and the last bit
  /// of a sum would decide the rounding. Rounding to a millionth first removes that bit.
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

  static func hairline(_ frame: CGRect, at y: CGFloat) -> String {
    let ends = [frame.minX, y, frame.maxX].map { number(Double($0)) }
    return #"<line class="line" x1="\#(ends[0])" y1="\#(ends[1])" x2="\#(ends[2])" "#
      + #"y2="\#(ends[1])"/>"#
  }

  /// Returns a line of text at a point, aligned by its style.
  static func text(
    _ text: String, _ x: CGFloat, _ y: CGFloat, _ style: String, opacity: Double = 1
  ) -> String {
    let fade = opacity < 1 ? #" opacity="\#(number(max(0, opacity)))""# : ""
    return #"<text class="\#(style)" x="\#(number(Double(x)))" y="\#(number(Double(y)))"\#(fade)>"#
      + "\(escaped(text))</text>"
  }

  static func group(_ attributes: String, _ content: [String]) -> String {
    "<g \(attributes)>\n\(content.joined(separator: "\n"))\n</g>"
  }

  static func shift(_ x: Double, _ y: Double) -> String {
    #"transform="translate(\#(number(x)) \#(number(y)))""#
  }
}
#endif
