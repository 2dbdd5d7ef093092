#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// Each report about the views a data source gives, provoked by a data source that does it wrong.
@MainActor
@Suite struct ViewReportTests {
  private let header = UICollectionView.elementKindSectionHeader

  private func reports(
    headers: Bool = false,
    _ cell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell
  ) -> [UIKitReport] {
    let layout = ListLayout()
    layout.headerHeight = headers ? 20 : 0
    let source = CountedSource([1], cell: cell)
    return ReportLog.reports {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.layoutIfNeeded()
    }
  }

  private func right(_ view: UICollectionView, _ path: IndexPath) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }

  @Test func aRightDataSourceIsNotReported() {
    #expect(reports(right) == [])
  }

  @Test func anIdentifierThatIsNotRegistered() {
    let found = reports { view, path in
      view.dequeueReusableCell(withReuseIdentifier: "other", for: path)
    }
    #expect(
      found.first?.reason
        == "could not dequeue a view of kind: UICollectionElementKindCell with identifier other - "
        + "must register a nib or a class for the identifier or connect a prototype cell in a "
        + "storyboard")
  }

  @Test func aCellThatWasNotDequeued() {
    let found = reports { _, _ in UICollectionViewCell(frame: .zero) }
    #expect(found.first?.reason.contains("does not have a reuseIdentifier") == true)
  }

  @Test func aCellDequeuedTwice() {
    let found = reports { view, path in
      _ = self.right(view, path)
      return self.right(view, path)
    }
    #expect(found.first?.reason.hasPrefix("Expected dequeued view to be returned") == true)
  }

  @Test func aSupplementaryMethodThatIsMissingIsAdvisedOnce() {
    let found = reports(headers: true, right)
    #expect(found.map(\.severity) == [.advice])
    #expect(found.first?.reason.contains("no method for supplementary view") == true)
  }

  @Test func aSupplementaryViewThatWasNotDequeued() {
    let layout = ListLayout()
    layout.headerHeight = 20
    let stage = CollectionStage(layout, [1])
    stage.view.register(
      nil as AnyClass?, forSupplementaryViewOfKind: header, withReuseIdentifier: "boundary")
    let found = ReportLog.reports { stage.view.layoutIfNeeded() }
    #expect(
      found.first?.reason.hasPrefix("could not dequeue a view of kind: \(header) with identifier")
        == true)
  }

  @Test func aDecorationKindThatIsNotRegistered() {
    let stage = CollectionStage(DecoratedLayout(), [1])
    let found = ReportLog.reports { stage.view.layoutIfNeeded() }
    #expect(
      found.map(\.reason) == [
        "could not dequeue a decoration view of kind: card - must register as a class or nib or "
          + "connect a prototype in a storyboard"
      ])
  }

  @Test func aRegisteredDecorationIsShownBehindTheItems() {
    let layout = DecoratedLayout()
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "card")
    let stage = CollectionStage(layout, [2]).started()
    let card = stage.view.decorationView(forElementKind: "card", at: [0, 0])
    #expect(card?.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(stage.view.subviews.first === card)
  }

  @Test func aCellClassThatIsNoCell() {
    let stage = CollectionStage(ListLayout(), [1])
    stage.view.register(UICollectionReusableView.self, forCellWithReuseIdentifier: "cell")
    let found = ReportLog.reports { stage.view.layoutIfNeeded() }
    #expect(found.first?.reason == "the view registered for the cell identifier cell is no cell")
  }

  @Test func aCellDequeuedForAnEarlierRequest() {
    var kept: UICollectionViewCell?
    #expect(
      reports { view, path in
        kept = self.right(view, path)
        return kept ?? UICollectionViewCell(frame: .zero)
      } == [])
    let again = reports { _, _ in kept ?? UICollectionViewCell(frame: .zero) }
    #expect(again.first?.reason.hasPrefix("Expected dequeued view to be returned") == true)
    #expect(again.first?.reason.hasSuffix("Asked for cell [0, 0], dequeued 0") == true)
  }

  private func headerReports(
    _ header: @escaping (UICollectionView, IndexPath) -> UICollectionReusableView
  ) -> [UIKitReport] {
    let layout = ListLayout()
    layout.headerHeight = 20
    let source = HeaderSource(header)
    return ReportLog.reports {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
      for kind in [self.header, UICollectionView.elementKindSectionFooter] {
        view.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
          withReuseIdentifier: "boundary")
      }
      view.dataSource = source
      view.layoutIfNeeded()
    }
  }

  @Test func aSupplementaryViewOfAnotherKind() {
    let footer = UICollectionView.elementKindSectionFooter
    let found = headerReports { view, path in
      view.dequeueReusableSupplementaryView(
        ofKind: footer, withReuseIdentifier: "boundary", for: path)
    }
    #expect(
      found.map(\.reason) == [
        "the view returned for supplementary view \(header) [0, 0] was dequeued as \(footer)"
      ])
  }

  @Test func aSupplementaryViewMadeByHand() {
    let found = headerReports { _, _ in UICollectionReusableView(frame: .zero) }
    #expect(
      found.map(\.reason) == [
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
          + "(\(header),[0, 0]) was not retrieved by calling "
          + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil"
      ])
  }

  @Test func classAndNibReplaceEachOtherAndNilTakesBothBack() {
    let stage = CollectionStage(ListLayout(), [1])
    let view = stage.view
    view.register(UINib(topLevel: NibCell.self), forCellWithReuseIdentifier: "cell")
    view.layoutIfNeeded()
    #expect(view.visibleCells.map { $0 is NibCell } == [true])
    let other = CollectionStage(ListLayout(), [1])
    other.view.register(nil as UINib?, forCellWithReuseIdentifier: "cell")
    let found = ReportLog.reports { other.view.layoutIfNeeded() }
    #expect(found.first?.reason.hasPrefix("could not dequeue a view of kind") == true)
  }

  @Test func aClassThatIsNoView() {
    let found = ReportLog.reports {
      let stage = CollectionStage(ListLayout())
      stage.view.register(NSObject.self, forCellWithReuseIdentifier: "object")
    }
    #expect(found.first?.name == "NSInvalidArgumentException")
  }
}

/// A data source with one header and no items.
private final class HeaderSource: NSObject, UICollectionViewDataSource {
  private let header: (UICollectionView, IndexPath) -> UICollectionReusableView

  init(_ header: @escaping (UICollectionView, IndexPath) -> UICollectionReusableView) {
    self.header = header
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { header(collectionView, indexPath) }
}

private final class NibCell: UICollectionViewCell {}

/// Puts a card behind its items.
final class DecoratedLayout: ListLayout {
  override func layoutAttributesForDecorationView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let card = UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
    card.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    card.zIndex = -1
    return card
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let card = layoutAttributesForDecorationView(ofKind: "card", at: [0, 0])
    let cards = [card].compactMap { $0 }.filter { $0.frame.overlaps(rect) }
    return cards + (super.layoutAttributesForElements(in: rect) ?? [])
  }
}
#endif
