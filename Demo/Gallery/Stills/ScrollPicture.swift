#if !canImport(UIKit)
import Foundation

/// A moving picture: one screen that scrolls for ever through sections that repeat.
///
/// The last sections of the recording are the first ones again, so that the end of the scroll looks
/// like its start. Readers who asked for less motion see the start.
struct ScrollPicture {
  private static let margin = 12.0

  let title: String
  let description: String
  let screen: ScreenDrawing
  let script: ScrollScript
  private let bands: [Band]

  struct Band: Equatable {
    var id: ElementID
    var frame: CGRect
    var stretch: ScrollStretch
  }

  /// - Parameters:
  ///   - title: what the picture is called.
  ///   - description: what those get who cannot see it.
  ///   - screen: the screen that scrolls; its content is vertical.
  ///   - period: how many sections there are before they repeat.
  ///   - start: the scroll offset of start and end, points; far enough from the first section's
  ///     start that nothing above it shows.
  /// - Throws: `DemoError` where the recording does not repeat, or moves in a way that cannot be
  ///   drawn.
  init(
    title: String, description: String, screen: ScreenDrawing, period: Int, start: Double
  ) throws {
    let headers = screen.recording.extras.filter { $0.id.kind == .header }
    guard headers.count > period else { throw DemoError("\(title): the sections do not repeat") }
    let length = Double(headers[period].frame.minY - headers[0].frame.minY)
    self.title = title
    self.description = description
    self.screen = screen
    script = ScrollScript(from: start, to: start + length)
    bands = try Self.bands(of: screen.recording, script)
  }

  /// What the picture shows of headers and footers while it scrolls.
  func bands(at offset: Double) -> [Band] {
    bands.filter { band in
      let stretch = band.stretch
      return stretch.from <= offset && (offset < stretch.to || script.to <= stretch.to)
    }
  }

  func svg(_ theme: PictureTheme) -> String {
    let margin = Self.margin
    let size = CGSize(
      width: screen.size.width + 2 * margin, height: screen.size.height + 2 * margin)
    let world =
      #"class="world" transform="translate(0 \#(SVG.number(-script.from)))""#
    let content = [
      SVG.group(world, (tiles + drawn { !$0.isOnScreen }).joined(separator: "\n")),
      (drawn { $0.isOnScreen }).joined(separator: "\n"),
    ]
    return SVG.document(
      size: size, title: title, description: description, style: theme.css + "\n" + motion,
      SVG.group(
        SVG.shift(margin, margin), screen.framed(content.joined(separator: "\n") + screen.bar)))
  }

  private static func bands(of recording: Recording, _ script: ScrollScript) throws -> [Band] {
    var bands: [Band] = []
    for extra in recording.extras {
      let rest = ScrollStretch(
        from: script.from, to: script.to, place: .content(Double(extra.frame.minY)),
        zIndex: extra.zIndex, isPinned: false)
      let stretches =
        try recording.tracks[extra.id].map {
          try ScrollStretch.stretches(
            of: $0, from: script.from, to: script.to, name: extra.id.description)
        } ?? [rest]
      bands += stretches.map { Band(id: extra.id, frame: extra.frame, stretch: $0) }
    }
    let height = Double(recording.viewport.height)
    return bands.filter { $0.isSeen(height) }.sorted {
      ($0.stretch.zIndex, $0.id, $0.stretch.from) < ($1.stretch.zIndex, $1.id, $1.stretch.from)
    }
  }

  private var tiles: [String] {
    let seen = script.from...script.to + Double(screen.size.height)
    return screen.recording.eachItem.filter {
      Double($0.frame.maxY) > seen.lowerBound && Double($0.frame.minY) < seen.upperBound
    }.map { Painting(frame: $0.frame, work: $0.work).svg }
  }

  private func drawn(where isWanted: (Band) -> Bool) -> [String] {
    bands.indices.filter { isWanted(bands[$0]) }.map { index in
      let band = bands[index]
      var frame = band.frame
      frame.origin.y = band.isOnScreen ? band.stretch.position(at: 0) : band.contentPosition
      var drawing = screen.band(band.id, frame)
      drawing.isPinned = band.stretch.isPinned
      guard !isAlways(band) else { return drawing.svg }
      let isHidden = band.stretch.from > script.from
      return SVG.group(
        #"class="b\#(index)"\#(isHidden ? #" visibility="hidden""# : "")"#, drawing.svg)
    }
  }

  private func isAlways(_ band: Band) -> Bool {
    band.stretch.from <= script.from && band.stretch.to >= script.to
  }

  /// All motion, for those who did not ask for less.
  private var motion: String {
    var rules = ["@media(prefers-reduced-motion:no-preference){"]
    let time = "\(SVG.number(script.duration))s"
    rules.append(".world{animation:scroll \(time) infinite}")
    for index in bands.indices where !isAlways(bands[index]) {
      rules.append(".b\(index){animation:b\(index) \(time) step-end infinite}")
    }
    rules.append("}")
    rules.append("@keyframes scroll{\(scroll)}")
    for index in bands.indices where !isAlways(bands[index]) {
      rules.append("@keyframes b\(index){\(blink(bands[index].stretch))}")
    }
    return rules.joined(separator: "\n")
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

  /// Shown from one moment to another, hidden before and after.
  private func blink(_ stretch: ScrollStretch) -> String {
    var frames = ""
    if stretch.from > script.from {
      frames += "0%{visibility:hidden}\(percent(script.time(at: stretch.from))){visibility:visible}"
    } else {
      frames += "0%{visibility:visible}"
    }
    guard stretch.to < script.to else { return frames + "100%{visibility:visible}" }
    return frames + "\(percent(script.time(at: stretch.to))),100%{visibility:hidden}"
  }

  /// Four decimals: a tenth of a millisecond, in which nothing moves by a tenth of a point.
  private func percent(_ share: Double) -> String {
    let parts = Int((share * 1_000_000).rounded())
    return parts.isMultiple(of: 10_000) ? "\(parts / 10_000)%" : "\(Double(parts) / 10_000)%"
  }
}

extension ScrollPicture.Band {
  var isOnScreen: Bool {
    if case .screen = stretch.place { return true }
    return false
  }

  fileprivate var contentPosition: Double {
    if case .content(let position) = stretch.place { return position }
    return 0
  }

  /// Whether any of it is on the screen at any time of the stretch.
  fileprivate func isSeen(_ height: Double) -> Bool {
    let first = stretch.position(at: stretch.from)
    let last = stretch.position(at: stretch.to)
    return max(first, last) > -Double(frame.height) && min(first, last) < height
  }
}
#endif
