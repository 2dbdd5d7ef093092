import Foundation
import WaterfallEngine

/// The values that a layout's properties specify, which the delegate can override.
struct SpecifiedLayout {
  /// The values of every section.
  var section: SpecifiedSection
  /// The values of every item: `itemSize`, or the estimate if there is one.
  var item: SpecifiedItem
  /// The values of a placeholder, which the delegate isn't queried for.
  var placeholder: SpecifiedItem
  /// Whether sizes are aspect ratios.
  var scales: Bool
}

extension SpecifiedLayout {
  /// Creates it from the flow layout's properties and the layout's own options.
  @MainActor
  init(_ layout: UICollectionViewFlowLayout, _ options: LayoutOptions, in axes: LayoutAxes) {
    section = SpecifiedSection()
    section.insets.value = axes.specified(layout.sectionInset)
    section.lineSpacing.value = layout.minimumLineSpacing
    section.columnSpacing.value = layout.minimumInteritemSpacing
    section.header = SpecifiedBoundary(
      options.header, size: layout.headerReferenceSize, in: axes)
    section.footer = SpecifiedBoundary(
      options.footer, size: layout.footerReferenceSize, in: axes)
    section.columnCount.value = ColumnCount(options.columnCount)
    section.minimumColumnWidth.value = options.minimumColumnWidth
    section.placement = Placement(options.itemPlacement)
    section.placementTolerance.value = options.placementTolerance
    section.rowAlignment = RowAlignment(options.rowAlignment)
    section.rowItemAlignment = RowItemAlignment(options.rowItemAlignment)
    section.backgroundInsets.value = axes.specified(options.sectionBackgroundInset)
    scales = options.itemSizing == .aspectRatio
    let estimate = layout.estimatedItemSize
    section.hasEstimates = estimate != .zero
    placeholder = SpecifiedItem(layout.itemSize, from: .itemSize, in: axes)
    // Storyboards set automaticSize by default. It counts as 50 x 50, as in the flow layout.
    item =
      estimate == .zero
      ? placeholder
      : estimate == UICollectionViewFlowLayout.automaticSize
        ? SpecifiedItem(main: 50, from: .estimate)
        : SpecifiedItem(estimate, from: .estimate, in: axes)
  }
}

extension SpecifiedItem {
  /// Creates the specified values of an item from a size in points.
  init(_ size: CGSize, from source: Source, in axes: LayoutAxes) {
    self.init(main: axes.main(size), cross: axes.cross(size), from: source)
  }
}

extension SpecifiedBoundary {
  fileprivate init(_ options: BoundaryOptions, size: CGSize, in axes: LayoutAxes) {
    self.init()
    extent.value = axes.main(size)
    insets.value = axes.specified(options.inset)
    pins = options.pins
    pinnedExtent.value = options.pinnedExtent
  }
}

extension Placement {
  init(_ placement: WaterfallFlowLayout.ItemPlacement) {
    switch placement {
    case .shortestColumn: self = .shortestColumn
    case .leadingToTrailing: self = .leadingToTrailing
    case .trailingToLeading: self = .trailingToLeading
    }
  }
}

extension RowAlignment {
  init(_ alignment: WaterfallFlowLayout.RowAlignment) {
    switch alignment {
    case .justified: self = .justified
    case .leading: self = .leading
    case .center: self = .center
    case .trailing: self = .trailing
    }
  }
}

extension RowItemAlignment {
  init(_ alignment: WaterfallFlowLayout.RowItemAlignment) {
    switch alignment {
    case .center: self = .center
    case .leading: self = .leading
    case .trailing: self = .trailing
    }
  }
}
