#if !canImport(UIKit)
import StickyWaterfall

/// An animated picture of a screen that scrolls through repeated sections in a loop.
///
/// The last sections repeat the first ones, so the end of the loop looks like its start. Readers
/// who prefer reduced motion see the start. The style sheet animates the content offset `--o`, and
/// computes the positions of headers and footers from it.
struct ScrollPicture {
  /// The motion of a header or footer, which stays at an edge of the screen between two positions.
  struct Track {
    /// The positions in the content at the first and the last offset, in points.
    let first: Double
    let last: Double
    /// The distance of the edge from the start of the screen, in points.
    let edge: Double

    func position(at offset: Double) -> Double { min(max(offset + edge, first), last) }
  }

  private static let flicks = 7
  /// The duration of a flick, and of the rest after it, in seconds.
  private static let (flick, rest) = (1.9, 0.6)

  /// The first and the last offset of the loop, in points.
  let offsets: ClosedRange<Double>
  let tracks: [ElementID: Track]
  private let size: CGSize
  private let tiles: [String]
  private let bands: [String]
  private let bar: [String]

  /// - Parameters:
  ///   - stage: A screen that scrolls vertically.
  ///   - period: The number of sections after which they repeat.
  ///   - start: The first offset of the loop, in points.
  /// - Throws: `DemoError` if the sections don't repeat.
  @MainActor
  init(_ stage: Stage, period: Int, start: Double) throws {
    let ends = stage.allElements(at: stage.range.upperBound)
    let all = stage.allElements(at: stage.range.lowerBound)
    let headers = all.filter { $0.id.kind == .header }.map(\.attributes)
    guard headers.count > period else { throw DemoError("the sections do not repeat") }
    let length = stage.position(of: headers[period]) - stage.position(of: headers[0])
    offsets = start...start + length
    tracks = Dictionary(
      uniqueKeysWithValues: zip(all, ends).map { element, end in
        let isHeader = element.id.kind == .header
        let footer = stage.viewport - Double(element.attributes.frame.height)
        return (
          element.id,
          Track(
            first: stage.position(of: element.attributes), last: stage.position(of: end.attributes),
            edge: isHeader ? -stage.range.lowerBound : footer)
        )
      })
    size = stage.view.bounds.size
    let (top, bottom) = (CGFloat(start), CGFloat(start + length) + size.height)
    tiles = all.filter { $0.id.kind == .item }.map(\.attributes).filter {
      $0.frame.maxY > top && $0.frame.minY < bottom
    }.map { Painting(frame: $0.frame, work: stage.controller.work(at: $0.indexPath).id).svg }
    bands = all.filter { $0.id.kind != .item }.compactMap { [tracks] id, attributes in
      tracks[id].map { Self.band(BandDrawing(attributes, of: stage), $0, at: start) }
    }
    bar = Self.bar(stage.view)
  }

  /// Returns a header or footer at the position that the style sheet gives it at an offset.
  private static func band(_ drawing: BandDrawing, _ track: Track, at offset: Double) -> String {
    var drawing = drawing
    (drawing.frame.origin.y, drawing.isPinned) = (0, true)
    let lengths = [track.first, track.edge, track.last].map(SVG.number)
    let style = "--first:\(lengths[0]);--edge:\(lengths[1]);--last:\(lengths[2])"
    let place = SVG.shift(0, track.position(at: offset) - offset)
    return SVG.group(#"class="pin" style="\#(style)" \#(place)"#, [drawing.svg])
  }

  @MainActor
  private static func bar(_ view: UICollectionView) -> [String] {
    let frame = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: view.adjustedContentInset.top)
    return [
      SVG.rect(frame, #"class="screen""#), SVG.hairline(frame, at: frame.maxY),
      SVG.text("Collection", frame.midX, frame.midY + 5, "strong ink mid"),
    ]
  }

  func picture(_ title: String, _ description: String) -> Picture {
    let world = SVG.group(#"class="world" \#(SVG.shift(0, -offsets.lowerBound))"#, tiles)
    let screen = Screenshot(size: size, content: [world] + bands + bar)
    return Picture(title: title, description: description, screens: [screen], motion: motion)
  }

  private var motion: String {
    let start = SVG.number(offsets.lowerBound)
    let duration = SVG.number(Double(Self.flicks) * (Self.flick + Self.rest))
    return """

      @property --o{syntax:"&lt;number>";inherits:true;initial-value:\(start)}
      svg{--o:\(start)}
      .world{transform:translateY(calc(var(--o)*-1px))}
      .pin{--y:clamp(var(--first),var(--o) + var(--edge),var(--last));
      transform:translateY(calc((var(--y) - var(--o))*1px))}
      @media(prefers-reduced-motion:no-preference){
      svg{animation:scroll \(duration)s cubic-bezier(.4,.05,.15,1) infinite}}
      @keyframes scroll{\(keyframes)}
      """
  }

  private var keyframes: String {
    let share = 100 / Double(Self.flicks)
    let moving = share * Self.flick / (Self.flick + Self.rest)
    return (0..<Self.flicks).map { index in
      let begin = Double(index) * share
      return "\(SVG.number(begin))%{--o:\(stop(index))}"
        + "\(SVG.number(begin + moving))%{--o:\(stop(index + 1))}"
    }.joined() + "100%{--o:\(stop(Self.flicks))}"
  }

  /// Returns the offset after a number of flicks from the start of the loop.
  private func stop(_ flicks: Int) -> String {
    let length = offsets.upperBound - offsets.lowerBound
    return SVG.number(offsets.lowerBound + length * Double(flicks) / Double(Self.flicks))
  }
}
#endif
