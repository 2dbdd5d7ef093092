import Foundation
import WaterfallEngine

/// The values of the options that the flow layout doesn't have, and of its two pin flags.
struct LayoutOptions {
  /// The values of every section, without those that the flow layout's own properties specify.
  ///
  /// The pin flags are here, and super's stay `false`. Otherwise, the flow layout would pin or
  /// invalidate for headers of its own unused grid.
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
