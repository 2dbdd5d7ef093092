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
