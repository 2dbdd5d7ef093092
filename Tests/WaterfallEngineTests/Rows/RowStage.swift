import Testing
import WaterfallTestSupport

@testable import WaterfallEngine

/// Items in rows and their specified values, so that each step can be compared with the reference.
struct RowStage {
  var rules: RowRules
  private(set) var items = SectionItems()
  private(set) var specified: [ItemMetrics] = []

  /// Creates rows in a container with this width, in points, at one pixel a point by default.
  init(
    availableWidth: Double, spacing: Double = 0, lineSpacing: Double = 0, scale: Double = 1,
    isHorizontal: Bool = false
  ) {
    items.move(toRows: true, width: 0)
    let pixels = PixelGrid(scale: scale)
    rules = RowRules(
      container: ColumnContainer(
        extent: availableWidth, spacing: spacing, isHorizontal: isHorizontal),
      extent: pixels.length(availableWidth), lineSpacing: pixels.length(lineSpacing),
      unequalItems: isHorizontal
        ? RowSpacing(items: lineSpacing, lines: pixels.length(spacing)) : nil, pixels: pixels)
  }

  /// Lays out items with these sizes, in points: the width, then the height.
  mutating func state(_ sizes: [(Double, Double)]) {
    specified = sizes.map { ItemMetrics(extent: rules.pixels.length($0.1), width: $0.0) }
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

  mutating func place(through last: Int = .max) { items.placeInRows(through: last, rules: rules) }

  mutating func relayOut(by rules: RowRules) {
    self.rules = rules
    items.outdate(from: 0)
  }

  /// Returns the frame of an item that is placed.
  func frame(_ item: Int) -> AxisRect {
    let extent = items.metrics(of: item).extent
    return AxisRect(
      main: rules.mainRange(ofExtent: extent, in: items.lineRange(of: item)),
      cross: items.crossRange(of: item, rules: rules))
  }

  /// The frames of a vertical layout in points: x, y, width, height.
  var frames: [[Double]] {
    (0..<items.count).map(frame).map { frame in
      [frame.cross.start, frame.main.start, frame.cross.extent, frame.main.extent].map {
        rules.pixels.points($0)
      }
    }
  }

  var referenceRows: ReferenceRows {
    ReferenceRows(
      container: rules.container, extent: rules.extent, lineSpacing: rules.lineSpacing,
      unequal: rules.unequalItems.map { ($0.items, $0.lines) }, pixels: rules.pixels,
      centersOnlyItem: rules.centersOnlyItem,
      alignment: rules.alignment, itemAlignment: rules.itemAlignment)
  }

  var reference: [AxisRect] { referenceRows.frames(of: specified) }

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
    let found = items.items(near: rect.main, rules: rules).filter {
      $0.frame.intersects(rect)
    }
    let wanted = specified.indices.filter { frame($0).intersects(rect) }
    #expect(found.map(\.item) == wanted, "\(rect) of \(specified)")
    #expect(found.map(\.frame) == wanted.map(frame))
  }
}
