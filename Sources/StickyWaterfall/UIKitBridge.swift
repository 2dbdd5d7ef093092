// Only this file selects UIKit or its stand-in, for the module and its clients. `@_exported` isn't
// an official feature. Without it, every file would start with this condition.
#if canImport(UIKit)
public import Foundation
import os
@_exported public import UIKit
#else
import Foundation
@_exported public import HeadlessUIKit
#endif

#if canImport(UIKit)
// Methods whose result is optional in Swift, for Objective-C.
extension WaterfallFlowLayout {
  /// Returns the index of an item's column, or `NSNotFound` if there is none.
  @available(swift, obsoleted: 1, renamed: "columnIndex(ofItemAt:)")
  @objc(columnIndexOfItemAtIndexPath:)
  public func columnIndexForObjectiveC(ofItemAt indexPath: IndexPath) -> Int {
    columnIndex(ofItemAt: indexPath) ?? NSNotFound
  }

  /// Returns the width of one column of a section in points, or 0 if there is none.
  @available(swift, obsoleted: 1, renamed: "columnWidth(inSection:)")
  @objc(columnWidthInSection:)
  public func columnWidthForObjectiveC(inSection section: Int) -> CGFloat {
    columnWidth(inSection: section) ?? 0
  }

  /// Returns the content offset that shows an item at a position, or the current content offset if
  /// the item doesn't exist.
  @available(swift, obsoleted: 1, renamed: "contentOffset(forItemAt:at:)")
  @objc(contentOffsetForItemAtIndexPath:atScrollPosition:)
  public func contentOffsetForObjectiveC(
    forItemAt indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition
  ) -> CGPoint {
    contentOffset(forItemAt: indexPath, at: scrollPosition) ?? collectionView?.contentOffset
      ?? .zero
  }

  /// Sets the handler of reports.
  ///
  /// The handler gets the kind of the problem, its text, and its index path: an item's, a section's
  /// of length 1, or `nil` if a property causes the problem in all sections.
  @available(swift, obsoleted: 1, renamed: "onDiagnostic")
  @objc(setDiagnosticHandler:)
  public func setDiagnosticHandlerForObjectiveC(
    _ handler: (@MainActor (DiagnosticKind, String, IndexPath?) -> Void)?
  ) {
    onDiagnostic = nil
    guard let handler else { return }
    onDiagnostic = { report in
      let section = report.section.map { IndexPath(index: $0) }
      handler(report.kind, report.description, report.indexPath ?? section)
    }
  }
}
#endif

/// The destination of reports if the app sets no handler.
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
  /// The height, in points, that a refreshing control adds to the content inset.
  ///
  /// tvOS has no such control.
  var refreshingExtent: CGFloat {
    #if os(tvOS)
    0
    #else
    guard let refreshControl, refreshControl.isRefreshing else { return 0 }
    return refreshControl.bounds.height
    #endif
  }
}

/// Work in the next turn of the main run loop, also while content scrolls.
///
/// If it's released before that turn, it does nothing.
@MainActor
final class NextTurn {
  private let work: @MainActor () -> Void

  init(_ work: @escaping @MainActor () -> Void) {
    self.work = work
    let block: @MainActor () -> Void = { [weak self] in self?.work() }
    #if canImport(UIKit)
    RunLoop.main.perform(inModes: [.common]) { MainActor.assumeIsolated(block) }
    // UIKit lays out views just before the run loop goes to sleep, and a block doesn't wake it
    // (CFRunLoop.h, `CFRunLoopPerformBlock`). Otherwise, the work would wait for the next touch.
    CFRunLoopWakeUp(CFRunLoopGetMain())
    #else
    MainRunLoop.performNextTurn(block)
    #endif
  }
}
