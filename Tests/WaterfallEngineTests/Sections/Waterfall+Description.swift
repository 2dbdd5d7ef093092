@testable package import WaterfallEngine

extension Waterfall: CustomDebugStringConvertible {
  /// The sections, one in each line, with lengths in 1/64 of a device pixel.
  ///
  ///     2 sections, 9 items, content 19200 x 4480
  ///     0: 0 to 3200, 5 items in 3 columns, header 640
  ///     1: 3200 to 4480, 4 items in 2 columns, 1 placed
  package var debugDescription: String {
    let itemCount = sections.reduce(0) { $0 + $1.items.count }
    var lines = ["\(sectionCount) sections, \(itemCount) items, content \(crossExtent) x "]
    lines[0] += hasCurrentOrigins ? "\(mainExtent)" : "as yet unknown"
    for section in sections.indices.prefix(Self.mostDescribed) {
      lines.append(line(ofSection: section))
    }
    if sectionCount > Self.mostDescribed {
      lines.append("and \(sectionCount - Self.mostDescribed) more")
    }
    return lines.joined(separator: "\n")
  }

  private static let mostDescribed = 20

  private func line(ofSection index: Int) -> String {
    let section = sections[index]
    let starts = (index...index + 1).map {
      $0 <= currentOriginCount ? "\(leadingSpace + origins[$0])" : "?"
    }
    var line = "\(index): \(starts[0]) to \(starts[1])"
    line += ", \(section.items.count) items in "
    line += section.items.isInRows ? "rows" : "\(section.style.tracks.count) columns"
    if !section.items.isPlaced { line += ", \(section.items.placedCount) placed" }
    for (name, boundary) in [("header", Boundary.header), ("footer", .footer)]
    where section.metrics[boundary].extent > 0 {
      line += ", \(name) \(section.metrics[boundary].extent)"
      if section.metrics[boundary].pins { line += " that pins" }
    }
    return line
  }
}
