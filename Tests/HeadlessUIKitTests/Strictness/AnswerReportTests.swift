#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// Each report about a layout's answers, provoked by a layout that does one thing wrong.
@MainActor
@Suite struct AnswerReportTests {
  private func reports(
    _ layout: ListLayout, _ counts: [Int] = [5],
    _ work: @escaping (CollectionStage) -> Void = { _ in }
  ) -> [String] {
    ReportLog.reports {
      let stage = CollectionStage(layout, counts)
      stage.view.layoutIfNeeded()
      work(stage)
      stage.view.layoutIfNeeded()
    }.map(\.reason)
  }

  @Test func aRightLayoutIsNotReported() {
    let layout = ListLayout()
    layout.headerHeight = 20
    layout.pinsHeaders = true
    let found = reports(layout, [5, 30]) { stage in
      for y in stride(from: CGFloat(-50), to: 1700, by: 70) { stage.scroll(toY: y) }
      stage.view.frame.size = CGSize(width: 200, height: 100)
    }
    #expect(found == [])
  }

  @Test func anItemOutsideTheCounts() {
    let found = reports(WrongAnswer { $0.append(WrongAnswer.cell(5)) })
    #expect(
      found == [
        "Layout attributes for cell [0, 5] are not valid for the data source counts. Attributes will "
          + "be ignored."
      ])
  }

  @Test func aHeaderOutsideTheCounts() {
    let found = reports(
      WrongAnswer { $0.append(WrongAnswer.header(3, at: CGRect(x: 0, y: 0, width: 9, height: 9))) })
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("Attributes will be ignored.") == true)
  }

  @Test func twoAttributesForOneElement() {
    let found = reports(WrongAnswer { $0.append($0[0]) })
    #expect(found.first?.contains("two layout attributes for cell [0, 0]") == true)
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func aFrameThatIsNotFinite(value: CGFloat) {
    let found = reports(WrongAnswer { $0[0].center.y = value })
    #expect(found.first?.contains("received layout attributes with invalid frame") == true)
  }

  @Test func aNegativeSize() {
    let found = reports(WrongAnswer { $0[0].size.height = -1 })
    #expect(found.first?.contains("negative size") == true)
  }

  @Test func aKindThatIsNil() {
    let found = reports(WrongAnswer { $0.append(KindlessAttributes()) })
    #expect(found.first?.contains("elementKind is nil") == true)
  }

  @Test func aLookUpThatContradictsTheRectAnswer() {
    let found = reports(WrongAnswer { $0[2].alpha = 0.5 })
    #expect(found.count == 1)
    #expect(found.first?.contains("for cell [0, 2] from layoutAttributesForElements(in:)") == true)
  }

  @Test func anItemLeftOutOfTheRectAnswer() {
    let found = reports(WrongAnswer { $0.remove(at: 2) })
    #expect(found.first?.contains("left cell [0, 2]") == true)
  }

  @Test func anItemHiddenByAnotherMayBeLeftOut() {
    #expect(reports(CoveringLayout()) == [])
  }

  @Test func nilForAnItemInsideTheCounts() {
    let layout = ForgetfulLayout()
    layout.forgotten = [0, 1]
    #expect(
      reports(layout) == [
        "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: "
          + "[0, 1]"
      ])
  }

  @Test func nilForAnInvalidatedItem() {
    let layout = ForgetfulLayout()
    let found = reports(layout) { stage in
      layout.forgotten = [0, 1]
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [[0, 1]])
      layout.invalidateLayout(with: context)
    }
    #expect(
      found.first?.contains("No attributes returned for invalidated item cell [0, 1]") == true)
  }

  @Test func anInvalidatedItemThatDoesNotExist() {
    let layout = ListLayout()
    let found = reports(layout) { _ in
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [[0, 7]])
      layout.invalidateLayout(with: context)
    }
    #expect(
      found.first?.hasPrefix("attempting to invalidate an item at an invalid indexPath: [0, 7]")
        == true)
  }

  @Test func anInvalidatedHeaderThatDoesNotExist() {
    let layout = ListLayout()
    let found = reports(layout) { _ in
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionHeader, at: [[0, 0]])
      layout.invalidateLayout(with: context)
    }
    #expect(found.first?.contains("which the layout does not have") == true)
  }

  @Test func aHeaderThatMovesWithoutInvalidation() {
    let layout = StalePinLayout()
    layout.headerHeight = 20
    layout.pinsHeaders = true
    let found = reports(layout, [30]) { $0.scroll(toY: 15) }
    #expect(found.first?.contains("layout attributes for supplementary item at index path") == true)
    #expect(found.first?.hasSuffix("without invalidating the layout") == true)
  }

  @Test func anObjectChangedAfterItWasReturned() {
    let layout = MutatingLayout()
    let found = reports(layout) { stage in
      layout.handedOut.first?.alpha = 0.3
      stage.view.setNeedsLayout()
    }
    #expect(found.first?.contains("modified the layout attributes of cell [0, 0]") == true)
  }

  @Test func aContentSizeThatIsNotFinite() {
    let layout = WrongSize()
    layout.size = CGSize(width: 100, height: CGFloat.nan)
    let stage = CollectionStage(layout)
    let all = ReportLog.reports { stage.view.layoutIfNeeded() }
    #expect(all.first?.name == "CALayerInvalidGeometry")
  }

  @Test func aContentSizeThatDoesNotCoverTheItemsIsAdvised() {
    let layout = WrongSize()
    layout.size = CGSize(width: 100, height: 120)
    let stage = CollectionStage(layout)
    let all = ReportLog.reports { stage.view.layoutIfNeeded() }
    #expect(all.map(\.severity) == [.advice])
    #expect(all.first?.reason.contains("does not cover cell [0, 2]") == true)
  }

  @Test func cheapChecksAskNothingOfTheirOwn() {
    let layout = WrongAnswer { $0[2].alpha = 0.5 }
    let found = ReportLog.reports {
      let stage = CollectionStage(layout)
      stage.view.strictness = .cheap
      stage.view.layoutIfNeeded()
      #expect(layout.rectQueries == 1)
    }
    #expect(found == [])
  }
}

/// Spoils the right rect answer.
private final class WrongAnswer: ListLayout {
  private let spoil: (inout [UICollectionViewLayoutAttributes]) -> Void
  private(set) var rectQueries = 0

  init(_ spoil: @escaping (inout [UICollectionViewLayoutAttributes]) -> Void) {
    self.spoil = spoil
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  static func cell(_ item: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
    attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    return attributes
  }

  static func header(_ section: Int, at frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: [section, 0])
    attributes.frame = frame
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    rectQueries += 1
    var answer = super.layoutAttributesForElements(in: rect) ?? []
    spoil(&answer)
    return answer
  }
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

/// Has no attributes for one item.
private final class ForgetfulLayout: ListLayout {
  var forgotten: IndexPath?

  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    path == forgotten ? nil : super.layoutAttributesForItem(at: path)
  }
}

/// Pins by the live offset and does not say so.
private final class StalePinLayout: ListLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
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
