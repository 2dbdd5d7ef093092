#if canImport(UIKit)
public import Foundation

// Objective-C can't use the Swift versions of these methods, because it can't represent their
// types.
extension WaterfallFlowLayout {
  /// Returns the index of an item's column, or `NSNotFound` if the item has no column.
  @available(swift, obsoleted: 1, renamed: "columnIndex(ofItemAt:)")
  @objc(columnIndexOfItemAtIndexPath:)
  public func columnIndexForObjectiveC(ofItemAt indexPath: IndexPath) -> Int {
    columnIndex(ofItemAt: indexPath) ?? NSNotFound
  }

  /// Returns the width of a section's columns in points, or 0 if the width isn't known.
  @available(swift, obsoleted: 1, renamed: "columnWidth(inSection:)")
  @objc(columnWidthInSection:)
  public func columnWidthForObjectiveC(inSection section: Int) -> CGFloat {
    columnWidth(inSection: section) ?? 0
  }

  /// Returns the content offset that shows an item at a scroll position.
  ///
  /// If the item doesn't exist, returns the current content offset, so that scrolling to it does
  /// nothing.
  @available(swift, obsoleted: 1, renamed: "contentOffset(forItemAt:at:)")
  @objc(contentOffsetForItemAtIndexPath:atScrollPosition:)
  public func contentOffsetForObjectiveC(
    forItemAt indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition
  ) -> CGPoint {
    contentOffset(forItemAt: indexPath, at: scrollPosition) ?? collectionView?.contentOffset
      ?? .zero
  }

  /// Sets the block that the layout calls to report bad input.
  ///
  /// The block receives the kind of the problem, its text, and its index path. The index path
  /// contains only a section if the problem isn't about a single item. It's `nil` if a property
  /// causes the problem.
  @available(swift, obsoleted: 1, renamed: "diagnosticHandler")
  @objc(setDiagnosticHandler:)
  public func setDiagnosticHandlerForObjectiveC(
    _ handler: (@MainActor (DiagnosticKind, String, IndexPath?) -> Void)?
  ) {
    diagnosticHandler = nil
    guard let handler else { return }
    diagnosticHandler = { report in
      let section = report.section.map { IndexPath(index: $0) }
      handler(report.kind, report.description, report.indexPath ?? section)
    }
  }
}
#endif
