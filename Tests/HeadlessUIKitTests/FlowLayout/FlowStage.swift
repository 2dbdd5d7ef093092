#if !canImport(UIKit)
import HeadlessUIKit

/// A layout on a collection view that is asked directly, so that a test sees the layout's own
/// answers and not what the collection view makes of them.
@MainActor
final class FlowStage<Layout: UICollectionViewLayout> {
  let layout: Layout
  let view: UICollectionView
  let source: CountedSource
  private let delegate: (any UICollectionViewDelegateFlowLayout)?

  init(
    _ layout: Layout, size: CGSize = CGSize(width: 320, height: 480), counts: [Int],
    delegate: (any UICollectionViewDelegateFlowLayout)? = nil
  ) {
    (self.layout, self.delegate) = (layout, delegate)
    source = CountedSource(counts) { _, _ in UICollectionViewCell(frame: .zero) }
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.dataSource = source
    view.delegate = delegate
  }

  func scroll(toY y: CGFloat) { view.bounds.origin.y = y }

  func frames(ofSection section: Int = 0) -> [CGRect] {
    (0..<source.counts[section]).compactMap { item in
      layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }
  }

  func header(_ section: Int = 0) -> CGRect? {
    frame(ofKind: UICollectionView.elementKindSectionHeader, section: section)
  }

  func footer(_ section: Int = 0) -> CGRect? {
    frame(ofKind: UICollectionView.elementKindSectionFooter, section: section)
  }

  private func frame(ofKind kind: String, section: Int) -> CGRect? {
    let path = IndexPath(item: 0, section: section)
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame
  }
}

/// Listens to the one handler for a moment.
@MainActor
enum ReportLog {
  /// What is reported while the work runs.
  static func reports(during work: () -> Void) -> [UIKitReport] {
    let before = UIKitReports.handler
    defer { UIKitReports.handler = before }
    var reports: [UIKitReport] = []
    UIKitReports.handler = { reports.append($0) }
    work()
    return reports
  }
}

/// A delegate with every method of the flow layout.
final class FullFlowDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  var sizes: [CGSize] = []
  var inset = UIEdgeInsets.zero
  var lineSpacing: CGFloat = 0
  var itemSpacing: CGFloat = 0
  var header = CGSize.zero
  var footer = CGSize.zero
  private(set) var sizeQuestions = 0

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizeQuestions += 1
    return sizes[indexPath.item % sizes.count]
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { inset }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { lineSpacing }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { itemSpacing }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { header }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { footer }
}

/// A delegate that states item sizes and nothing else.
final class SizingFlowDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  let sizes: [CGSize]

  init(_ sizes: [CGSize]) { self.sizes = sizes }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizes[indexPath.item % sizes.count]
  }
}
#endif
