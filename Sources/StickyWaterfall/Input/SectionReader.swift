import Foundation
import WaterfallEngine

/// Turns what the delegate answers, or the layout's properties where it does not, into what the
/// engine is to lay out.
@MainActor
struct SectionReader {
  let layout: WaterfallFlowLayout
  let calls: DelegateCalls
  let environment: LayoutEnvironment
  let crossExtent: Length

  init(view: UICollectionView, layout: WaterfallFlowLayout, environment: LayoutEnvironment) {
    self.layout = layout
    self.environment = environment
    crossExtent = environment.crossExtent
    calls = DelegateCalls(view: view, layout: layout)
  }

  var axes: LayoutAxes { environment.axes }
  private var diagnostics: DiagnosticReporter { layout.diagnostics }

  /// All that is to be known of a section but its items.
  ///
  /// Where no count is stated nothing is decided here.
  func section(_ section: Int) -> SectionInput {
    if let common = calls.commonSection { return common }
    let interitem = SourcedValue(
      calls.minimumInteritemSpacing(section), "minimumInteritemSpacingForSectionAt",
      else: layout.minimumInteritemSpacing, "minimumInteritemSpacing")
    let line = SourcedValue(
      calls.minimumLineSpacing(section), "minimumLineSpacingForSectionAt",
      else: layout.minimumLineSpacing, "minimumLineSpacing")
    let (insets, crossInsets) = insets(ofSection: section)
    let spacing = diagnostics.distance(
      interitem.value, from: interitem.source, at: .section(section))
    let columnSpacing = axes.grid.length(spacing)
    let room = crossExtent - insets.crossStart - insets.crossEnd
    let count = columnCount(ofSection: section, room: room, spacing: columnSpacing)
    var input = SectionInput(
      insets: insets,
      lineSpacing: axes.grid.length(
        diagnostics.distance(line.value, from: line.source, at: .section(section))),
      columnSpacing: columnSpacing, columnCount: count,
      placement: Placement(calls.itemPlacement(section) ?? layout.itemPlacement),
      header: boundary(.header, ofSection: section), footer: boundary(.footer, ofSection: section),
      background: background(ofSection: section))
    if count <= WaterfallFlowLayout.automaticColumnCount {
      let room = ColumnRoom(
        extent: environment.crossRoom - crossInsets, spacing: spacing,
        isHorizontal: axes.isHorizontal)
      input.automatic = AutomaticLayout(
        room: room, pixels: axes.grid,
        areRowsAskedFor: count == WaterfallFlowLayout.stockRows)
    }
    if !calls.answersDiffer { calls.commonSection = input }
    return input
  }

  /// The columns that a section so described has.
  func tracks(for input: SectionInput) -> ColumnTracks {
    ColumnTracks(of: input, crossExtent: crossExtent)
  }

  /// The header or footer of a section, measured anew.
  func boundary(_ boundary: Boundary, ofSection section: Int) -> BoundaryInput {
    let isHeader = boundary == .header
    let size =
      isHeader
      ? SourcedValue(
        calls.headerReferenceSize(section), "referenceSizeForHeaderInSection",
        else: layout.headerReferenceSize, "headerReferenceSize")
      : SourcedValue(
        calls.footerReferenceSize(section), "referenceSizeForFooterInSection",
        else: layout.footerReferenceSize, "footerReferenceSize")
    let extent = diagnostics.extent(
      axes.main(size.value), from: size.source, at: .section(section))
    var input = BoundaryInput(extent: axes.grid.length(extent))
    let inset =
      isHeader
      ? SourcedValue(
        calls.headerInset(section), "headerInsetForSectionAt",
        else: layout.headerInset, "headerInset")
      : SourcedValue(
        calls.footerInset(section), "footerInsetForSectionAt",
        else: layout.footerInset, "footerInset")
    input.insets = insets(inset, ofSection: section)
    if extent > 0 {
      reportIfTooWide(input.insets, from: inset.source, ofSection: section, used: "no width")
      reportIfNeverMade(isHeader ? "a header" : "a footer", ofSection: section)
    }
    setPins(of: &input, boundary, ofSection: section)
    return input
  }

  /// UIKit shows nothing there, and says nothing.
  private func reportIfNeverMade(_ boundary: String, ofSection section: Int) {
    guard calls.hasNoSupplementaryMethod else { return }
    diagnostics.report(
      .method("viewForSupplementaryElementOfKind"),
      asked: "the data source has no such method, for \(boundary)", at: .section(section),
      used: "empty space", wanted: "a view that it dequeues, or state no headers and footers")
  }

  /// The insets of a section's background; nil where it has none.
  func background(ofSection section: Int) -> AxisInsets? {
    guard calls.showsBackground(section) ?? true else { return nil }
    let inset = SourcedValue(
      calls.backgroundInset(section), "backgroundInsetForSectionAt",
      else: layout.sectionBackgroundInset, "sectionBackgroundInset")
    let insets = insets(inset, ofSection: section)
    reportIfTooWide(insets, from: inset.source, ofSection: section, used: "no background")
    return insets
  }

  private func insets(_ inset: SourcedValue<UIEdgeInsets>, ofSection section: Int) -> AxisInsets {
    axes.insets(diagnostics.distances(inset.value, from: inset.source, at: .section(section)))
  }

  /// Reads the pin flags and extents of a header or footer again, and nothing else.
  func setPins(of input: inout BoundaryInput, _ boundary: Boundary, ofSection section: Int) {
    let extent: SourcedValue<CGFloat>
    switch boundary {
    case .header:
      input.pins = calls.pinsHeader(section) ?? layout.sectionHeadersPinToVisibleBounds
      extent = SourcedValue(
        calls.pinnedHeaderExtent(section), "pinnedHeaderExtentInSectionAt",
        else: layout.pinnedHeaderExtent, "pinnedHeaderExtent")
    case .footer:
      input.pins = calls.pinsFooter(section) ?? layout.sectionFootersPinToVisibleBounds
      extent = SourcedValue(
        calls.pinnedFooterExtent(section), "pinnedFooterExtentInSectionAt",
        else: layout.pinnedFooterExtent, "pinnedFooterExtent")
    }
    guard extent.value.isNaN else {
      input.pinnedExtent = max(0, axes.grid.length(extent.value))
      return
    }
    input.pinnedExtent = nil
    diagnostics.report(
      extent.source, asked: extent.value.inPoints, at: .section(section), used: "the whole view",
      wanted: "a number of points, or automaticExtent")
  }

  /// The insets of a section, and what they take of the room across scrolling, in points.
  private func insets(ofSection section: Int) -> (insets: AxisInsets, across: CGFloat) {
    let inset = SourcedValue(
      calls.inset(section), "insetForSectionAt", else: layout.sectionInset,
      "sectionInset")
    let stated = diagnostics.distances(inset.value, from: inset.source, at: .section(section))
    var insets = axes.insets(stated)
    // The stock rule (facts 4.3): what the reference asks for beyond the content inset counts,
    // and the content inset is respected in any case.
    var cross = axes.crossInsets(stated)
    if layout.sectionInsetReference != .fromContentInset {
      cross.start = max(0, cross.start + environment.referenceStart)
      cross.end = max(0, cross.end + environment.referenceEnd)
      insets.crossStart = axes.grid.length(cross.start)
      insets.crossEnd = axes.grid.length(cross.end)
    }
    reportIfTooWide(insets, from: inset.source, ofSection: section, used: "columns of no width")
    return (insets, cross.start + cross.end)
  }

  private func reportIfTooWide(
    _ insets: AxisInsets, from source: InputSource, ofSection section: Int, used: String
  ) {
    guard insets.crossStart + insets.crossEnd > crossExtent else { return }
    let sides = [insets.crossStart, insets.crossEnd].map { CGFloat(axes.grid.points($0)).inPoints }
    diagnostics.report(
      source, asked: "\(sides[0]) and \(sides[1]) on the two sides", at: .section(section),
      used: "\(used) between them",
      wanted: "insets that leave room between them: there are \(environment.crossRoom.inPoints)")
  }

  /// How many columns a section has; `automaticColumnCount` where nobody says, `stockRows` where these
  /// are asked for.
  private func columnCount(ofSection section: Int, room: Length, spacing: Length) -> Int {
    let automatic = WaterfallFlowLayout.automaticColumnCount
    let count = SourcedValue(
      calls.columnCount(section), "columnCountForSectionAt", else: layout.columnCount,
      "columnCount")
    if count.value == WaterfallFlowLayout.stockRows { return count.value }
    if case .method = count.source, count.value != automatic {
      return checked(count, at: .section(section), room: room, spacing: spacing)
    }
    let width = SourcedValue(
      calls.minimumColumnWidth(section), "minimumColumnWidthForSectionAt",
      else: layout.minimumColumnWidth, "minimumColumnWidth")
    // Whatever is wider than the room is a way to ask for one column.
    let minimum = diagnostics.extent(
      width.value.isFinite ? min(width.value, DiagnosticReporter.longest) : width.value,
      from: width.source, at: .section(section))
    guard minimum <= 0 else {
      return ColumnTracks.count(fitting: axes.grid.length(minimum), in: room, spacing: spacing)
    }
    guard count.value != automatic else { return automatic }
    return checked(count, at: .section(section), room: room, spacing: spacing)
  }

  private func checked(
    _ stated: SourcedValue<Int>, at place: InputPlace, room: Length, spacing: Length
  ) -> Int {
    let count = stated.value
    let used = ColumnTracks(room: room, count: count, spacing: spacing).count
    // With no room at all nothing fits; that the insets are too wide is reported by itself.
    guard count < 1 || (used < count && room > 0) else { return used }
    diagnostics.report(
      stated.source, asked: "\(count) columns", at: place,
      used: used == 1 ? "1 column" : "\(used) columns",
      wanted: "0 for automatic columns, or at least 1 and no more than fit into "
        + "\(CGFloat(axes.grid.points(room)).inPoints) at a device pixel each, with the spacing "
        + "between them")
    return used
  }
}

/// A value, and whether the delegate answered it or a property of the layout had to do.
private struct SourcedValue<Value> {
  let value: Value
  let source: InputSource

  init(_ answer: Value?, _ method: String, else property: Value, _ name: String) {
    value = answer ?? property
    source = answer == nil ? .property(name) : .method(method)
  }
}

extension Placement {
  fileprivate init(_ placement: WaterfallFlowLayout.ItemPlacement) {
    switch placement {
    case .shortestColumn: self = .shortestColumn
    case .leadingToTrailing: self = .leadingToTrailing
    case .trailingToLeading: self = .trailingToLeading
    }
  }
}
