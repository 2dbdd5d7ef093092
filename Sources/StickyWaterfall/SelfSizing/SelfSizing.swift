/// The pass budget, and the preferred size that the layout has accepted.
@MainActor
struct SelfSizing {
  /// The limit on the layout passes that views and insets cause in a turn of the main run loop.
  var budget = PassBudget()
  /// The preferred size that the layout has accepted, for the context that UIKit requests next.
  private var accepted: PreferredSize?

  /// Stores a preferred size that the layout accepts.
  mutating func accept(_ size: PreferredSize) { accepted = size }

  /// Removes and returns the accepted size, if it's the one in these attributes.
  mutating func takeAccepted(_ preferred: UICollectionViewLayoutAttributes) -> PreferredSize? {
    defer { accepted = nil }
    return accepted?.preferred === preferred ? accepted : nil
  }

  /// Forgets the accepted size, because the layout has changed.
  mutating func forgetAccepted() { accepted = nil }
}
