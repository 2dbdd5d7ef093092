#if !canImport(UIKit)
import HeadlessUIKit
import WaterfallTestSupport

/// A diffable data source on a screen that shows all of its items.
@MainActor
final class DiffableStage {
  let layout: ListLayout
  let view: UICollectionView
  private(set) lazy var source = makeSource()
  /// The text before the titles of cells.
  var prefix = ""
  private let stage: CollectionStage

  init(_ sections: [(String, [Int])] = [], headerHeight: CGFloat = 0) {
    layout = ListLayout(headerHeight: headerHeight)
    stage = CollectionStage(layout, size: CGSize(width: 100, height: 4000))
    view = stage.view
    if !sections.isEmpty { apply(Snapshot(sections)) }
    layout.updates = []
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<String, Int> {
    let cells = UICollectionView.CellRegistration<StageCell, Int> { [unowned self] cell, _, item in
      cell.title = prefix + "\(item)"
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in view.tag = 70 }
    let source = UICollectionViewDiffableDataSource<String, Int>(
      collectionView: view
    ) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    return source
  }

  var titles: [String] { stage.titles }

  func apply(_ snapshot: Snapshot) {
    source.apply(snapshot)
    view.layoutIfNeeded()
  }

  func edit(_ change: (inout Snapshot) -> Void) {
    var next = source.snapshot()
    change(&next)
    apply(next)
  }
}

typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

extension Snapshot {
  @MainActor
  init(_ sections: [(String, [Int])]) {
    self.init()
    for (section, items) in sections {
      appendSections([section])
      appendItems(items)
    }
  }
}

extension SplitMix64 {
  /// Returns a snapshot of a few sections with some of thirty items.
  @MainActor
  mutating func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    var sections = ["a", "b", "c", "d", "e"]
    var items = Array(0..<30)
    for _ in 0..<roll(6) {
      snapshot.appendSections([sections.remove(at: roll(sections.count))])
      for _ in 0..<roll(8) where !items.isEmpty {
        snapshot.appendItems([items.remove(at: roll(items.count))])
      }
    }
    snapshot.reloadItems(snapshot.itemIdentifiers.filter { _ in roll(6) == 0 })
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter { _ in roll(6) == 0 })
    snapshot.reloadSections(snapshot.sectionIdentifiers.filter { _ in roll(8) == 0 })
    return snapshot
  }
}
#endif
