#if !canImport(UIKit)
import HeadlessUIKit
import WaterfallTestSupport

/// A diffable data source on a screen that shows all of its items.
@MainActor
final class DiffableStage {
  let layout = ListLayout()
  let view: UICollectionView
  let source: UICollectionViewDiffableDataSource<String, Int>
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 4000))
  private let text = TitleText()

  init() {
    let text = text
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<TitleCell, Int> { cell, _, item in
      cell.title = text.prefix + "\(item)"
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in view.tag = 70 }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    window.addSubview(view)
  }

  /// Written before the titles of cells.
  var prefix: String {
    get { text.prefix }
    set { text.prefix = newValue }
  }

  var titles: [String] { view.visibleCells.compactMap { ($0 as? TitleCell)?.title } }

  func apply(_ snapshot: NSDiffableDataSourceSnapshot<String, Int>) {
    source.apply(snapshot)
    view.layoutIfNeeded()
  }
}

@MainActor
private final class TitleText {
  var prefix = ""
}

extension SplitMix64 {
  /// A snapshot of a few sections with some of thirty items.
  @MainActor
  mutating func snapshot() -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
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
