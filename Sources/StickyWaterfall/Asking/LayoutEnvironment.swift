import Foundation
import WaterfallEngine

/// The properties of the collection view that determine a layout.
///
/// Insets and the display scale can change without a bounds change, and UIKit then doesn't tell a
/// flow layout's subclass reliably. So `prepare()` compares environments.
struct LayoutEnvironment: Equatable {
  /// The available width: the bounds minus the adjusted content inset.
  var container: LayoutContainer
  /// The cross extent of the view, in points.
  var viewExtent: CGFloat
  /// The axes and pixels of `container`, stored because every lookup of an item reads them.
  let axes: LayoutAxes

  var crossExtent: Length { container.crossExtent }
}

extension LayoutEnvironment {
  /// Creates the environment that the view has at a size.
  ///
  /// Outside a window, a view can have a display scale of 0. Then the previous pixels apply,
  /// because the view most likely returns to the same screen.
  @MainActor
  init(
    of view: UICollectionView, size: CGSize, for layout: UICollectionViewFlowLayout,
    old: PixelGrid?
  ) {
    let scale = view.traitCollection.displayScale
    axes = LayoutAxes(
      isHorizontal: layout.scrollDirection == .horizontal,
      grid: (scale == 0 ? old : nil) ?? PixelGrid(scale: scale))
    let adjusted = axes.crossInsets(view.adjustedContentInset)
    viewExtent = axes.cross(size)
    container = LayoutContainer(
      extent: viewExtent - adjusted.start - adjusted.end, pixels: axes.grid,
      isHorizontal: axes.isHorizontal)
    let insets: UIEdgeInsets
    switch layout.sectionInsetReference {
    case .fromSafeArea: insets = view.safeAreaInsets
    case .fromLayoutMargins: insets = view.layoutMargins
    default: return
    }
    let sides = axes.crossInsets(insets)
    container.reference = SpecifiedInsets(
      crossStart: sides.start - adjusted.start, crossEnd: sides.end - adjusted.end)
  }
}
