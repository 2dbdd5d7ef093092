#if !canImport(UIKit)
import StickyWaterfall

/// A state of the playground as apps have it: the real layout class in a collection view in a window.
@MainActor
final class PlayStage {
  let layout = WaterfallFlowLayout()
  let delegate: PlayDelegate
  let view: UICollectionView
  private let window = UIWindow()
  private(set) var state: PlayState
  /// What the layout has reported.
  private(set) var reports: [String] = []

  init(_ state: PlayState) {
    self.state = state
    delegate = state[.spanEvery] > 0 ? SpanningPlayDelegate() : PlayDelegate()
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "picture")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "band")
    }
    view.dataSource = delegate
    view.delegate = delegate
    layout.onDiagnostic = { [weak self] in self?.reports.append("\($0)") }
    window.addSubview(view)
    window.isHidden = false
    apply(state)
  }

  var isMirrored: Bool { state[.mirrored] == 1 }

  /// The greatest offset along scrolling, points.
  var lastOffset: Double {
    let (content, size) = (view.contentSize, view.bounds.size)
    return Double(
      max(0, state.isSideways ? content.width - size.width : content.height - size.height))
  }

  /// Makes another state of this one by the properties of layout and view, as an app would.
  func show(_ new: PlayState) {
    delegate.sizesAsked = 0
    delegate.spansAsked = 0
    let reloads = new.sections != state.sections || new.sizes != state.sizes
    // No property of the layout tells it of another screen, or that its delegate has changed its mind.
    let invalidates = [PlayKey.scale, .spanEvery, .span].contains { new[$0] != state[$0] }
    apply(new)
    if reloads { view.reloadData() }
    if invalidates { layout.invalidateLayout() }
    view.layoutIfNeeded()
  }

  func scroll(to offset: Double) {
    view.contentOffset =
      state.isSideways ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
    view.layoutIfNeeded()
  }

  /// Everything on the screen, as the module describes it.
  var elements: [PlayLayout.Element] {
    (layout.layoutAttributesForElements(in: view.bounds) ?? []).map { attributes in
      let frame = attributes.frame
      let kind = [ElementKind.header: 0, .item: 1][ElementID(attributes).kind] ?? 2
      let own = attributes as? WaterfallLayoutAttributes
      return PlayLayout.Element(
        kind: kind, section: attributes.indexPath.section, item: attributes.indexPath.item,
        frame: PlayLayout.Frame(
          x: frame.minX, y: frame.minY, width: frame.width, height: frame.height),
        zIndex: attributes.zIndex, isPinned: own?.isPinned == true,
        pinProgress: Double(own?.pinProgress ?? 0), pushProgress: Double(own?.pushProgress ?? 0))
    }
  }

  private func apply(_ new: PlayState) {
    state = new
    delegate.state = new
    window.screen = UIScreen(scale: CGFloat(new[.scale] + 1))
    view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
    let bounds = CGRect(x: 0, y: 0, width: new.screen.width, height: new.screen.height)
    (window.frame, view.frame) = (bounds, bounds)
    setColumns(new)
    setBands(new)
    view.layoutIfNeeded()
  }

  private func setColumns(_ state: PlayState) {
    layout.scrollDirection = state.isSideways ? .horizontal : .vertical
    layout.columnCount = state[.by] == 1 ? state[.count] : WaterfallFlowLayout.automaticColumnCount
    layout.minimumColumnWidth = state[.by] == 2 ? CGFloat(state[.least]) : 0
    layout.itemPlacement =
      [.shortestColumn, .leadingToTrailing, .trailingToLeading][
        state[.placement]]
    layout.itemSizing = [.aspectRatio, .fixedExtent][state[.sizing]]
    layout.minimumLineSpacing = CGFloat(state[.line])
    layout.minimumInteritemSpacing = CGFloat(state[.gap])
    layout.sectionInset = UIEdgeInsets(
      top: CGFloat(state[.top]), left: CGFloat(state[.leading]), bottom: CGFloat(state[.bottom]),
      right: CGFloat(state[.trailing]))
  }

  private func setBands(_ state: PlayState) {
    func size(_ key: PlayKey) -> CGSize {
      state.isSideways
        ? CGSize(width: state[key], height: 0) : CGSize(width: 0, height: state[key])
    }
    func kept(_ key: PlayKey) -> CGFloat {
      state[key] == PlayField.wholeView
        ? WaterfallFlowLayout.automaticExtent : CGFloat(state[key])
    }
    layout.headerReferenceSize = size(.header)
    layout.footerReferenceSize = size(.footer)
    layout.sectionHeadersPinToVisibleBounds = state[.headerPins] == 1
    layout.sectionFootersPinToVisibleBounds = state[.footerPins] == 1
    layout.pinnedHeaderExtent = kept(.headerKept)
    layout.pinnedFooterExtent = kept(.footerKept)
    layout.pinnedHeaderOffset = CGFloat(state[.headerOffset])
    layout.pinnedFooterOffset = CGFloat(state[.footerOffset])
    layout.pinningScope = [.section, .untilNextPinned, .stacked][state[.scope]]
    layout.pinsWhileOverscrolling = state[.overscroll] == 1
    layout.stretchesFirstHeader = state[.stretch] == 1
  }
}

/// Answers for a state, and counts what it is asked.
class PlayDelegate: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var state = PlayState() { didSet { (sections, sizes) = (state.sections, state.sizes) } }
  var sizesAsked = 0
  var spansAsked = 0
  private var sections: [Range<Int>] = []
  private var sizes: [PlayState.Size] = []

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
}

/// The same with items that cover several columns.
final class SpanningPlayDelegate: PlayDelegate, WaterfallFlowLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    columnSpanForItemAt indexPath: IndexPath
  ) -> Int {
    spansAsked += 1
    return state.span(ofItem: indexPath.item) ?? 1
  }
}
#endif
