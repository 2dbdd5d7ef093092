#if !canImport(UIKit)
import StickyWaterfall
import UIKitTestSupport

@testable import Demo

/// A state of the playground in a window, with the real layout class or the flow layout.
@MainActor
final class PlayStage {
  let layout: UICollectionViewFlowLayout
  let controller: PicturesViewController
  private let window = UIWindow()
  private(set) var reports: [String] = []

  init(_ state: PlayState, by layout: UICollectionViewFlowLayout = WaterfallFlowLayout()) {
    Host.saysOnlyWhatFails()
    self.layout = layout
    controller = state.controller(layout)
    (layout as? WaterfallFlowLayout)?.diagnosticHandler = { [weak self] in
      self?.reports.append("\($0)")
    }
    fit()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    view.layoutIfNeeded()
    scroll(to: offsets.lowerBound)
  }

  var state: PlayState { controller.state }
  var view: UICollectionView { controller.collectionView }

  var offsets: ClosedRange<Double> {
    let (content, size) = (view.contentSize, view.bounds.size)
    let first = Double(-state[.bar])
    let last = state.isSideways ? content.width - size.width : content.height - size.height
    return first...max(first, Double(last))
  }

  func scroll(to offset: Double) {
    view.contentOffset =
      state.isSideways ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
    view.layoutIfNeeded()
  }

  /// Returns the layout's resting offset for a proposed one.
  func rest(near offset: Double) -> Double {
    scroll(to: offset)
    let point = layout.targetContentOffset(
      forProposedContentOffset: view.contentOffset, withScrollingVelocity: .zero)
    return Double(state.isSideways ? point.x : point.y)
  }

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
        zIndex: attributes.zIndex, isPinned: own?.isPinned == true)
    }
  }

  private func fit() {
    window.screen = UIScreen(scale: CGFloat(state[.scale] + 1))
    window.frame = CGRect(x: 0, y: 0, width: state.screen.width, height: state.screen.height)
    view.frame = window.bounds
    view.contentInset.top = CGFloat(state[.bar])
  }
}
#endif
