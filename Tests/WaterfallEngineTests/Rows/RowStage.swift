import Testing
import WaterfallTestSupport

@testable import WaterfallEngine

/// Items in rows and their specified values, so that each step can be compared with the reference.
struct RowStage {
  /// The values of the section, except that it has rows.
  var metrics: SectionMetrics
  var centersOnlyItem = false
  let rowSpace: RowSpace
  let pixels: PixelGrid
  private(set) var items = SectionItems(SectionStyle(SectionMetrics(), crossExtent: 0))
  private(set) var specified: [ItemMetrics] = []

  /// Creates rows in a container with this width, in points, at one pixel a point by default.
  init(
    availableWidth: Double, spacing: Double = 0, lineSpacing: Double = 0, scale: Double = 1,
    isHorizontal: Bool = false
  ) {
    pixels = PixelGrid(scale: scale)
    rowSpace = RowSpace(
      availableWidth: availableWidth, spacing: spacing, isHorizontal: isHorizontal)
    metrics = SectionMetrics(
      lineSpacing: pixels.length(lineSpacing), specifiedLineSpacing: lineSpacing,
      columnSpacing: pixels.length(spacing))
  }

  /// The available width as a length.
  var crossExtent: Length { pixels.length(rowSpace.availableWidth) }

  private var style: SectionStyle {
    var metrics = metrics
    metrics.automatic = AutomaticLayout(
      rowSpace: rowSpace, pixels: pixels, requiresRows: true, centersOnlyItem: centersOnlyItem)
    return SectionStyle(metrics, crossExtent: crossExtent)
  }

  /// Lays out items with these sizes, in points: the width, then the height.
  mutating func state(_ sizes: [(Double, Double)]) {
    items.setStyle(style)
    specified = sizes.map { ItemMetrics(extent: pixels.length($0.1), width: $0.0) }
    items.setItems(count: specified.count) { specified[$0] }
    place()
  }

  mutating func setMetrics(_ metrics: ItemMetrics, of item: Int) {
    items.setMetrics(metrics, of: item)
    specified[item] = metrics
  }

  mutating func edit(removing: [Int], inserting: [(item: Int, metrics: ItemMetrics)]) {
    items.edit(removing: removing, inserting: inserting)
    for item in removing.reversed() { specified.remove(at: item) }
    for (item, metrics) in inserting { specified.insert(metrics, at: item) }
  }

  mutating func place(through last: Int = .max) { items.place(through: last) }

  mutating func setLineSpacing(_ lineSpacing: Length) {
    metrics.lineSpacing = lineSpacing
    items.setStyle(style)
    items.outdate(from: 0)
  }

  func frame(_ item: Int) -> AxisRect { items.frame(of: item) }

  /// The frames of a vertical layout in points: x, y, width, height.
  var frames: [[Double]] {
    (0..<items.count).map(frame).map { frame in
      [frame.cross.start, frame.main.start, frame.cross.extent, frame.main.extent].map {
        pixels.points($0)
      }
    }
  }

  var reference: [AxisRect] {
    ReferenceRows(style.metrics, crossExtent: crossExtent)?.frames(of: specified) ?? []
  }

  /// Expects all items to have the frames of the reference, and every result to be valid.
  mutating func expectReference(_ label: String = "") {
    place()
    let reference = reference
    #expect(items.placedCount == specified.count && items.count == specified.count)
    for item in 0..<items.count where frame(item) != reference[item] {
      Issue.record("\(label): item \(item) at \(frame(item)), not \(reference[item]): \(specified)")
      break
    }
    #expect(items.extent == reference.map(\.main.end).max() ?? 0, "\(label): \(specified)")
    #expect((0..<items.count).map(items.metrics(of:)) == specified)
  }

  /// Expects a query to find the same items as a pass through all of them.
  func expectQuery(_ rect: AxisRect) {
    let found = items.items(near: rect.main).filter { $0.frame.intersects(rect) }
    let wanted = specified.indices.filter { frame($0).intersects(rect) }
    #expect(found.map(\.item) == wanted, "\(rect) of \(specified)")
    #expect(found.map(\.frame) == wanted.map(frame))
  }
}
