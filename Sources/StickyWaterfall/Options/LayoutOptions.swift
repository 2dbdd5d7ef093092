import Foundation

/// The values of all options that the stock flow layout does not have, and of its two pin flags.
struct LayoutOptions {
  var header = BoundaryOptions()
  var footer = BoundaryOptions()

  /// Whether `itemSize` or `estimatedItemSize` was ever set, in code or in a storyboard.
  var specifiesItemSize = false

  var columnCount = WaterfallFlowLayout.automaticColumnCount
  var minimumColumnWidth: CGFloat = 0
  var itemPlacement = WaterfallFlowLayout.ItemPlacement.shortestColumn
  var placementTolerance: CGFloat = 0
  var rowAlignment = WaterfallFlowLayout.RowAlignment.justified
  var rowItemAlignment = WaterfallFlowLayout.RowItemAlignment.center
  var itemSizing = WaterfallFlowLayout.ItemSizing.aspectRatio
  var minimumContentExtent: CGFloat = 0
  var sectionBackgroundInset = UIEdgeInsets.zero

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

/// The same of headers, or of footers.
struct BoundaryOptions {
  /// The flag lives here and super's stays false, so that the stock layout never pins or
  /// invalidates for headers of its own unused grid.
  var pins = false
  var inset = UIEdgeInsets.zero
  var pinnedExtent = WaterfallFlowLayout.automaticExtent
  var pinnedOffset: CGFloat = 0
}
