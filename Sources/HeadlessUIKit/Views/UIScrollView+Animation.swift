#if !canImport(UIKit)
// Modelled: a scroll that a method asks for. It is announced with its target while the bounds are the
// old ones; animated, it then moves by a frame in each turn of the main run loop, with a layout pass each,
// and the delegate hears of its end one frame after the last move.
// The curve is the one that was recorded, a half wave of a cosine in 0.3 seconds.
// Source: facts 13.10 and 13.20.
import Foundation

/// A scroll on its way.
struct ScrollAnimation {
  /// How many frames it takes at 60 a second.
  private static let frames: CGFloat = 18
  /// By how much of a frame the first one was recorded to be late.
  private static let phase: CGFloat = 0.425

  private(set) var start: CGPoint
  private(set) var target: CGPoint
  private var frame: CGFloat = 0

  init(from start: CGPoint, to target: CGPoint) { (self.start, self.target) = (start, target) }

  /// The offset of the next frame; nil after the last.
  mutating func next() -> CGPoint? {
    frame += 1
    guard frame < Self.frames else { return nil }
    let way = (1 - cos(.pi * (frame + Self.phase) / Self.frames)) / 2
    return CGPoint(
      x: start.x + (target.x - start.x) * way, y: start.y + (target.y - start.y) * way)
  }

  /// Moves the whole way.
  mutating func shift(by distance: CGPoint) {
    start = start.moved(by: distance)
    target = target.moved(by: distance)
  }
}

extension UIScrollView {
  func scroll(to offset: CGPoint, animated: Bool) {
    let target = pixelAligned(offset)
    scrollAnimation = nil
    guard target != contentOffset else { return }
    willScroll(to: CGRect(origin: target, size: bounds.size))
    guard animated && UIView.areAnimationsEnabled else {
      isScrollAnnounced = true
      moveContent(to: target)
      return
    }
    scrollAnimation = ScrollAnimation(from: contentOffset, to: target)
    awaitFrame()
  }

  /// Moves the content to the nearest pixel, and tells the delegate.
  func moveContent(to offset: CGPoint) {
    let offset = pixelAligned(offset)
    let moves = offset != bounds.origin
    if moves { bounds.origin = offset }
    isScrollAnnounced = false
    if moves { scrollDelegate?.scrollViewDidScroll(self) }
  }

  /// Moves the content together with a scroll that is on its way.
  func shiftContent(by distance: CGPoint) {
    scrollAnimation?.shift(by: distance)
    moveContent(to: contentOffset.moved(by: distance))
  }

  private func awaitFrame() {
    MainRunLoop.performNextTurn { [weak self] in self?.takeFrame() }
  }

  private func takeFrame() {
    guard scrollAnimation != nil else { return }
    layoutIfNeeded()
    guard let offset = scrollAnimation?.next() else {
      if let target = scrollAnimation?.target { moveContent(to: target) }
      scrollAnimation = nil
      layoutIfNeeded()
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
      return
    }
    moveContent(to: offset)
    layoutIfNeeded()
    awaitFrame()
  }
}

extension CGPoint {
  fileprivate func moved(by distance: CGPoint) -> CGPoint {
    CGPoint(x: x + distance.x, y: y + distance.y)
  }
}
#endif
