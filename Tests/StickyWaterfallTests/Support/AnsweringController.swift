import StickyWaterfall

/// A data source and delegate made of closures; a question that has none counts as not implemented.
@MainActor
final class AnsweringController: SelectiveResponder, UICollectionViewDataSource,
  WaterfallFlowLayoutDelegate
{
  /// The items of each section.
  var counts: [Int]
  var size: ((IndexPath) -> CGSize)?
  var inset: ((Int) -> UIEdgeInsets)?
  var lineSpacing: ((Int) -> CGFloat)?
  var interitemSpacing: ((Int) -> CGFloat)?
  var headerSize: ((Int) -> CGSize)?
  var footerSize: ((Int) -> CGSize)?
  var columns: ((Int) -> Int)?
  var minimumColumnWidth: ((Int) -> CGFloat)?
  var placement: ((Int) -> ItemPlacement)?
  /// Given the index path and the item's width.
  var height: ((IndexPath, CGFloat) -> CGFloat)?
  /// Given the index path and the item's height.
  var width: ((IndexPath, CGFloat) -> CGFloat)?
  var span: ((IndexPath) -> Int)?
  var headerInset: ((Int) -> UIEdgeInsets)?
  var footerInset: ((Int) -> UIEdgeInsets)?
  var pinsHeader: ((Int) -> Bool)?
  var pinsFooter: ((Int) -> Bool)?
  var pinnedHeaderExtent: ((Int) -> CGFloat)?
  var pinnedFooterExtent: ((Int) -> CGFloat)?
  /// The items whose height, width or size was asked for, oldest first.
  var measured: [IndexPath] = []
  var didScroll: (() -> Void)?

  init(_ counts: [Int]) {
    self.counts = counts
  }

  /// One section of items with these extents along vertical scrolling.
  convenience init(heights: [CGFloat]) {
    self.init([heights.count])
    height = { indexPath, _ in heights[indexPath.item] }
  }

  private func answer<Value>(_ value: Value?, else fallback: Value) -> Value {
    value ?? Host.unanswered(fallback)
  }

  /// The methods that have no answer, each by a part of its name.
  override func lacks(_ method: String) -> Bool {
    let answers: [(part: String, isThere: Bool)] = [
      (":sizeForItem", size != nil), (":insetForSection", inset != nil),
      (":minimumLineSpacing", lineSpacing != nil),
      (":minimumInteritemSpacing", interitemSpacing != nil),
      (":referenceSizeForHeader", headerSize != nil),
      (":referenceSizeForFooter", footerSize != nil), (":columnCount", columns != nil),
      (":minimumColumnWidth", minimumColumnWidth != nil), (":itemPlacement", placement != nil),
      (":heightForItem", height != nil), (":widthForItem", width != nil),
      (":columnSpan", span != nil), (":headerInset", headerInset != nil),
      (":footerInset", footerInset != nil), (":pinsHeader", pinsHeader != nil),
      (":pinsFooter", pinsFooter != nil), (":pinnedHeaderExtent", pinnedHeaderExtent != nil),
      (":pinnedFooterExtent", pinnedFooterExtent != nil),
    ]
    return answers.contains { !$0.isThere && method.contains($0.part) }
  }

  // MARK: The data

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { didScroll?() }

  // MARK: The stock questions

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    if size != nil { measured.append(indexPath) }
    return answer(size?(indexPath), else: .zero)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { answer(inset?(section), else: .zero) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { answer(lineSpacing?(section), else: 0) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { answer(interitemSpacing?(section), else: 0) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { answer(headerSize?(section), else: .zero) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { answer(footerSize?(section), else: .zero) }

  // MARK: The waterfall's own

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnCountForSectionAt section: Int
  ) -> Int { answer(columns?(section), else: 1) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumColumnWidthForSectionAt section: Int
  ) -> CGFloat { answer(minimumColumnWidth?(section), else: 0) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    itemPlacementForSectionAt section: Int
  ) -> ItemPlacement { answer(placement?(section), else: .shortestColumn) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    heightForItemAt indexPath: IndexPath, itemWidth: CGFloat
  ) -> CGFloat {
    if height != nil { measured.append(indexPath) }
    return answer(height?(indexPath, itemWidth), else: 0)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    widthForItemAt indexPath: IndexPath, itemHeight: CGFloat
  ) -> CGFloat {
    if width != nil { measured.append(indexPath) }
    return answer(width?(indexPath, itemHeight), else: 0)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnSpanForItemAt indexPath: IndexPath
  ) -> Int { answer(span?(indexPath), else: 1) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    headerInsetForSectionAt section: Int
  ) -> UIEdgeInsets { answer(headerInset?(section), else: .zero) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    footerInsetForSectionAt section: Int
  ) -> UIEdgeInsets { answer(footerInset?(section), else: .zero) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinsHeaderInSectionAt section: Int
  ) -> Bool { answer(pinsHeader?(section), else: false) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinsFooterInSectionAt section: Int
  ) -> Bool { answer(pinsFooter?(section), else: false) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinnedHeaderExtentInSectionAt section: Int
  ) -> CGFloat { answer(pinnedHeaderExtent?(section), else: 0) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinnedFooterExtentInSectionAt section: Int
  ) -> CGFloat { answer(pinnedFooterExtent?(section), else: 0) }
}
