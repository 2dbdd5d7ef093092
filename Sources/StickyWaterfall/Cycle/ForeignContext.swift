import Foundation

/// What the layout made stale by a context whose class cannot store it, until UIKit hands that back.
struct ForeignContext {
  private var noted: (context: UICollectionViewLayoutInvalidationContext, part: Staleness)?

  /// Notes what a context of the layout's own makes stale.
  mutating func note(_ part: Staleness, of context: UICollectionViewLayoutInvalidationContext) {
    noted = (context, part)
  }

  /// What was noted of a context, once; nil for any other.
  mutating func take(_ context: UICollectionViewLayoutInvalidationContext) -> Staleness? {
    guard let noted, noted.context === context else { return nil }
    self.noted = nil
    return noted.part
  }
}
