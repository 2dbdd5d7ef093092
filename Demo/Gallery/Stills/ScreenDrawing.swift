#if !canImport(UIKit)
import Foundation

/// What a recorded screen shows at one scroll offset, drawn with a frame around it.
struct ScreenDrawing {
  /// How far the frame reaches beyond the screen, points.
  static let frame = 6.0
  private static let corner = 26.0

  let recording: Recording
  /// Titles, in the order of the sections.
  let sections: [String]
  /// Content offset along the scroll axis, points.
  var offset = 0.0
  /// What the navigation bar says, if there is one.
  var barTitle = ""
  /// Keeps the clip paths of several screens in one picture apart.
  var name = "screen"
  /// Whether items are plain, one hue after the other, as those of the quick start.
  var isPlain = false

  var size: CGSize { recording.viewport }

  /// The screen at the origin; the frame lies around it.
  var svg: String { framed(visible.map(element).joined(separator: "\n") + bar) }

  /// Any content, clipped to the screen and in its frame.
  func framed(_ content: String) -> String {
    let frame = CGRect(origin: .zero, size: size).insetBy(dx: -Self.frame, dy: -Self.frame)
    let round = #"rx="\#(SVG.number(Self.corner))""#
    let outline = #"class="frame" rx="\#(SVG.number(Self.corner + Self.frame))""#
    let screen = CGRect(origin: .zero, size: size)
    return """
      <clipPath id="\(name)">\(SVG.rect(screen, round))</clipPath>
      \(SVG.rect(frame, outline))
      \(SVG.rect(screen, #"class="screen" \#(round)"#))
      \(SVG.group(#"clip-path="url(#\#(name))""#, content))
      """
  }

  /// The navigation bar, or nothing where the top inset is none.
  var bar: String {
    guard recording.topInset >= 30 else { return "" }
    let frame = CGRect(x: 0, y: 0, width: size.width, height: recording.topInset)
    let title = SVG.text(
      barTitle, at: CGPoint(x: frame.midX, y: frame.midY + 5), "strong ink mid")
    let edge = SVG.line(
      CGPoint(x: 0, y: frame.maxY), CGPoint(x: frame.maxX, y: frame.maxY), "line")
    return "\n" + SVG.rect(frame, #"class="screen""#) + edge + (barTitle.isEmpty ? "" : title)
  }

  /// A header or footer in some place.
  func band(_ id: ElementID, _ frame: CGRect) -> BandDrawing {
    BandDrawing(
      id: id, title: sections.indices.contains(id.section) ? sections[id.section] : "",
      works: recording.totalCounts.indices.contains(id.section)
        ? recording.totalCounts[id.section] : 0, frame: frame)
  }

  private struct Shown {
    var id: ElementID
    var work: Int
    var frame: CGRect
    var zIndex: Int
    var state: ElementState?
    /// Whether it is where it was not at the start: how a header of the stock layout, which says
    /// nothing of pins, shows that it is stuck.
    var isAway = false
  }

  /// Everything on screen in screen coordinates, the lowest first.
  private var visible: [Shown] {
    var shown: [Shown] = []
    for item in recording.eachItem {
      shown += place(
        Shown(id: item.id, work: item.work, frame: item.frame, zIndex: item.zIndex))
    }
    for extra in recording.extras {
      shown += place(Shown(id: extra.id, work: 0, frame: extra.frame, zIndex: extra.zIndex))
    }
    return shown.sorted { ($0.zIndex, $0.id) < ($1.zIndex, $1.id) }
  }

  private func place(_ resting: Shown) -> [Shown] {
    let isVertical = recording.axis == .vertical
    var shown = resting
    if let track = recording.tracks[shown.id] {
      guard let state = track.state(at: offset) else { return [] }
      shown.zIndex = state.zIndex
      shown.state = state
      shown.frame = recording.frame(resting.frame, in: state)
      shown.isAway = shown.id.kind == .header && shown.frame != resting.frame
    }
    shown.frame = shown.frame.offsetBy(
      dx: isVertical ? 0 : -offset, dy: isVertical ? -offset : 0)
    if recording.isMirrored { shown.frame.origin.x = size.width - shown.frame.maxX }
    return shown.frame.intersects(CGRect(origin: .zero, size: size)) ? [shown] : []
  }

  private func element(_ shown: Shown) -> String {
    switch shown.id.kind {
    case .item where isPlain:
      return SVG.rect(shown.frame, #"fill="hsl(\#(shown.id.item * 6),69%,67%)""#)
    case .item: return Painting(frame: shown.frame, work: shown.work).svg
    case .background: return SVG.rect(shown.frame, #"class="backing" rx="12""#)
    case .header, .footer:
      var band = band(shown.id, shown.frame)
      band.isPinned = shown.isAway || shown.state?.isPinned == true
      band.pinProgress = shown.state?.pinProgress ?? 0
      band.pushProgress = shown.state?.pushProgress ?? 0
      return band.svg
    }
  }
}

extension Recording {
  struct Item {
    var id: ElementID
    var work: Int
    var frame: CGRect
    var zIndex: Int
  }

  /// All items with their names, in order.
  var eachItem: [Item] {
    var all: [Item] = []
    for (section, count) in itemCounts.enumerated() {
      for item in 0..<count {
        let index = all.count
        all.append(
          Item(
            id: ElementID(kind: .item, section: section, item: item), work: works[index],
            frame: items[index], zIndex: itemZIndexes[index]))
      }
    }
    return all
  }

  /// The frame an element has in a state, in content coordinates.
  func frame(_ resting: CGRect, in state: ElementState) -> CGRect {
    axis == .vertical
      ? CGRect(x: resting.minX, y: state.position, width: resting.width, height: state.extent)
      : CGRect(x: state.position, y: resting.minY, width: state.extent, height: resting.height)
  }
}
#endif
