#if !canImport(UIKit)
// This file models the delegate calls of a drag, in UIKit's order, and the offset at which the
// content comes to rest. The layout proposes that offset, and the delegate can change it.
// This file doesn't model time. The content jumps to the finger's position, and then to the offset
// at which it rests. A layout pass follows each jump.
// Source: UIScrollView.h; UICollectionViewLayout.h (`withScrollingVelocity`); facts 13.20.
public import Foundation

/// The state of the current touch and of the deceleration after it.
struct Finger {
  var isDown = false
  var isDragging = false
  var isDecelerating = false
}

extension UIScrollView {
  /// Puts a finger on the view or lifts the finger, without scrolling.
  public func simulateTouch(_ isDown: Bool) {
    finger.isDown = isDown
  }

  /// Drags the content to an offset in steps, with a layout pass after each step, and releases it.
  ///
  /// - Parameters:
  ///   - offset: The content offset at the release, in points. It can be beyond the ends of the
  ///     content.
  ///   - steps: The number of moves of the finger. A number below 1 counts as 1.
  ///   - velocity: The velocity at the release, in points per millisecond. As in UIKit, a positive
  ///     velocity increases the content offset.
  ///   - proposed: The offset at which deceleration would end. By default, it follows from the
  ///     velocity and `decelerationRate`.
  /// - Returns: The offset at which the content rests.
  @discardableResult
  public func simulateDrag(
    to offset: CGPoint, steps: Int = 1, velocity: CGPoint = .zero, proposed: CGPoint? = nil
  ) -> CGPoint {
    let start = contentOffset
    let way = CGPoint(x: start.x - offset.x, y: start.y - offset.y)
    return drag(by: way, steps: steps, velocity: velocity, proposed: proposed) {
      CGPoint(x: start.x - $0.x, y: start.y - $0.y)
    }
  }

  /// Drags the content by a translation of the finger in steps, and releases it.
  ///
  /// A layout pass follows each step. The content follows the finger until it reaches an end.
  /// Beyond the end, it follows more slowly, like a rubber band. Along an axis that neither scrolls
  /// nor always bounces, the content doesn't move.
  ///
  /// - Parameters:
  ///   - translation: The finger's distance since the drag was recognized, in points. A positive y
  ///     pulls the content down.
  ///   - steps: The number of moves of the finger. A number below 1 counts as 1.
  ///   - velocity: The velocity at the release, in points per millisecond. As in UIKit, a positive
  ///     velocity increases the content offset.
  /// - Returns: The offset at which the content rests.
  @discardableResult
  public func simulateDrag(
    by translation: CGPoint, steps: Int = 1, velocity: CGPoint = .zero
  ) -> CGPoint {
    let rest = clampedOffset(contentOffset)
    let start = CGPoint(
      x: rest.x + finger(at: contentOffset.x - rest.x, of: bounds.width),
      y: rest.y + finger(at: contentOffset.y - rest.y, of: bounds.height))
    return drag(by: translation, steps: steps, velocity: velocity, proposed: nil) {
      held(CGPoint(x: start.x - $0.x, y: start.y - $0.y))
    }
  }

  /// The strength of the rubber band.
  ///
  /// At an end of the content, a finger that moves 1 point moves the content by this many points.
  /// Farther beyond the end, the content moves less.
  private var band: CGFloat { 0.55 }

  /// Returns the distance that a finger must move to pull the content past its end by `content`
  /// points.
  ///
  /// This method reverses the rubber band of `held(_:)`. `length` is the length of the view along
  /// the axis.
  private func finger(at content: CGFloat, of length: CGFloat) -> CGFloat {
    abs(content) < length ? content / (band * (1 - abs(content) / length)) : content
  }

  /// Applies the rubber band to the part of an offset that is beyond an end.
  private func held(_ offset: CGPoint) -> CGPoint {
    let (rest, inset) = (clampedOffset(offset), adjustedContentInset)
    func beyond(
      _ way: CGFloat, _ length: CGFloat, _ content: CGFloat, _ alwaysBounces: Bool
    ) -> CGFloat {
      guard bounces, way != 0, alwaysBounces || content > length else { return 0 }
      return way * band / (band * abs(way) / length + 1)
    }
    return CGPoint(
      x: rest.x
        + beyond(
          offset.x - rest.x, bounds.width, contentSize.width + inset.left + inset.right,
          alwaysBounceHorizontal),
      y: rest.y
        + beyond(
          offset.y - rest.y, bounds.height, contentSize.height + inset.top + inset.bottom,
          alwaysBounceVertical))
  }

  private func drag(
    by way: CGPoint, steps: Int, velocity: CGPoint, proposed: CGPoint?,
    position: (_ translation: CGPoint) -> CGPoint
  ) -> CGPoint {
    finger.isDown = true
    finger.isDragging = true
    panGestureRecognizer.state = .began
    scrollDelegate?.scrollViewWillBeginDragging(self)
    let count = max(1, steps)
    for step in 1...count {
      let part = CGFloat(step) / CGFloat(count)
      let translation = CGPoint(x: way.x * part, y: way.y * part)
      contentOffset = position(translation)
      panGestureRecognizer.state = .changed
      panGestureRecognizer.setTranslation(translation, in: self)
      layoutIfNeeded()
    }
    // The recognizer's velocity is in points per second. Its sign is opposite to the sign of
    // `velocity`, because the content offset grows when the finger moves up or left.
    panGestureRecognizer.speed = CGPoint(x: velocity.x * -1000, y: velocity.y * -1000)
    panGestureRecognizer.state = .ended
    return simulateRelease(velocity: velocity, proposed: proposed)
  }

  /// Releases the content, and returns the offset at which it rests.
  private func simulateRelease(velocity: CGPoint, proposed: CGPoint?) -> CGPoint {
    // With a velocity v, the content moves by v * rate / (1 - rate) points until it stops.
    let reach = decelerationRate.rawValue / (1 - decelerationRate.rawValue)
    let natural = CGPoint(
      x: contentOffset.x + velocity.x * reach, y: contentOffset.y + velocity.y * reach)
    var target = layoutTarget(for: clampedOffset(proposed ?? natural), velocity: velocity)
    scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: velocity, targetContentOffset: &target)
    target = clampedOffset(target)
    finger.isDown = false
    finger.isDragging = false
    let moves = pixelAligned(target) != contentOffset
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
