#if !canImport(UIKit)
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct LayoutInvalidationTests {
  final class OwnContext: UICollectionViewLayoutInvalidationContext {}

  class Recorder: UICollectionViewLayout {
    var calls: [String] = []
    var contexts: [UICollectionViewLayoutInvalidationContext] = []

    override class var invalidationContextClass: AnyClass { OwnContext.self }

    override func invalidateLayout() {
      calls.append("plain")
      super.invalidateLayout()
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      calls.append("context")
      contexts.append(context)
      super.invalidateLayout(with: context)
    }
  }

  final class Forgetful: UICollectionViewLayout {
    override func invalidateLayout() {}
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
    override func prepare() {}
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  }

  private let paths = [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)]

  @Test func clientsInvalidationMakesABareContextOfTheLayoutsClass() {
    let layout = Recorder()
    layout.invalidateLayout()
    #expect(layout.calls == ["plain", "context"])
    let context = layout.contexts.first
    #expect(context is OwnContext)
    #expect(context?.invalidateEverything == false)
    #expect(context?.invalidateDataSourceCounts == false)
    #expect(context?.isSpecific == false)
  }

  @Test func hostsContextTakesTheWayThroughThePublicMethod() {
    let layout = Recorder()
    let context = layout.makeInvalidationContext(markingDataSourceCounts: true)
    layout.invalidate(throughChainWith: context)
    #expect(layout.calls == ["plain", "context"])
    #expect(layout.contexts.first === context)
    layout.invalidateLayout()
    #expect(layout.contexts.last !== context)
  }

  @Test func statedContextSkipsThePlainMethod() {
    let layout = Recorder()
    layout.invalidate(directlyWith: layout.makeInvalidationContext())
    #expect(layout.calls == ["context"])
  }

  @Test func overridesThatForgetSuperAreReported() {
    let layout = Forgetful()
    let reports = ReportLog.reports {
      layout.invalidate(throughChainWith: layout.makeInvalidationContext())
      layout.invalidate(directlyWith: layout.makeInvalidationContext())
      layout.prepareForHost()
      layout.prepareForHost(updates: [])
    }
    #expect(
      reports.map { $0.reason.contains("without calling super") } == [true, true, true, true])
    #expect(reports.first?.reason.contains("invalidateLayout()") == true)
  }

  @Test func listsAreNilUntilUsed() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.invalidatedDecorationIndexPaths == nil)
    #expect(context.contentOffsetAdjustment == .zero && context.contentSizeAdjustment == .zero)
  }

  @Test func listsAccumulateAsSets() {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: paths)
    context.invalidateItems(at: [paths[1], [0, 2]])
    #expect(context.invalidatedItemIndexPaths == [[0, 0], [0, 1], [0, 2]])
    context.invalidateSupplementaryElements(ofKind: "a", at: [paths[0]])
    context.invalidateSupplementaryElements(ofKind: "a", at: paths)
    context.invalidateDecorationElements(ofKind: "b", at: paths)
    #expect(context.invalidatedSupplementaryIndexPaths == ["a": paths])
    #expect(context.invalidatedDecorationIndexPaths == ["b": paths])
  }

  @Test func emptyItemListChangesNothingButAnEmptyKindIsAnEntry() {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [])
    #expect(context.invalidatedItemIndexPaths == nil && !context.isSpecific)
    context.invalidateSupplementaryElements(ofKind: "a", at: [])
    #expect(context.invalidatedSupplementaryIndexPaths == ["a": []] && context.isSpecific)
  }

  @Test func decorationRegistrationsReplaceAndRemove() {
    let layout = UICollectionViewLayout()
    layout.register(NSObject.self, forDecorationViewOfKind: "shelf")
    #expect(layout.decorationRegistrations["shelf"] != nil)
    let none: AnyClass? = nil
    layout.register(none, forDecorationViewOfKind: "shelf")
    #expect(layout.decorationRegistrations.isEmpty)
  }
}
#endif
