#if !canImport(UIKit)
// Modelled: the anatomy of sections. Along scrolling: header, the inset before, the rows, the inset
// after, footer, and the next section at once. Headers and footers are as long as the room across
// and ignore the inset on the sides. An empty section keeps header, insets and footer.
// Source: documentation of sectionInset, headerReferenceSize and footerReferenceSize; the formula
// of the inset reference from published notes.
import Foundation

/// What a flow arrangement takes from the collection view and the layout.
struct FlowEnvironment {
  var axes: FlowAxes
  /// The space across: the bounds less the adjusted content inset.
  var crossExtent: CGFloat
  /// What a side's inset grows by on the sides across, down to no inset at all.
  var referenceInset: UIEdgeInsets?
  var swapsSides: Bool
  /// Whether item sizes are estimates until their cells answer.
  var isEstimating: Bool
  /// Device pixels in a point.
  var scale: CGFloat

  /// The section's inset along the axes, measured from what `sectionInsetReference` names.
  func insets(_ inset: UIEdgeInsets) -> FlowInsets {
    var inset = inset
    if let reference = referenceInset {
      if axes.isVertical {
        inset.left = max(0, inset.left + reference.left)
        inset.right = max(0, inset.right + reference.right)
      } else {
        inset.top = max(0, inset.top + reference.top)
        inset.bottom = max(0, inset.bottom + reference.bottom)
      }
    }
    return axes.insets(inset, swapsSides: swapsSides)
  }

  /// The nearest device pixel; of two the higher.
  func pixelAligned(_ position: CGFloat) -> CGFloat {
    (position * scale + 0.5).rounded(.down) / scale
  }
}

/// One section of a flow arrangement, in content space.
struct FlowSection {
  var start: CGFloat
  var end: CGFloat
  var header: CGFloat
  var footer: CGFloat
  var rows: [FlowRow]
  var frames: [FlowRect]
}

/// Where everything rests.
struct FlowArrangement {
  let environment: FlowEnvironment
  private(set) var sections: [FlowSection] = []
  private(set) var hasOversizeItem = false

  init(_ environment: FlowEnvironment) { self.environment = environment }

  var axes: FlowAxes { environment.axes }

  var contentSize: CGSize {
    axes.size(main: sections.last?.end ?? 0, cross: environment.crossExtent)
  }

  mutating func append(_ metrics: FlowSectionMetrics, sizes: [CGSize]) {
    let start = sections.last?.end ?? 0
    let header = axes.main(metrics.headerSize)
    let footer = axes.main(metrics.footerSize)
    let insets = environment.insets(metrics.inset)
    var rows = FlowRows(
      environment, crossExtent: environment.crossExtent - insets.crossStart - insets.crossEnd,
      metrics: metrics,
      mainStart: start + header + insets.mainStart, crossStart: insets.crossStart)
    rows.place(sizes)
    hasOversizeItem = hasOversizeItem || rows.hasOversizeItem
    sections.append(
      FlowSection(
        start: start, end: rows.end + insets.mainEnd + footer, header: header, footer: footer,
        rows: rows.rows, frames: rows.frames))
  }

  func rect(_ flow: FlowRect) -> CGRect { axes.rect(flow, in: contentSize) }

  func flowRect(_ rect: CGRect) -> FlowRect { axes.flowRect(rect, in: contentSize) }

  /// Whether an element with this frame is answered for a rectangle.
  ///
  /// Not a number counts as meeting, so that a bad frame reaches the collection view's own check
  /// instead of vanishing here.
  @MainActor
  func intersects(_ frame: FlowRect, _ target: CGRect) -> Bool {
    let frame = rect(frame)
    return !frame.isFiniteRect
      || frame.intersects(target, touching: LayoutReadings.flowAnswersTouchingElements)
  }

  /// The items whose frames meet the rectangle, in order.
  @MainActor
  func items(intersecting rect: CGRect) -> [IndexPath] {
    let target = flowRect(rect)
    // An item begins up to half a pixel from where its row does.
    let (start, end) = (target.main - 1, target.main + target.mainExtent + 1)
    var found: [IndexPath] = []
    for (index, section) in sections.enumerated() {
      guard !(section.end < start || end < section.start) else { continue }
      for row in section.rows where !(row.start + row.thickness < start || end < row.start) {
        for item in row.items where intersects(section.frames[item], rect) {
          found.append(IndexPath(item: item, section: index))
        }
      }
    }
    return found
  }
}
#endif
