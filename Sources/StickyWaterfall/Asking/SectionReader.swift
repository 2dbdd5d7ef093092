import Foundation
import WaterfallEngine

/// Queries the delegate for the values of sections.
///
/// The delegate's return values, or else the layout's properties, are the specified values of a
/// section. The engine computes everything else from them.
@MainActor
final class SectionReader {
  let calls: DelegateCalls
  let environment: LayoutEnvironment
  let own: SpecifiedLayout
  /// The style of every section before its items are queried, if the delegate has no method for
  /// sections, or `nil` until the first section is read.
  ///
  /// It saves computing the same style for thousands of sections in each pass. It is valid for one
  /// pass, because a property can change before the next.
  private var commonSection: SectionStyle?

  /// Creates a reader for one pass.
  init(
    view: UICollectionView, layout: UICollectionViewFlowLayout, own: SpecifiedLayout,
    environment: LayoutEnvironment
  ) {
    self.environment = environment
    self.own = own
    calls = DelegateCalls(view: view, layout: layout)
  }

  var container: LayoutContainer { environment.container }
  var crossExtent: Length { container.crossExtent }
  private var axes: LayoutAxes { environment.axes }

  /// Returns the style of a section before its items are queried.
  ///
  /// It's the old style itself if the values are the same, so that later comparisons are fast.
  func section(
    _ section: Int, old: SectionStyle, issues: inout InputIssues
  ) -> SectionStyle {
    if let commonSection { return commonSection }
    let metrics = SectionMetrics(
      querySection(section), ofSection: section, in: container, issues: &issues)
    var style = SectionStyle(metrics, crossExtent: crossExtent)
    if old.matches(style) { style = old }
    if !calls.answersDiffer { commonSection = style }
    return style
  }

  private func querySection(_ section: Int) -> SpecifiedSection {
    var specified = own.section
    specified.columnSpacing.answer(points: calls.minimumInteritemSpacing(section))
    specified.lineSpacing.answer(points: calls.minimumLineSpacing(section))
    specified.insets.answer(calls.inset(section).map(axes.specified))
    specified.columnCount.answer(calls.columnCount(section).map(ColumnCount.init))
    if specified.takesMinimumColumnWidth {
      specified.minimumColumnWidth.answer(points: calls.minimumColumnWidth(section))
    }
    if let placement = calls.itemPlacement(section) { specified.placement = Placement(placement) }
    if let alignment = calls.rowAlignment(section) {
      specified.rowAlignment = RowAlignment(alignment)
    }
    if let alignment = calls.rowItemAlignment(section) {
      specified.rowItemAlignment = RowItemAlignment(alignment)
    }
    for boundary in Boundary.allCases {
      specified[boundary] = queryBoundary(boundary, ofSection: section)
    }
    queryBackground(ofSection: section, &specified)
    return specified
  }

  private func queryBoundary(_ boundary: Boundary, ofSection section: Int) -> SpecifiedBoundary {
    var specified = own.section[boundary]
    specified.extent.answer(points: calls.size(of: boundary, section).map(axes.main))
    specified.insets.answer(calls.inset(of: boundary, section).map(axes.specified))
    queryPins(of: boundary, ofSection: section, &specified)
    return specified
  }

  private func queryPins(
    of boundary: Boundary, ofSection section: Int, _ specified: inout SpecifiedBoundary
  ) {
    if let pins = calls.pins(of: boundary, section) { specified.pins = pins }
    specified.pinnedExtent.answer(points: calls.pinnedExtent(of: boundary, section))
  }

  private func queryBackground(ofSection section: Int, _ specified: inout SpecifiedSection) {
    if let shows = calls.showsBackground(section) { specified.showsBackground = shows }
    if specified.showsBackground {
      specified.backgroundInsets.answer(calls.backgroundInset(section).map(axes.specified))
    }
  }
}

// MARK: - Parts of a section

extension SectionReader {
  /// Queries and returns the metrics of a section's header or footer.
  func boundary(
    _ boundary: Boundary, ofSection section: Int, issues: inout InputIssues
  ) -> BoundaryMetrics {
    BoundaryMetrics(
      queryBoundary(boundary, ofSection: section), boundary, ofSection: section, in: container,
      issues: &issues)
  }

  /// Queries the pin flag and the pinned extent of a header or footer, and nothing else.
  func setPins(
    of metrics: inout BoundaryMetrics, _ boundary: Boundary, ofSection section: Int,
    issues: inout InputIssues
  ) {
    var specified = own.section[boundary]
    queryPins(of: boundary, ofSection: section, &specified)
    metrics.setPins(
      specified, boundary, ofSection: section, pixels: container.pixels, issues: &issues)
  }

  /// Queries and returns the insets of a section's background, or `nil` if it has none.
  func background(ofSection section: Int, issues: inout InputIssues) -> AxisInsets? {
    var specified = own.section
    queryBackground(ofSection: section, &specified)
    return SectionMetrics.background(specified, ofSection: section, in: container, issues: &issues)
  }
}

extension Specified<Double> {
  fileprivate mutating func answer(points: CGFloat?) { answer(points.map(Double.init)) }
}
