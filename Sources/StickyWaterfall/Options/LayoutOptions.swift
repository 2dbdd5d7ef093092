import Foundation
import WaterfallEngine

/// The values of the flow layout's two pin flags, and of all options that the flow layout doesn't
/// have.
struct LayoutOptions {
  /// The values for every section, except those that the flow layout's own properties specify.
  ///
  /// The pin flags are stored here, and super's flags stay `false`. Otherwise, the flow layout
  /// would pin headers of a grid that isn't on screen, and invalidate the layout for them.
  var section = SpecifiedSection()
  var headerInset = UIEdgeInsets.zero
  var footerInset = UIEdgeInsets.zero
  var sectionBackgroundInset = UIEdgeInsets.zero

  /// Whether `itemSize` or `estimatedItemSize` was ever set, in code or in a storyboard.
  var specifiesItemSize = false

  var itemPlacement = WaterfallFlowLayout.ItemPlacement.shortestColumn
  var rowAlignment = WaterfallFlowLayout.RowAlignment.justified
  var rowItemAlignment = WaterfallFlowLayout.RowItemAlignment.center
  var itemSizing = WaterfallFlowLayout.ItemSizing.aspectRatio
  var minimumContentExtent: CGFloat = 0

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
