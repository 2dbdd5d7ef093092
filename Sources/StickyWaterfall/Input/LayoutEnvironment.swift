import Foundation
import WaterfallEngine

/// The properties of the view that a layout was computed from.
///
/// Insets and scale change without a bounds change, and UIKit then tells a flow layout's subclass
/// nothing it could rely on: so `prepare()` compares.
struct LayoutEnvironment: Equatable {
  var axes: LayoutAxes
  /// The room across scrolling, in points, less the adjusted content inset; never negative.
  var crossRoom: CGFloat
  /// The whole extent of the view across scrolling, in points.
  var viewExtent: CGFloat
  /// What `sectionInsetReference` adds to a section's leading inset across scrolling, in points.
  var referenceStart: CGFloat
  /// The same for the trailing inset.
  var referenceEnd: CGFloat

  /// The room as a length, never longer than the room itself: content wider than the view would
  /// make it scroll sideways.
  var crossExtent: Length {
    let nearest = axes.grid.length(crossRoom)
    return axes.grid.points(nearest) > crossRoom ? nearest - 1 : nearest
  }
}

extension LayoutEnvironment {
  @MainActor
  init(of view: UICollectionView, for layout: WaterfallFlowLayout) {
    self.init(of: view, size: view.bounds.size, for: layout)
  }

  /// The environment that the view will have at `size`.
  @MainActor
  init(of view: UICollectionView, size: CGSize, for layout: WaterfallFlowLayout) {
    let scale = view.traitCollection.displayScale
    // Out of its window a view may have no scale; it is most likely to come back to the same screen.
    let grid = scale == 0 ? layout.environment?.axes.grid : nil
    axes = LayoutAxes(
      isHorizontal: layout.scrollDirection == .horizontal, grid: grid ?? PixelGrid(scale: scale))
    let adjusted = axes.crossInsets(view.adjustedContentInset)
    viewExtent = axes.cross(size)
    crossRoom = max(0, axes.cross(size) - adjusted.start - adjusted.end)
    let reference: UIEdgeInsets
    switch layout.sectionInsetReference {
    case .fromSafeArea: reference = view.safeAreaInsets
    case .fromLayoutMargins: reference = view.layoutMargins
    default: reference = view.adjustedContentInset
    }
    let sides = axes.crossInsets(reference)
    (referenceStart, referenceEnd) = (sides.start - adjusted.start, sides.end - adjusted.end)
  }
}
