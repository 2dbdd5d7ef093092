#if !canImport(UIKit)
import StickyWaterfall

extension PlayState {
  /// A delegate with the methods that the state needs, and no other: to have a method is an answer.
  @MainActor var delegate: PlayDelegate {
    switch (columnPattern != nil, self[.spanEvery] > 0) {
    case (false, false): PlayDelegate(self)
    case (true, false): CountingPlayDelegate(self)
    case (false, true): SpanningPlayDelegate(self)
    case (true, true): CountingAndSpanningPlayDelegate(self)
    }
  }
}

/// Answers for a state, and counts what it is asked.
class PlayDelegate: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var state: PlayState { didSet { (sections, sizes) = (state.sections, state.sizes) } }
  var sizesAsked = 0
  var spansAsked = 0
  private var sections: [Range<Int>] = []
  private var sizes: [PlayState.Size] = []

  init(_ state: PlayState) {
    self.state = state
    (sections, sizes) = (state.sections, state.sizes)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "band", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizesAsked += 1
    let size = sizes[sections[indexPath.section].lowerBound + indexPath.item]
    return CGSize(width: size.width, height: size.height)
  }

  fileprivate func columnCount(inSection section: Int) -> Int {
    state.columnPattern.map { $0[section % $0.count] } ?? 0
  }

  fileprivate func span(at indexPath: IndexPath) -> Int {
    spansAsked += 1
    return state.span(ofItem: indexPath.item) ?? 1
  }
}

/// The same with sections of another kind.
private final class CountingPlayDelegate: PlayDelegate, WaterfallFlowLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnCountForSectionAt section: Int
  ) -> Int { columnCount(inSection: section) }
}

/// The same with items that cover several columns.
private final class SpanningPlayDelegate: PlayDelegate, WaterfallFlowLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnSpanForItemAt indexPath: IndexPath
  ) -> Int { span(at: indexPath) }
}

private final class CountingAndSpanningPlayDelegate: PlayDelegate, WaterfallFlowLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnCountForSectionAt section: Int
  ) -> Int { columnCount(inSection: section) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnSpanForItemAt indexPath: IndexPath
  ) -> Int { span(at: indexPath) }
}
#endif
