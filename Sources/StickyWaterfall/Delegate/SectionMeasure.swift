import WaterfallEngine

/// An object that asks for the values of sections in one layout pass.
///
/// A value comes from the delegate, or else from a property of the layout.
@MainActor
final class SectionMeasure {  // check-item-loop: looks up
  let calls: DelegateCalls
  let environment: LayoutEnvironment
  let properties: SpecifiedLayout
  /// The values of every section, or `nil` if sections can differ or none was read yet.
  ///
  /// They're computed only once, because there can be thousands of sections.
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

  /// Asks for the values of a section, such as its insets, and returns them.
  ///
  /// The section's items aren't asked for. If no value has changed, the result is `old`, so that
  /// later comparisons are fast.
  func section(_ section: Int, old: SectionStyle, issues: inout InputIssues) -> SectionStyle {
    if let commonSection { return commonSection }
    let metrics = SectionMetrics(
      askSection(section), ofSection: section, in: container, issues: &issues)
    var style = SectionStyle(metrics, crossExtent: crossExtent)
    if old.matches(style) { style = old }
    if !calls.sectionsMayDiffer { commonSection = style }
    return style
  }

  private func askSection(_ section: Int) -> SpecifiedSection {
    var specified = properties.section
    specified.columnSpacing.answer(
      points: calls.ask(.minimumInteritemSpacing, section) {
        $0.flow.collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
      })
    specified.lineSpacing.answer(
      points: calls.ask(.minimumLineSpacing, section) {
        $0.flow.collectionView(_:layout:minimumLineSpacingForSectionAt:)
      })
    specified.insets.answer(
      askInsets(.inset, section) { $0.flow.collectionView(_:layout:insetForSectionAt:) })
    let count = calls.ask(.columnCount, section) {
      $0.waterfall.collectionView(_:layout:columnCountForSectionAt:)
    }
    specified.columnCount.answer(count.map(ColumnCount.init))
    if specified.takesMinimumColumnWidth {
      specified.minimumColumnWidth.answer(
        points: calls.ask(.minimumColumnWidth, section) {
          $0.waterfall.collectionView(_:layout:minimumColumnWidthForSectionAt:)
        })
    }
    askArrangement(ofSection: section, &specified)
    for boundary in Boundary.allCases {
      specified[boundary] = askBoundary(boundary, ofSection: section)
    }
    askBackground(ofSection: section, &specified)
    return specified
  }

  /// Asks for the sizing and placement of a section's items in columns, and for their distribution
  /// and alignment in rows.
  private func askArrangement(ofSection section: Int, _ specified: inout SpecifiedSection) {
    let sizing = calls.ask(.itemSizing, section) {
      $0.waterfall.collectionView(_:layout:itemSizingForSectionAt:)
    }
    if let sizing { specified.scalesItems = sizing.scalesItems }
    let placement = calls.ask(.itemPlacement, section) {
      $0.waterfall.collectionView(_:layout:itemPlacementForSectionAt:)
    }
    if let placement { specified.placement = Placement(placement) }
    let distribution = calls.ask(.rowDistribution, section) {
      $0.waterfall.collectionView(_:layout:rowDistributionForSectionAt:)
    }
    if let distribution { specified.rowDistribution = RowDistribution(distribution) }
    let alignment = calls.ask(.rowAlignment, section) {
      $0.waterfall.collectionView(_:layout:rowAlignmentForSectionAt:)
    }
    if let alignment { specified.rowAlignment = RowAlignment(alignment) }
  }

  private func askBoundary(_ boundary: Boundary, ofSection section: Int) -> SpecifiedBoundary {
    var specified = properties.section[boundary]
    let size: CGSize?
    let insets: SpecifiedInsets?
    switch boundary {
    case .header:
      size = calls.ask(.headerSize, section) {
        $0.flow.collectionView(_:layout:referenceSizeForHeaderInSection:)
      }
      insets = askInsets(.headerInset, section) {
        $0.waterfall.collectionView(_:layout:headerInsetForSectionAt:)
      }
    case .footer:
      size = calls.ask(.footerSize, section) {
        $0.flow.collectionView(_:layout:referenceSizeForFooterInSection:)
      }
      insets = askInsets(.footerInset, section) {
        $0.waterfall.collectionView(_:layout:footerInsetForSectionAt:)
      }
    }
    specified.extent.answer(points: size.map(axes.main))
    specified.insets.answer(insets)
    askPins(of: boundary, ofSection: section, &specified)
    return specified
  }

  private func askPins(
    of boundary: Boundary, ofSection section: Int, _ specified: inout SpecifiedBoundary
  ) {
    let pins: Bool?
    let pinnedExtent: CGFloat?
    switch boundary {
    case .header:
      pins = calls.ask(.headerPins, section) {
        $0.waterfall.collectionView(_:layout:pinsHeaderForSectionAt:)
      }
      pinnedExtent = calls.ask(.headerPinnedExtent, section) {
        $0.waterfall.collectionView(_:layout:pinnedHeaderExtentForSectionAt:)
      }
    case .footer:
      pins = calls.ask(.footerPins, section) {
        $0.waterfall.collectionView(_:layout:pinsFooterForSectionAt:)
      }
      pinnedExtent = calls.ask(.footerPinnedExtent, section) {
        $0.waterfall.collectionView(_:layout:pinnedFooterExtentForSectionAt:)
      }
    }
    if let pins { specified.pins = pins }
    specified.pinnedExtent.answer(points: pinnedExtent)
  }

  private func askBackground(ofSection section: Int, _ specified: inout SpecifiedSection) {
    let shows = calls.ask(.showsBackground, section) {
      $0.waterfall.collectionView(_:layout:showsBackgroundForSectionAt:)
    }
    if let shows { specified.showsBackground = shows }
    guard specified.showsBackground else { return }
    specified.backgroundInsets.answer(
      askInsets(.backgroundInset, section) {
        $0.waterfall.collectionView(_:layout:backgroundInsetForSectionAt:)
      })
  }

  private func askInsets(
    _ method: SectionMethod, _ section: Int,
    _ find: @MainActor (DelegateCalls) -> DelegateCalls.Method<UIEdgeInsets>
  ) -> SpecifiedInsets? {
    calls.ask(method, section, find).map(axes.specified)
  }
}

// MARK: - Parts of a section

extension SectionMeasure {
  /// Asks for a section's header or footer, and returns its metrics.
  func boundary(
    _ boundary: Boundary, ofSection section: Int, issues: inout InputIssues
  ) -> BoundaryMetrics {
    BoundaryMetrics(
      askBoundary(boundary, ofSection: section), boundary, ofSection: section, in: container,
      issues: &issues)
  }

  /// Asks whether a header or footer pins, and for its pinned extent, but not for its size.
  func setPins(
    of metrics: inout BoundaryMetrics, _ boundary: Boundary, ofSection section: Int,
    issues: inout InputIssues
  ) {
    var specified = properties.section[boundary]
    askPins(of: boundary, ofSection: section, &specified)
    metrics.setPins(
      specified, boundary, ofSection: section, pixels: container.pixels, issues: &issues)
  }

  /// Asks for a section's background, and returns its insets, or `nil` if the section has none.
  func background(ofSection section: Int, issues: inout InputIssues) -> AxisInsets? {
    var specified = properties.section
    askBackground(ofSection: section, &specified)
    return SectionMetrics.background(specified, ofSection: section, in: container, issues: &issues)
  }
}

extension Specified<Double> {
  fileprivate mutating func answer(points: CGFloat?) { answer(points.map(Double.init)) }
}
