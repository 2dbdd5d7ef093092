import WaterfallEngine

/// The values of the options that `WaterfallFlowLayout` adds, and of the flow layout's two pin
/// flags.
struct LayoutOptions {
  /// The values that apply to every section, unless the delegate overrides them.
  ///
  /// `SpecifiedLayout` adds the values of the flow layout's own properties. The pin flags are
  /// stored here, and the flow layout's own flags stay `false`. Otherwise, the flow layout would
  /// pin or invalidate the headers of its own grid, which isn't in use.
  var section = SpecifiedSection()
  var headerInset = UIEdgeInsets.zero
  var footerInset = UIEdgeInsets.zero
  var sectionBackgroundInset = UIEdgeInsets.zero

  /// Whether `itemSize` or `estimatedItemSize` was ever set, in code or in a storyboard.
  var specifiesItemSize = false

  var itemPlacement = WaterfallFlowLayout.ItemPlacement.shortestColumn
  var rowDistribution = WaterfallFlowLayout.RowDistribution.justified
  var rowAlignment = WaterfallFlowLayout.RowAlignment.center
  var itemSizing = WaterfallFlowLayout.ItemSizing.aspectRatio
  var minimumContentExtent: CGFloat = 0
  var contentAnchor = WaterfallFlowLayout.ContentAnchor.start

  var pinningScope = WaterfallFlowLayout.PinningScope.section
  var pinsWhileOverscrolling = false
  var stretchesFirstHeader = false
  var pinnedZIndex = 1024
  var itemsPinToVisibleBounds = false

  var keepsItemsInColumns = false
  var keepsVisibleItemsInPlace = false
  var selfSizesHeadersAndFooters = false
  var scrollSnapping = WaterfallFlowLayout.ScrollSnapping.none
  var updateAnimation = WaterfallFlowLayout.UpdateAnimation.fade
}
