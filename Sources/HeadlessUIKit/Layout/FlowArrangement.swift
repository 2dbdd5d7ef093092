#if !canImport(UIKit)
// This file models the parts of a section in this order: header, leading inset, rows, trailing
// inset, and footer. The next section follows without a gap. Headers and footers span the available
// width and ignore the insets on either side. An empty section keeps its header, insets, and
// footer.
// Source: documentation of `sectionInset`, `headerReferenceSize`, and `footerReferenceSize`. The
// formula for `sectionInsetReference` is from published notes.
import Foundation

/// Values of the collection view and the flow layout that apply to all sections.
struct FlowEnvironment {
  var axes: FlowAxes
  /// The available width: the width of the bounds minus the adjusted content inset.
  ///
  /// If the layout scrolls horizontally, this is the available height.
  var crossExtent: CGFloat
  /// The lengths to add to each section's insets, or `nil` if `sectionInsetReference` is
  /// `.fromContentInset`.
  ///
  /// The lengths are the insets of the safe area or the margins, minus the adjusted content inset.
  /// Only the lengths perpendicular to the scroll direction are used.
  var referenceInset: UIEdgeInsets?
  var swapsSides: Bool
  /// Whether item sizes are estimates until cells return their preferred sizes.
  var isEstimating: Bool
  /// The number of device pixels per point.
  var scale: CGFloat

  /// Adds `referenceInset` to a section's insets, and converts the result to the layout's axes.
  ///
  /// A negative sum counts as 0.
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
  /// A position halfway between two pixels is rounded up. Because of rounding errors, such a
  /// position can be slightly too small. A small tolerance makes up for that.
  func pixelAligned(_ position: CGFloat) -> CGFloat {
    (position * scale + 0.5 + 1e-9).rounded(.down) / scale
  }
}

/// The positions and lengths of the parts of one section, in the coordinates of `FlowAxes`.
struct FlowSection {
  var start: CGFloat
  var end: CGFloat
  var header: CGFloat
  var footer: CGFloat
  var rows: [FlowRow]
  var frames: [FlowRect]
}

/// The frames of all elements, with headers and footers at their unpinned positions.
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

  /// Returns whether a query for the rectangle `target` includes an element with this frame.
  ///
  /// A frame that isn't finite is always included, so that the collection view can report it.
  @MainActor
  func intersects(_ frame: FlowRect, _ target: CGRect) -> Bool {
    let frame = rect(frame)
    return !frame.isFiniteRect
      || frame.intersects(target, touching: LayoutReadings.flowAnswersTouchingElements)
  }

  /// Returns the items whose frames intersect the rectangle, in the order of the content.
  @MainActor
  func items(intersecting rect: CGRect) -> [IndexPath] {
    let target = flowRect(rect)
    // Rounding can move an item out of its row by up to half a pixel. To find such items, search
    // one point beyond each end of the rectangle.
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
