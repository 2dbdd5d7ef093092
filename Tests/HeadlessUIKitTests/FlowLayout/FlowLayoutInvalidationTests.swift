#if !canImport(UIKit)
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite final class FlowLayoutInvalidationTests {
  final class Recorder: UICollectionViewFlowLayout {
    var contexts: [UICollectionViewLayoutInvalidationContext] = []

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      contexts.append(context)
      super.invalidateLayout(with: context)
    }
  }

  private let layout = Recorder()
  private let delegate = FullFlowDelegate()
  /// Kept to the end of a test: the layout itself keeps no view.
  private var shown: CollectionStage?

  @discardableResult
  private func show(asksDelegate: Bool = false) -> CollectionStage {
    delegate.sizes = [CGSize(width: 50, height: 50)]
    let stage = CollectionStage.flow(
      layout, counts: [10, 10], delegate: asksDelegate ? delegate : nil)
    #expect(stage.view.numberOfSections == 2)
    layout.contexts = []
    shown = stage
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
    show()
    layout.minimumLineSpacing = 3
    #expect(layout.contexts.isEmpty)
    layout.minimumLineSpacing = 4
    #expect(layout.contexts.count == 1)
    layout.minimumInteritemSpacing = 4
    #expect(layout.contexts.count == 1)
  }

  @Test(arguments: [(false, 3), (true, 0)])
  func settersTheDelegateOverrulesDoNotInvalidate(asksDelegate: Bool, expected: Int) {
    show(asksDelegate: asksDelegate)
    layout.sectionInset.top = 3
    layout.prepare()
    layout.headerReferenceSize.height = 3
    layout.prepare()
    layout.footerReferenceSize.height = 3
    #expect(layout.contexts.count == expected)
  }

  @Test func delegateIsAskedForEverythingOnceUntilMetricsAreInvalid() {
    show(asksDelegate: true)
    #expect(delegate.sizeQuestions == 20)
    layout.prepare()
    invalidate(attributes: false, metrics: false)
    invalidate(attributes: true, metrics: false)
    #expect(delegate.sizeQuestions == 20)
    invalidate(attributes: true, metrics: true)
    #expect(delegate.sizeQuestions == 40)
  }

  @Test func countsImplyADrop() {
    let stage = show(asksDelegate: true)
    let context = layout.makeInvalidationContext(markingDataSourceCounts: true)
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutAttributes = false
    stage.sections = [["one"]]
    layout.invalidate(throughChainWith: context)
    #expect(layout.arrangement == nil && layout.metrics == nil)
  }

  @Test(arguments: [true, false])
  func plainInvalidationAsksAgainUnderOneReading(starts: Bool) {
    show(asksDelegate: true)
    LayoutReadings.flowContextFlagsStartTrue = starts
    defer { LayoutReadings.reset() }
    layout.invalidateLayout()
    layout.prepare()
    #expect(delegate.sizeQuestions == (starts ? 40 : 20))
  }

  @Test func changedObjectIsNoticedAndReplaced() {
    let stage = show()
    let mine = layout.layoutAttributesForItem(at: [0, 0])
    #expect(layout.layoutAttributesForItem(at: [0, 0]) === mine)
    mine?.frame.origin.x = 9
    var frames: [CGRect] = []
    let reports = ReportLog.reports { frames = stage.frames() }
    #expect(frames.first?.minX == 0)
    #expect(reports.map(\.severity) == [.log])
    #expect(reports.reason.contains("cached frame mismatch"))
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
