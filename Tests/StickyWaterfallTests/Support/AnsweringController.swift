import StickyWaterfall

/// A collection view with a stock layout or a waterfall, and a controller that only has counts.
typealias BareStage = Stage<BareController, UICollectionViewFlowLayout>

/// A delegate made of closures, with the waterfall's methods and the stock ones.
class AnsweringController: FlowController, WaterfallFlowLayoutDelegate {
  var columns: ((Int) -> Int)?
  var minimumColumnWidth: ((Int) -> CGFloat)?
  var itemSizing: ((Int) -> ItemSizing)?
  var placement: ((Int) -> ItemPlacement)?
  var rowDistribution: ((Int) -> WaterfallFlowLayout.RowDistribution)?
  var rowAlignment: ((Int) -> WaterfallFlowLayout.RowAlignment)?
  /// The closure receives the index path and the item's width.
  var height: ((IndexPath, CGFloat) -> CGFloat)?
  /// The closure receives the index path and the item's height.
  var width: ((IndexPath, CGFloat) -> CGFloat)?
  var span: ((IndexPath) -> Int)?
  var headerInset: ((Int) -> UIEdgeInsets)?
  var footerInset: ((Int) -> UIEdgeInsets)?
  var backgroundInset: ((Int) -> UIEdgeInsets)?
  var showsBackground: ((Int) -> Bool)?
  var pinsHeader: ((Int) -> Bool)?
  var pinsFooter: ((Int) -> Bool)?
  var pinnedHeaderExtent: ((Int) -> CGFloat)?
  var pinnedFooterExtent: ((Int) -> CGFloat)?

  /// Creates items of one height (width if the layout scrolls horizontally).
  convenience init(_ counts: [Int], height: CGFloat) {
    self.init(counts)
    self.height = { _, _ in height }
    width = self.height
  }

  /// Creates sections of items with these heights (widths if the layout scrolls horizontally).
  convenience init(heights: [CGFloat], sections: Int = 1) {
    self.init(Array(repeating: heights.count, count: sections))
    height = { indexPath, _ in heights[indexPath.item] }
    width = height
  }

  override var hasAnswers: [String: Bool] {
    let own = [
      ":columnCount": columns != nil, ":minimumColumnWidth": minimumColumnWidth != nil,
      ":itemSizing": itemSizing != nil, ":itemPlacement": placement != nil,
      ":heightForItem": height != nil,
      ":widthForItem": width != nil, ":columnSpan": span != nil,
      ":rowDistribution": rowDistribution != nil, ":rowAlignment": rowAlignment != nil,
      ":headerInset": headerInset != nil, ":footerInset": footerInset != nil,
      ":backgroundInset": backgroundInset != nil, ":showsBackground": showsBackground != nil,
      ":pinsHeader": pinsHeader != nil, ":pinsFooter": pinsFooter != nil,
      ":pinnedHeaderExtent": pinnedHeaderExtent != nil,
      ":pinnedFooterExtent": pinnedFooterExtent != nil,
    ]
    return super.hasAnswers.merging(own) { $1 }
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnCountForSectionAt section: Int
  ) -> Int { answer([section], columns?(section), else: 1) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumColumnWidthForSectionAt section: Int
  ) -> CGFloat { answer([section], minimumColumnWidth?(section), else: 0) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    itemSizingForSectionAt section: Int
  ) -> ItemSizing { answer([section], itemSizing?(section), else: .aspectRatio) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    itemPlacementForSectionAt section: Int
  ) -> ItemPlacement { answer([section], placement?(section), else: .shortestColumn) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    rowDistributionForSectionAt section: Int
  ) -> WaterfallFlowLayout.RowDistribution {
    answer([section], rowDistribution?(section), else: .justified)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    rowAlignmentForSectionAt section: Int
  ) -> WaterfallFlowLayout.RowAlignment {
    answer([section], rowAlignment?(section), else: .center)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    heightForItemAt indexPath: IndexPath, itemWidth: CGFloat
  ) -> CGFloat {
    if height != nil { measured.append(indexPath) }
    return answer(indexPath, height?(indexPath, itemWidth), else: 0)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    widthForItemAt indexPath: IndexPath, itemHeight: CGFloat
  ) -> CGFloat {
    if width != nil { measured.append(indexPath) }
    return answer(indexPath, width?(indexPath, itemHeight), else: 0)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnSpanForItemAt indexPath: IndexPath
  ) -> Int { answer(indexPath, span?(indexPath), else: 1) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    headerInsetForSectionAt section: Int
  ) -> UIEdgeInsets { answer([section], headerInset?(section), else: .zero) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    footerInsetForSectionAt section: Int
  ) -> UIEdgeInsets { answer([section], footerInset?(section), else: .zero) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    backgroundInsetForSectionAt section: Int
  ) -> UIEdgeInsets { answer([section], backgroundInset?(section), else: .zero) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    showsBackgroundForSectionAt section: Int
  ) -> Bool { answer([section], showsBackground?(section), else: true) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinsHeaderForSectionAt section: Int
  ) -> Bool { answer([section], pinsHeader?(section), else: false) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinsFooterForSectionAt section: Int
  ) -> Bool { answer([section], pinsFooter?(section), else: false) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinnedHeaderExtentForSectionAt section: Int
  ) -> CGFloat { answer([section], pinnedHeaderExtent?(section), else: 0) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinnedFooterExtentForSectionAt section: Int
  ) -> CGFloat { answer([section], pinnedFooterExtent?(section), else: 0) }
}
