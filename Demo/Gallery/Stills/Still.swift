#if !canImport(UIKit)
import Foundation

/// A picture of one screen of a scene at one scroll offset, as SVG for light and dark surroundings.
struct Still {
  private static let margin = 12.0

  let title: String
  let sections: [String]
  let recording: Recording
  /// Content offset along the scroll axis, points.
  let offset: Double

  /// The picture, with its own style sheet and a title for those who cannot see it.
  var svg: String {
    let screen = ScreenDrawing(recording: recording, sections: sections, offset: offset)
    let margin = Self.margin
    return SVG.document(
      size: CGSize(width: screen.size.width + 2 * margin, height: screen.size.height + 2 * margin),
      title: title, style: PictureTheme.asking,
      SVG.group(SVG.shift(margin, margin), screen.svg))
  }
}
#endif
