import Foundation
import WaterfallEngine

/// The properties of the collection view that determine a layout.
///
/// Insets and the display scale can change without a bounds change, and UIKit then doesn't tell a
/// flow layout's subclass reliably. So `prepare()` compares environments.
struct LayoutEnvironment: Equatable {
  /// The available width: the bounds minus the adjusted content inset.
  let container: LayoutContainer
  /// The cross extent of the view, in points.
  let viewExtent: CGFloat
  /// The axes and pixels of `container`, stored because every lookup of an item reads them.
  let axes: LayoutAxes

  var crossExtent: Length { container.crossExtent }
}

extension LayoutEnvironment {
  /// Creates the environment that the view has at a size, with the adjusted content insets.
  ///
  /// Outside a window, a view can have a display scale of 0. Then the previous pixels apply,
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
    if let reference = view.insets(for: layout.sectionInsetReference).map(axes.crossInsets) {
      container.reference = SpecifiedInsets(
        crossStart: reference.start - adjusted.start, crossEnd: reference.end - adjusted.end)
    }
    self.container = container
  }
}

extension UICollectionView {
  /// Returns the insets that section insets refer to, or `nil` for the content inset.
  fileprivate func insets(
    for reference: UICollectionViewFlowLayout.SectionInsetReference
  ) -> UIEdgeInsets? {
    switch reference {
    case .fromSafeArea: safeAreaInsets
    case .fromLayoutMargins: layoutMargins
    default: nil
    }
  }
}
