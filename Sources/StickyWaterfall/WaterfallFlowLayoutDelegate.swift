// The protocol is declared twice. With Objective-C, its methods are `@objc optional`. Elsewhere,
// each method has a default implementation in WaterfallFlowLayoutDelegate+Defaults.swift, which
// records that the delegate doesn't implement the method.
//
// `#if` can't be around `optional`. `.ci/house-rules` checks that both halves have the same
// methods. Only the half with Objective-C documents them, because apps and Xcode read that half.
// The pages that `.ci/check-documentation` builds get the comments from there.

#if canImport(UIKit)
/// The methods that a `WaterfallFlowLayout` adds to the flow layout's delegate.
///
/// Every method is optional. Without a method, a property of the layout applies. All lengths are in
/// points. Sections and index paths are those of the data source.
@MainActor
@objc(SWFWaterfallFlowLayoutDelegate)
public protocol WaterfallFlowLayoutDelegate: UICollectionViewDelegateFlowLayout {
  /// Asks the delegate for the number of columns in a section (rows if the layout scrolls
  /// horizontally).
  ///
  /// Any number that you return overrides `columnCount`, and any but 0 also the minimum column
  /// width. Return `flowLayoutRows` (-1) for the flow layout's rows. With `automaticColumnCount`
  /// (0), a minimum column width above 0 determines the columns, or else the sizes of the items
  /// decide between columns and rows.
  ///
  /// A count below -1 is replaced by 1, and a count that is too large by as many columns as fit.
  /// The layout reports both.
  @objc(collectionView:layout:columnCountForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnCountForSectionAt section: Int
  ) -> Int

  /// Asks the delegate for the minimum width of a section's columns (the minimum height if the
  /// layout scrolls horizontally).
  ///
  /// A width above 0 overrides `columnCount`, unless the count is `flowLayoutRows`. With 0,
  /// `columnCount` applies. A width that is negative or isn't finite is replaced by 0 and reported.
  @objc(collectionView:layout:minimumColumnWidthForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumColumnWidthForSectionAt section: Int
  ) -> CGFloat

  /// Asks the delegate how a section uses the sizes of its items.
  ///
  /// The value overrides `itemSizing`. For example, return `.fixedExtent` for a section whose rows
  /// of text are 48 points tall, whatever the width of the column is. In a section without a column
  /// count or a minimum column width, the value has no effect.
  @objc(collectionView:layout:itemSizingForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    itemSizingForSectionAt section: Int
  ) -> WaterfallFlowLayout.ItemSizing

  /// Asks the delegate for the rule that assigns a section's items to columns.
  @objc(collectionView:layout:itemPlacementForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    itemPlacementForSectionAt section: Int
  ) -> WaterfallFlowLayout.ItemPlacement

  /// Asks the delegate for the distribution of the items in a section's rows.
  ///
  /// If the section has columns, the distribution only determines where its only item is. With a
  /// column count, it has no effect.
  @objc(collectionView:layout:rowDistributionForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    rowDistributionForSectionAt section: Int
  ) -> WaterfallFlowLayout.RowDistribution

  /// Asks the delegate for the alignment of a section's items in rows taller than the items.
  ///
  /// The alignment has no effect in a section with columns.
  @objc(collectionView:layout:rowAlignmentForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    rowAlignmentForSectionAt section: Int
  ) -> WaterfallFlowLayout.RowAlignment

  /// Asks the delegate for the height of an item if the layout scrolls vertically.
  ///
  /// Return the height that the item has at this width, such as that of a picture with text below
  /// it. It overrides the height from `sizeForItemAt` and isn't scaled. The method isn't called in
  /// rows. A section without a column count has two columns if the delegate doesn't implement
  /// `sizeForItemAt`.
  ///
  /// `itemWidth` is the width of the columns that the item spans. The item on screen can be a
  /// device pixel wider, because columns share the leftover pixels. A height that is negative or
  /// isn't finite is replaced by 0, and a height above 100,000,000 by 100,000,000. The layout
  /// reports both.
  @objc(collectionView:layout:heightForItemAtIndexPath:itemWidth:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    heightForItemAt indexPath: IndexPath, itemWidth: CGFloat
  ) -> CGFloat

  /// Asks the delegate for the width of an item if the layout scrolls horizontally.
  ///
  /// The width works like the height that `heightForItemAt` returns. `itemHeight` is the height of
  /// the rows that the item spans.
  @objc(collectionView:layout:widthForItemAtIndexPath:itemHeight:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    widthForItemAt indexPath: IndexPath, itemHeight: CGFloat
  ) -> CGFloat

  /// Asks the delegate for the number of columns that an item spans.
  ///
  /// `Int.max`, or any number above the column count, means all columns. Without this method, an
  /// item spans one column, or, in columns that the sizes determine, as many as its width covers. A
  /// span below 1 is replaced by 1, and in rows, a span above 1 is ignored. The layout reports
  /// both.
  @objc(collectionView:layout:columnSpanForItemAtIndexPath:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnSpanForItemAt indexPath: IndexPath
  ) -> Int

  /// Asks the delegate for the insets of a section's header, which override `headerInset`.
  @objc(collectionView:layout:headerInsetForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    headerInsetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// Asks the delegate for the insets of a section's footer, which override `footerInset`.
  @objc(collectionView:layout:footerInsetForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    footerInsetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// Asks the delegate for the insets of a section's background, which override
  /// `sectionBackgroundInset`.
  @objc(collectionView:layout:backgroundInsetForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    backgroundInsetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// Asks the delegate whether a section that has items shows a background.
  ///
  /// Register a view for `elementKindSectionBackground` with the layout first. Without this method,
  /// every section with items then shows a background.
  @objc(collectionView:layout:showsBackgroundForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    showsBackgroundForSectionAt section: Int
  ) -> Bool

  /// Asks the delegate whether a section's header pins.
  ///
  /// The value overrides `sectionHeadersPinToVisibleBounds`.
  @objc(collectionView:layout:pinsHeaderForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinsHeaderForSectionAt section: Int
  ) -> Bool

  /// Asks the delegate whether a section's footer pins.
  ///
  /// The value overrides `sectionFootersPinToVisibleBounds`.
  @objc(collectionView:layout:pinsFooterForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinsFooterForSectionAt section: Int
  ) -> Bool

  /// Asks the delegate for the visible height of a section's pinned header (width if the layout
  /// scrolls horizontally).
  ///
  /// The height overrides `pinnedHeaderExtent`.
  @objc(collectionView:layout:pinnedHeaderExtentForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinnedHeaderExtentForSectionAt section: Int
  ) -> CGFloat

  /// Asks the delegate for the visible height of a section's pinned footer (width if the layout
  /// scrolls horizontally).
  ///
  /// The height overrides `pinnedFooterExtent`.
  @objc(collectionView:layout:pinnedFooterExtentForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinnedFooterExtentForSectionAt section: Int
  ) -> CGFloat
}
#else
/// The methods that a `WaterfallFlowLayout` adds to the flow layout's delegate.
///
/// Every method is optional. Without a method, a property of the layout applies. All lengths are in
/// points. Sections and index paths are those of the data source.
@MainActor
public protocol WaterfallFlowLayoutDelegate: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnCountForSectionAt section: Int
  ) -> Int
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumColumnWidthForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    itemSizingForSectionAt section: Int
  ) -> WaterfallFlowLayout.ItemSizing
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    itemPlacementForSectionAt section: Int
  ) -> WaterfallFlowLayout.ItemPlacement
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    rowDistributionForSectionAt section: Int
  ) -> WaterfallFlowLayout.RowDistribution
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    rowAlignmentForSectionAt section: Int
  ) -> WaterfallFlowLayout.RowAlignment
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    heightForItemAt indexPath: IndexPath, itemWidth: CGFloat
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    widthForItemAt indexPath: IndexPath, itemHeight: CGFloat
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnSpanForItemAt indexPath: IndexPath
  ) -> Int
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    headerInsetForSectionAt section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    footerInsetForSectionAt section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    backgroundInsetForSectionAt section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    showsBackgroundForSectionAt section: Int
  ) -> Bool
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinsHeaderForSectionAt section: Int
  ) -> Bool
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinsFooterForSectionAt section: Int
  ) -> Bool
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinnedHeaderExtentForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinnedFooterExtentForSectionAt section: Int
  ) -> CGFloat
}
#endif
