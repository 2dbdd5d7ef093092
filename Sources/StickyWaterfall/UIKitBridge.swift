// The one place that chooses between UIKit and its stand-in, for the whole module and its clients.
// `@_exported` is underscored; the supported alternative is this condition at the head of every
// file. The price is known and accepted here once.
#if canImport(UIKit)
import Foundation
@_exported public import UIKit
#else
@_exported public import HeadlessUIKit
#endif

extension UIScrollView {
  /// What a refreshing control adds to the content inset, in points; tvOS has no such control.
  var refreshingExtent: CGFloat {
    #if os(tvOS)
    0
    #else
    guard let refreshControl, refreshControl.isRefreshing else { return 0 }
    return refreshControl.bounds.height
    #endif
  }
}

extension UICollectionView {
  /// Whether the data source has no method that makes headers and footers.
  var hasNoSupplementaryMethod: Bool {
    #if canImport(UIKit)
    let method = #selector(
      (any UICollectionViewDataSource).collectionView(_:viewForSupplementaryElementOfKind:at:))
    return dataSource?.responds(to: method) == false
    #else
    return lacksSupplementaryMethod
    #endif
  }
}

/// Work that is done in the next turn of the main run loop, in which content may scroll.
///
/// Keep it as long as the work is wanted: dropped before that turn, it does nothing.
@MainActor
final class NextTurn {
  private let work: @MainActor () -> Void

  init(_ work: @escaping @MainActor () -> Void) {
    self.work = work
    let block: @MainActor () -> Void = { [weak self] in self?.work() }
    #if canImport(UIKit)
    RunLoop.main.perform(inModes: [.common]) { MainActor.assumeIsolated(block) }
    // Views are laid out just before the run loop goes to sleep, and a block alone does not wake it
    // (CFRunLoop.h, `CFRunLoopPerformBlock`): the work would wait for the next touch.
    CFRunLoopWakeUp(CFRunLoopGetMain())
    #else
    MainRunLoop.performNextTurn(block)
    #endif
  }
}
