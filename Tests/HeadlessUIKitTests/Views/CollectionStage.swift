#if !canImport(UIKit)
import HeadlessUIKit

/// A collection view in a window, with a data source of plain strings and a delegate, whose calls
/// are recorded.
@MainActor
final class CollectionStage: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var sections: [[String]]
  let view: UICollectionView
  let log = CallLog()
  let window: UIWindow
  var tapped: [IndexPath] = []
  var scrolls = 0
  /// The height each cell wants, if any.
  var preferredHeight: ((IndexPath) -> CGFloat)?

  init(
    _ layout: UICollectionViewLayout, _ counts: [Int] = [20],
    size: CGSize = CGSize(width: 100, height: 200), prefetching: Bool = false
  ) {
    sections = counts.enumerated().map { section, count in
      (0..<count).map { "\(section).\($0)" }
    }
    let frame = CGRect(origin: .zero, size: size)
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    window = UIWindow(frame: frame)
    super.init()
    view.isPrefetchingEnabled = prefetching
    view.register(TitleCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = self
    view.delegate = self
    window.addSubview(view)
  }

  /// Lays out, and starts the log.
  func start() {
    view.layoutIfNeeded()
    log.clear()
    view.callLog = log
  }

  /// What was recorded during some work and the layout pass after it.
  func calls(during work: () -> Void) -> [String] {
    log.clear()
    view.callLog = log
    work()
    view.layoutIfNeeded()
    return log.calls
  }

  func scroll(toY y: CGFloat) {
    view.contentOffset.y = y
    view.layoutIfNeeded()
  }

  var titles: [String] {
    view.visibleCells.compactMap { ($0 as? TitleCell)?.title }
  }

  func cell(_ item: Int, _ section: Int = 0) -> TitleCell? {
    view.cellForItem(at: [section, item]) as? TitleCell
  }

  // MARK: - Data source and delegate

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? TitleCell)?.title = sections[indexPath.section][indexPath.item]
    if let preferredHeight { (cell as? TitleCell)?.preferredHeight = preferredHeight(indexPath) }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let moved = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(moved, at: destinationIndexPath.item)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    tapped.append(indexPath)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrolls += 1
    view.callLog?.note("scrollViewDidScroll")
  }
}

/// A cell with a title, that counts what is done to it.
final class TitleCell: UICollectionViewCell {
  var title = ""
  var reuses = 0
  var applications = 0
  /// The height it wants, if any.
  var preferredHeight: CGFloat?

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applications += 1
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let preferredHeight { layoutAttributes.size.height = preferredHeight }
    return layoutAttributes
  }
}
#endif
