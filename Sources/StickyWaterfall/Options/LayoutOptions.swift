import Foundation

/// The values of all options that the stock flow layout does not have, and of its two pin flags.
struct LayoutOptions {
  /// The pin flags live here and super's stay false, so that the stock layout never pins or
  /// invalidates for headers of its own unused grid.
  var pinsHeaders = false
  var pinsFooters = false

  var columnCount = WaterfallFlowLayout.automaticColumnCount
  var minimumColumnWidth: CGFloat = 0
  var itemPlacement = WaterfallFlowLayout.ItemPlacement.shortestColumn
  var itemSizing = WaterfallFlowLayout.ItemSizing.aspectRatio
  var minimumContentExtent: CGFloat = 0
  var headerInset = UIEdgeInsets.zero
  var footerInset = UIEdgeInsets.zero
  var sectionBackgroundInset = UIEdgeInsets.zero

  var pinnedHeaderExtent = WaterfallFlowLayout.automaticExtent
  var pinnedFooterExtent = WaterfallFlowLayout.automaticExtent
  var pinningScope = WaterfallFlowLayout.PinningScope.section
  var pinnedHeaderOffset: CGFloat = 0
  var pinnedFooterOffset: CGFloat = 0
  var pinsWhileOverscrolling = false
  var stretchesFirstHeader = false
  var pinnedZIndex = 1024
  var itemsPinToVisibleBounds = false

  var keepsItemsInColumns = false
  var keepsVisibleItemsInPlace = false
  var scrollSnapping = WaterfallFlowLayout.ScrollSnapping.none
  var updateAnimation = WaterfallFlowLayout.UpdateAnimation.fade
}
