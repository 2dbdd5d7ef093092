// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models batch updates. The collection view records the updates while the block runs, and
// carries them out afterward. A nested block joins the outer batch. An update outside a block is a
// batch of its own.
// Before the block runs, the collection view lays out the old data, even if no layout pass has run
// yet. A batch without updates is also carried out, because apps use it to animate new sizes. An
// interactive movement continues during and after the batch (see `UICollectionView+Presentation`).
// Source: facts 1.10, 10.12, and 15.5.
import Foundation

/// The updates and completion handlers of a batch, while its block runs.
@MainActor
struct BatchRecorder {
  var items: [UICollectionViewUpdateItem] = []
  var completions: [(Bool) -> Void] = []
}

extension UICollectionView {
  // UIKit's header says that the block doesn't escape. Swift can't express that for an optional
  // closure, so this overload takes a closure that isn't optional.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(.some($0), completion: completion) }
  }

  func record(_ items: [UICollectionViewUpdateItem]) {
    guard batch == nil else {
      batch?.items += items
      return
    }
    performBatchUpdates({ self.batch?.items += items })
  }

  func runBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    guard mayChange("performBatchUpdates(_:completion:)") else { return }
    guard batch == nil else {
      updates?()
      if let completion { batch?.completions.append(completion) }
      return
    }
    if dataSource != nil { layoutIfNeeded() }
    let carriesOut = isLayoutPrepared && dataSource != nil
    batch = BatchRecorder(completions: [completion].compactMap { $0 })
    updates?()
    let recorded = batch ?? BatchRecorder()
    batch = nil
    if !carriesOut {
      startReload()
    } else {
      if hostOptions.preparesAfterBatchBlock && pending.isNeeded {
        pending = .nothing
        prepareLayout(for: nil)
      }
      carryOut(recorded.items)
    }
    reloadIfPostponed()
    for completion in recorded.completions { completion(true) }
  }
}

extension IndexPath {
  /// Returns the index path of an update item for a whole section.
  static func section(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
}
#endif
