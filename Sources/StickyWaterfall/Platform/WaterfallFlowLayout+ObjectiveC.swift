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

  /// The headers and footers that are pinned now, sorted by section.
  @available(swift, obsoleted: 1, renamed: "pinnedElements")
  @objc(pinnedElements)
  public var pinnedElementsForObjectiveC: [PinnedElementForObjectiveC] {
    pinnedElements.map(PinnedElementForObjectiveC.init)
  }

  /// Returns the frame that a section's header or footer has when it isn't pinned, or `CGRectNull`
  /// if there is no such frame.
  @available(swift, obsoleted: 1, renamed: "unpinnedFrameForSupplementaryView(ofKind:at:)")
  @objc(unpinnedFrameForSupplementaryViewOfKind:atIndexPath:)
  public func unpinnedFrameForObjectiveC(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CGRect {
    unpinnedFrameForSupplementaryView(ofKind: elementKind, at: indexPath) ?? .null
  }

  /// Returns the content offset that shows an item at a scroll position, or `nil` if there is no
  /// such item.
  ///
  /// The value contains a `CGPoint`.
  @available(swift, obsoleted: 1, renamed: "contentOffset(forItemAt:at:)")
  @objc(contentOffsetForItemAtIndexPath:atScrollPosition:)
  public func contentOffsetForObjectiveC(
    forItemAt indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition
  ) -> NSValue? {
    contentOffset(forItemAt: indexPath, at: scrollPosition).map(NSValue.init(cgPoint:))
  }

  /// Returns the content offset that shows a header or footer at a scroll position, or `nil` if
  /// there is no such view.
  ///
  /// The value contains a `CGPoint`.
  @available(swift, obsoleted: 1, renamed: "contentOffset(forSupplementaryViewOfKind:at:at:)")
  @objc(contentOffsetForSupplementaryViewOfKind:atIndexPath:atScrollPosition:)
  public func contentOffsetForObjectiveC(
    forSupplementaryViewOfKind elementKind: String, at indexPath: IndexPath,
    at scrollPosition: UICollectionView.ScrollPosition
  ) -> NSValue? {
    contentOffset(forSupplementaryViewOfKind: elementKind, at: indexPath, at: scrollPosition)
      .map(NSValue.init(cgPoint:))
  }

  /// Returns the content offset at which a section starts at the visible edge, or `nil` if there is
  /// no such section.
  ///
  /// The value contains a `CGPoint`.
  @available(swift, obsoleted: 1, renamed: "contentOffset(forSection:)")
  @objc(contentOffsetForSection:)
  public func contentOffsetForObjectiveC(forSection section: Int) -> NSValue? {
    contentOffset(forSection: section).map(NSValue.init(cgPoint:))
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

/// A header or footer that isn't at its normal position, because it's pinned.
///
/// Objective-C can't use the structure `WaterfallFlowLayout.PinnedElement`.
@available(swift, obsoleted: 1, renamed: "WaterfallFlowLayout.PinnedElement")
@objc(SWFPinnedElement)
public final class PinnedElementForObjectiveC: NSObject {
  private let element: WaterfallFlowLayout.PinnedElement

  init(_ element: WaterfallFlowLayout.PinnedElement) { self.element = element }

  /// The element kind of a header or footer.
  @objc public var elementKind: String { element.elementKind }
  /// The index path of the header or footer, whose item is 0.
  @objc public var indexPath: IndexPath { element.indexPath }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? PinnedElementForObjectiveC else { return false }
    return other.element == element
  }

  public override var hash: Int { element.hashValue }
}
#endif
