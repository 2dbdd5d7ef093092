// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models the offsets at which content can rest, and the inset that the system adds.
// `.automatic` always adds the safe area vertically, as for a scroll view in a navigation
// controller. It adds the safe area horizontally if the content scrolls horizontally.
// In UIKit, `.automatic` also depends on the view controllers that contain the view. This file
// ignores them.
// Source: facts 1.11; UIScrollView.h.
public import Foundation

extension UIScrollView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic
    case scrollableAxes
    case never
    case always
  }

  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none
    case onDrag
    case interactive
  }

  /// The part of the adjusted inset that comes from the safe area.
  var systemContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    guard safe != .zero else { return .zero }
    let scrollsDown = alwaysBounceVertical || contentSize.height > bounds.height
    let scrollsAcross = alwaysBounceHorizontal || contentSize.width > bounds.width
    let vertical: Bool
    let horizontal: Bool
    switch contentInsetAdjustmentBehavior {
    case .never: (vertical, horizontal) = (false, false)
    case .always: (vertical, horizontal) = (true, true)
    case .scrollableAxes: (vertical, horizontal) = (scrollsDown, scrollsAcross)
    case .automatic: (vertical, horizontal) = (true, scrollsAcross)
    }
    return UIEdgeInsets(
      top: vertical ? safe.top : 0, left: horizontal ? safe.left : 0,
      bottom: vertical ? safe.bottom : 0, right: horizontal ? safe.right : 0)
  }

  /// Returns the smallest offset at which the content can rest.
  ///
  /// `inset` is the adjusted content inset.
  func restingOffset(with inset: UIEdgeInsets) -> CGPoint {
    CGPoint(x: startsAtRight ? -inset.right : -inset.left, y: -inset.top)
  }

  /// Returns the nearest offset at which the content can rest without a touch.
  func clampedOffset(_ offset: CGPoint) -> CGPoint {
    clampedOffset(offset, inContentOf: contentSize)
  }

  /// Whether the content can rest at its offset, apart from rounding errors.
  var isOffsetInRange: Bool {
    let rest = clampedOffset(contentOffset)
    return abs(rest.x - contentOffset.x) <= slack && abs(rest.y - contentOffset.y) <= slack
  }

  /// The length of a device pixel in points, or 1 if the view has no window or its screen no scale.
  private var pixel: CGFloat {
    let scale = window?.screen.scale ?? 1
    return scale > 0 ? 1 / scale : 1
  }

  /// The largest error of an offset that rounding can cause, in points.
  var slack: CGFloat { 0.01 + pixel / 2 }

  /// Returns the nearest offset on device pixels.
  ///
  /// A value halfway between two pixels is rounded up. For example, -187.5 becomes -187.33 at 3x.
  func pixelAligned(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: (offset.x / pixel + 0.5).rounded(.down) * pixel,
      y: (offset.y / pixel + 0.5).rounded(.down) * pixel)
  }

  /// Returns the nearest offset at which content of this size can rest.
  func clampedOffset(_ offset: CGPoint, inContentOf contentSize: CGSize) -> CGPoint {
    let inset = adjustedContentInset
    let least = restingOffset(with: inset)
    let trailing = startsAtRight ? inset.left : inset.right
    let most = CGPoint(
      x: max(least.x, contentSize.width + trailing - bounds.width),
      y: max(least.y, contentSize.height + inset.bottom - bounds.height))
    return CGPoint(
      x: min(max(offset.x, least.x), most.x), y: min(max(offset.y, least.y), most.y))
  }

  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offsetToShow(rect), animated: animated)
  }

  /// Returns the nearest offset at which the rectangle is visible and the content can rest.
  func offsetToShow(_ rect: CGRect) -> CGPoint {
    let inset = adjustedContentInset
    let window = bounds.inset(by: inset)
    var offset = contentOffset
    if rect.maxY > window.maxY { offset.y += rect.maxY - window.maxY }
    if rect.minY < offset.y + inset.top { offset.y = rect.minY - inset.top }
    if rect.maxX > window.maxX { offset.x += rect.maxX - window.maxX }
    if rect.minX < offset.x + inset.left { offset.x = rect.minX - inset.left }
    return clampedOffset(offset)
  }
}
#endif
