#if !canImport(UIKit)
import StickyWaterfall

// A state of the playground as an app has it: plain UIKit code.

extension WaterfallFlowLayout {
  /// Sets every property as the state says.
  func apply(_ state: PlayState) {
    func kept(_ key: PlayKey) -> CGFloat {
      state[key] == PlayField.wholeView ? Self.automaticExtent : CGFloat(state[key])
    }
    scrollDirection = state.isSideways ? .horizontal : .vertical
    let isCounted = state[.by] == 1 && state.columnPattern == nil
    columnCount = isCounted ? state[.count] : Self.automaticColumnCount
    minimumColumnWidth = state[.by] == 2 ? CGFloat(state[.least]) : 0
    itemPlacement = ItemPlacement(rawValue: state[.placement]) ?? .shortestColumn
    itemSizing = ItemSizing(rawValue: state[.sizing]) ?? .aspectRatio
    minimumLineSpacing = CGFloat(state[.line])
    minimumInteritemSpacing = CGFloat(state[.gap])
    sectionInset = state.insets(.top, .leading, .bottom, .trailing)
    scrollSnapping = ScrollSnapping(rawValue: state[.snapping]) ?? .none
    itemsPinToVisibleBounds = state[.cards] == 1
    headerReferenceSize = state.size(.header)
    footerReferenceSize = state.size(.footer)
    headerInset = state.insets(.headerTop, .headerSides, .headerBottom, .headerSides)
    footerInset = state.insets(.footerTop, .footerSides, .footerBottom, .footerSides)
    sectionHeadersPinToVisibleBounds = state[.headerPins] == 1
    sectionFootersPinToVisibleBounds = state[.footerPins] == 1
    pinnedHeaderExtent = kept(.headerKept)
    pinnedFooterExtent = kept(.footerKept)
    pinnedHeaderOffset = CGFloat(state[.headerOffset])
    pinnedFooterOffset = CGFloat(state[.footerOffset])
    pinningScope = PinningScope(rawValue: state[.scope]) ?? .section
    pinsWhileOverscrolling = state[.overscroll] == 1
    stretchesFirstHeader = state[.stretch] == 1
    let background: PlayKey = .backgroundInset
    sectionBackgroundInset = state.insets(background, background, background, background)
    register(
      state[.backgrounds] == 1 ? UICollectionReusableView.self : nil,
      forDecorationViewOfKind: Self.elementKindSectionBackground)
  }
}

extension PlayState {
  fileprivate func insets(
    _ top: PlayKey, _ left: PlayKey, _ bottom: PlayKey, _ right: PlayKey
  ) -> UIEdgeInsets {
    UIEdgeInsets(
      top: CGFloat(self[top]), left: CGFloat(self[left]), bottom: CGFloat(self[bottom]),
      right: CGFloat(self[right]))
  }

  /// Of a header or footer: what it takes along scrolling.
  fileprivate func size(_ key: PlayKey) -> CGSize {
    isSideways ? CGSize(width: self[key], height: 0) : CGSize(width: 0, height: self[key])
  }

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
