import Foundation
import WaterfallEngine

/// A size that a view prefers, and the element that it's for.
struct PreferredSize {
  let element: ElementID
  /// The attributes with the size that the view prefers.
  let preferred: UICollectionViewLayoutAttributes
  /// The attributes that the view has.
  let original: UICollectionViewLayoutAttributes
  /// The preferred main extent.
  let extent: Length
  /// The preferred width in points, or `nil` if the layout ignores it.
  let width: Double?
  /// The main extent that the element has.
  let used: Length

  /// The size of a view before and after it gets a preferred size.
  typealias Change = (from: CGSize, to: CGSize)

  @MainActor var change: Change { (original.size, preferred.size) }
}
