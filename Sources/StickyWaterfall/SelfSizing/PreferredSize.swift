import WaterfallEngine

/// The preferred size of a view, and the element that the view shows.
struct PreferredSize {
  let element: ElementID
  /// The attributes with the size that the view prefers.
  let preferred: UICollectionViewLayoutAttributes
  /// The attributes with the size that the view has.
  let original: UICollectionViewLayoutAttributes
  /// The preferred height (width if the layout scrolls horizontally).
  let extent: Length
  /// The preferred width in points (height if the layout scrolls horizontally), or `nil` if the
  /// layout ignores it.
  let width: Double?
  /// The height that the element has (width if the layout scrolls horizontally).
  let currentExtent: Length
  /// Whether the element already has a size that its view has preferred.
  let replacesPreferred: Bool
  /// Whether the view was asked again after an invalidation.
  var isAnswer = false

  /// The part of a preferred size that the layout uses.
  struct Used: Equatable {
    let extent: Length
    let width: Double?
  }

  var used: Used { Used(extent: extent, width: width) }
}
