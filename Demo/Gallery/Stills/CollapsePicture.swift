#if !canImport(UIKit)
import Foundation

/// One screen at four moments: a header at rest, collapsing, collapsed and pushed out.
struct CollapsePicture {
  private static let gap = 16.0
  private static let header = ElementID(kind: .header, section: 0, item: 0)

  private struct Moment {
    var name: String
    var figure: String
    var offset: Double
  }

  let title: String
  let sections: [String]
  let recording: Recording
  private let moments: [Moment]

  /// - Throws: `DemoError` where the recorded header does not collapse and leave.
  init(title: String, sections: [String], recording: Recording) throws {
    self.title = title
    self.sections = sections
    self.recording = recording
    func offset(_ what: String, _ value: (ElementState) -> Double, _ target: Double) throws
      -> Double
    {
      guard let offset = recording.tracks[Self.header]?.offset(where: value, is: target) else {
        throw DemoError("\(title): \(what) of the first header is never \(target)")
      }
      return offset
    }
    let collapsed = try offset("pinProgress", \.pinProgress, 1)
    moments = [
      Moment(name: "At rest", figure: "pinProgress 0", offset: recording.range.lowerBound),
      Moment(
        name: "Collapsing", figure: "pinProgress 0.5",
        offset: try offset("pinProgress", \.pinProgress, 0.5)),
      Moment(name: "Collapsed", figure: "pinProgress 1", offset: collapsed + 40),
      Moment(
        name: "Pushed out", figure: "pushProgress 0.5",
        offset: try offset("pushProgress", \.pushProgress, 0.5)),
    ]
  }

  func svg(_ theme: PictureTheme) -> String {
    let frame = ScreenDrawing.frame
    let step = Double(recording.viewport.width) + 2 * frame + Self.gap
    let height = Double(recording.viewport.height) + 2 * frame
    let cells = moments.enumerated().map { index, moment in
      let screen = ScreenDrawing(
        recording: recording, sections: sections, offset: moment.offset, name: "screen\(index)")
      let middle = recording.viewport.width / 2
      let captions =
        SVG.text(
          moment.name, at: CGPoint(x: middle, y: height + 20), "strong caption mid")
        + SVG.text(moment.figure, at: CGPoint(x: middle, y: height + 40), "code note mid")
      return SVG.group(
        SVG.shift(frame + Double(index) * step, frame), screen.svg + "\n" + captions)
    }
    return SVG.document(
      size: CGSize(width: step * Double(moments.count) - Self.gap, height: height + 56),
      title: title,
      description: "Four screens: "
        + moments.map { "\($0.name.lowercased()), \($0.figure)" }.joined(separator: "; ") + ".",
      style: theme.css, cells.joined(separator: "\n"))
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
