import Foundation
import WaterfallEngine

/// Measures the items of one section: asks the delegate, and scales what it states.
///
/// Made once a section, because a million items are measured in one pass.
@MainActor
struct ItemMeasure {
  private let calls: DelegateCalls
  private let layout: WaterfallFlowLayout
  private let axes: LayoutAxes
  private let tracks: ColumnTracks
  private let columnExtent: CGFloat
  private let scales: Bool
  /// What is longer needs a closer look.
  private let mostPixels: CGFloat
  /// What an item's size is where the delegate has none; nil where an estimate counts.
  private let itemSize: CGSize?
  private let asksOwnMethods: Bool
  private var sizes: OptionalMethod
  /// `heightForItemAt`, or `widthForItemAt` where scrolling is horizontal.
  private var extents: OptionalMethod
  private var spans: OptionalMethod
  /// The item in question; one path for all, as to make another takes longer than to change it.
  private var indexPath: IndexPath

  init(_ input: LayoutInput, section: Int, tracks: ColumnTracks) {
    calls = input.calls
    layout = input.layout
    axes = input.basis.axes
    self.tracks = tracks
    columnExtent = axes.grid.points(tracks.nominalExtent())
    scales = input.layout.itemSizing == .aspectRatio
    mostPixels = min(DiagnosticReporter.longest * axes.grid.scale, PixelGrid.mostPixels)
    itemSize = input.layout.usesEstimates ? nil : input.layout.itemSize
    asksOwnMethods = input.calls.hasOwnMethods
    sizes = input.calls.stockMethod
    extents = input.calls.ownMethod
    spans = input.calls.ownMethod
    indexPath = IndexPath(item: 0, section: section)
  }

  /// The extent and span of an item of the section.
  @inline(__always)
  mutating func callAsFunction(_ item: Int) -> ItemInput {
    indexPath.item = item
    guard !asksOwnMethods else { return inputByOwnMethods() }
    return ItemInput(extent: extentFromSize(across: columnExtent))
  }

  /// What the product's own delegate methods say, or else the stock one.
  ///
  /// Not inlined: the plain case, which most delegates are, is a third slower with this inside.
  @inline(never)
  private mutating func inputByOwnMethods() -> ItemInput {
    let span = span()
    let across = span == 1 ? columnExtent : axes.grid.points(tracks.nominalExtent(span: span))
    let stated =
      axes.isHorizontal
      ? calls.width(ofItemAt: indexPath, itemHeight: across, by: &extents)
      : calls.height(ofItemAt: indexPath, itemWidth: across, by: &extents)
    guard let stated else {
      return ItemInput(extent: extentFromSize(across: across), columnSpan: span)
    }
    let source = InputSource.method(axes.isHorizontal ? "widthForItemAt" : "heightForItemAt")
    let extent = layout.diagnostics.extent(stated, from: source, at: .item(indexPath))
    return ItemInput(extent: axes.grid.length(extent), columnSpan: span)
  }

  private mutating func span() -> Int {
    guard let span = calls.columnSpan(ofItemAt: indexPath, by: &spans) else { return 1 }
    if span < 1 {
      layout.diagnostics.report(
        .method("columnSpanForItemAt"), asked: "\(span) columns", at: .item(indexPath),
        used: "1 column", wanted: "at least 1, or Int.max for the full width")
    }
    return max(1, span)
  }

  @inline(__always)
  private mutating func extentFromSize(across: CGFloat) -> Length {
    let answer = calls.size(ofItemAt: indexPath, by: &sizes)
    guard let size = answer ?? itemSize else { return estimatedExtent }
    let cross = axes.cross(size)
    if scales {
      let pixels = axes.main(size) * across / cross * axes.grid.scale
      // What is not a number meets no condition, and nothing is in proportion to infinity but 0.
      if cross > 0, pixels > 0, pixels <= mostPixels {
        return PixelGrid.length(nearestTo: pixels)
      }
    }
    return extent(of: size, across: across, from: answer == nil ? "itemSize" : "sizeForItemAt")
  }

  /// The extent of a size that has no shape to be kept, or none that can be.
  @inline(never)
  private func extent(of size: CGSize, across: CGFloat, from source: String) -> Length {
    let main = axes.main(size)
    let cross = axes.cross(size)
    // A size without width has no shape: its height counts as it is.
    let isShape = scales && cross > 0
    let extent = isShape ? main * across / cross : main
    let usable = 0...CGFloat.greatestFiniteMagnitude
    guard 0...DiagnosticReporter.longest ~= extent && usable ~= cross else {
      return extentOfBadSize(size, from: source)
    }
    return isShape ? axes.grid.wholePixels(extent) : axes.grid.length(extent)
  }

  @inline(never)
  private var estimatedExtent: Length { axes.grid.length(layout.estimatedExtent) }

  /// What counts for a size that cannot be used: nothing, or for one that is too long the longest.
  @inline(never)
  private func extentOfBadSize(_ size: CGSize, from source: String) -> Length {
    let isUsable = [size.width, size.height].allSatisfy { $0.isFinite && $0 >= 0 }
    let used = isUsable ? DiagnosticReporter.longest : 0
    layout.diagnostics.report(
      source == "itemSize" ? .property(source) : .method(source),
      asked: "width \(size.width.inPoints), height \(size.height.inPoints)", at: .item(indexPath),
      used: "\(used.inPoints) along scrolling",
      wanted: "a width and a height that are finite and not negative, and not too long in shape")
    return axes.grid.length(used)
  }
}
