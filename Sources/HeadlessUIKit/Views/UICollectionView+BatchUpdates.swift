// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The public names are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// Modelled: updates are recorded while the block runs and carried out at its end; nested blocks join
// the outer one; a single update is a block of its own. The old model is laid out first, also
// where nothing was before, and a movement by a finger is cancelled.
// A batch of nothing is carried out like any other: apps animate to new sizes by it.
// Source: facts 1.10, 10.12.
import Foundation

/// What a batch of updates collects until its block ends.
@MainActor
struct BatchRecorder {
  var items: [UICollectionViewUpdateItem] = []
  var completions: [(Bool) -> Void] = []
  var reloadsAtEnd = false
}

extension UICollectionView {
  // The header says that the block does not escape, which Swift cannot say of an optional one.
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
    cancelInteractiveMovement()
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
    if recorded.reloadsAtEnd { startReload() }
    for completion in recorded.completions { completion(true) }
  }
}

extension IndexPath {
  /// How an update item names a whole section.
  static func section(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
}
#endif
