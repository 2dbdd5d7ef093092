#if !canImport(UIKit)
import StickyWaterfall

/// A state of the playground as apps have it: the real layout class, or the stock one, in a collection
/// view in a window.
@MainActor
final class PlayStage {
  let layout: UICollectionViewFlowLayout
  let delegate: PlayDelegate
  let view: UICollectionView
  private let window = UIWindow()
  private(set) var state: PlayState
  /// What the layout has reported.
  private(set) var reports: [String] = []

  init(_ state: PlayState, by layout: UICollectionViewFlowLayout = WaterfallFlowLayout()) {
    (self.state, self.layout) = (state, layout)
    delegate = state.delegate
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
    own?.onDiagnostic = { [weak self] in self?.reports.append("\($0)") }
    window.addSubview(view)
    window.isHidden = false
    apply(state)
    view.layoutIfNeeded()
    scroll(to: offsets.lowerBound)
  }

  private var own: WaterfallFlowLayout? { layout as? WaterfallFlowLayout }

  /// The offsets along scrolling at which nothing bounces, points.
  var offsets: ClosedRange<Double> {
    let (content, size) = (view.contentSize, view.bounds.size)
    let first = Double(-state[.bar])
    let last = state.isSideways ? content.width - size.width : content.height - size.height
    return first...max(first, Double(last))
  }

  /// Makes another state of this one by the properties of layout and view, as an app would.
  func show(_ new: PlayState) {
    delegate.sizesAsked = 0
    delegate.spansAsked = 0
    let reloads = new.sections != state.sections || new.sizes != state.sizes
    // No property of the layout tells it of another screen, or that its delegate has changed its mind.
    let answers = [PlayKey.scale, .spanEvery, .span]
    let invalidates =
      answers.contains { new[$0] != state[$0] } || new.columnPattern != state.columnPattern
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

  /// Where the layout has scrolling come to rest that has ended at `offset`.
  func rest(near offset: Double) -> Double {
    scroll(to: offset)
    let point = layout.targetContentOffset(
      forProposedContentOffset: view.contentOffset, withScrollingVelocity: .zero)
    return Double(state.isSideways ? point.x : point.y)
  }

  /// Everything on the screen, as the module describes it.
  var elements: [PlayLayout.Element] {
    (layout.layoutAttributesForElements(in: view.bounds) ?? []).map { attributes in
      let frame = attributes.frame
      let kinds: [ElementKind] = [.header, .item, .footer, .background]
      let kind = kinds.firstIndex(of: ElementID(attributes).kind) ?? 0
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
    view.semanticContentAttribute = new[.mirrored] == 1 ? .forceRightToLeft : .unspecified
    let bounds = CGRect(x: 0, y: 0, width: new.screen.width, height: new.screen.height)
    (window.frame, view.frame) = (bounds, bounds)
    view.contentInset.top = CGFloat(new[.bar])
    own?.apply(new) ?? layout.applyStock(new)
  }
}
#endif
