#if !canImport(UIKit)
import HeadlessUIKit
import Testing

@MainActor
enum ReportLog {
  /// Returns the reports during some work.
  static func reports(during work: () -> Void) -> [UIKitReport] {
    Host.saysOnlyWhatFails()  // before the handler below, which it would replace
    let before = UIKitReports.handler
    defer { UIKitReports.handler = before }
    var reports: [UIKitReport] = []
    UIKitReports.handler = { reports.append($0) }
    work()
    return reports
  }

  /// Returns the reports while a layout is shown, used, and laid out again.
  static func reports(
    of layout: UICollectionViewLayout, _ counts: [Int] = [5],
    _ work: (CollectionStage) -> Void = { _ in }
  ) -> [UIKitReport] {
    reports {
      let stage = CollectionStage(layout, counts)
      stage.view.layoutIfNeeded()
      work(stage)
      stage.view.layoutIfNeeded()
    }
  }
}

extension [UIKitReport] {
  /// The reason of the first report, or an empty string if there is none.
  var reason: String { first?.reason ?? "" }
}

extension UICollectionViewLayout {
  func invalidate(items: [IndexPath] = [], headers: [IndexPath] = []) {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: items)
    if !headers.isEmpty {
      context.invalidateSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionHeader, at: headers)
    }
    invalidateLayout(with: context)
  }
}

/// A call that is reported, and the start of the report.
struct ReportedCall: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @MainActor @Sendable (UICollectionView) -> Void

  init(_ report: String, _ make: @escaping @MainActor @Sendable (UICollectionView) -> Void) {
    (testDescription, self.make) = (report, make)
  }
}
#endif
