public import Foundation

// The protocol has two spellings. With Objective-C, its methods are `@objc optional`. Elsewhere,
// each method has a default implementation that records that the method isn't implemented.

#if canImport(UIKit)
/// The methods that a `WaterfallFlowLayout` adds to the flow layout's delegate.
///
/// Every method is optional. If the delegate doesn't implement a method, the layout uses its
/// property. Sections and index paths are the data source's, and they exist.
@MainActor
@objc(SWFWaterfallFlowLayoutDelegate)
public protocol WaterfallFlowLayoutDelegate: UICollectionViewDelegateFlowLayout {
  /// Asks the delegate for the number of columns in a section (rows if the layout scrolls
  /// horizontally).
  ///
  /// A count other than 0 overrides `minimumColumnWidth`, which overrides `columnCount`. If the
  /// delegate returns `automaticColumnCount` (0), the minimum width determines the columns. Without
  /// a minimum width, the specified sizes do. `stockRows` (-1) gives the flow layout's rows. The
  /// layout replaces any other count below 0 by 1, and a count that is too large by the number of
  /// columns that fit. It reports both.
  @objc(collectionView:layout:columnCountForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnCountForSectionAt section: Int
  ) -> Int

  /// Asks the delegate for the minimum width of a section's columns, in points (the minimum height
  /// if the layout scrolls horizontally).
  ///
  /// A width above 0 overrides `columnCount`. If the delegate returns 0, `columnCount` applies. The
  /// layout replaces a width that is negative or not finite by 0, and reports it.
  @objc(collectionView:layout:minimumColumnWidthForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumColumnWidthForSectionAt section: Int
  ) -> CGFloat

  /// Asks the delegate for the rule that assigns a section's items to columns.
  @objc(collectionView:layout:itemPlacementForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    itemPlacementForSectionAt section: Int
  ) -> WaterfallFlowLayout.ItemPlacement

  /// Asks the delegate for the alignment of a section's rows.
  ///
  /// If the section has columns, the alignment has no effect.
  @objc(collectionView:layout:rowAlignmentForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    rowAlignmentForSectionAt section: Int
  ) -> WaterfallFlowLayout.RowAlignment

  /// Asks the delegate for the alignment of a section's items in their rows.
  ///
  /// If the section has columns, the alignment has no effect.
  @objc(collectionView:layout:rowItemAlignmentForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    rowItemAlignmentForSectionAt section: Int
  ) -> WaterfallFlowLayout.RowItemAlignment

  /// Asks the delegate for the height of an item, in points, if the layout scrolls vertically.
  ///
  /// The height overrides the one from `sizeForItemAt`, and the layout uses it unscaled.
  /// `itemWidth` is the width of the item's columns, in points. The item on screen can be a device
  /// pixel wider, because columns share the leftover pixels. The layout replaces a height that is
  /// negative or not finite by 0, and a height above 100,000,000 by that number. It reports both.
  @objc(collectionView:layout:heightForItemAtIndexPath:itemWidth:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    heightForItemAt indexPath: IndexPath, itemWidth: CGFloat
  ) -> CGFloat

  /// Asks the delegate for the width of an item, in points, if the layout scrolls horizontally.
  ///
  /// In every other respect, this method works like `heightForItemAt`.
  @objc(collectionView:layout:widthForItemAtIndexPath:itemHeight:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    widthForItemAt indexPath: IndexPath, itemHeight: CGFloat
  ) -> CGFloat

  /// Asks the delegate for the number of columns that an item spans.
  ///
  /// `Int.max`, or any number above the column count, means all columns. If the delegate doesn't
  /// implement this method, an item spans one column. In automatic columns, it spans as many
  /// columns as its specified width covers. The layout replaces a span below 1 by 1, ignores a span
  /// above 1 in rows, and reports both.
  @objc(collectionView:layout:columnSpanForItemAtIndexPath:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnSpanForItemAt indexPath: IndexPath
  ) -> Int

  /// Asks the delegate for the insets of a section's header, in points, in place of `headerInset`.
  @objc(collectionView:layout:headerInsetForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    headerInsetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// Asks the delegate for the insets of a section's footer, in points, in place of `footerInset`.
  @objc(collectionView:layout:footerInsetForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    footerInsetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// Asks the delegate for the insets of a section's background, in points, in place of
  /// `sectionBackgroundInset`.
  @objc(collectionView:layout:backgroundInsetForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    backgroundInsetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// Asks the delegate whether a section that has items shows a background.
  ///
  /// If the delegate doesn't implement this method, each section with items shows a background. If
  /// no view is registered for `elementKindSectionBackground`, no section shows one.
  @objc(collectionView:layout:showsBackgroundForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    showsBackgroundForSectionAt section: Int
  ) -> Bool

  /// Asks the delegate whether a section's header pins, in place of
  /// `sectionHeadersPinToVisibleBounds`.
  @objc(collectionView:layout:pinsHeaderForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinsHeaderForSectionAt section: Int
  ) -> Bool

  /// Asks the delegate whether a section's footer pins, in place of
  /// `sectionFootersPinToVisibleBounds`.
  @objc(collectionView:layout:pinsFooterForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinsFooterForSectionAt section: Int
  ) -> Bool

  /// Asks the delegate for the height that a section's header keeps while it's pinned (width if the
  /// layout scrolls horizontally), in points.
  ///
  /// The value overrides `pinnedHeaderExtent`.
  @objc(collectionView:layout:pinnedHeaderExtentForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinnedHeaderExtentForSectionAt section: Int
  ) -> CGFloat

  /// Asks the delegate for the height that a section's footer keeps while it's pinned (width if the
  /// layout scrolls horizontally), in points.
  ///
  /// The value overrides `pinnedFooterExtent`.
  @objc(collectionView:layout:pinnedFooterExtentForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinnedFooterExtentForSectionAt section: Int
  ) -> CGFloat
}
#else
// Repeat the doc comments of the other branch here. Documentation that is built without UIKit shows
// the ones below.
/// The methods that a `WaterfallFlowLayout` adds to the flow layout's delegate.
///
/// Every method is optional. If the delegate doesn't implement a method, the layout uses its
/// property. Sections and index paths are the data source's, and they exist.
@MainActor
public protocol WaterfallFlowLayoutDelegate: UICollectionViewDelegateFlowLayout {
  /// Asks the delegate for the number of columns in a section (rows if the layout scrolls
  /// horizontally).
  ///
  /// A count other than 0 overrides `minimumColumnWidth`, which overrides `columnCount`. If the
  /// delegate returns `automaticColumnCount` (0), the minimum width determines the columns. Without
  /// a minimum width, the specified sizes do. `stockRows` (-1) gives the flow layout's rows. The
  /// layout replaces any other count below 0 by 1, and a count that is too large by the number of
  /// columns that fit. It reports both.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnCountForSectionAt section: Int
  ) -> Int

  /// Asks the delegate for the minimum width of a section's columns, in points (the minimum height
  /// if the layout scrolls horizontally).
  ///
  /// A width above 0 overrides `columnCount`. If the delegate returns 0, `columnCount` applies. The
  /// layout replaces a width that is negative or not finite by 0, and reports it.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumColumnWidthForSectionAt section: Int
  ) -> CGFloat

  /// Asks the delegate for the rule that assigns a section's items to columns.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    itemPlacementForSectionAt section: Int
  ) -> WaterfallFlowLayout.ItemPlacement

  /// Asks the delegate for the alignment of a section's rows.
  ///
  /// If the section has columns, the alignment has no effect.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    rowAlignmentForSectionAt section: Int
  ) -> WaterfallFlowLayout.RowAlignment

  /// Asks the delegate for the alignment of a section's items in their rows.
  ///
  /// If the section has columns, the alignment has no effect.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    rowItemAlignmentForSectionAt section: Int
  ) -> WaterfallFlowLayout.RowItemAlignment

  /// Asks the delegate for the height of an item, in points, if the layout scrolls vertically.
  ///
  /// The height overrides the one from `sizeForItemAt`, and the layout uses it unscaled.
  /// `itemWidth` is the width of the item's columns, in points. The item on screen can be a device
  /// pixel wider, because columns share the leftover pixels. The layout replaces a height that is
  /// negative or not finite by 0, and a height above 100,000,000 by that number. It reports both.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    heightForItemAt indexPath: IndexPath, itemWidth: CGFloat
  ) -> CGFloat

  /// Asks the delegate for the width of an item, in points, if the layout scrolls horizontally.
  ///
  /// In every other respect, this method works like `heightForItemAt`.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    widthForItemAt indexPath: IndexPath, itemHeight: CGFloat
  ) -> CGFloat

  /// Asks the delegate for the number of columns that an item spans.
  ///
  /// `Int.max`, or any number above the column count, means all columns. If the delegate doesn't
  /// implement this method, an item spans one column. In automatic columns, it spans as many
  /// columns as its specified width covers. The layout replaces a span below 1 by 1, ignores a span
  /// above 1 in rows, and reports both.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnSpanForItemAt indexPath: IndexPath
  ) -> Int

  /// Asks the delegate for the insets of a section's header, in points, in place of `headerInset`.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    headerInsetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// Asks the delegate for the insets of a section's footer, in points, in place of `footerInset`.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    footerInsetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// Asks the delegate for the insets of a section's background, in points, in place of
  /// `sectionBackgroundInset`.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    backgroundInsetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// Asks the delegate whether a section that has items shows a background.
  ///
  /// If the delegate doesn't implement this method, each section with items shows a background. If
  /// no view is registered for `elementKindSectionBackground`, no section shows one.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    showsBackgroundForSectionAt section: Int
  ) -> Bool

  /// Asks the delegate whether a section's header pins, in place of
  /// `sectionHeadersPinToVisibleBounds`.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinsHeaderForSectionAt section: Int
  ) -> Bool

  /// Asks the delegate whether a section's footer pins, in place of
  /// `sectionFootersPinToVisibleBounds`.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinsFooterForSectionAt section: Int
  ) -> Bool

  /// Asks the delegate for the height that a section's header keeps while it's pinned (width if the
  /// layout scrolls horizontally), in points.
  ///
  /// The value overrides `pinnedHeaderExtent`.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinnedHeaderExtentForSectionAt section: Int
  ) -> CGFloat

  /// Asks the delegate for the height that a section's footer keeps while it's pinned (width if the
  /// layout scrolls horizontally), in points.
  ///
  /// The value overrides `pinnedFooterExtent`.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinnedFooterExtentForSectionAt section: Int
  ) -> CGFloat
}

/// The default implementations.
///
/// They record that the method isn't implemented, and the layout ignores their return values.
extension WaterfallFlowLayoutDelegate {
  /// Returns a value that the layout ignores, because it treats the method as not implemented.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, columnCountForSectionAt _: Int
  ) -> Int { OptionalRequirement.unimplemented(0) }

  /// Returns a value that the layout ignores, because it treats the method as not implemented.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, minimumColumnWidthForSectionAt _: Int
  ) -> CGFloat { OptionalRequirement.unimplemented(0) }

  /// Returns a value that the layout ignores, because it treats the method as not implemented.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, itemPlacementForSectionAt _: Int
  ) -> WaterfallFlowLayout.ItemPlacement { OptionalRequirement.unimplemented(.shortestColumn) }

  /// Returns a value that the layout ignores, because it treats the method as not implemented.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, rowAlignmentForSectionAt _: Int
  ) -> WaterfallFlowLayout.RowAlignment { OptionalRequirement.unimplemented(.justified) }

  /// Returns a value that the layout ignores, because it treats the method as not implemented.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, rowItemAlignmentForSectionAt _: Int
  ) -> WaterfallFlowLayout.RowItemAlignment { OptionalRequirement.unimplemented(.center) }

  /// Returns a value that the layout ignores, because it treats the method as not implemented.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, heightForItemAt _: IndexPath,
    itemWidth _: CGFloat
  ) -> CGFloat { OptionalRequirement.unimplemented(0) }

  /// Returns a value that the layout ignores, because it treats the method as not implemented.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, widthForItemAt _: IndexPath,
    itemHeight _: CGFloat
  ) -> CGFloat { OptionalRequirement.unimplemented(0) }

  /// Returns a value that the layout ignores, because it treats the method as not implemented.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, columnSpanForItemAt _: IndexPath
  ) -> Int { OptionalRequirement.unimplemented(1) }

  /// Returns a value that the layout ignores, because it treats the method as not implemented.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, headerInsetForSectionAt _: Int
  ) -> UIEdgeInsets { OptionalRequirement.unimplemented(.zero) }

  /// Returns a value that the layout ignores, because it treats the method as not implemented.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, footerInsetForSectionAt _: Int
  ) -> UIEdgeInsets { OptionalRequirement.unimplemented(.zero) }

  /// Returns a value that the layout ignores, because it treats the method as not implemented.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, backgroundInsetForSectionAt _: Int
  ) -> UIEdgeInsets { OptionalRequirement.unimplemented(.zero) }

  /// Returns a value that the layout ignores, because it treats the method as not implemented.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, showsBackgroundForSectionAt _: Int
  ) -> Bool { OptionalRequirement.unimplemented(true) }

  /// Returns a value that the layout ignores, because it treats the method as not implemented.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, pinsHeaderForSectionAt _: Int
  ) -> Bool { OptionalRequirement.unimplemented(false) }

  /// Returns a value that the layout ignores, because it treats the method as not implemented.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, pinsFooterForSectionAt _: Int
  ) -> Bool { OptionalRequirement.unimplemented(false) }

  /// Returns a value that the layout ignores, because it treats the method as not implemented.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, pinnedHeaderExtentForSectionAt _: Int
  ) -> CGFloat { OptionalRequirement.unimplemented(0) }

  /// Returns a value that the layout ignores, because it treats the method as not implemented.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, pinnedFooterExtentForSectionAt _: Int
  ) -> CGFloat { OptionalRequirement.unimplemented(0) }
}
#endif
