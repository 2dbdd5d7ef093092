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

  /// A view's current size and its preferred size.
  typealias Change = (from: CGSize, to: CGSize)

  @MainActor var change: Change { (original.size, preferred.size) }
}
