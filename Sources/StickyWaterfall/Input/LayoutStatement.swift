import Foundation
import WaterfallEngine

/// What the properties of a layout state, where the delegate does not answer.
struct LayoutStatement {
  /// Of every section.
  var section: SectionStatement
  /// Of every item: `itemSize`, or the estimate where there is one.
  var item: ItemStatement
  /// Of a placeholder, about which no delegate is asked.
  var placeholder: ItemStatement
  /// Whether sizes are shapes.
  var scales: Bool
}

extension LayoutStatement {
  /// Reads the stock properties; the product's own are `options`.
  @MainActor
  init(_ layout: UICollectionViewFlowLayout, _ options: LayoutOptions, in axes: LayoutAxes) {
    section = SectionStatement()
    section.insets.value = axes.stated(layout.sectionInset)
    section.lineSpacing.value = layout.minimumLineSpacing
    section.columnSpacing.value = layout.minimumInteritemSpacing
    section.header = BoundaryStatement(
      options.header, size: layout.headerReferenceSize, in: axes)
    section.footer = BoundaryStatement(
      options.footer, size: layout.footerReferenceSize, in: axes)
    section.columnCount.value = ColumnCount(options.columnCount)
    section.minimumColumnWidth.value = options.minimumColumnWidth
    section.placement = Placement(options.itemPlacement)
    section.placementTolerance.value = options.placementTolerance
    section.rowAlignment = RowAlignment(options.rowAlignment)
    section.rowItemAlignment = RowItemAlignment(options.rowItemAlignment)
    section.backgroundInsets.value = axes.stated(options.sectionBackgroundInset)
    scales = options.itemSizing == .aspectRatio
    let estimate = layout.estimatedItemSize
    section.hasEstimates = estimate != .zero
    placeholder = ItemStatement(layout.itemSize, from: .itemSize, in: axes)
    // Which storyboards set by default: it stands for the stock 50 x 50.
    item =
      estimate == .zero
      ? placeholder
      : estimate == UICollectionViewFlowLayout.automaticSize
        ? ItemStatement(main: 50, from: .estimate)
        : ItemStatement(estimate, from: .estimate, in: axes)
  }
}

extension ItemStatement {
  /// What a size of points in x and y states.
  init(_ size: CGSize, from source: Source, in axes: LayoutAxes) {
    self.init(main: axes.main(size), cross: axes.cross(size), from: source)
  }
}

extension BoundaryStatement {
  fileprivate init(_ options: BoundaryOptions, size: CGSize, in axes: LayoutAxes) {
    self.init()
    extent.value = axes.main(size)
    insets.value = axes.stated(options.inset)
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
