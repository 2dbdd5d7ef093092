#if !canImport(UIKit)
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct FlowLayoutInvalidationTests {
  final class Recorder: UICollectionViewFlowLayout {
    var contexts: [UICollectionViewLayoutInvalidationContext] = []

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      contexts.append(context)
      super.invalidateLayout(with: context)
    }
  }

  private let layout = Recorder()
  private let delegate = FullFlowDelegate()

  private func stage(asksDelegate: Bool = false) -> CollectionStage {
    delegate.sizes = [CGSize(width: 50, height: 50)]
    let stage = CollectionStage.flow(
      layout, counts: [10, 10], delegate: asksDelegate ? delegate : nil)
    layout.prepare()
    layout.contexts = []
    return stage
  }

  private func invalidate(attributes: Bool, metrics: Bool) {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutAttributes = attributes
    context.invalidateFlowLayoutDelegateMetrics = metrics
    layout.invalidateLayout(with: context)
    layout.prepare()
  }

  @Test func settersInvalidateOnlyWhatIsValidAndChanged() {
    layout.minimumLineSpacing = 3
    #expect(layout.contexts.isEmpty)
    let stage = stage()
    layout.minimumLineSpacing = 3
    #expect(layout.contexts.isEmpty)
    layout.minimumLineSpacing = 4
    #expect(layout.contexts.count == 1)
    layout.minimumInteritemSpacing = 4
    #expect(layout.contexts.count == 1)
    #expect(stage.view.numberOfSections == 2)
  }

  @Test func itemSizesInvalidateAlwaysAndPinsNever() {
    layout.itemSize.width = 7
    layout.estimatedItemSize.width = 7
    #expect(layout.contexts.count == 2)
    let stage = stage()
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    layout.sectionInsetReference = .fromSafeArea
    #expect(layout.contexts.isEmpty)
    #expect(stage.view.numberOfSections == 2)
  }

  @Test(arguments: [(false, 3), (true, 0)])
  func settersTheDelegateOverrulesDoNotInvalidate(asksDelegate: Bool, expected: Int) {
    let stage = stage(asksDelegate: asksDelegate)
    layout.sectionInset.top = 3
    layout.prepare()
    layout.headerReferenceSize.height = 3
    layout.prepare()
    layout.footerReferenceSize.height = 3
    #expect(layout.contexts.count == expected)
    #expect(stage.view.numberOfSections == 2)
  }

  @Test func delegateIsAskedForEverythingOnceUntilMetricsAreInvalid() {
    let stage = stage(asksDelegate: true)
    #expect(delegate.sizeQuestions == 20)
    layout.prepare()
    invalidate(attributes: false, metrics: false)
    invalidate(attributes: true, metrics: false)
    #expect(delegate.sizeQuestions == 20)
    invalidate(attributes: true, metrics: true)
    #expect(delegate.sizeQuestions == 40)
    #expect(stage.view.numberOfSections == 2)
  }

  @Test func countsImplyADrop() {
    let stage = stage(asksDelegate: true)
    let context = layout.makeInvalidationContext(markingDataSourceCounts: true)
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutAttributes = false
    stage.sections = [["one"]]
    layout.invalidate(throughChainWith: context)
    #expect(layout.arrangement == nil && layout.metrics == nil)
  }

  @Test(arguments: [true, false])
  func plainInvalidationAsksAgainUnderOneReading(starts: Bool) {
    let stage = stage(asksDelegate: true)
    LayoutReadings.flowContextFlagsStartTrue = starts
    defer { LayoutReadings.reset() }
    layout.invalidateLayout()
    layout.prepare()
    #expect(delegate.sizeQuestions == (starts ? 40 : 20))
    #expect(stage.view.numberOfSections == 2)
  }

  @Test func contextOfAnotherClassIsReported() {
    let stage = stage()
    let reports = ReportLog.reports {
      layout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
    }
    #expect(reports.map(\.name) == ["NSInvalidArgumentException"])
    #expect(reports.first?.reason.contains("is not an instance of type") == true)
    #expect(stage.view.numberOfSections == 2)
  }

  @Test func changedObjectIsNoticedAndReplaced() {
    let stage = stage()
    let mine = layout.layoutAttributesForItem(at: [0, 0])
    #expect(layout.layoutAttributesForItem(at: [0, 0]) === mine)
    mine?.frame.origin.x = 9
    var frames: [CGRect] = []
    let reports = ReportLog.reports { frames = stage.frames() }
    #expect(frames.first?.minX == 0)
    #expect(reports.map(\.severity) == [.log])
    #expect(reports.first?.reason.contains("cached frame mismatch") == true)
  }

  @Test func layoutWithoutCollectionViewIsTotal() {
    layout.prepare()
    layout.invalidateLayout()
    #expect(layout.layoutAttributesForElements(in: .zero)?.isEmpty == true)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero))
    #expect(layout.invalidationContext(forBoundsChange: .zero).isSpecific == false)
  }
}
#endif
