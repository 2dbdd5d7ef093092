import WaterfallEngine

/// Attributes that the layout returned to UIKit for an animation in a batch update.
@MainActor
struct ReturnedAttributes {
  let element: ElementID
  /// Whether the attributes are initial ones, and not final ones.
  let isStart: Bool
  let attributes: UICollectionViewLayoutAttributes
  /// The size that the element had in the layout when the attributes were returned.
  let size: CGSize
  /// The center that the element had in the layout when the attributes were returned.
  let center: CGPoint

  /// Applies the element's later moves and size changes to the returned attributes.
  ///
  /// UIKit keeps the attributes object, so the animation uses the new values.
  func renewed(by present: UICollectionViewLayoutAttributes) -> ReturnedAttributes {
    attributes.size.width += present.size.width - size.width
    attributes.size.height += present.size.height - size.height
    attributes.center.x += present.center.x - center.x
    attributes.center.y += present.center.y - center.y
    return ReturnedAttributes(
      element: element, isStart: isStart, attributes: attributes, size: present.size,
      center: present.center)
  }
}
