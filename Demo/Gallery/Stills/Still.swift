#if !canImport(UIKit)
import Foundation

/// A picture of one screen of a scene at one scroll offset.
struct Still {
  private static let margin = 12.0

  let title: String
  var description = ""
  let screen: ScreenDrawing

  /// The picture, with its own style sheet and a title for those who cannot see it.
  func svg(_ theme: PictureTheme) -> String {
    let margin = Self.margin
    return SVG.document(
      size: CGSize(width: screen.size.width + 2 * margin, height: screen.size.height + 2 * margin),
      title: title, description: description, style: theme.css,
      SVG.group(SVG.shift(margin, margin), screen.svg))
  }
}
#endif
