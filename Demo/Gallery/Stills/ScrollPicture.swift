#if !canImport(UIKit)
import StickyWaterfall

/// An animated picture of a screen that scrolls through repeated sections in a loop.
///
/// The last sections repeat the first ones, so the end of the loop looks like its start. Readers
/// who prefer reduced motion see the start.
///
/// A header or footer either moves with the content or stays on screen. For each of these ranges of
/// offsets, it's drawn once, and visible only while the range lasts. At the end of a range, the
/// next drawing is in the same position.
struct ScrollPicture {
  /// A header or footer during one range of offsets.
  struct Band {
    var drawing: BandDrawing
    var stretch: Track.Stretch
    /// The last offset of the range, in points.
    var to: Double

    /// Returns the distance from the top of the screen, in points.
    func position(at offset: Double) -> Double { stretch.position(at: offset) - offset }
  }

  let script: ScrollScript
  let bands: [Band]
  private let size: CGSize
  private let tiles: [String]
  private let bar: [String]

  /// - Parameters:
  ///   - stage: A screen that scrolls vertically.
  ///   - period: The number of sections before they repeat.
  ///   - start: The first and the last offset of the loop, in points.
  /// - Throws: `DemoError` if the sections don't repeat.
  @MainActor
  init(_ stage: Stage, period: Int, start: Double) throws {
    stage.scroll(to: stage.range.lowerBound)
    let all = stage.allElements()
    let headers = all.filter { $0.id.kind == .header }.map(\.attributes)
    guard headers.count > period else { throw DemoError("the sections do not repeat") }
    let script = ScrollScript(
      from: start, to: start + stage.position(of: headers[period]) - stage.position(of: headers[0]))
    let (top, bottom) = (CGFloat(script.from), CGFloat(script.to) + stage.view.bounds.height)
    let tiles = all.filter { $0.id.kind == .item }.map(\.attributes).filter {
      $0.frame.maxY > top && $0.frame.minY < bottom
    }
    self.script = script
    size = stage.view.bounds.size
    self.tiles = tiles.map {
      Painting(frame: $0.frame, work: stage.controller.work(at: $0.indexPath).id).svg
    }
    bar = Self.bar(stage.view)
    let tracks = stage.tracks(from: stage.range.lowerBound, to: script.to)
    bands = all.flatMap { id, attributes -> [Band] in
      let rest = Track.Stretch(
        from: 0, isStill: false, position: stage.position(of: attributes),
        zIndex: attributes.zIndex, isPinned: false)
      guard id.kind != .item else { return [] }
      let stretches = tracks[id]?.stretches ?? [rest]
      let ends = stretches.dropFirst().map(\.from) + [script.to]
      return zip(stretches, ends).compactMap {
        Self.band(BandDrawing(attributes, of: stage), $0, upTo: $1, script, stage.viewport)
      }
    }.sorted {
      ($0.stretch.zIndex, $0.drawing.id) < ($1.stretch.zIndex, $1.drawing.id)
    }
  }

  func picture(_ title: String, _ description: String) -> Picture {
    let start = #"class="world" transform="translate(0 \#(SVG.number(-script.from)))""#
    let world = SVG.group(start, tiles + drawn { !$0.stretch.isStill })
    let screen = Screenshot(size: size, content: [world] + drawn { $0.stretch.isStill } + bar)
    return Picture(title: title, description: description, screens: [screen], motion: "\n" + motion)
  }

  /// Returns an element during one range, or `nil` if it's never visible.
  private static func band(
    _ drawing: BandDrawing, _ stretch: Track.Stretch, upTo end: Double, _ script: ScrollScript,
    _ viewport: Double
  ) -> Band? {
    var band = Band(drawing: drawing, stretch: stretch, to: min(end, script.to))
    band.stretch.from = max(stretch.from, script.from)
    band.drawing.frame.origin.y = stretch.position
    band.drawing.isPinned = stretch.isPinned
    guard band.stretch.from < band.to else { return nil }
    let places = [band.position(at: band.stretch.from), band.position(at: band.to)]
    let isSeen = places.max()! > -Double(drawing.frame.height) && places.min()! < viewport
    return isSeen ? band : nil
  }

  /// The navigation bar.
  @MainActor
  private static func bar(_ view: UICollectionView) -> [String] {
    let frame = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: view.adjustedContentInset.top)
    return [
      SVG.rect(frame, #"class="screen""#), SVG.hairline(frame, at: frame.maxY),
      SVG.text("Collection", frame.midX, frame.midY + 5, "strong ink mid"),
    ]
  }

  private func drawn(where isWanted: (Band) -> Bool) -> [String] {
    bands.indices.filter { isWanted(bands[$0]) }.map { index in
      let band = bands[index]
      guard blinks(band) else { return band.drawing.svg }
      let isHidden = band.stretch.from > script.from
      return SVG.group(
        #"class="b\#(index)"\#(isHidden ? #" visibility="hidden""# : "")"#, [band.drawing.svg])
    }
  }

  /// Returns whether the drawing is hidden during a part of the loop.
  private func blinks(_ band: Band) -> Bool {
    band.stretch.from > script.from || band.to < script.to
  }

  /// The animations, for readers who don't prefer reduced motion.
  private var motion: String {
    let time = "\(SVG.number(script.duration))s"
    let blinking = bands.indices.filter { blinks(bands[$0]) }
    let rules =
      [".world{animation:scroll \(time) infinite}"]
      + blinking.map { ".b\($0){animation:b\($0) \(time) step-end infinite}" }
    let frames =
      ["@keyframes scroll{\(scroll)}"]
      + blinking.map { "@keyframes b\($0){\(blink(bands[$0]))}" }
    return "@media(prefers-reduced-motion:no-preference){\n" + rules.joined(separator: "\n")
      + "}\n" + frames.joined(separator: "\n")
  }

  private var scroll: String {
    (0..<script.flicks).map { index in
      let begin = Double(index) * (script.flick + script.rest) / script.duration
      let end = begin + script.flick / script.duration
      return "\(percent(begin)){\(place(index));animation-timing-function:\(ScrollScript.timing)}"
        + "\(percent(end)){\(place(index + 1))}"
    }.joined() + "100%{\(place(script.flicks))}"
  }

  private func place(_ stop: Int) -> String {
    "transform:translateY(\(SVG.number(-script.stop(stop)))px)"
  }

  /// Returns keyframes that show a drawing during its range.
  private func blink(_ band: Band) -> String {
    let (from, to) = (script.time(at: band.stretch.from), script.time(at: band.to))
    let start = from > 0 ? "0%{visibility:hidden}" : ""
    let end = band.to < script.to ? "\(percent(to)),100%{visibility:hidden}" : ""
    return "\(start)\(percent(from)){visibility:visible}\(end)"
  }

  /// Returns a percentage with four decimals, which is a tenth of a millisecond.
  private func percent(_ share: Double) -> String {
    let parts = Int((share * 1_000_000).rounded())
    return parts.isMultiple(of: 10_000) ? "\(parts / 10_000)%" : "\(Double(parts) / 10_000)%"
  }
}
#endif
