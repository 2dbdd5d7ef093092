#if !canImport(UIKit)
import Foundation

/// A few screens side by side, each with a caption of two lines.
struct ScreenRow {
  private static let gap = 16.0

  struct Cell {
    var name: String
    /// The second line, as code.
    var figure: String
    var screen: ScreenDrawing
  }

  let title: String
  let cells: [Cell]

  func svg(_ theme: PictureTheme) -> String {
    let (frame, screenSize) = (ScreenDrawing.frame, cells[0].screen.size)
    let step = Double(screenSize.width) + 2 * frame + Self.gap
    let height = Double(screenSize.height) + 2 * frame
    let drawn = cells.enumerated().map { index, cell in
      var screen = cell.screen
      screen.name = "screen\(index)"
      let middle = screenSize.width / 2
      let captions =
        SVG.text(
          cell.name, at: CGPoint(x: middle, y: height + 20), "strong caption mid")
        + SVG.text(cell.figure, at: CGPoint(x: middle, y: height + 40), "code note mid")
      return SVG.group(
        SVG.shift(frame + Double(index) * step, frame), screen.svg + "\n" + captions)
    }
    return SVG.document(
      size: CGSize(width: step * Double(cells.count) - Self.gap, height: height + 56),
      title: title,
      description: "Screens: "
        + cells.map { "\($0.name.lowercased()), \($0.figure)" }.joined(separator: "; ") + ".",
      style: theme.css, drawn.joined(separator: "\n"))
  }

  /// One screen at four moments: a header at rest, collapsing, collapsed and pushed out.
  ///
  /// - Throws: `DemoError` where the recorded header does not collapse and leave.
  static func collapsing(_ title: String, _ screen: ScreenDrawing) throws -> ScreenRow {
    let header = ElementID(kind: .header, section: 0, item: 0)
    func cell(_ name: String, _ figure: String, at offset: Double) -> Cell {
      var screen = screen
      screen.offset = offset
      return Cell(name: name, figure: figure, screen: screen)
    }
    func offset(_ what: String, _ value: (ElementState) -> Double, _ target: Double) throws
      -> Double
    {
      guard let offset = screen.recording.tracks[header]?.offset(where: value, is: target) else {
        throw DemoError("\(title): \(what) of the first header is never \(target)")
      }
      return offset
    }
    let collapsed = try offset("pinProgress", \.pinProgress, 1)
    let half = try offset("pinProgress", \.pinProgress, 0.5)
    let pushed = try offset("pushProgress", \.pushProgress, 0.5)
    return ScreenRow(
      title: title,
      cells: [
        cell("At rest", "pinProgress 0", at: screen.recording.range.lowerBound),
        cell("Collapsing", "pinProgress 0.5", at: half),
        cell("Collapsed", "pinProgress 1", at: collapsed + 40),
        cell("Pushed out", "pushProgress 0.5", at: pushed),
      ])
  }
}

extension Track {
  /// The first offset, in points, at which a sliding value reaches a target; nil where it never does.
  func offset(where value: (ElementState) -> Double, is target: Double) -> Double? {
    for piece in pieces {
      let (start, end) = (value(piece.start), value(piece.end))
      guard start != end, min(start, end) <= target, target <= max(start, end) else { continue }
      return piece.from + (piece.to - piece.from) * (target - start) / (end - start)
    }
    return nil
  }
}
#endif
