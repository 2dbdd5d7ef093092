import Foundation

/// A picture of one screen of a scene at one scroll offset, as SVG for light and dark surroundings.
struct Still {
  private static let margin = 12.0
  private static let corner = 26.0

  let title: String
  let sections: [String]
  let recording: Recording
  /// Content offset along the scroll axis, points.
  let offset: Double

  /// The picture, with its own style sheet and a title for those who cannot see it.
  var svg: String {
    let width = Double(recording.viewport.width)
    let height = Double(recording.viewport.height)
    let margin = Self.margin
    let size = "\(number(width + 2 * margin)) \(number(height + 2 * margin))"
    let screen =
      #"x="0" y="0" width="\#(number(width))" height="\#(number(height))" rx="\#(Self.corner)""#
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size)" role="img" \
      aria-labelledby="title">
      <title id="title">\(escaped(title))</title>
      <style>\(Self.style)</style>
      <clipPath id="screen"><rect \(screen)/></clipPath>
      <g transform="translate(\(number(margin)) \(number(margin)))">
      <rect class="frame" x="-6" y="-6" width="\(number(width + 12))" \
      height="\(number(height + 12))" rx="\(Self.corner + 6)"/>
      <rect class="screen" \(screen)/>
      <g clip-path="url(#screen)">
      \(visible.map(element).joined(separator: "\n"))
      \(bar)</g>
      </g>
      </svg>

      """
  }

  private static let style = """
    .frame{fill:#23201c}.screen{fill:#fbf8f2}.band{fill:#f3ecdf}.ink{fill:#2a2620}
    .faint{fill:#6a6258}.line{stroke:#46321a;stroke-opacity:.18}.backing{fill:#efe7d6}
    text{font:600 15px Georgia,serif}.small{font:500 12px system-ui,sans-serif}
    @media(prefers-color-scheme:dark){.frame{fill:#38322b}.screen{fill:#12100e}
    .band{fill:#1f1b18}.ink{fill:#f0e9dc}.faint{fill:#aaa094}.line{stroke:#fff0dc}
    .backing{fill:#221d18}}
    """

  private struct Shown {
    var id: ElementID
    var work: Int
    var frame: CGRect
    var zIndex: Int
    var isPinned: Bool
  }

  /// Everything on screen in screen coordinates, the lowest first.
  private var visible: [Shown] {
    var shown: [Shown] = []
    var index = 0
    for (section, count) in recording.itemCounts.enumerated() {
      for item in 0..<count {
        let id = ElementID(kind: .item, section: section, item: item)
        shown += place(
          id, recording.works[index], recording.items[index], recording.itemZIndexes[index])
        index += 1
      }
    }
    for extra in recording.extras { shown += place(extra.id, 0, extra.frame, extra.zIndex) }
    return shown.sorted { ($0.zIndex, $0.id) < ($1.zIndex, $1.id) }
  }

  private func place(_ id: ElementID, _ work: Int, _ rest: CGRect, _ zIndex: Int) -> [Shown] {
    let isVertical = recording.axis == .vertical
    var shown = Shown(id: id, work: work, frame: rest, zIndex: zIndex, isPinned: false)
    if let track = recording.tracks[id] {
      guard let state = track.state(at: offset) else { return [] }
      shown.zIndex = state.zIndex
      shown.isPinned = state.isPinned
      shown.frame =
        isVertical
        ? CGRect(x: rest.minX, y: state.position, width: rest.width, height: state.extent)
        : CGRect(x: state.position, y: rest.minY, width: state.extent, height: rest.height)
    }
    shown.frame = shown.frame.offsetBy(
      dx: isVertical ? 0 : -offset, dy: isVertical ? -offset : 0)
    if recording.isMirrored {
      shown.frame.origin.x = recording.viewport.width - shown.frame.maxX
    }
    return shown.frame.intersects(CGRect(origin: .zero, size: recording.viewport)) ? [shown] : []
  }

  private func element(_ shown: Shown) -> String {
    switch shown.id.kind {
    case .item: tile(shown)
    case .background: rect(shown.frame, #"class="backing" rx="12""#)
    case .header, .footer: band(shown)
    }
  }

  private func tile(_ shown: Shown) -> String {
    let frame = shown.frame
    let paint = Palette.paint(for: shown.work)
    let low = CGRect(
      x: frame.minX, y: frame.minY + frame.height * 0.6, width: frame.width,
      height: frame.height * 0.4)
    let sun =
      #"<circle cx="\#(number(frame.minX + frame.width * 0.7))" "#
      + #"cy="\#(number(frame.minY + frame.height * 0.3))" "#
      + #"r="\#(number(min(frame.width, frame.height) * 0.12))" fill="\#(paint.light.css)"/>"#
    return rect(frame, #"rx="6" fill="\#(paint.middle.css)""#)
      + rect(low, #"rx="6" fill="\#(paint.ground.css)""#) + sun
  }

  private func band(_ shown: Shown) -> String {
    let frame = shown.frame
    let isHeader = shown.id.kind == .header
    let title = sections.indices.contains(shown.id.section) ? sections[shown.id.section] : ""
    let text = escaped(isHeader ? title : "End of \(title)")
    let style = isHeader ? "ink" : "faint small"
    let edge = isHeader ? frame.maxY : frame.minY
    let line =
      shown.isPinned
      ? #"<line class="line" x1="\#(number(frame.minX))" x2="\#(number(frame.maxX))" "#
        + #"y1="\#(number(edge))" y2="\#(number(edge))"/>"# : ""
    let isSlim = frame.width < frame.height / 2
    let spot =
      isSlim
      ? #"transform="translate(\#(number(frame.midX - 5)) \#(number(frame.minY + 16))) "#
        + #"rotate(90)""#
      : #"x="\#(number(frame.minX + 14))" "#
        + #"y="\#(number(frame.maxY - min(frame.height, 44) / 2 + 5))""#
    return rect(frame, #"class="band""#) + line
      + #"<text class="\#(style)" \#(spot)>\#(text)</text>"#
  }

  /// What a navigation bar covers.
  private var bar: String {
    guard recording.topInset >= 30 else { return "" }
    let frame = CGRect(x: 0, y: 0, width: recording.viewport.width, height: recording.topInset)
    return rect(frame, #"class="band""#) + "\n"
  }

  private func rect(_ frame: CGRect, _ attributes: String) -> String {
    let sides = [frame.minX, frame.minY, frame.width, frame.height].map { number(Double($0)) }
    return #"<rect x="\#(sides[0])" y="\#(sides[1])" width="\#(sides[2])" height="\#(sides[3])" "#
      + "\(attributes)/>"
  }

  /// At most two decimals, and none where there are none.
  private func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    guard !hundredths.isMultiple(of: 100) else { return String(hundredths / 100) }
    return String(Double(hundredths) / 100)
  }

  private func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}
