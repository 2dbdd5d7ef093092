#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// Liberties that shipped layouts and apps take and UIKit allows (facts 10.11 to 10.14 and 10.18).
@MainActor
@Suite struct LayoutLibertiesTests {
  @Test(arguments: [Strictness.full, .cheap])
  func layoutMayReuseItsAttributesAfterAnInvalidation(strictness: Strictness) {
    let layout = AlteredList()
    var objects: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    layout.item = { fresh in
      let known = objects[fresh.indexPath] ?? fresh
      known.frame = fresh.frame
      objects[fresh.indexPath] = known
      return known
    }
    let found = ReportLog.reports {
      let stage = CollectionStage(layout, [3])
      stage.view.strictness = strictness
      stage.started()
      layout.rowHeight = 30
      layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      #expect(stage.cell(2)?.frame == CGRect(x: 0, y: 60, width: 100, height: 30))
    }
    #expect(found == [])
  }

  @Test func viewOfACollectionViewControllerContainsItsCollectionView() {
    let layout = ListLayout()
    let controller = UICollectionViewController(collectionViewLayout: layout)
    #expect(!(controller.view is UICollectionView))
    #expect(controller.collectionView.superview === controller.view)
    controller.view.frame.size = CGSize(width: 111, height: 222)
    controller.view.layoutIfNeeded()
    #expect(controller.collectionView.bounds.size == CGSize(width: 111, height: 222))
    controller.collectionView.setCollectionViewLayout(ListLayout(), animated: false)
    #expect(controller.collectionViewLayout === layout)
  }

  @Test func viewOfADecodedControllerIsItsCollectionView() {
    let controller = UICollectionViewController(coder: NSCoder())
    #expect(controller?.view === controller?.collectionView)
  }

  @Test(arguments: [true, false])
  func collectionViewSetsIndexPathsOfReturnedAttributesIfOptionIsEnabled(sets: Bool) {
    let stage = CollectionStage(tellingLayout(), [2])
    TellingAttributes.settings = []
    stage.started(\.indexPathSetting, sets ? .onReceipt : .never)
    #expect(TellingAttributes.settings.contains([0, 1]) == sets)
  }

  @Test(arguments: [true, false])
  func optionGivesOldAttributesNewIndexPathsInABatchUpdate(moves: Bool) {
    let stage = CollectionStage(tellingLayout(), [2])
    stage.started(\.indexPathSetting, moves ? .inUpdates : .never)
    TellingAttributes.settings = []
    stage.insert("new", at: [0, 0])
    #expect(TellingAttributes.settings.sorted() == (moves ? [[0, 1], [0, 2]] : []))
  }

  /// Returns a layout whose attributes record when their path is set.
  private func tellingLayout() -> ListLayout {
    let layout = AlteredList()
    layout.item = { item in
      let telling = TellingAttributes(forCellWith: item.indexPath)
      telling.frame = item.frame
      return telling
    }
    return layout
  }

  @Test(arguments: [true, false])
  func batchUpdateQueriesTheDeletedItemOnlyIfAnOptionIsEnabled(asks: Bool) {
    let stage = CollectionStage(ListLayout(), [3, 1]).started(\.asksBeyondCountsInUpdates, asks)
    let calls = stage.calls { stage.delete(2..<3) }
    let context = calls.firstIndex(of: "invalidateLayout()") ?? 0
    let early = calls[..<context].filter { $0.hasPrefix("layoutAttributesForItem") }
    #expect(early == (asks ? ["layoutAttributesForItem [0, 2]"] : []))
  }

  @Test(arguments: [true, false])
  func insetChangeThatInvalidatesTheLayoutMovesPinnedFootersImmediately(invalidates: Bool) {
    let layout = UICollectionViewFlowLayout()
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionFootersPinToVisibleBounds = true
    let stage = CollectionStage(layout, [40])
      .started(\.insetInvalidation, invalidates ? .always : .acrossScrolling)
    stage.scroll(to: 100)
    #expect(stage.boundaryView(.footer)?.frame.minY == 280)
    stage.view.contentInset.bottom = 30
    stage.view.layoutIfNeeded()
    #expect(stage.boundaryView(.footer)?.frame.minY == (invalidates ? 250 : 280))
    stage.scroll(to: 110)
    #expect(stage.boundaryView(.footer)?.frame.minY == 260)
  }
}

private final class TellingAttributes: UICollectionViewLayoutAttributes {
  static var settings: [IndexPath] = []

  override var indexPath: IndexPath {
    get { super.indexPath }
    set {
      Self.settings.append(newValue)
      super.indexPath = newValue
    }
  }
}
#endif
