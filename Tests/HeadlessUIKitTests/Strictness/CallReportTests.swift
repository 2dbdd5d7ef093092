#if !canImport(UIKit)
import HeadlessUIKit
import Testing

@MainActor
@Suite struct CallReportTests {
  /// Returns a layout that makes a mistake in its first `prepare()`.
  private func busy(_ work: @escaping (AlteredList) -> Void) -> AlteredList {
    let layout = AlteredList()
    layout.whenPrepared = {
      $0.whenPrepared = { _ in }
      work($0)
    }
    return layout
  }

  nonisolated private static let insidePrepare: [ReportedCall] = [
    ReportedCall(
      "An attempt to update layout information was detected while already in the process"
    ) {
      $0.collectionViewLayout.invalidateLayout()
    },
    ReportedCall("reloadData() of a collection view was called") { $0.reloadData() },
    ReportedCall("performBatchUpdates") { $0.insertItems(at: [[0, 0]]) },
    ReportedCall("layoutIfNeeded()") { $0.layoutIfNeeded() },
    ReportedCall("setCollectionViewLayout of a collection view") {
      $0.collectionViewLayout = ListLayout()
    },
    ReportedCall("reconfigureItems(at:) of a collection view") {
      $0.reconfigureItems(at: [[0, 0]])
    },
  ]

  @Test(arguments: insidePrepare)
  func forbiddenCallsInsidePrepareAreReported(call: ReportedCall) {
    let found = ReportLog.reports(of: busy { $0.collectionView.map(call.make) })
    #expect(found.reason.hasPrefix(call.testDescription))
    let isLogged = call.testDescription.hasPrefix("An attempt")
    #expect((found.first?.severity == .log) == isLogged)
  }

  @Test func layoutSubviewsInsidePrepareIsReported() {
    let found = ReportLog.reports(of: busy { $0.collectionView?.layoutSubviews() })
    #expect(found.reason.contains("was called again"))
  }

  nonisolated private static let beyondTheCounts: [ReportedCall] = [
    ReportedCall(
      "request for number of items in section 3 when there are only 1 sections in the collection "
        + "view"
    ) { _ = $0.numberOfItems(inSection: 3) },
    ReportedCall(
      "request for layout attributes for supplementary view badge in section 4 when there are only "
        + "1 sections in the collection view"
    ) { _ = $0.layoutAttributesForSupplementaryElement(ofKind: "badge", at: [4, 0]) },
    ReportedCall(
      "Attempted to scroll the collection view to an out-of-bounds item (9) when there are only 5 "
        + "items in section 0."
    ) { $0.scrollToItem(at: [0, 9], at: .top, animated: false) },
  ]

  @Test(arguments: beyondTheCounts)
  func callsThatNameMissingElementsAreReported(call: ReportedCall) {
    let found = ReportLog.reports(of: ListLayout()) { call.make($0.view) }
    #expect(found.first?.reason == call.testDescription)
  }

  @Test func contradictoryScrollPositionsAreReported() {
    let found = ReportLog.reports(of: ListLayout()) {
      $0.view.scrollToItem(at: [0, 1], at: [.top, .bottom], animated: false)
    }
    #expect(found.first?.name == "NSInvalidArgumentException")
  }

  @Test(arguments: ["invalidateLayout()", "invalidateLayout(with:)", "prepare()"])
  func layoutMethodOverriddenWithoutCallingSuperIsReported(method: String) {
    let layout = SuperlessLayout()
    layout.method = method
    let found = ReportLog.reports(of: layout) { $0.view.reloadData() }
    #expect(found.first?.reason == "SuperlessLayout overrides \(method) without calling super")
  }

  @Test func prepareForUpdatesWithoutSuperIsReported() {
    let layout = SuperlessLayout()
    layout.method = "prepare(forCollectionViewUpdates:)"
    let found = ReportLog.reports(of: layout) { stage in
      stage.view.performBatchUpdates { stage.delete(4..<5) }
    }
    #expect(
      found.map(\.reason).contains(
        "SuperlessLayout overrides \(layout.method) without calling super"))
  }

  @Test func flowLayoutSubclassMayOmitSuperInPrepare() {
    #expect(ReportLog.reports(of: SuperlessFlow()) == [])
  }

  @Test func contextOfTheWrongClassInAFlowLayoutIsReported() {
    let layout = UICollectionViewFlowLayout()
    let found = ReportLog.reports(of: layout) { _ in
      layout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
    }
    #expect(found.map(\.name) == ["NSInvalidArgumentException"])
    #expect(found.reason.contains("is not an instance of type"))
  }

  @Test func settingTheContentOffsetInsidePrepareIsNotReported() {
    #expect(ReportLog.reports(of: busy { $0.collectionView?.contentOffset.y = 5 }) == [])
  }

  @Test func prepareCalledInsidePrepareIsReported() {
    let layout = busy { $0.collectionView?.layoutSubviews() }
    let found = ReportLog.reports(of: ListLayout()) {
      $0.view.setCollectionViewLayout(layout, animated: true)
    }
    #expect(found.first?.reason == "prepare() was called again while the layout prepares")
  }

  @Test func reconfiguringAMissingItemIsReported() {
    let found = ReportLog.reports(of: ListLayout()) {
      $0.view.reconfigureItems(at: [[0, 5], [0, 0], [2, 0]])
    }
    #expect(
      found.map(\.reason) == [
        "attempt to reconfigure item at [0, 5], which does not exist",
        "attempt to reconfigure item at [2, 0], which does not exist",
      ])
  }

  @Test(arguments: [0, -3] as [CGFloat])
  func emptyPreferredSizeInTheFlowLayoutIsReported(height: CGFloat) {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 90, height: 40)
    let found = emptySizeReports(layout, height)
    #expect(
      found.map(\.reason) == [
        "UICollectionView Flow Layout received layout attributes with an empty size for index "
          + "path [0, 0]"
      ])
  }

  @Test func emptyPreferredSizeAcceptedByASubclassIsReported() {
    let found = emptySizeReports(AcceptingFlow(), 0)
    #expect(
      found.map(\.reason) == [
        "UICollectionView Flow Layout received layout attributes with an empty size (50.0 x 0.0) "
          + "for [0, 0]"
      ])
  }

  private func emptySizeReports(_ layout: UICollectionViewLayout, _ height: CGFloat)
    -> [UIKitReport]
  {
    ReportLog.reports(of: layout) { stage in
      stage.controller.preferredExtent = { path, _ in path == [0, 0] ? height : nil }
      stage.view.reconfigureItems(at: [[0, 0]])
    }
  }

  @Test func layoutThatInvalidatesInEveryPassIsReported() {
    let layout = AlteredList()
    layout.duringQuery = { $0.invalidateLayout() }
    let found = ReportLog.reports(of: layout)
    #expect(found.reason.contains("is stuck in its update/layout loop"))
    #expect(found.count == 1)
  }
}

/// A layout that omits one call of `super`.
private final class SuperlessLayout: ListLayout {
  var method = ""

  override func invalidateLayout() {
    if method != "invalidateLayout()" { super.invalidateLayout() }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if method != "invalidateLayout(with:)" { super.invalidateLayout(with: context) }
  }

  override func prepare() {
    if method != "prepare()" { super.prepare() }
  }

  override func prepare(forCollectionViewUpdates items: [UICollectionViewUpdateItem]) {
    if method != "prepare(forCollectionViewUpdates:)" {
      super.prepare(forCollectionViewUpdates: items)
    }
  }
}

private final class SuperlessFlow: UICollectionViewFlowLayout {
  override func prepare() {}
}

private final class AcceptingFlow: UICollectionViewFlowLayout {
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool { true }
}
#endif
