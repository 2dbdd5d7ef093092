import Foundation
import WaterfallEngine

/// Measures the items of one section: asks the delegate, and scales what it states.
///
/// Made once a section, because a million items are measured in one pass.
@MainActor
struct ItemMeasure {
  private let calls: DelegateCalls
  private let layout: WaterfallFlowLayout
  private let section: Int
  private let axes: LayoutAxes
  private let tracks: ColumnTracks
  private let columnExtent: CGFloat
  private let scales: Bool
  /// What an item's size is where the delegate has none; nil where an estimate counts.
  private let itemSize: CGSize?
  private let asksOwnMethods: Bool

  init(_ input: LayoutInput, section: Int, tracks: ColumnTracks) {
    calls = input.calls
    layout = input.layout
    axes = input.basis.axes
    self.section = section
    self.tracks = tracks
    columnExtent = axes.grid.points(tracks.nominalExtent())
    scales = input.layout.itemSizing == .aspectRatio
    itemSize = input.layout.usesEstimates ? nil : input.layout.itemSize
    asksOwnMethods = input.calls.hasOwnMethods
  }

  /// The extent and span of an item of the section.
  @inline(__always)
  func callAsFunction(_ item: Int) -> ItemInput {
    let indexPath = IndexPath(item: item, section: section)
    guard !asksOwnMethods else { return inputByOwnMethods(at: indexPath) }
    return ItemInput(extent: extent(fromSizeAt: indexPath, across: columnExtent))
  }

  /// What the product's own delegate methods say, or else the stock one.
  ///
  /// Not inlined: the plain case, which most delegates are, is a third slower with this inside.
  @inline(never)
  private func inputByOwnMethods(at indexPath: IndexPath) -> ItemInput {
    let span = span(at: indexPath)
    let across = span == 1 ? columnExtent : axes.grid.points(tracks.nominalExtent(span: span))
    let stated =
      axes.isHorizontal
      ? calls.width(ofItemAt: indexPath, itemHeight: across)
      : calls.height(ofItemAt: indexPath, itemWidth: across)
    guard let stated else {
      return ItemInput(extent: extent(fromSizeAt: indexPath, across: across), columnSpan: span)
    }
    let source = axes.isHorizontal ? "widthForItemAt" : "heightForItemAt"
    let extent = axes.grid.length(layout.diagnostics.extent(stated, source))
    return ItemInput(extent: extent, columnSpan: span)
  }

  private func span(at indexPath: IndexPath) -> Int {
    guard let span = calls.columnSpan(ofItemAt: indexPath) else { return 1 }
    if span < 1 {
      layout.diagnostics.report(
        "columnSpanForItemAt", asked: "\(span) columns", used: "1",
        advice: "Answer at least 1; Int.max for the full width.")
    }
    return max(1, span)
  }

  @inline(__always)
  private func extent(fromSizeAt indexPath: IndexPath, across: CGFloat) -> Length {
    guard let size = calls.size(ofItemAt: indexPath) ?? itemSize else { return estimatedExtent }
    let main = axes.main(size)
    let cross = axes.cross(size)
    // What is not a number is in no range.
    let usable = 0...CGFloat.greatestFiniteMagnitude
    guard usable ~= main && usable ~= cross else { return extentOfBadSize(size) }
    // A size without width has no shape to be kept: its height counts as it is.
    guard scales && cross > 0 else { return axes.grid.length(main) }
    return axes.grid.wholePixels(main * across / cross)
  }

  @inline(never)
  private var estimatedExtent: Length { axes.grid.length(layout.estimatedExtent) }

  @inline(never)
  private func extentOfBadSize(_ size: CGSize) -> Length {
    layout.diagnostics.report(
      "sizeForItemAt", asked: "\(size.width) x \(size.height) points", used: "an extent of 0",
      advice: "Answer finite numbers of points that are not negative.")
    return 0
  }
}
