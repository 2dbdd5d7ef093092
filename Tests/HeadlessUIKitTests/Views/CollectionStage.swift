#if !canImport(UIKit)
import HeadlessUIKit

/// A collection view in a window, with a data source of plain strings and a delegate, whose calls
/// are recorded.
///
/// Until it is `started()` nobody has laid anything out, and a test can ask the layout directly.
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
  /// What gives cells, and headers and footers, in place of the registered ones.
  var makeCell: ((UICollectionView, IndexPath) -> UICollectionViewCell)?
  var makeBoundary: ((UICollectionView, IndexPath) -> UICollectionReusableView)?
  private var keptDelegate: (any UICollectionViewDelegateFlowLayout)?

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
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "boundary")
    }
    view.dataSource = self
    view.delegate = self
    window.addSubview(view)
  }

  /// A flow layout on a screen of 320 x 480, prepared, with a delegate that is kept.
  static func flow(
    _ layout: UICollectionViewLayout, size: CGSize = CGSize(width: 320, height: 480),
    counts: [Int], delegate: (any UICollectionViewDelegateFlowLayout)? = nil
  ) -> CollectionStage {
    let stage = CollectionStage(layout, counts, size: size)
    if let delegate { (stage.keptDelegate, stage.view.delegate) = (delegate, delegate) }
    layout.prepare()
    return stage
  }

  /// Lays out, and starts the log; before that the host takes one of its readings.
  @discardableResult
  func started(
    _ reading: WritableKeyPath<HostOptions, Bool>? = nil, _ isTaken: Bool = true
  ) -> CollectionStage {
    if let reading { view.hostOptions[keyPath: reading] = isTaken }
    view.layoutIfNeeded()
    log.clear()
    view.callLog = log
    return self
  }

  func reload() {
    view.reloadData()
    view.layoutIfNeeded()
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

  /// One item more, in the data and in the view.
  func insert(_ title: String, at path: IndexPath) {
    sections[path.section].insert(title, at: path.item)
    view.insertItems(at: [path])
  }

  /// Some items of a section less, in the data and in the view.
  func delete(_ items: Range<Int>, ofSection section: Int = 0) {
    sections[section].removeSubrange(items)
    view.deleteItems(at: items.map { [section, $0] })
  }

  /// Lifts an item and carries it to a place, without dropping it.
  func drag(_ path: IndexPath, toY y: CGFloat) {
    view.beginInteractiveMovementForItem(at: path)
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: y))
  }

  var titles: [String] {
    view.visibleCells.compactMap { ($0 as? TitleCell)?.title }
  }

  func cell(_ item: Int, _ section: Int = 0) -> TitleCell? {
    view.cellForItem(at: [section, item]) as? TitleCell
  }

  // MARK: - What the layout answers

  func frames(ofSection section: Int = 0) -> [CGRect] {
    sections[section].indices.compactMap {
      view.collectionViewLayout.layoutAttributesForItem(at: [section, $0])?.frame
    }
  }

  func header(_ section: Int = 0) -> CGRect? {
    frame(ofKind: UICollectionView.elementKindSectionHeader, section: section)
  }

  func footer(_ section: Int = 0) -> CGRect? {
    frame(ofKind: UICollectionView.elementKindSectionFooter, section: section)
  }

  private func frame(ofKind kind: String, section: Int) -> CGRect? {
    view.collectionViewLayout
      .layoutAttributesForSupplementaryView(ofKind: kind, at: [section, 0])?.frame
  }

  // MARK: - Data source and delegate

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let makeCell { return makeCell(collectionView, indexPath) }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? TitleCell)?.title = sections[indexPath.section][indexPath.item]
    if let preferredHeight { (cell as? TitleCell)?.preferredHeight = preferredHeight(indexPath) }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    makeBoundary?(collectionView, indexPath)
      ?? collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "boundary", for: indexPath)
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
