#if !canImport(UIKit)
import StickyWaterfall

/// A scene's screen: the real layout in a collection view in a window.
@MainActor
final class Stage {
  let controller: CatalogueViewController
  private let window: UIWindow

  /// Creates the screen of a scene's choice, and lays it out.
  convenience init(_ scene: Scene, _ choice: Scene.Choice, strictness: Strictness = .cheap) {
    let controller = scene.controller(for: choice)
    // The tests use all checks. Here they would only take time.
    controller.collectionView.strictness = strictness
    self.init(
      controller, size: scene.viewport(for: choice),
      barHeight: CGFloat(scene.state(for: choice)[.bar]))
  }

  /// Creates a screen with `scale` device pixels per point, and lays it out.
  init(
    _ controller: CatalogueViewController, size: CGSize, barHeight: CGFloat = 0,
    scale: CGFloat = UIScreen.main.scale
  ) {
    self.controller = controller
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.screen = UIScreen(scale: scale)
    window.safeAreaInsets.top = barHeight
    window.rootViewController = controller
    window.makeKeyAndVisible()
    layOut()
  }

  var view: UICollectionView { controller.collectionView }
  var layout: UICollectionViewFlowLayout { controller.layout }
  var isVertical: Bool { layout.scrollDirection == .vertical }

  /// The screen's extent along the scroll axis, in points.
  var viewport: Double { Double(isVertical ? view.bounds.height : view.bounds.width) }

  /// The content offset along the scroll axis, in points.
  var offset: Double {
    Double(isVertical ? view.contentOffset.y : view.contentOffset.x)
  }

  /// The range of content offsets, in points.
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
    // Setting the content offset would round it to pixels.
    if isVertical { view.bounds.origin.y = offset } else { view.bounds.origin.x = offset }
    layOut()
  }

  /// Returns the attributes in the bounds, extended by `reach` points.
  func attributes(reach: Double) -> [UICollectionViewLayoutAttributes] {
    layout.layoutAttributesForElements(in: view.bounds.insetBy(dx: -reach, dy: -reach)) ?? []
  }

  /// Returns all elements at an offset, sorted by their identifiers.
  func allElements(
    at offset: Double
  ) -> [(id: ElementID, attributes: UICollectionViewLayoutAttributes)] {
    scroll(to: offset)
    return allElements()
  }

  /// Returns all elements, sorted by their identifiers.
  func allElements() -> [(id: ElementID, attributes: UICollectionViewLayoutAttributes)] {
    let all = CGRect(origin: .zero, size: view.contentSize).insetBy(dx: -1000, dy: -1000)
    let attributes = layout.layoutAttributesForElements(in: all) ?? []
    return attributes.map { (ElementID($0), $0) }.sorted { $0.id < $1.id }
  }

  /// Returns the start of a frame along the scroll axis.
  func position(of attributes: UICollectionViewLayoutAttributes) -> Double {
    Double(isVertical ? attributes.frame.minY : attributes.frame.minX)
  }
}
#endif
