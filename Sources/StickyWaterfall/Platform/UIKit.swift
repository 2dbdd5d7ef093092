// Only this file chooses between UIKit and its stand-in `HeadlessUIKit`. `@_exported` passes the
// choice on to all other files and to clients. The attribute isn't an official feature. Without it,
// every file would start with this condition. Both modules also export Foundation.
#if canImport(UIKit)
public import Foundation
import os
@_exported public import UIKit
#else
import Foundation
@_exported public import HeadlessUIKit
#endif

#if canImport(UIKit)
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
    (object as? PinnedElementForObjectiveC)?.element == element
  }

  public override var hash: Int { element.hashValue }
}
#else
/// The default implementations of methods that the delegate doesn't implement.
extension WaterfallFlowLayoutDelegate {
  /// Uses `columnCount` if the delegate doesn't implement this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, columnCountForSectionAt _: Int
  ) -> Int { OptionalRequirement.unimplemented(0) }

  /// Uses `minimumColumnWidth` if the delegate doesn't implement this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, minimumColumnWidthForSectionAt _: Int
  ) -> CGFloat { OptionalRequirement.unimplemented(0) }

  /// Uses `itemPlacement` if the delegate doesn't implement this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, itemPlacementForSectionAt _: Int
  ) -> WaterfallFlowLayout.ItemPlacement { OptionalRequirement.unimplemented(.shortestColumn) }

  /// Uses `rowDistribution` if the delegate doesn't implement this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, rowDistributionForSectionAt _: Int
  ) -> WaterfallFlowLayout.RowDistribution { OptionalRequirement.unimplemented(.justified) }

  /// Uses `rowAlignment` if the delegate doesn't implement this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, rowAlignmentForSectionAt _: Int
  ) -> WaterfallFlowLayout.RowAlignment { OptionalRequirement.unimplemented(.center) }

  /// Uses the item's size if the delegate doesn't implement this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, heightForItemAt _: IndexPath,
    itemWidth _: CGFloat
  ) -> CGFloat { OptionalRequirement.unimplemented(0) }

  /// Uses the item's size if the delegate doesn't implement this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, widthForItemAt _: IndexPath,
    itemHeight _: CGFloat
  ) -> CGFloat { OptionalRequirement.unimplemented(0) }

  /// Lets the layout determine the span if the delegate doesn't implement this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, columnSpanForItemAt _: IndexPath
  ) -> Int { OptionalRequirement.unimplemented(1) }

  /// Uses `headerInset` if the delegate doesn't implement this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, headerInsetForSectionAt _: Int
  ) -> UIEdgeInsets { OptionalRequirement.unimplemented(.zero) }

  /// Uses `footerInset` if the delegate doesn't implement this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, footerInsetForSectionAt _: Int
  ) -> UIEdgeInsets { OptionalRequirement.unimplemented(.zero) }

  /// Uses `sectionBackgroundInset` if the delegate doesn't implement this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, backgroundInsetForSectionAt _: Int
  ) -> UIEdgeInsets { OptionalRequirement.unimplemented(.zero) }

  /// Shows a background in every section with items if the delegate doesn't implement this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, showsBackgroundForSectionAt _: Int
  ) -> Bool { OptionalRequirement.unimplemented(true) }

  /// Uses `sectionHeadersPinToVisibleBounds` if the delegate doesn't implement this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, pinsHeaderForSectionAt _: Int
  ) -> Bool { OptionalRequirement.unimplemented(false) }

  /// Uses `sectionFootersPinToVisibleBounds` if the delegate doesn't implement this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, pinsFooterForSectionAt _: Int
  ) -> Bool { OptionalRequirement.unimplemented(false) }

  /// Uses `pinnedHeaderExtent` if the delegate doesn't implement this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, pinnedHeaderExtentForSectionAt _: Int
  ) -> CGFloat { OptionalRequirement.unimplemented(0) }

  /// Uses `pinnedFooterExtent` if the delegate doesn't implement this method.
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, pinnedFooterExtentForSectionAt _: Int
  ) -> CGFloat { OptionalRequirement.unimplemented(0) }
}
#endif

/// The invalidation context of a `WaterfallFlowLayout`.
///
/// The class derives from the flow layout's context class. The flow layout raises an exception for
/// any other class.
#if canImport(UIKit)
@objc(SWFWaterfallLayoutInvalidationContext)
#endif
open class WaterfallLayoutInvalidationContext: UICollectionViewFlowLayoutInvalidationContext {
  /// The parts that become stale, or `nil` if the context's flags and lists determine them.
  ///
  /// If a client's context lists a header, the header must be measured again. If a context of the
  /// layout lists a header, the header only moves. The layout therefore sets this property in its
  /// own contexts.
  var staleness: Staleness?
}

/// The log for reports, which is used if the app doesn't set a handler.
enum DiagnosticLog {
  static func write(_ text: String) {
    #if canImport(UIKit)
    let log = OSLog(subsystem: "StickyWaterfall", category: "Diagnostics")
    os_log("%{public}@", log: log, type: .error, text as NSString)
    #else
    FileHandle.standardError.write(Data("\(text)\n".utf8))
    #endif
  }
}

extension UIScrollView {
  /// The height, in points, that a refresh control adds to the content inset while it's refreshing.
  ///
  /// tvOS has no refresh controls.
  var refreshingExtent: CGFloat {
    #if os(tvOS)
    0
    #else
    guard let refreshControl, refreshControl.isRefreshing else { return 0 }
    return refreshControl.bounds.height
    #endif
  }
}

/// A closure that runs in the next turn of the main run loop, even while the user scrolls.
///
/// If the object is released before that turn, the closure doesn't run.
@MainActor
final class NextTurn {
  private let work: @MainActor () -> Void

  init(_ work: @escaping @MainActor () -> Void) {
    self.work = work
    let block: @MainActor () -> Void = { [weak self] in self?.work() }
    #if canImport(UIKit)
    RunLoop.main.perform(inModes: [.common]) { MainActor.assumeIsolated(block) }
    // UIKit lays out views just before the run loop goes to sleep. A new block doesn't wake the run
    // loop (CFRunLoop.h, `CFRunLoopPerformBlock`), and would run only after the next touch.
    CFRunLoopWakeUp(CFRunLoopGetMain())
    #else
    MainRunLoop.performNextTurn(block)
    #endif
  }
}
