#if !canImport(UIKit)
// Modelled: the calls around a drag, in UIKit's order, and where the content comes to rest: the
// layout is asked first, then the delegate.
// Not modelled: time. The content jumps to the finger's place and then to its rest, and a layout pass
// runs at each of the stated steps.
// Source: UIScrollView.h; UICollectionViewLayout.h (`withScrollingVelocity`).
public import Foundation

/// What a finger does to the content, or did last.
struct Finger {
  var isDown = false
  var isDragging = false
  var isDecelerating = false
}

extension UIScrollView {
  /// Puts a finger on the view or lifts it, without moving it.
  public func simulateTouch(_ isDown: Bool) {
    finger.isDown = isDown
  }

  /// Drags the content in steps of layout passes and lets it go.
  ///
  /// - Parameters:
  ///   - offset: where the finger leaves the content, in points of content offset. It may lie beyond
  ///     the ends, as in a bounce.
  ///   - steps: how many moves the finger makes on the way; fewer than one counts as one.
  ///   - velocity: the finger's velocity at the end, in points per millisecond, as UIKit gives it.
  ///   - proposed: where deceleration would take the content; by default what UIKit's normal rate
  ///     makes of the velocity.
  /// - Returns: the offset at which the content rests.
  @discardableResult
  public func simulateDrag(
    to offset: CGPoint, steps: Int = 1, velocity: CGPoint = .zero, proposed: CGPoint? = nil
  ) -> CGPoint {
    finger.isDown = true
    finger.isDragging = true
    panGestureRecognizer.state = .began
    scrollDelegate?.scrollViewWillBeginDragging(self)
    let start = contentOffset
    let count = max(1, steps)
    for step in 1...count {
      let part = CGFloat(step) / CGFloat(count)
      contentOffset = CGPoint(
        x: start.x + (offset.x - start.x) * part, y: start.y + (offset.y - start.y) * part)
      panGestureRecognizer.state = .changed
      panGestureRecognizer.setTranslation(
        CGPoint(x: start.x - contentOffset.x, y: start.y - contentOffset.y), in: self)
      layoutIfNeeded()
    }
    // The finger goes against the content, and its speed is told in seconds.
    panGestureRecognizer.speed = CGPoint(x: velocity.x * -1000, y: velocity.y * -1000)
    panGestureRecognizer.state = .ended
    return simulateRelease(velocity: velocity, proposed: proposed)
  }

  /// Lets go of the content.
  private func simulateRelease(velocity: CGPoint, proposed: CGPoint?) -> CGPoint {
    // A velocity v decays to nothing over v * rate / (1 - rate) points.
    let reach = decelerationRate.rawValue / (1 - decelerationRate.rawValue)
    let natural = CGPoint(
      x: contentOffset.x + velocity.x * reach, y: contentOffset.y + velocity.y * reach)
    var target = layoutTarget(for: clampedOffset(proposed ?? natural), velocity: velocity)
    scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: velocity, targetContentOffset: &target)
    target = clampedOffset(target)
    finger.isDown = false
    finger.isDragging = false
    let moves = onPixels(target) != contentOffset
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    guard moves else { return contentOffset }
    finger.isDecelerating = true
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
    contentOffset = target
    layoutIfNeeded()
    finger.isDecelerating = false
    scrollDelegate?.scrollViewDidEndDecelerating(self)
    return contentOffset
  }

  private func layoutTarget(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let collectionView = self as? UICollectionView else { return proposed }
    return collectionView.layoutTargetOffset(for: proposed, velocity: velocity)
  }
}
#endif
