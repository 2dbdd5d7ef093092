#if !canImport(UIKit)
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct LayoutInvalidationTests {
  final class Forgetful: UICollectionViewLayout {
    override func invalidateLayout() {}
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
    override func prepare() {}
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  }

  @Test func overridesWithoutSuperAreReported() {
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
