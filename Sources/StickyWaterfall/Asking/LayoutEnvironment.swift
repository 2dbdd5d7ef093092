import Foundation
import WaterfallEngine

/// The properties of the collection view that affect the layout.
///
/// Insets and the display scale can change without a change of the bounds. UIKit doesn't reliably
/// tell a subclass of the flow layout about that. So `prepare()` compares the old and the new
/// environment.
struct LayoutEnvironment: Equatable {
  /// The pixels of the screen, and the width of the bounds minus the adjusted content insets
  /// (height if the layout scrolls horizontally).
  let container: LayoutContainer
  /// The width of the collection view, in points (height if the layout scrolls horizontally).
  let viewExtent: CGFloat
  /// The axes and pixels, which are stored because each lookup of an item reads them.
  let axes: LayoutAxes

  var crossExtent: Length { container.crossExtent }
}

extension LayoutEnvironment {
  /// Creates the environment of a view with this size and these adjusted content insets.
  ///
  /// A view outside of a window can have a display scale of 0. The old pixels then stay in use,
  /// because the view most likely returns to the same screen.
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
    viewExtent = axes.cross(size)
    var container = LayoutContainer(
      extent: viewExtent - adjusted.start - adjusted.end, pixels: axes.grid,
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
