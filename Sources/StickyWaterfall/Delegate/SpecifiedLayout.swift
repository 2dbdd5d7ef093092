import WaterfallEngine

/// What the layout's properties specify, as far as the delegate can override it.
struct SpecifiedLayout {
  /// The values that apply to every section.
  var section: SpecifiedSection
  /// The values that apply to every item, with the estimate or `itemSize` as the size.
  var item: SpecifiedItem
  /// The values of a drop's placeholder, for which the delegate isn't asked.
  var placeholder: SpecifiedItem
  /// Whether `itemSize` or `estimatedItemSize` was ever set.
  var specifiesItemSize: Bool
}

extension SpecifiedLayout {
  /// Creates the values from the properties of the flow layout and those of this layout.
  @MainActor
  init(_ layout: UICollectionViewFlowLayout, _ options: LayoutOptions, in axes: LayoutAxes) {
    section = options.section
    section.insets.value = axes.specified(layout.sectionInset)
    section.lineSpacing.value = layout.minimumLineSpacing
    section.columnSpacing.value = layout.minimumInteritemSpacing
    // Read the pin flags from the class, because a subclass can override them.
    section.header.pins = layout.sectionHeadersPinToVisibleBounds
    section.footer.pins = layout.sectionFootersPinToVisibleBounds
    section.header.extent.value = axes.main(layout.headerReferenceSize)
    section.header.insets.value = axes.specified(options.headerInset)
    section.footer.extent.value = axes.main(layout.footerReferenceSize)
    section.footer.insets.value = axes.specified(options.footerInset)
    section.backgroundInsets.value = axes.specified(options.sectionBackgroundInset)
    section.placement = Placement(options.itemPlacement)
    section.rowDistribution = RowDistribution(options.rowDistribution)
    section.rowAlignment = RowAlignment(options.rowAlignment)
    section.scalesItems = options.itemSizing.scalesItems
    specifiesItemSize = options.specifiesItemSize
    let estimate = layout.estimatedItemSize
    section.hasEstimates = estimate != .zero
    placeholder = SpecifiedItem(layout.itemSize, from: .itemSize, in: axes)
    switch estimate {
    case .zero: item = placeholder
    // As in the flow layout, an estimate of `automaticSize` means 50 x 50 points. In a storyboard,
    // `automaticSize` is the default estimate.
    case UICollectionViewFlowLayout.automaticSize: item = SpecifiedItem(main: 50, from: .estimate)
    default: item = SpecifiedItem(estimate, from: .estimate, in: axes)
    }
  }
}

extension SpecifiedItem {
  /// Creates the values of an item from a size in points.
  init(_ size: CGSize, from source: Source, in axes: LayoutAxes) {
    self.init(main: axes.main(size), cross: axes.cross(size), from: source)
  }
}
