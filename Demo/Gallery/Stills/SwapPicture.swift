#if !canImport(UIKit)
import Foundation

/// Two screens side by side, of the same view controller with one line changed.
struct SwapPicture {
  private static let gap = 24.0
  private static let cardHeight = 72.0

  let title: String
  let sections: [String]
  /// The stock layout's screen, then the other.
  let recordings: [Recording]
  let names: [String]
  /// Content offset of both, points.
  let offset: Double

  func svg(_ theme: PictureTheme) -> String {
    let frame = ScreenDrawing.frame
    let screenSize = recordings[0].viewport
    let step = Double(screenSize.width) + 2 * frame + Self.gap
    let top = Self.cardHeight + 44
    let size = CGSize(
      width: step * Double(recordings.count) - Self.gap,
      height: top + Double(screenSize.height) + 2 * frame)
    let cells = recordings.enumerated().map { index, recording in
      let screen = ScreenDrawing(
        recording: recording, sections: sections, offset: offset, name: "screen\(index)")
      let caption = SVG.text(
        names[index], at: CGPoint(x: screenSize.width / 2, y: -20), "code caption mid")
      return SVG.group(
        SVG.shift(frame + Double(index) * step, top + frame), caption + "\n" + screen.svg)
    }
    return SVG.document(
      size: size, title: title,
      description: "Left, the stock layout lines items up in rows; right, each item fills the "
        + "shortest column. Both headers stick.",
      style: theme.css, ([card(Double(size.width))] + cells).joined(separator: "\n"))
  }

  /// The change, as a diff.
  private func card(_ width: Double) -> String {
    let outline = CGRect(x: 0.5, y: 0.5, width: width - 1, height: Self.cardHeight - 1)
    return SVG.rect(outline, #"class="card" rx="8""#)
      + row(0, width, "removed", "minus", "-  let layout = \(names[0])()")
      + row(1, width, "added", "plus", "+  let layout = \(names[1])()")
  }

  private func row(
    _ index: Int, _ width: Double, _ ground: String, _ ink: String, _ text: String
  ) -> String {
    let y = 8 + Double(index) * 28
    return SVG.rect(
      CGRect(x: 8, y: y, width: width - 16, height: 28), #"class="\#(ground)""#)
      + SVG.text(text, at: CGPoint(x: 22, y: y + 18.5), "code \(ink)")
  }
}
#endif
