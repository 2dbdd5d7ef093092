// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models the order of subviews, the conversion of coordinates between views, and
// autoresizing.
// This file doesn't model transforms in the conversion of coordinates.
// Source: UIView.h.
public import Foundation

extension UIView {
  public enum ContentMode: Int, Sendable {
    case scaleToFill
    case scaleAspectFit
    case scaleAspectFill
    case redraw
    case center
    case top
    case bottom
    case left
    case right
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public var rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    insertSubview(view, at: subviews.count - 1)
  }

  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    insertSubview(view, at: 0)
  }

  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, after: true)
  }

  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, after: false)
  }

  private func insert(_ view: UIView, beside sibling: UIView, after: Bool) {
    if view.superview === self { view.removeFromSuperview() }
    let position = subviews.firstIndex(of: sibling) ?? subviews.count - 1
    insertSubview(view, at: after ? position + 1 : position)
  }

  public func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
  }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let mine = originInRoot
    let theirs = (view ?? window)?.originInRoot ?? .zero
    return CGPoint(x: point.x + mine.x - theirs.x, y: point.y + mine.y - theirs.y)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? window)?.convert(point, to: self) ?? point
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// The position of this view's point (0, 0) in the coordinates of the topmost view.
  private var originInRoot: CGPoint {
    var origin = CGPoint.zero
    var candidate: UIView? = self
    while let view = candidate {
      origin.x -= view.bounds.minX
      origin.y -= view.bounds.minY
      if view.superview != nil {
        origin.x += view.frame.minX
        origin.y += view.frame.minY
      }
      candidate = view.superview
    }
    return origin
  }

  /// Resizes the subviews by their autoresizing masks.
  ///
  /// `old` is the size that this view had before it was resized.
  func resizeSubviews(from old: CGSize) {
    let wider = bounds.width - old.width
    let taller = bounds.height - old.height
    for view in subviews
    where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
      let mask = view.autoresizingMask
      var frame = view.frame
      UIView.stretch(
        &frame.origin.x, &frame.size.width, by: wider,
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin))
      UIView.stretch(
        &frame.origin.y, &frame.size.height, by: taller,
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin))
      view.frame = frame
    }
  }

  /// Distributes a change of length equally among the flexible parts.
  ///
  /// `before`, `middle`, and `after` specify whether the first margin, the view, and the second
  /// margin are flexible.
  private static func stretch(
    _ origin: inout CGFloat, _ length: inout CGFloat, by change: CGFloat,
    _ before: Bool, _ middle: Bool, _ after: Bool
  ) {
    let parts = [before, middle, after].filter { $0 }.count
    guard parts > 0 else { return }
    let share = change / CGFloat(parts)
    if before { origin += share }
    if middle { length += share }
  }
}
#endif
