import Foundation
import WaterfallEngine

/// Turns what the delegate answers, or the layout's properties where it does not, into what the
/// engine is to lay out.
@MainActor
struct LayoutInput {
  let layout: WaterfallFlowLayout
  let calls: DelegateCalls
  let basis: LayoutBasis

  init(view: UICollectionView, layout: WaterfallFlowLayout, basis: LayoutBasis) {
    self.layout = layout
    self.basis = basis
    calls = DelegateCalls(view: view, layout: layout)
  }

  private var axes: LayoutAxes { basis.axes }
  private var diagnostics: DiagnosticReporter { layout.diagnostics }

  /// All that is to be known of a section but its items.
  func section(_ section: Int) -> SectionInput {
    let interitem = diagnostics.finite(
      calls.minimumInteritemSpacing(inSection: section) ?? layout.minimumInteritemSpacing,
      "minimumInteritemSpacing")
    let line = diagnostics.finite(
      calls.minimumLineSpacing(inSection: section) ?? layout.minimumLineSpacing,
      "minimumLineSpacing")
    let insets = insets(ofSection: section)
    let columnSpacing = axes.grid.length(interitem)
    let room = basis.crossExtent - insets.crossStart - insets.crossEnd
    return SectionInput(
      insets: insets, lineSpacing: axes.grid.length(line), columnSpacing: columnSpacing,
      columnCount: columnCount(ofSection: section, room: room, spacing: columnSpacing),
      placement: Placement(calls.itemPlacement(inSection: section) ?? layout.itemPlacement),
      header: boundary(.header, ofSection: section), footer: boundary(.footer, ofSection: section))
  }

  /// The columns that a section so described has.
  func tracks(for input: SectionInput) -> ColumnTracks {
    ColumnTracks(
      room: basis.crossExtent - input.insets.crossStart - input.insets.crossEnd,
      count: input.columnCount, spacing: input.columnSpacing)
  }

  /// The header or footer of a section, measured anew.
  func boundary(_ boundary: Boundary, ofSection section: Int) -> BoundaryInput {
    let isHeader = boundary == .header
    let size =
      isHeader
      ? calls.headerReferenceSize(inSection: section) ?? layout.headerReferenceSize
      : calls.footerReferenceSize(inSection: section) ?? layout.footerReferenceSize
    let stated = diagnostics.extent(
      axes.main(size), isHeader ? "headerReferenceSize" : "footerReferenceSize")
    let inset =
      isHeader ? calls.headerInset(inSection: section) : calls.footerInset(inSection: section)
    var input = BoundaryInput(extent: axes.grid.length(stated))
    if let inset {
      input.insets = axes.insets(
        diagnostics.finite(inset, isHeader ? "headerInsetForSectionAt" : "footerInsetForSectionAt"))
    }
    setPins(of: &input, boundary, ofSection: section)
    return input
  }

  /// Reads the pin flags and extents of a header or footer again, and nothing else.
  func setPins(of input: inout BoundaryInput, _ boundary: Boundary, ofSection section: Int) {
    let extent: CGFloat
    switch boundary {
    case .header:
      input.pins = calls.pinsHeader(inSection: section) ?? layout.sectionHeadersPinToVisibleBounds
      extent = calls.pinnedHeaderExtent(inSection: section) ?? layout.pinnedHeaderExtent
    case .footer:
      input.pins = calls.pinsFooter(inSection: section) ?? layout.sectionFootersPinToVisibleBounds
      extent = calls.pinnedFooterExtent(inSection: section) ?? layout.pinnedFooterExtent
    }
    guard !extent.isNaN else {
      input.pinnedExtent = nil
      return diagnostics.report(
        boundary == .header ? "pinnedHeaderExtent" : "pinnedFooterExtent", asked: "not a number",
        used: "the whole view", advice: "Answer a number of points, or automaticExtent.")
    }
    input.pinnedExtent = max(0, axes.grid.length(extent))
  }

  private func insets(ofSection section: Int) -> AxisInsets {
    let stated = diagnostics.finite(
      calls.inset(inSection: section) ?? layout.sectionInset, "sectionInset")
    var insets = axes.insets(stated)
    // The stock rule (uikit-facts 4.3): what the reference asks for beyond the content inset counts,
    // and the content inset is respected in any case.
    let cross = axes.crossInsets(stated)
    if layout.sectionInsetReference != .fromContentInset {
      insets.crossStart = axes.grid.length(max(0, cross.start + basis.referenceInsets.start))
      insets.crossEnd = axes.grid.length(max(0, cross.end + basis.referenceInsets.end))
    }
    let excess = insets.crossStart + insets.crossEnd - basis.crossExtent
    if excess > 0 {
      diagnostics.report(
        "sectionInset", asked: "\(cross.start) and \(cross.end) points on the two sides",
        used: "them as they are, with columns of no width",
        advice: "Leave room between the insets: the view has \(basis.crossRoom) points.")
    }
    return insets
  }

  private func columnCount(ofSection section: Int, room: Length, spacing: Length) -> Int {
    if let stated = calls.columnCount(inSection: section) {
      return checked(stated, "columnCountForSectionAt", room: room, spacing: spacing)
    }
    let minimum = diagnostics.extent(
      calls.minimumColumnWidth(inSection: section) ?? layout.minimumColumnWidth,
      "minimumColumnWidth")
    guard minimum > 0 else {
      return checked(layout.columnCount, "columnCount", room: room, spacing: spacing)
    }
    return ColumnTracks.count(fitting: axes.grid.length(minimum), in: room, spacing: spacing)
  }

  private func checked(_ count: Int, _ source: String, room: Length, spacing: Length) -> Int {
    let used = ColumnTracks(room: room, count: count, spacing: spacing).count
    // A room too narrow for the columns one asks for is normal before the first real layout, so only
    // counts that no phone could show are reported.
    if count < 1 || (used < count && count > 1 && room > 0) {
      diagnostics.report(
        source, asked: "\(count) columns", used: "\(used)",
        advice: "Ask for at least 1, and for no more than fit at a pixel each.")
    }
    return used
  }
}

extension Placement {
  fileprivate init(_ placement: ItemPlacement) {
    switch placement {
    case .shortestColumn: self = .shortestColumn
    case .leadingToTrailing: self = .leadingToTrailing
    case .trailingToLeading: self = .trailingToLeading
    }
  }
}
