#if !canImport(UIKit)
import StickyWaterfall

/// A scene's screen: the real layout in a collection view in a window.
@MainActor
final class Stage {
  let controller: CatalogueViewController
  private let window: UIWindow

  /// Creates the screen of a choice, and lays it out.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - choice: A choice of the scene.
  ///   - strictness: How many checks the collection view makes.
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
    // Setting the content offset would round it to pixels, but tracks bend between pixels.
    if isVertical { view.bounds.origin.y = offset } else { view.bounds.origin.x = offset }
    layOut()
  }

  func turn(to size: CGSize) {
    controller.simulateRotation(to: size)
    layOut()
  }

  /// Returns the attributes in the bounds, extended by `reach` points.
  func attributes(reach: Double) -> [UICollectionViewLayoutAttributes] {
    layout.layoutAttributesForElements(in: view.bounds.insetBy(dx: -reach, dy: -reach)) ?? []
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

  /// Scrolls through the content, so that all self-sizing cells have their sizes.
  func settleSizes() {
    guard layout.estimatedItemSize != .zero else { return }
    var offset = range.lowerBound
    while offset < range.upperBound {
      scroll(to: offset)
      offset += viewport / 2
    }
    scroll(to: range.upperBound)
  }

  /// Returns the motion of headers, footers, and backgrounds that don't only move with the content.
  ///
  /// The layout is queried twice every 16 points, which is less than the height of any header or
  /// footer.
  func tracks(from first: Double, to last: Double) -> [ElementID: Track] {
    let step = 16.0
    let near = 0.5
    var offsets = stride(from: first, to: last - near, by: step).flatMap { [$0, $0 + near] }
    offsets = offsets.filter { $0 < last - near } + [last - near, last]
    var samples: [ElementID: [Track.Sample]] = [:]
    for offset in offsets {
      scroll(to: offset)
      for attributes in attributes(reach: step)
      where attributes.representedElementCategory != .cell {
        let own = attributes as? WaterfallLayoutAttributes
        samples[ElementID(attributes), default: []].append(
          Track.Sample(
            offset: offset, position: position(of: attributes), zIndex: attributes.zIndex,
            isPinned: own?.isPinned == true))
      }
    }
    return samples.mapValues(Track.init).filter { $0.value.moves }
  }
}
#endif
