#if !canImport(UIKit)
// This file models scrolling with methods such as `setContentOffset(_:animated:)`. Before the
// bounds change, the collection view asks its layout whether the target bounds invalidate it.
// An animated scroll takes 0.3 seconds. The content moves by one frame in each turn of the main run
// loop, with a layout pass before and after each move. In the turn of the last move, the delegate
// is told that the animation ended. The positions follow half a period of a cosine, as recordings
// of scrolling on iOS show.
// Source: facts 13.10 and 13.20.
import Foundation

struct ScrollAnimation {
  /// The number of frames of an animation, at 60 frames per second.
  private static let frames: CGFloat = 18
  /// The value to add to the frame number when computing an offset.
  ///
  /// With this value, the offsets match recordings of scrolling on iOS.
  private static let phase: CGFloat = 0.425

  private(set) var start: CGPoint
  private(set) var target: CGPoint
  private var frame: CGFloat = 0

  init(from start: CGPoint, to target: CGPoint) { (self.start, self.target) = (start, target) }

  /// Advances to the next frame and returns its offset.
  ///
  /// Returns `nil` for the last frame, whose offset is `target`.
  mutating func next() -> CGPoint? {
    frame += 1
    guard frame < Self.frames else { return nil }
    let way = (1 - cos(.pi * (frame + Self.phase) / Self.frames)) / 2
    return CGPoint(
      x: start.x + (target.x - start.x) * way, y: start.y + (target.y - start.y) * way)
  }

  /// Moves the start and the target of the animation by the same distance.
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

  /// Moves the content to an offset, rounded to device pixels.
  ///
  /// Tells the delegate if the offset changes.
  func moveContent(to offset: CGPoint) {
    let offset = pixelAligned(offset)
    let moves = offset != bounds.origin
    if moves { bounds.origin = offset }
    isScrollAnnounced = false
    if moves { scrollDelegate?.scrollViewDidScroll(self) }
  }

  /// Moves the content and a scroll animation in progress by the same distance.
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
