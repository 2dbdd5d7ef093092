import Foundation
import WaterfallEngine

/// The properties of the view that a layout was computed from.
///
/// Insets and scale change without a bounds change, and UIKit then tells a flow layout's subclass
/// nothing it could rely on: so `prepare()` compares.
struct LayoutEnvironment: Equatable {
  /// The room that a layout is computed for: across scrolling less the adjusted content inset.
  var room: LayoutRoom
  /// The whole extent of the view across scrolling, in points.
  var viewExtent: CGFloat
  /// Those of the room; stored, as every look-up of an item reads them.
  let axes: LayoutAxes

  var crossExtent: Length { room.crossExtent }
}

extension LayoutEnvironment {
  /// The environment that the view will have at `size`.
  ///
  /// Out of its window a view may have no scale; it is most likely to come back to the same screen, whose
  /// pixels are the `former` ones.
  @MainActor
  init(
    of view: UICollectionView, size: CGSize, for layout: UICollectionViewFlowLayout,
    former: PixelGrid?
  ) {
    let scale = view.traitCollection.displayScale
    axes = LayoutAxes(
      isHorizontal: layout.scrollDirection == .horizontal,
      grid: (scale == 0 ? former : nil) ?? PixelGrid(scale: scale))
    let adjusted = axes.crossInsets(view.adjustedContentInset)
    viewExtent = axes.cross(size)
    room = LayoutRoom(
      extent: viewExtent - adjusted.start - adjusted.end, pixels: axes.grid,
      isHorizontal: axes.isHorizontal)
    let insets: UIEdgeInsets
    switch layout.sectionInsetReference {
    case .fromSafeArea: insets = view.safeAreaInsets
    case .fromLayoutMargins: insets = view.layoutMargins
    default: return
    }
    let sides = axes.crossInsets(insets)
    room.reference = StatedInsets(
      crossStart: sides.start - adjusted.start, crossEnd: sides.end - adjusted.end)
  }
}
