#if !canImport(UIKit)
import StickyWaterfall

/// A scene's screen, standing: the real layout in a collection view in a window.
@MainActor
final class Stage {
  let controller: CatalogueViewController
  private let window: UIWindow

  /// Makes the screen of a choice and lays it out once.
  ///
  /// - Parameters:
  ///   - scene: what to show.
  ///   - choice: which of its screens.
  ///   - strictness: how much the collection view checks the layout's answers.
  init(_ scene: Scene, _ choice: Scene.Choice, strictness: Strictness = .cheap) {
    window = UIWindow(frame: CGRect(origin: .zero, size: scene.viewport(for: choice)))
    window.safeAreaInsets.top = scene.barHeight
    controller = scene.make(choice)
    if scene.isRightToLeft(for: choice) {
      controller.collectionView.semanticContentAttribute = .forceRightToLeft
    }
    // The tests record with every check on; here only time would be lost.
    controller.collectionView.strictness = strictness
    // What the layout says bends between pixels: a recording has to ask there.
    controller.collectionView.hostOptions.roundsContentOffset = false
    window.rootViewController = controller
    window.makeKeyAndVisible()
    layOut()
  }

  var view: UICollectionView { controller.collectionView }
  var layout: UICollectionViewFlowLayout { controller.layout }
  var isVertical: Bool { layout.scrollDirection == .vertical }

  /// The shown length of the scroll axis, points.
  var viewport: Double { Double(isVertical ? view.bounds.height : view.bounds.width) }

  /// Where the content is scrolled to along the scroll axis, points.
  var offset: Double {
    Double(isVertical ? view.contentOffset.y : view.contentOffset.x)
  }

  /// The offsets scrolling can rest at, points.
  var range: ClosedRange<Double> {
    let inset = view.adjustedContentInset
    let content = view.contentSize
    let first = Double(isVertical ? -inset.top : -inset.left)
    let end = Double(isVertical ? content.height + inset.bottom : content.width + inset.right)
    return first...max(first, end - viewport)
  }

  func layOut() {
    view.layoutIfNeeded()
  }

  func scroll(to offset: Double) {
    var point = view.contentOffset
    if isVertical { point.y = offset } else { point.x = offset }
    view.contentOffset = point
    layOut()
  }

  func turn(to size: CGSize) {
    controller.simulateRotation(to: size)
    layOut()
  }

  /// Attributes of everything that meets the bounds, grown by a reach in points.
  func attributes(reach: Double) -> [UICollectionViewLayoutAttributes] {
    layout.layoutAttributesForElements(in: view.bounds.insetBy(dx: -reach, dy: -reach)) ?? []
  }

  /// Attributes of everything there is.
  func allAttributes() -> [UICollectionViewLayoutAttributes] {
    let all = CGRect(origin: .zero, size: view.contentSize).insetBy(dx: -1000, dy: -1000)
    return layout.layoutAttributesForElements(in: all) ?? []
  }

  func state(_ attributes: UICollectionViewLayoutAttributes) -> ElementState {
    let frame = attributes.frame
    let waterfall = attributes as? WaterfallLayoutAttributes
    return ElementState(
      position: Double(isVertical ? frame.minY : frame.minX),
      extent: Double(isVertical ? frame.height : frame.width),
      pinProgress: Double(waterfall?.pinProgress ?? 0),
      pushProgress: Double(waterfall?.pushProgress ?? 0),
      zIndex: attributes.zIndex, isPinned: waterfall?.isPinned ?? false)
  }
}

extension ElementID {
  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    let kind: ElementKind =
      switch (attributes.representedElementCategory, attributes.representedElementKind) {
      case (.cell, _): .item
      case (.decorationView, _): .background
      case (_, UICollectionView.elementKindSectionFooter): .footer
      default: .header
      }
    self.init(kind: kind, section: path.section, item: path.item)
  }
}
#endif
