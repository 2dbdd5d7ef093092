#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// Only what iOS 13 or later raises stops a program (facts 10.9, 10.10); the rest is logged, or
/// advice where UIKit does not notice.
@MainActor
@Suite struct SeverityTests {
  private func severities(
    _ layout: UICollectionViewLayout, _ work: @escaping (CollectionStage) -> Void = { _ in }
  ) -> Set<UIKitReport.Severity> {
    let found = ReportLog.reports {
      let stage = CollectionStage(layout, [30])
      stage.view.layoutIfNeeded()
      work(stage)
      stage.view.layoutIfNeeded()
    }
    return Set(found.map(\.severity))
  }

  @Test func attributesOfNoItemAreLogged() {
    let extra = UICollectionViewLayoutAttributes(forCellWith: [0, 99])
    #expect(severities(SpoiltList { $0.append(extra) }) == [.log])
  }

  @Test func aFrameThatIsNotFiniteIsRaised() {
    #expect(severities(SpoiltList { $0[0].center.y = .nan }) == [.raise])
  }

  @Test func anInvalidatedItemThatDoesNotExistIsRaised() {
    let layout = ListLayout()
    let found = severities(layout) { _ in
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [[0, 99]])
      layout.invalidateLayout(with: context)
    }
    #expect(found == [.raise])
  }

  @Test func aHeaderThatMovesWithoutInvalidationIsRaised() {
    let layout = StillPins()
    layout.headerHeight = 20
    layout.pinsHeaders = true
    #expect(severities(layout) { $0.scroll(toY: 15) } == [.raise])
  }

  @Test func twoOfOneAndNegativeSizesAndContradictionsAreAdvice() {
    #expect(severities(SpoiltList { $0.append($0[0]) }) == [.advice])
    #expect(severities(SpoiltList { $0[0].size.height = -1 }) == [.advice])
    #expect(severities(SpoiltList { $0[0].alpha = 0.5 }) == [.advice])
    #expect(severities(SpoiltList { $0.remove(at: 1) }) == [.advice])
  }

  @Test func aReloadInsideAnAnswerIsAdvice() {
    let layout = SpoiltList { _ in }
    layout.whileAsked = { $0.collectionView?.reloadData() }
    #expect(severities(layout) == [.advice])
  }

  @Test func anOverrideOfTheRectQueryAloneRunsWithoutAStop() {
    let layout = ShiftedFlow()
    layout.itemSize = CGSize(width: 40, height: 40)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let found = severities(layout) { stage in
      for y in stride(from: CGFloat(0), to: 500, by: 35) { stage.scroll(toY: y) }
      stage.sections[0].remove(at: 2)
      stage.view.deleteItems(at: [[0, 2]])
      stage.view.layoutIfNeeded()
      stage.view.frame.size.width = 150
    }
    #expect(found == [.advice])
  }

  @Test(arguments: [UIKitReport.Severity.log, .advice])
  func theDefaultHandlerGoesOn(severity: UIKitReport.Severity) {
    UIKitReports.handler(UIKitReport(severity: severity, name: "a name", reason: "a reason"))
  }
}

/// Spoils the right rect answer.
private final class SpoiltList: ListLayout {
  private let spoil: (inout [UICollectionViewLayoutAttributes]) -> Void
  var whileAsked: ((SpoiltList) -> Void)?

  init(_ spoil: @escaping (inout [UICollectionViewLayoutAttributes]) -> Void) {
    self.spoil = spoil
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    whileAsked?(self)
    var answer = super.layoutAttributesForElements(in: rect) ?? []
    spoil(&answer)
    return answer
  }
}

/// Pins by the live offset and does not say so.
private final class StillPins: ListLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
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
#endif
