import WaterfallEngine

/// An object that queries the values of sections in one layout pass.
///
/// A value comes from the delegate, or else from a property of the layout. The engine computes the
/// layout from these specified values.
@MainActor
final class SectionReader {  // check-item-loop: looks up
  let calls: DelegateCalls
  let environment: LayoutEnvironment
  let properties: SpecifiedLayout
  /// The values of every section, or `nil` if sections can differ or none was read yet.
  ///
  /// The values are computed only once, because there can be thousands of sections.
  private var commonSection: SectionStyle?

  init(
    view: UICollectionView, layout: UICollectionViewFlowLayout, properties: SpecifiedLayout,
    environment: LayoutEnvironment
  ) {
    self.environment = environment
    self.properties = properties
    calls = DelegateCalls(view: view, layout: layout)
  }

  var container: LayoutContainer { environment.container }
  var crossExtent: Length { container.crossExtent }
  private var axes: LayoutAxes { environment.axes }

  /// Queries and returns the values of a section, such as its insets.
  ///
  /// The section's items aren't queried. If no value has changed, returns `old`, so that later
  /// comparisons are fast.
  func section(_ section: Int, old: SectionStyle, issues: inout InputIssues) -> SectionStyle {
    if let commonSection { return commonSection }
    let metrics = SectionMetrics(
      querySection(section), ofSection: section, in: container, issues: &issues)
    var style = SectionStyle(metrics, crossExtent: crossExtent)
    if old.matches(style) { style = old }
    if !calls.sectionsMayDiffer { commonSection = style }
    return style
  }

  private func querySection(_ section: Int) -> SpecifiedSection {
    var specified = properties.section
    specified.columnSpacing.answer(
      points: calls.query(.minimumInteritemSpacing, section) {
        $0.flow.collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
      })
    specified.lineSpacing.answer(
      points: calls.query(.minimumLineSpacing, section) {
        $0.flow.collectionView(_:layout:minimumLineSpacingForSectionAt:)
      })
    specified.insets.answer(
      insets(.inset, section) { $0.flow.collectionView(_:layout:insetForSectionAt:) })
    let count = calls.query(.columnCount, section) {
      $0.waterfall.collectionView(_:layout:columnCountForSectionAt:)
    }
    specified.columnCount.answer(count.map(ColumnCount.init))
    if specified.takesMinimumColumnWidth {
      specified.minimumColumnWidth.answer(
        points: calls.query(.minimumColumnWidth, section) {
          $0.waterfall.collectionView(_:layout:minimumColumnWidthForSectionAt:)
        })
    }
    queryArrangement(ofSection: section, &specified)
    for boundary in Boundary.allCases {
      specified[boundary] = queryBoundary(boundary, ofSection: section)
    }
    queryBackground(ofSection: section, &specified)
    return specified
  }

  /// Queries the placement of a section's items in columns, and their distribution and alignment in
  /// rows.
  private func queryArrangement(ofSection section: Int, _ specified: inout SpecifiedSection) {
    let placement = calls.query(.itemPlacement, section) {
      $0.waterfall.collectionView(_:layout:itemPlacementForSectionAt:)
    }
    if let placement { specified.placement = Placement(placement) }
    let distribution = calls.query(.rowDistribution, section) {
      $0.waterfall.collectionView(_:layout:rowDistributionForSectionAt:)
    }
    if let distribution { specified.rowDistribution = RowDistribution(distribution) }
    let alignment = calls.query(.rowAlignment, section) {
      $0.waterfall.collectionView(_:layout:rowAlignmentForSectionAt:)
    }
    if let alignment { specified.rowAlignment = RowAlignment(alignment) }
  }

  private func queryBoundary(_ boundary: Boundary, ofSection section: Int) -> SpecifiedBoundary {
    let isHeader = boundary == .header
    var specified = properties.section[boundary]
    let size = calls.query(isHeader ? .headerSize : .footerSize, section) {
      isHeader
        ? $0.flow.collectionView(_:layout:referenceSizeForHeaderInSection:)
        : $0.flow.collectionView(_:layout:referenceSizeForFooterInSection:)
    }
    specified.extent.answer(points: size.map(axes.main))
    specified.insets.answer(
      insets(isHeader ? .headerInset : .footerInset, section) {
        isHeader
          ? $0.waterfall.collectionView(_:layout:headerInsetForSectionAt:)
          : $0.waterfall.collectionView(_:layout:footerInsetForSectionAt:)
      })
    queryPins(of: boundary, ofSection: section, &specified)
    return specified
  }

  private func queryPins(
    of boundary: Boundary, ofSection section: Int, _ specified: inout SpecifiedBoundary
  ) {
    let isHeader = boundary == .header
    let pins = calls.query(isHeader ? .headerPins : .footerPins, section) {
      isHeader
        ? $0.waterfall.collectionView(_:layout:pinsHeaderForSectionAt:)
        : $0.waterfall.collectionView(_:layout:pinsFooterForSectionAt:)
    }
    if let pins { specified.pins = pins }
    specified.pinnedExtent.answer(
      points: calls.query(isHeader ? .headerPinnedExtent : .footerPinnedExtent, section) {
        isHeader
          ? $0.waterfall.collectionView(_:layout:pinnedHeaderExtentForSectionAt:)
          : $0.waterfall.collectionView(_:layout:pinnedFooterExtentForSectionAt:)
      })
  }

  private func queryBackground(ofSection section: Int, _ specified: inout SpecifiedSection) {
    let shows = calls.query(.showsBackground, section) {
      $0.waterfall.collectionView(_:layout:showsBackgroundForSectionAt:)
    }
    if let shows { specified.showsBackground = shows }
    guard specified.showsBackground else { return }
    specified.backgroundInsets.answer(
      insets(.backgroundInset, section) {
        $0.waterfall.collectionView(_:layout:backgroundInsetForSectionAt:)
      })
  }

  private func insets(
    _ method: SectionMethod, _ section: Int,
    _ find: @MainActor (DelegateCalls) -> DelegateCalls.Method<UIEdgeInsets>
  ) -> SpecifiedInsets? {
    calls.query(method, section, find).map(axes.specified)
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

  /// Queries whether a header or footer pins, and its pinned extent, but not its size.
  func setPins(
    of metrics: inout BoundaryMetrics, _ boundary: Boundary, ofSection section: Int,
    issues: inout InputIssues
  ) {
    var specified = properties.section[boundary]
    queryPins(of: boundary, ofSection: section, &specified)
    metrics.setPins(
      specified, boundary, ofSection: section, pixels: container.pixels, issues: &issues)
  }

  /// Queries and returns the insets of a section's background, or `nil` if the section has none.
  func background(ofSection section: Int, issues: inout InputIssues) -> AxisInsets? {
    var specified = properties.section
    queryBackground(ofSection: section, &specified)
    return SectionMetrics.background(specified, ofSection: section, in: container, issues: &issues)
  }
}

extension Specified<Double> {
  fileprivate mutating func answer(points: CGFloat?) { answer(points.map(Double.init)) }
}
