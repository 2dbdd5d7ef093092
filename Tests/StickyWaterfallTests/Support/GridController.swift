import StickyWaterfall

/// An ordinary view controller's worth of collection-view code, written for the stock flow layout:
/// its data are item sizes, and every stock delegate method is answered from properties.
@MainActor
class GridController: BareController, UICollectionViewDelegateFlowLayout {
  var sections: [[CGSize]] {
    didSet { counts = sections.map(\.count) }
  }
  var headerHeight: CGFloat = 44
  var footerHeight: CGFloat = 30
  var inset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  var lineSpacing: CGFloat = 10
  var interitemSpacing: CGFloat = 10
  private(set) var sizeQuestions: [IndexPath] = []

  init(_ sections: [[CGSize]]) {
    self.sections = sections
    super.init(sections.map(\.count))
  }

  /// A section for each list of heights, of items 100 wide.
  convenience init(heights: [[CGFloat]]) {
    self.init(heights.map { $0.map { CGSize(width: 100, height: $0) } })
  }

  func forgetQuestions() { sizeQuestions = [] }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizeQuestions.append(indexPath)
    return sections[indexPath.section][indexPath.item]
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { inset }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { lineSpacing }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { interitemSpacing }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: headerHeight) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: footerHeight) }
}
