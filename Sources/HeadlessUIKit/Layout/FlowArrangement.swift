#if !canImport(UIKit)
// Models the structure of a section. Along the main axis, a section consists of the header, the
// leading inset, the rows, the trailing inset, and the footer. The next section follows without a
// gap. Headers and footers span the available width and ignore the cross-axis insets. An empty
// section keeps its header, insets, and footer.
// Source: documentation of `sectionInset`, `headerReferenceSize`, and `footerReferenceSize`. The
// formula for `sectionInsetReference` is from published notes.
import Foundation

/// The values from the collection view and the layout that determine a flow arrangement.
struct FlowEnvironment {
  var axes: FlowAxes
  /// The available width: the bounds minus the adjusted content inset.
  ///
  /// If the layout scrolls horizontally, this is the available height.
  var crossExtent: CGFloat
  /// The amounts to add to a section's cross-axis insets, or `nil` to add nothing.
  ///
  /// If the sum is negative, the inset is 0.
  var referenceInset: UIEdgeInsets?
  var swapsSides: Bool
  /// Whether item sizes are estimates until cells return their preferred sizes.
  var isEstimating: Bool
  /// The number of device pixels in a point.
  var scale: CGFloat

  /// Converts a section's insets to the layout's axes and adds `referenceInset`.
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

  /// Rounds a position to the nearest device pixel.
  ///
  /// A position halfway between two pixels is rounded up. A sum of gaps can end slightly below the
  /// halfway point, so a tiny tolerance rounds it up, too.
  func pixelAligned(_ position: CGFloat) -> CGFloat {
    (position * scale + 0.5 + 1e-9).rounded(.down) / scale
  }
}

/// The positions and lengths of one section's parts, in the coordinates of the layout's axes.
struct FlowSection {
  var start: CGFloat
  var end: CGFloat
  var header: CGFloat
  var footer: CGFloat
  var rows: [FlowRow]
  var frames: [FlowRect]
}

/// The frames of all elements.
///
/// Headers and footers are at their unpinned positions.
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

  /// Returns whether the result of a rectangle query includes an element with this frame.
  ///
  /// A frame that isn't finite is always included, so that the collection view can report it.
  @MainActor
  func intersects(_ frame: FlowRect, _ target: CGRect) -> Bool {
    let frame = rect(frame)
    return !frame.isFiniteRect
      || frame.intersects(target, touching: LayoutReadings.flowAnswersTouchingElements)
  }

  /// Returns the items whose frames intersect the rectangle, in order.
  @MainActor
  func items(intersecting rect: CGRect) -> [IndexPath] {
    let target = flowRect(rect)
    // Rounding can move an item half a pixel out of its row, so search one point beyond the
    // rectangle.
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
