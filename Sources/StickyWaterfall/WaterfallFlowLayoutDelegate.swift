public import Foundation

// The two spellings of one protocol, and of the calls of optional methods: where Objective-C exists
// they are `@objc optional` and called with `?(`; elsewhere each has a default implementation that
// notes that it was the one to answer.

#if canImport(UIKit)
/// What a `WaterfallFlowLayout` asks its collection view's delegate beyond the stock questions.
///
/// Every method is optional; where one is absent, the layout's property counts, if it has one. Sections
/// and index paths are always those of the data source, and exist.
@MainActor
@objc(SWFWaterfallFlowLayoutDelegate)
public protocol WaterfallFlowLayoutDelegate: UICollectionViewDelegateFlowLayout {
  /// The columns of a section; unless they are 0 they win over every width and over `columnCount`.
  ///
  /// `automaticColumnCount`, which is 0, leaves the columns to the width, or else to the stated sizes;
  /// `stockRows`, which is -1, asks for the stock layout's rows. Any other count below 0 counts as 1, one
  /// that does not fit as many as do; both are reported.
  @objc(collectionView:layout:columnCountForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnCountForSectionAt section: Int
  ) -> Int

  /// The least width of a section's columns in points (height when scrolling horizontally).
  ///
  /// Above 0 it wins over `columnCount`; 0 leaves the choice to that.
  @objc(collectionView:layout:minimumColumnWidthForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumColumnWidthForSectionAt section: Int
  ) -> CGFloat

  /// How a section's items find their column.
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

  /// Asks the delegate for the alignment of the items in their rows, in a section.
  ///
  /// If the section has columns, the alignment has no effect.
  @objc(collectionView:layout:rowItemAlignmentForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    rowItemAlignmentForSectionAt section: Int
  ) -> WaterfallFlowLayout.RowItemAlignment

  /// The height of an item in points, given its width; asked when scrolling vertically.
  ///
  /// Wins over the stock `sizeForItemAt`, which counts where this is absent, and is never scaled.
  /// `itemWidth` is what the item's columns count as; the item on screen can be a device pixel wider,
  /// where leftover pixels were shared out. A height that is negative or no finite number counts as 0,
  /// one above 100,000,000 as that; both are reported.
  @objc(collectionView:layout:heightForItemAtIndexPath:itemWidth:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    heightForItemAt indexPath: IndexPath, itemWidth: CGFloat
  ) -> CGFloat

  /// The width of an item in points, given its height; asked when scrolling horizontally.
  ///
  /// As `heightForItemAt` in every other respect.
  @objc(collectionView:layout:widthForItemAtIndexPath:itemHeight:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    widthForItemAt indexPath: IndexPath, itemHeight: CGFloat
  ) -> CGFloat

  /// How many columns an item covers; `Int.max`, or more than there are, is all of them.
  ///
  /// Where this is absent an item covers 1, or in automatic columns what its stated width asks for. A
  /// span below 1 counts as 1 and is reported; in the stock layout's rows none counts.
  @objc(collectionView:layout:columnSpanForItemAtIndexPath:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnSpanForItemAt indexPath: IndexPath
  ) -> Int

  /// The room around a section's header, in points; wins over `headerInset`.
  @objc(collectionView:layout:headerInsetForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    headerInsetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// The room around a section's footer, in points; wins over `footerInset`.
  @objc(collectionView:layout:footerInsetForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    footerInsetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// The room kept free on each side of a section's background, in points; wins over
  /// `sectionBackgroundInset`.
  @objc(collectionView:layout:backgroundInsetForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    backgroundInsetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// Whether a section that has items has a background, where a view is registered for it; true where
  /// absent.
  @objc(collectionView:layout:showsBackgroundForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    showsBackgroundForSectionAt section: Int
  ) -> Bool

  /// Whether a section's header is pinned; wins over `sectionHeadersPinToVisibleBounds`.
  @objc(collectionView:layout:pinsHeaderForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinsHeaderForSectionAt section: Int
  ) -> Bool

  /// Whether a section's footer is pinned; wins over `sectionFootersPinToVisibleBounds`.
  @objc(collectionView:layout:pinsFooterForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinsFooterForSectionAt section: Int
  ) -> Bool

  /// How much of a section's pinned header stays, in points; wins over `pinnedHeaderExtent`.
  @objc(collectionView:layout:pinnedHeaderExtentForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinnedHeaderExtentForSectionAt section: Int
  ) -> CGFloat

  /// How much of a section's pinned footer stays, in points; wins over `pinnedFooterExtent`.
  @objc(collectionView:layout:pinnedFooterExtentForSectionAtIndex:)
  optional func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinnedFooterExtentForSectionAt section: Int
  ) -> CGFloat
}
#else
// The words are those of the branch above: documentation built without UIKit shows these.
/// What a `WaterfallFlowLayout` asks its collection view's delegate beyond the stock questions.
///
/// Every method is optional; where one is absent, the layout's property counts, if it has one. Sections
/// and index paths are always those of the data source, and exist.
@MainActor
public protocol WaterfallFlowLayoutDelegate: UICollectionViewDelegateFlowLayout {
  /// The columns of a section; unless they are 0 they win over every width and over `columnCount`.
  ///
  /// `automaticColumnCount`, which is 0, leaves the columns to the width, or else to the stated sizes;
  /// `stockRows`, which is -1, asks for the stock layout's rows. Any other count below 0 counts as 1, one
  /// that does not fit as many as do; both are reported.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnCountForSectionAt section: Int
  ) -> Int

  /// The least width of a section's columns in points (height when scrolling horizontally).
  ///
  /// Above 0 it wins over `columnCount`; 0 leaves the choice to that.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumColumnWidthForSectionAt section: Int
  ) -> CGFloat

  /// How a section's items find their column.
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

  /// Asks the delegate for the alignment of the items in their rows, in a section.
  ///
  /// If the section has columns, the alignment has no effect.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    rowItemAlignmentForSectionAt section: Int
  ) -> WaterfallFlowLayout.RowItemAlignment

  /// The height of an item in points, given its width; asked when scrolling vertically.
  ///
  /// Wins over the stock `sizeForItemAt`, which counts where this is absent, and is never scaled.
  /// `itemWidth` is what the item's columns count as; the item on screen can be a device pixel wider,
  /// where leftover pixels were shared out. A height that is negative or no finite number counts as 0,
  /// one above 100,000,000 as that; both are reported.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    heightForItemAt indexPath: IndexPath, itemWidth: CGFloat
  ) -> CGFloat

  /// The width of an item in points, given its height; asked when scrolling horizontally.
  ///
  /// As `heightForItemAt` in every other respect.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    widthForItemAt indexPath: IndexPath, itemHeight: CGFloat
  ) -> CGFloat

  /// How many columns an item covers; `Int.max`, or more than there are, is all of them.
  ///
  /// Where this is absent an item covers 1, or in automatic columns what its stated width asks for. A
  /// span below 1 counts as 1 and is reported; in the stock layout's rows none counts.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnSpanForItemAt indexPath: IndexPath
  ) -> Int

  /// The room around a section's header, in points; wins over `headerInset`.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    headerInsetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// The room around a section's footer, in points; wins over `footerInset`.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    footerInsetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// The room kept free on each side of a section's background, in points; wins over
  /// `sectionBackgroundInset`.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    backgroundInsetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// Whether a section that has items has a background, where a view is registered for it; true where
  /// absent.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    showsBackgroundForSectionAt section: Int
  ) -> Bool

  /// Whether a section's header is pinned; wins over `sectionHeadersPinToVisibleBounds`.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinsHeaderForSectionAt section: Int
  ) -> Bool

  /// Whether a section's footer is pinned; wins over `sectionFootersPinToVisibleBounds`.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinsFooterForSectionAt section: Int
  ) -> Bool

  /// How much of a section's pinned header stays, in points; wins over `pinnedHeaderExtent`.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinnedHeaderExtentForSectionAt section: Int
  ) -> CGFloat

  /// How much of a section's pinned footer stays, in points; wins over `pinnedFooterExtent`.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinnedFooterExtentForSectionAt section: Int
  ) -> CGFloat
}

/// The defaults: what they answer is noted as not implemented, and does not count.
extension WaterfallFlowLayoutDelegate {
  /// Stands for the absence of this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, columnCountForSectionAt _: Int
  ) -> Int { OptionalRequirement.unimplemented(0) }

  /// Stands for the absence of this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, minimumColumnWidthForSectionAt _: Int
  ) -> CGFloat { OptionalRequirement.unimplemented(0) }

  /// Stands for the absence of this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, itemPlacementForSectionAt _: Int
  ) -> WaterfallFlowLayout.ItemPlacement { OptionalRequirement.unimplemented(.shortestColumn) }

  /// Stands for the absence of this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, rowAlignmentForSectionAt _: Int
  ) -> WaterfallFlowLayout.RowAlignment { OptionalRequirement.unimplemented(.justified) }

  /// The default implementation. The layout treats the method as not implemented.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, rowItemAlignmentForSectionAt _: Int
  ) -> WaterfallFlowLayout.RowItemAlignment { OptionalRequirement.unimplemented(.center) }

  /// Stands for the absence of this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, heightForItemAt _: IndexPath,
    itemWidth _: CGFloat
  ) -> CGFloat { OptionalRequirement.unimplemented(0) }

  /// Stands for the absence of this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, widthForItemAt _: IndexPath,
    itemHeight _: CGFloat
  ) -> CGFloat { OptionalRequirement.unimplemented(0) }

  /// Stands for the absence of this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, columnSpanForItemAt _: IndexPath
  ) -> Int { OptionalRequirement.unimplemented(1) }

  /// Stands for the absence of this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, headerInsetForSectionAt _: Int
  ) -> UIEdgeInsets { OptionalRequirement.unimplemented(.zero) }

  /// Stands for the absence of this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, footerInsetForSectionAt _: Int
  ) -> UIEdgeInsets { OptionalRequirement.unimplemented(.zero) }

  /// Stands for the absence of this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, backgroundInsetForSectionAt _: Int
  ) -> UIEdgeInsets { OptionalRequirement.unimplemented(.zero) }

  /// Stands for the absence of this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, showsBackgroundForSectionAt _: Int
  ) -> Bool { OptionalRequirement.unimplemented(true) }

  /// Stands for the absence of this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, pinsHeaderForSectionAt _: Int
  ) -> Bool { OptionalRequirement.unimplemented(false) }

  /// Stands for the absence of this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, pinsFooterForSectionAt _: Int
  ) -> Bool { OptionalRequirement.unimplemented(false) }

  /// Stands for the absence of this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, pinnedHeaderExtentForSectionAt _: Int
  ) -> CGFloat { OptionalRequirement.unimplemented(0) }

  /// Stands for the absence of this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, pinnedFooterExtentForSectionAt _: Int
  ) -> CGFloat { OptionalRequirement.unimplemented(0) }
}
#endif
