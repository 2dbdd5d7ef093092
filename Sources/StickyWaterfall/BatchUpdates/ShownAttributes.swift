import WaterfallEngine

/// The attributes that a subclass returns for elements near the visible bounds.
struct ShownAttributes {
  let bounds: CGRect
  let attributes: [ElementID: UICollectionViewLayoutAttributes]
}
