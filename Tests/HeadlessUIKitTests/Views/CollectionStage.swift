#if !canImport(UIKit)
@_exported public import UIKitTestSupport

/// A collection view with a data source of strings and a log of calls, laid out by `started()`.
@MainActor
final class CollectionStage: ViewStage<TitleController, UICollectionViewLayout> {
  let log = CallLog()

  init(
    _ layout: UICollectionViewLayout, _ counts: [Int] = [20],
    size: CGSize = CGSize(width: 100, height: 200), prefetching: Bool = false,
    hasWindow: Bool = true
  ) {
    super.init(
      TitleController(counts), layout: layout, size: size,
      reading: HostReading(hasWindow: hasWindow))
    view.isPrefetchingEnabled = prefetching
    connect()
  }

  /// Sets one of the host's options, lays out, and starts the log.
  @discardableResult
  func started<Reading>(
    _ option: WritableKeyPath<HostOptions, Reading>, _ reading: Reading
  ) -> CollectionStage {
    view.hostOptions[keyPath: option] = reading
    return started()
  }

  @discardableResult
  func started(_ option: WritableKeyPath<HostOptions, Bool>) -> CollectionStage {
    started(option, true)
  }

  @discardableResult
  func started() -> CollectionStage {
    view.layoutIfNeeded()
    log.clear()
    view.callLog = log
    return self
  }

  /// Returns the calls during some work and the layout pass after it.
  func calls(during work: () -> Void) -> [String] {
    log.clear()
    view.callLog = log
    work()
    view.layoutIfNeeded()
    return log.calls
  }

  var sections: [[String]] {
    get { controller.sections }
    set { controller.sections = newValue }
  }

  func insert(_ title: String, at path: IndexPath) {
    sections[path.section].insert(title, at: path.item)
    view.insertItems(at: [path])
  }

  func delete(_ items: Range<Int>, ofSection section: Int = 0) {
    sections[section].removeSubrange(items)
    view.deleteItems(at: items.map { [section, $0] })
  }

  var titles: [String] {
    view.visibleCells.compactMap { ($0 as? StageCell)?.title }
  }
}

/// A data source of strings, which are the titles of its cells.
final class TitleController: FlowController {
  var sections: [[String]] {
    didSet { counts = sections.map(\.count) }
  }
  /// Creates cells instead of the registered class.
  var makeCell: ((UICollectionView, IndexPath) -> UICollectionViewCell)?
  var makeBoundary: ((UICollectionView, IndexPath) -> UICollectionReusableView)?

  init(_ counts: [Int]) {
    sections = counts.enumerated().map { section, count in
      (0..<count).map { "\(section).\($0)" }
    }
    super.init(counts)
    fill = { [unowned self] cell, path in
      (cell as? StageCell)?.title = sections[path.section][path.item]
    }
  }

  override func moveItem(at source: IndexPath, to destination: IndexPath) {
    let moved = sections[source.section].remove(at: source.item)
    sections[destination.section].insert(moved, at: destination.item)
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    makeCell?(collectionView, indexPath)
      ?? super.collectionView(collectionView, cellForItemAt: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    makeBoundary?(collectionView, indexPath)
      ?? super.collectionView(
        collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
}
#endif
