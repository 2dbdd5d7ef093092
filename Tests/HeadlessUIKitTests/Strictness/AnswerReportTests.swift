#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// Each report about a layout's answers, provoked by a layout that does one thing wrong.
@MainActor
@Suite struct AnswerReportTests {
  /// One wrong thing in an answer to a rect, what is reported of it, and how grave that is.
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
    Fault("a header outside the counts", .log, "Attributes will be ignored.") {
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

  /// Only what iOS 13 or later raises stops a program (facts 10.10); the rest is logged, or advice
  /// where UIKit does not notice.
  @Test(arguments: faults)
  func aWrongAnswerIsReported(fault: Fault) {
    let found = ReportLog.reports(of: SpoiltList(fault.spoil))
    #expect(found.first?.reason.contains(fault.reason) == true)
    #expect(Set(found.map(\.severity)) == [fault.severity])
  }

  @Test func aContradictionIsReportedOnce() {
    #expect(ReportLog.reports(of: SpoiltList { $0[2].alpha = 0.5 }).count == 1)
  }

  @Test func aRightLayoutIsNotReported() {
    let layout = ListLayout()
    layout.headerHeight = 20
    layout.pinsHeaders = true
    let found = ReportLog.reports(of: layout, [5, 30]) { stage in
      for y in stride(from: CGFloat(-50), to: 1700, by: 70) { stage.scroll(toY: y) }
      stage.view.frame.size = CGSize(width: 200, height: 100)
    }
    #expect(found == [])
  }

  @Test func anItemHiddenByAnotherMayBeLeftOut() {
    #expect(ReportLog.reports(of: CoveringLayout()) == [])
  }

  @Test func nilForAnItemInsideTheCounts() {
    let layout = ForgetfulList()
    layout.forgotten = [0, 1]
    #expect(
      ReportLog.reports(of: layout).map(\.reason) == [
        "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: "
          + "[0, 1]"
      ])
  }

  @Test func nilForAnInvalidatedItem() {
    let layout = ForgetfulList()
    let found = ReportLog.reports(of: layout) { _ in
      layout.forgotten = [0, 1]
      layout.invalidate(items: [[0, 1]])
    }
    #expect(
      found.first?.reason.contains("No attributes returned for invalidated item cell [0, 1]")
        == true)
  }

  @Test func anInvalidatedItemThatDoesNotExist() {
    let layout = ListLayout()
    let found = ReportLog.reports(of: layout) { _ in layout.invalidate(items: [[0, 7]]) }
    let reason = "attempting to invalidate an item at an invalid indexPath: [0, 7]"
    #expect(found.first?.reason.hasPrefix(reason) == true)
    #expect(Set(found.map(\.severity)) == [.raise])
  }

  @Test func aHeaderThatMovesWithoutInvalidation() {
    let layout = StalePinLayout()
    layout.headerHeight = 20
    layout.pinsHeaders = true
    let found = ReportLog.reports(of: layout, [30]) { $0.scroll(toY: 15) }
    let reason = found.first?.reason
    #expect(reason?.contains("layout attributes for supplementary item at index path") == true)
    #expect(reason?.hasSuffix("without invalidating the layout") == true)
    #expect(Set(found.map(\.severity)) == [.raise])
  }

  @Test func aReloadInsideAnAnswerIsAdvice() {
    let layout = SpoiltList { _ in }
    layout.whileAsked = { $0.collectionView?.reloadData() }
    #expect(Set(ReportLog.reports(of: layout, [30]).map(\.severity)) == [.advice])
  }

  @Test func anInvalidatedHeaderThatDoesNotExist() {
    let layout = ListLayout()
    let found = ReportLog.reports(of: layout) { _ in layout.invalidate(headers: [[0, 0]]) }
    #expect(found.first?.reason.contains("which the layout does not have") == true)
  }

  @Test func anObjectChangedAfterItWasReturned() {
    let layout = MutatingLayout()
    let found = ReportLog.reports(of: layout) { stage in
      layout.handedOut.first?.alpha = 0.3
      stage.view.setNeedsLayout()
    }
    #expect(found.first?.reason.contains("modified the layout attributes of cell [0, 0]") == true)
  }

  @Test func aContentSizeThatIsNotFinite() {
    let layout = WrongSize()
    layout.size = CGSize(width: 100, height: CGFloat.nan)
    let all = ReportLog.reports(of: layout)
    #expect(all.first?.name == "CALayerInvalidGeometry")
  }

  @Test func aContentSizeThatDoesNotCoverTheItemsIsAdvised() {
    let layout = WrongSize()
    layout.size = CGSize(width: 100, height: 120)
    let all = ReportLog.reports(of: layout)
    #expect(all.map(\.severity) == [.advice])
    #expect(all.first?.reason.contains("does not cover cell [0, 2]") == true)
  }

  @Test func anOverrideOfTheRectQueryAloneRunsWithoutAStop() {
    let layout = ShiftedFlow()
    layout.itemSize = CGSize(width: 40, height: 40)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let found = ReportLog.reports(of: layout, [30]) { stage in
      for y in stride(from: CGFloat(0), to: 500, by: 35) { stage.scroll(toY: y) }
      stage.sections[0].remove(at: 2)
      stage.view.deleteItems(at: [[0, 2]])
      stage.view.layoutIfNeeded()
      stage.view.frame.size.width = 150
    }
    #expect(Set(found.map(\.severity)) == [.advice])
  }

  @Test(arguments: [UIKitReport.Severity.log, .advice])
  func theDefaultHandlerGoesOn(severity: UIKitReport.Severity) {
    UIKitReports.handler(UIKitReport(severity: severity, name: "a name", reason: "a reason"))
  }

  @Test func cheapChecksAskNothingOfTheirOwn() {
    let layout = SpoiltList { $0[2].alpha = 0.5 }
    let found = ReportLog.reports {
      let stage = CollectionStage(layout)
      stage.view.strictness = .cheap
      stage.view.layoutIfNeeded()
      #expect(layout.rectQueries == 1)
    }
    #expect(found == [])
  }
}

/// Pins by the live offset and does not say so.
private final class StalePinLayout: ListLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
}

/// A supplementary element made without its factory.
private final class KindlessAttributes: UICollectionViewLayoutAttributes {
  override var representedElementCategory: UICollectionView.ElementCategory { .supplementaryView }
}

/// The last item lies above the first and hides it, and the first is left out.
private final class CoveringLayout: ListLayout {
  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: path)
    if path.item == 2 { attributes?.frame = CGRect(x: 0, y: 0, width: 100, height: 150) }
    attributes?.zIndex = path.item
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.filter { $0.indexPath.item > 1 }
  }
}

/// Moves everything a little, in the rect answer alone.
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

/// Keeps the objects it returns.
private final class MutatingLayout: ListLayout {
  var handedOut: [UICollectionViewLayoutAttributes] = []

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let answer = super.layoutAttributesForElements(in: rect)
    if handedOut.isEmpty { handedOut = answer ?? [] }
    return answer
  }
}

/// States any content size.
private final class WrongSize: ListLayout {
  var size = CGSize.zero

  override var collectionViewContentSize: CGSize { size }
}
#endif
