#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// Each report about the views of a data source, caused by a data source with one mistake.
@MainActor
@Suite struct ViewReportTests {
  private let header = UICollectionView.elementKindSectionHeader

  private func reports(
    _ cell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell
  ) -> [UIKitReport] {
    let stage = CollectionStage(ListLayout(), [1])
    stage.controller.makeCell = cell
    return ReportLog.reports { stage.view.layoutIfNeeded() }
  }

  private func right(_ view: UICollectionView, _ path: IndexPath) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }

  @Test func correctDataSourceIsNotReported() {
    #expect(reports(right) == [])
  }

  @Test func unregisteredReuseIdentifierIsReported() {
    let found = reports { view, path in
      view.dequeueReusableCell(withReuseIdentifier: "other", for: path)
    }
    #expect(
      found.reason
        == "could not dequeue a view of kind: UICollectionElementKindCell with identifier other - "
        + "must register a nib or a class for the identifier or connect a prototype cell in a "
        + "storyboard")
  }

  @Test func cellThatWasNotDequeuedIsReported() {
    let found = reports { _, _ in UICollectionViewCell(frame: .zero) }
    #expect(found.reason.contains("does not have a reuseIdentifier"))
  }

  @Test func dequeuingTwoCellsForOneIndexPathIsReported() {
    let found = reports { view, path in
      _ = self.right(view, path)
      return self.right(view, path)
    }
    #expect(found.reason.hasPrefix("Expected dequeued view to be returned"))
  }

  @Test func dataSourceWithoutSupplementaryViewMethodCausesOneAdviceReport() {
    let stage = CollectionStage(ListLayout(headerHeight: 20))
    let source = HeaderlessSource()
    stage.view.dataSource = source
    let found = ReportLog.reports { stage.view.layoutIfNeeded() }
    #expect(found.map(\.severity) == [.advice])
    #expect(found.reason.contains("no method for supplementary view"))
  }

  @Test func unregisteredSupplementaryViewIsReported() {
    let stage = CollectionStage(ListLayout(headerHeight: 20), [1])
    stage.view.register(
      nil as AnyClass?, forSupplementaryViewOfKind: header, withReuseIdentifier: header)
    let found = ReportLog.reports { stage.view.layoutIfNeeded() }
    #expect(found.reason.hasPrefix("could not dequeue a view of kind: \(header) with identifier"))
  }

  @Test func unregisteredDecorationKindIsReported() {
    let stage = CollectionStage(BadgedLayout(showsBadge: true, registersBadge: false), [1])
    let found = ReportLog.reports { stage.view.layoutIfNeeded() }
    #expect(
      found.map(\.reason) == [
        "could not dequeue a decoration view of kind: badge - must register as a class or nib or "
          + "connect a prototype in a storyboard"
      ])
  }

  @Test func decorationWithNegativeZIndexIsBehindTheItems() {
    let layout = BadgedLayout(showsBadge: true)
    layout.badgeZIndex = -1
    let stage = CollectionStage(layout, [2]).started()
    let badge = stage.view.decorationView(forElementKind: "badge", at: [0, 0])
    #expect(badge?.frame == CGRect(x: 80, y: 5, width: 10, height: 10))
    #expect(stage.view.subviews.first === badge)
  }

  @Test func registeredClassThatIsNotACellIsReported() {
    let stage = CollectionStage(ListLayout(), [1])
    stage.view.register(UICollectionReusableView.self, forCellWithReuseIdentifier: "cell")
    let found = ReportLog.reports { stage.view.layoutIfNeeded() }
    #expect(found.reason == "the view registered for the cell identifier cell is no cell")
  }

  @Test func returningACellDequeuedForAnEarlierRequestIsReported() {
    var kept: UICollectionViewCell?
    #expect(
      reports { view, path in
        kept = self.right(view, path)
        return kept ?? UICollectionViewCell(frame: .zero)
      } == [])
    let again = reports { _, _ in kept ?? UICollectionViewCell(frame: .zero) }
    #expect(again.reason.hasPrefix("Expected dequeued view to be returned"))
    #expect(again.reason.hasSuffix("Asked for cell [0, 0], dequeued 0"))
  }

  private func headerReports(
    _ header: @escaping (UICollectionView, IndexPath) -> UICollectionReusableView
  ) -> [UIKitReport] {
    let stage = CollectionStage(ListLayout(headerHeight: 20), [0])
    stage.controller.makeBoundary = header
    return ReportLog.reports { stage.view.layoutIfNeeded() }
  }

  @Test func supplementaryViewDequeuedAsTheWrongKindIsReported() {
    let footer = UICollectionView.elementKindSectionFooter
    let found = headerReports { view, path in
      view.dequeueReusableSupplementaryView(
        ofKind: footer, withReuseIdentifier: footer, for: path)
    }
    #expect(
      found.map(\.reason) == [
        "the view returned for supplementary view \(header) [0, 0] was dequeued as \(footer)"
      ])
  }

  @Test func supplementaryViewCreatedByHandIsReported() {
    let found = headerReports { _, _ in UICollectionReusableView(frame: .zero) }
    #expect(
      found.map(\.reason) == [
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
          + "(\(header),[0, 0]) was not retrieved by calling "
          + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil"
      ])
  }

  @Test func registeredNibReplacesTheClassAndNilNibUnregisters() {
    let stage = CollectionStage(ListLayout(), [1])
    let view = stage.view
    view.register(UINib(topLevel: NibCell.self), forCellWithReuseIdentifier: "cell")
    view.layoutIfNeeded()
    #expect(view.visibleCells.map { $0 is NibCell } == [true])
    let other = CollectionStage(ListLayout(), [1])
    other.view.register(nil as UINib?, forCellWithReuseIdentifier: "cell")
    let found = ReportLog.reports { other.view.layoutIfNeeded() }
    #expect(found.reason.hasPrefix("could not dequeue a view of kind"))
  }

  @Test func registeredClassThatIsNotAViewIsReported() {
    let found = ReportLog.reports {
      let stage = CollectionStage(ListLayout())
      stage.view.register(NSObject.self, forCellWithReuseIdentifier: "object")
    }
    #expect(found.first?.name == "NSInvalidArgumentException")
  }
}

/// A data source with one item and no method for headers.
private final class HeaderlessSource: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

private final class NibCell: UICollectionViewCell {}
#endif
