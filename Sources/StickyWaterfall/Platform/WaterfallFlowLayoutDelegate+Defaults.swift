#if !canImport(UIKit)
/// The default implementations of methods that the delegate doesn't implement.
extension WaterfallFlowLayoutDelegate {
  /// Uses `columnCount` if the delegate doesn't implement this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, columnCountForSectionAt _: Int
  ) -> Int { OptionalRequirement.unimplemented(0) }

  /// Uses `minimumColumnWidth` if the delegate doesn't implement this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, minimumColumnWidthForSectionAt _: Int
  ) -> CGFloat { OptionalRequirement.unimplemented(0) }

  /// Uses `itemSizing` if the delegate doesn't implement this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, itemSizingForSectionAt _: Int
  ) -> WaterfallFlowLayout.ItemSizing { OptionalRequirement.unimplemented(.aspectRatio) }

  /// Uses `itemPlacement` if the delegate doesn't implement this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, itemPlacementForSectionAt _: Int
  ) -> WaterfallFlowLayout.ItemPlacement { OptionalRequirement.unimplemented(.shortestColumn) }

  /// Uses `rowDistribution` if the delegate doesn't implement this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, rowDistributionForSectionAt _: Int
  ) -> WaterfallFlowLayout.RowDistribution { OptionalRequirement.unimplemented(.justified) }

  /// Uses `rowAlignment` if the delegate doesn't implement this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, rowAlignmentForSectionAt _: Int
  ) -> WaterfallFlowLayout.RowAlignment { OptionalRequirement.unimplemented(.center) }

  /// Uses the item's size if the delegate doesn't implement this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, heightForItemAt _: IndexPath,
    itemWidth _: CGFloat
  ) -> CGFloat { OptionalRequirement.unimplemented(0) }

  /// Uses the item's size if the delegate doesn't implement this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, widthForItemAt _: IndexPath,
    itemHeight _: CGFloat
  ) -> CGFloat { OptionalRequirement.unimplemented(0) }

  /// Lets the layout determine the span if the delegate doesn't implement this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, columnSpanForItemAt _: IndexPath
  ) -> Int { OptionalRequirement.unimplemented(1) }

  /// Uses `headerInset` if the delegate doesn't implement this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, headerInsetForSectionAt _: Int
  ) -> UIEdgeInsets { OptionalRequirement.unimplemented(.zero) }

  /// Uses `footerInset` if the delegate doesn't implement this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, footerInsetForSectionAt _: Int
  ) -> UIEdgeInsets { OptionalRequirement.unimplemented(.zero) }

  /// Uses `sectionBackgroundInset` if the delegate doesn't implement this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, backgroundInsetForSectionAt _: Int
  ) -> UIEdgeInsets { OptionalRequirement.unimplemented(.zero) }

  /// Shows a background in every section with items if the delegate doesn't implement this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, showsBackgroundForSectionAt _: Int
  ) -> Bool { OptionalRequirement.unimplemented(true) }

  /// Uses `sectionHeadersPinToVisibleBounds` if the delegate doesn't implement this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, pinsHeaderForSectionAt _: Int
  ) -> Bool { OptionalRequirement.unimplemented(false) }

  /// Uses `sectionFootersPinToVisibleBounds` if the delegate doesn't implement this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, pinsFooterForSectionAt _: Int
  ) -> Bool { OptionalRequirement.unimplemented(false) }

  /// Uses `pinnedHeaderExtent` if the delegate doesn't implement this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, pinnedHeaderExtentForSectionAt _: Int
  ) -> CGFloat { OptionalRequirement.unimplemented(0) }

  /// Uses `pinnedFooterExtent` if the delegate doesn't implement this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, pinnedFooterExtentForSectionAt _: Int
  ) -> CGFloat { OptionalRequirement.unimplemented(0) }
}
#endif
