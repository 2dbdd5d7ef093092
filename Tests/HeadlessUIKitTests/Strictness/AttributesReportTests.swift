#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// Each report about a layout's results, caused by a layout with one mistake.
@MainActor
@Suite struct AttributesReportTests {
  /// One mistake in the results of a rectangle query, the expected report, and its severity.
  struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let severity: UIKitReport.Severity
    let reason: String
    let spoil: @MainActor @Sendable (inout [UICollectionViewLayoutAttributes]) -> Void

    init(
      _ name: String, _ severity: UIKitReport.Severity, _ reason: String,
      _ spoil: @escaping @MainActor @Sendable (inout [UICollectionViewLayoutAttributes]) -> Void
    ) {
      (testDescription, self.severity, self.reason, self.spoil) = (name, severity, reason, spoil)
    }
  }

  nonisolated private static let faults: [Fault] = [
    Fault(
      "an item outside the counts", .log,
      "Layout attributes for cell [0, 5] are not valid for the data source counts. Attributes will "
        + "be ignored."
    ) { $0.append(UICollectionViewLayoutAttributes(forCellWith: [0, 5])) },
    Fault(
      "a header outside the counts", .raise,
      "request for layout attributes for supplementary view UICollectionElementKindSectionHeader in "
        + "section 3 when there are only 1 sections"
    ) {
      $0.append(
        UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: [3, 0]))
    },
    Fault("two for one element", .advice, "two layout attributes for cell [0, 0]") {
      $0.append($0[0])
    },
    Fault("not a number", .raise, "received layout attributes with invalid frame") {
      $0[0].center.y = .nan
    },
    Fault("infinite", .raise, "received layout attributes with invalid frame") {
      $0[0].center.y = .infinity
    },
    Fault("a negative size", .advice, "negative size") { $0[0].size.height = -1 },
    Fault("no kind", .raise, "elementKind is nil") { $0.append(KindlessAttributes()) },
    Fault(
      "other than the look-up", .advice, "for cell [0, 2] from layoutAttributesForElements(in:)"
    ) { $0[2].alpha = 0.5 },
    Fault("an item left out", .advice, "left cell [0, 2]") { $0.remove(at: 2) },
  ]

  /// A problem raises only if iOS 13 or later raises for it (facts 10.10).
  @Test(arguments: faults)
  func wrongRectangleQueryResultIsReported(fault: Fault) {
    let found = ReportLog.reports(of: AlteredList(fault.spoil))
    #expect(found.reason.contains(fault.reason))
    #expect(Set(found.map(\.severity)) == [fault.severity])
  }

  /// Facts 14.7.
  @Test func supplementaryViewMayHaveASingleIndexBeyondTheLastSection() {
    let found = ReportLog.reports(
      of: AlteredList {
        $0.append(UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "global", with: [3]))
      })
    #expect(!found.contains { $0.reason.contains("request for layout attributes") })
  }

  /// Facts 14.7.
  @Test(arguments: [0, 1])
  func nonexistentItemCausesAnExceptionDuringADragBetweenSections(section: Int) {
    let layout = AlteredList()
    let found = ReportLog.reports(of: layout, [3, 3]) { stage in
      stage.view.beginInteractiveMovementForItem(at: [0, 0])
      stage.view.updateInteractiveMovementTargetPosition(
        CGPoint(x: 50, y: section == 0 ? 125 : 275))
      stage.view.layoutIfNeeded()
      layout.answer = { $0.append(UICollectionViewLayoutAttributes(forCellWith: [0, 9])) }
      layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      layout.answer = { _ in }
      stage.view.cancelInteractiveMovement()
    }
    #expect(found.contains { $0.severity == (section == 0 ? .log : .raise) })
    #expect(!found.contains { $0.severity == (section == 0 ? .raise : .log) })
  }

  @Test func contradictoryAttributesAreReportedOnce() {
    #expect(ReportLog.reports(of: AlteredList { $0[2].alpha = 0.5 }).count == 1)
  }

  @Test func correctLayoutIsNotReported() {
    let layout = ListLayout(headerHeight: 20, pinsHeaders: true)
    let found = ReportLog.reports(of: layout, [5, 30]) { stage in
      for y in stride(from: CGFloat(-50), to: 1700, by: 70) { stage.scroll(to: y) }
      stage.view.frame.size = CGSize(width: 200, height: 100)
    }
    #expect(found == [])
  }

  @Test func rectangleQueryMayOmitAnItemCoveredByALaterItem() {
    let layout = AlteredList { $0.removeAll { $0.indexPath.item <= 1 } }
    layout.item = { item in
      if item.indexPath.item == 2 { item.frame = CGRect(x: 0, y: 0, width: 100, height: 150) }
      item.zIndex = item.indexPath.item
      return item
    }
    #expect(ReportLog.reports(of: layout) == [])
  }

  @Test func returningNilAttributesForAnExistingItemIsReported() {
    let layout = AlteredList()
    layout.item = { $0.indexPath == [0, 1] ? nil : $0 }
    #expect(
      ReportLog.reports(of: layout).map(\.reason) == [
        "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: "
          + "[0, 1] (AlteredList)"
      ])
  }

  @Test func returningNilAttributesForAnInvalidatedItemIsReported() {
    let layout = AlteredList()
    let found = ReportLog.reports(of: layout) { _ in
      layout.item = { $0.indexPath == [0, 1] ? nil : $0 }
      layout.invalidate(items: [[0, 1]])
    }
    #expect(found.reason.contains("No attributes returned for invalidated item cell [0, 1]"))
  }

  @Test func invalidatingAMissingItemIsReported() {
    let layout = ListLayout()
    let found = ReportLog.reports(of: layout) { _ in layout.invalidate(items: [[0, 7]]) }
    let reason = "attempting to invalidate an item at an invalid indexPath: [0, 7]"
    #expect(found.reason.hasPrefix(reason))
    #expect(Set(found.map(\.severity)) == [.raise])
  }

  /// UIKit reports the header only when a page that it queries contains the header (facts 6.2).
  @Test(arguments: [(15, .advice), (190, .raise)] as [(CGFloat, UIKitReport.Severity)])
  func headerThatMovesWithoutInvalidationIsReported(offset: CGFloat, severity: UIKitReport.Severity)
  {
    let layout = StalePinLayout(headerHeight: 20, pinsHeaders: true)
    let found = ReportLog.reports(of: layout, [30]) { $0.scroll(to: offset) }
    #expect(found.reason.contains("layout attributes for supplementary item at index path"))
    #expect(found.reason.contains("without invalidating the layout"))
    #expect(found.first?.severity == severity)
  }

  @Test func reloadDataInsideARectangleQueryCausesAdvice() {
    let layout = AlteredList()
    layout.duringQuery = { $0.collectionView?.reloadData() }
    #expect(Set(ReportLog.reports(of: layout, [30]).map(\.severity)) == [.advice])
  }

  @Test func invalidatingAMissingHeaderIsReported() {
    let layout = ListLayout()
    let found = ReportLog.reports(of: layout) { _ in layout.invalidate(headers: [[0, 0]]) }
    #expect(found.reason.contains("which the layout does not have"))
  }

  @Test func changingReturnedAttributesIsReported() {
    var handedOut: [UICollectionViewLayoutAttributes] = []
    let layout = AlteredList { if handedOut.isEmpty { handedOut = $0 } }
    let found = ReportLog.reports(of: layout) { stage in
      handedOut.first?.alpha = 0.3
      stage.view.setNeedsLayout()
    }
    #expect(found.reason.contains("modified the layout attributes of cell [0, 0]"))
  }

  @Test func contentSizeThatIsNotANumberIsReported() {
    let layout = AlteredList()
    layout.contentSize = { CGSize(width: $0.width, height: CGFloat.nan) }
    let all = ReportLog.reports(of: layout)
    #expect(all.first?.name == "CALayerInvalidGeometry")
  }

  @Test func contentSizeSmallerThanItemsCausesAdvice() {
    let layout = AlteredList()
    layout.contentSize = { CGSize(width: $0.width, height: 120) }
    let all = ReportLog.reports(of: layout)
    #expect(all.map(\.severity) == [.advice])
    #expect(all.reason.contains("does not cover cell [0, 2]"))
  }

  @Test func overridingOnlyTheRectangleQueryCausesAdviceButNeverRaises() {
    let layout = ShiftedFlow()
    layout.itemSize = CGSize(width: 40, height: 40)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let found = ReportLog.reports(of: layout, [30]) { stage in
      for y in stride(from: CGFloat(0), to: 500, by: 35) { stage.scroll(to: y) }
      stage.delete(2..<3)
      stage.view.layoutIfNeeded()
      stage.view.frame.size.width = 150
    }
    #expect(Set(found.map(\.severity)) == [.advice])
  }

  @Test(arguments: [UIKitReport.Severity.log, .advice])
  func logAndAdviceReportsDoNotStopTheProgramByDefault(severity: UIKitReport.Severity) {
    UIKitReports.handler(UIKitReport(severity: severity, name: "a name", reason: "a reason"))
  }

  @Test func cheapStrictnessLevelMakesNoExtraLayoutQueries() {
    let layout = AlteredList { $0[2].alpha = 0.5 }
    let found = ReportLog.reports {
      let stage = CollectionStage(layout)
      stage.view.strictness = .cheap
      stage.view.layoutIfNeeded()
      #expect(layout.rectQueries == 1)
    }
    #expect(found == [])
  }
}

/// A layout that moves pinned headers without an invalidation.
private final class StalePinLayout: ListLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
}

/// A supplementary element that wasn't created by its factory.
private final class KindlessAttributes: UICollectionViewLayoutAttributes {
  override var representedElementCategory: UICollectionView.ElementCategory { .supplementaryView }
}

/// A layout that moves everything a little, only in the rectangle query.
private final class ShiftedFlow: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.compactMap { original in
      let copy = original.copy() as? UICollectionViewLayoutAttributes
      copy?.frame.origin.x += 3
      copy?.frame.origin.y += 1
      return copy
    }
  }
}
#endif
