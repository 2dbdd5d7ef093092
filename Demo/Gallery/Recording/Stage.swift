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
  convenience init(_ scene: Scene, _ choice: Scene.Choice, strictness: Strictness = .cheap) {
    let controller = scene.controller(for: choice)
    // The tests record with every check on; here only time would be lost.
    controller.collectionView.strictness = strictness
    self.init(
      controller, size: scene.viewport(for: choice),
      barHeight: CGFloat(scene.state(for: choice)[.bar]))
  }

  /// Lays out a screen of `scale` device pixels to a point, or of as many as the stand-in's has.
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
    // What the layout says bends between pixels, to which an offset that is set is rounded: a recording has to
    // ask there.
    if isVertical { view.bounds.origin.y = offset } else { view.bounds.origin.x = offset }
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

  /// Everything there is, in the order of its names.
  func allElements() -> [(id: ElementID, attributes: UICollectionViewLayoutAttributes)] {
    let all = CGRect(origin: .zero, size: view.contentSize).insetBy(dx: -1000, dy: -1000)
    let attributes = layout.layoutAttributesForElements(in: all) ?? []
    return attributes.map { (ElementID($0), $0) }.sorted { $0.id < $1.id }
  }

  /// Points along the scroll axis.
  func position(of attributes: UICollectionViewLayoutAttributes) -> Double {
    Double(isVertical ? attributes.frame.minY : attributes.frame.minX)
  }

  /// Shows every cell once where cells say their sizes: what is recorded is what scrolling rests on.
  func settleSizes() {
    guard layout.estimatedItemSize != .zero else { return }
    var offset = range.lowerBound
    while offset < range.upperBound {
      scroll(to: offset)
      offset += viewport / 2
    }
    scroll(to: range.upperBound)
  }

  /// How what is no item moves between two offsets; nothing of what always stays in its place.
  ///
  /// The layout is asked twice every 16 points, which is less than any header or footer is tall.
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
