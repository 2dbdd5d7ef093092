#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// Listens to the one handler for a moment.
@MainActor
enum ReportLog {
  /// What is reported while the work runs.
  static func reports(during work: () -> Void) -> [UIKitReport] {
    Host.saysOnlyWhatFails()  // before the handler below, which it would replace
    let before = UIKitReports.handler
    defer { UIKitReports.handler = before }
    var reports: [UIKitReport] = []
    UIKitReports.handler = { reports.append($0) }
    work()
    return reports
  }

  /// What is reported while a layout is shown, something is done with it, and it is laid out again.
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
  /// What the first one says; nothing where there is none.
  var reason: String { first?.reason ?? "" }
}

extension UICollectionViewLayout {
  /// Invalidates with a context that names elements.
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

/// A call that is reported, and how the report starts.
struct ReportedCall: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @MainActor @Sendable (UICollectionView) -> Void

  init(_ report: String, _ make: @escaping @MainActor @Sendable (UICollectionView) -> Void) {
    (testDescription, self.make) = (report, make)
  }
}
#endif
