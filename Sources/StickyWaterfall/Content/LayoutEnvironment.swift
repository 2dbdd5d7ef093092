import WaterfallEngine

/// The properties of the collection view that affect the layout.
///
/// UIKit doesn't reliably tell a subclass of the flow layout when the insets or the display scale
/// change. `prepare()` therefore compares the current environment with the last one.
struct LayoutEnvironment: Equatable {
  /// The available width (height if the layout scrolls horizontally), and the pixel grid.
  ///
  /// The available width is the width of the bounds without the adjusted content insets.
  let container: LayoutContainer
  /// The cross extent of the collection view, in points: its width in a vertical layout.
  let viewCrossExtent: CGFloat
  /// The axes and the pixel grid, which are stored because every item lookup reads them.
  let axes: LayoutAxes

  var crossExtent: Length { container.crossExtent }

  /// Returns whether only the insets differ, and not the size, the scale, or the scroll direction.
  func differsOnlyByInsets(from other: LayoutEnvironment) -> Bool {
    self != other && viewCrossExtent == other.viewCrossExtent && axes == other.axes
  }

  /// Returns the last environment if only the insets differ from it, or else this environment.
  func keepingInsets(of last: LayoutEnvironment?) -> LayoutEnvironment {
    guard let last, differsOnlyByInsets(from: last) else { return self }
    return last
  }
}

extension LayoutEnvironment {
  /// Creates the environment of a view with this size and these adjusted content insets.
  ///
  /// Outside of a window, a view can have a display scale of 0. The old pixel grid then stays in
  /// use, because the view most likely returns to the same screen.
  @MainActor
  init(
    of view: UICollectionView, size: CGSize, insets: UIEdgeInsets,
    for layout: UICollectionViewFlowLayout, old: PixelGrid
  ) {
    let scale = view.traitCollection.displayScale
    axes = LayoutAxes(
      isHorizontal: layout.scrollDirection == .horizontal,
      grid: scale == 0 ? old : PixelGrid(scale: scale))
    let adjusted = axes.crossInsets(insets)
    viewCrossExtent = axes.cross(size)
    var container = LayoutContainer(
      crossPoints: viewCrossExtent - adjusted.start - adjusted.end, pixels: axes.grid,
      isHorizontal: axes.isHorizontal)
    let reference: UIEdgeInsets? =
      switch layout.sectionInsetReference {
      case .fromSafeArea: view.safeAreaInsets
      case .fromLayoutMargins: view.layoutMargins
      default: nil
      }
    if let reference = reference.map(axes.crossInsets) {
      container.reference = SpecifiedInsets(
        crossStart: reference.start - adjusted.start, crossEnd: reference.end - adjusted.end)
    }
    self.container = container
  }
}
