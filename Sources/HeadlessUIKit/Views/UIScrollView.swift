// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models the content offset, the content size, and the insets. The offset is the origin
// of the bounds, rounded to device pixels. The safe area and a refresh control add to the insets.
// If the inset at the start of the content changes, the content moves by the same distance.
// A client can set an offset beyond the ends of the content. If the content or the insets shrink,
// or if the view's size changes, the offset is clamped, except during a touch. The delegate is told
// about scrolls, but not about bounds that a client sets.
// This file doesn't model zooming or indicators. The delegate's methods for zooming are never
// called. A test sets the state of touches with the methods in `UIScrollView+Dragging`.
// Source: UIScrollView.h; facts 1.6, 1.11, 8.2, 13.10, 13.15, and 13.20.
public import Foundation

@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
}

/// A protocol that adds the property `delegate` to scroll views.
///
/// A collection view declares a property with the same name and a narrower type. Objective-C allows
/// that. Swift allows it only if the superclass itself doesn't declare the property. Therefore, an
/// extension of this protocol declares it.
@preconcurrency @MainActor
public protocol ScrollDelegating: UIScrollView {}

extension ScrollDelegating {
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

extension UIScrollView: ScrollDelegating {}

@preconcurrency @MainActor
open class UIScrollView: UIView {
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  open var isScrollEnabled = true
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  public private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = {
    let pan = UIPanGestureRecognizer()
    addGestureRecognizer(pan)
    return pan
  }()
  open var decelerationRate = DecelerationRate.normal
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var scrollsToTop = true
  var finger = Finger()
  open var isTracking: Bool { finger.isDown }
  open var isDragging: Bool { finger.isDragging }
  open var isDecelerating: Bool { finger.isDecelerating }

  /// The adjusted inset that the delegate was last told about.
  private var knownInset = UIEdgeInsets.zero
  /// Whether the view's size changed, so that the offset must be clamped after layout.
  private(set) var sizeChanged = false
  var scrollAnimation: ScrollAnimation?
  /// Whether `willScroll(to:)` was called for the current change of the bounds.
  var isScrollAnnounced = false

  /// Whether the offset was in the scrollable range before the content size changed.
  private var wasInRange = true

  open var contentSize = CGSize.zero {
    willSet { wasInRange = isOffsetInRange }
    didSet {
      guard contentSize != oldValue else { return }
      contentInsetsMayHaveChanged()
      let shrank = contentSize.width < oldValue.width || contentSize.height < oldValue.height
      // Overscrolled content is outside the scrollable range on purpose, so don't move it.
      if shrank && wasInRange { clampContentOffset() }
    }
  }

  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { contentInsetsMayHaveChanged() } }
  }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { contentInsetsMayHaveChanged() } }
  }

  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.scrollView = nil
      oldValue?.removeFromSuperview()
      refreshControl?.scrollView = self
      if let refreshControl { insertSubview(refreshControl, at: 0) }
      contentInsetsMayHaveChanged()
    }
  }

  /// The offset of the content.
  ///
  /// Setting it ends a scroll animation.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      scrollAnimation = nil
      moveContent(to: newValue)
    }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { changeBounds(to: newValue) }
  }

  /// Sets the bounds.
  ///
  /// A collection view overrides this method to query and invalidate its layout.
  func changeBounds(to newValue: CGRect) {
    let old = super.bounds
    guard newValue != old else { return }
    super.bounds = newValue
    if newValue.size != old.size { sizeChanged = true }
    if newValue.origin != old.origin { setNeedsLayout() }
  }

  /// Tells the subclass about new bounds before a method scrolls to them.
  func willScroll(to newBounds: CGRect) {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The insets of the safe area can change if this view moves in its superview.
    contentInsetsMayHaveChanged()
    if !laysOutContent { clampAfterSizeChange() }
  }

  /// Whether the content size is known only after a subclass has laid out its content.
  var laysOutContent: Bool { false }

  /// Clamps the offset if the view's size changed.
  ///
  /// A collection view calls this method when its content has the new size.
  func clampAfterSizeChange() {
    guard sizeChanged else { return }
    sizeChanged = false
    contentInsetsMayHaveChanged()
    clampContentOffset()
  }

  /// Clamps the offset, unless a touch or a deceleration moves the content.
  func clampContentOffset() {
    guard !isTracking && !isDecelerating else { return }
    let clamped = clampedOffset(contentOffset)
    // Unlike a client that sets the offset, this doesn't end an animation.
    if clamped != contentOffset { moveContent(to: clamped) }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    contentInsetsMayHaveChanged()
  }

  open func adjustedContentInsetDidChange() {}

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }

  /// Whether the content starts at the right edge.
  var startsAtRight: Bool { false }

  open var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset
    let added = systemContentInset
    inset.top += added.top
    inset.left += added.left
    inset.bottom += added.bottom
    inset.right += added.right
    if let refreshControl, refreshControl.isRefreshing { inset.top += UIRefreshControl.height }
    return inset
  }

  /// Responds to a change of the adjusted inset.
  ///
  /// This method moves the content by the change, unless a finger is on the content. Then it tells
  /// the delegate.
  func contentInsetsMayHaveChanged() {
    let old = knownInset
    let new = adjustedContentInset
    guard new != old else { return }
    let rested = restingOffset(with: old)
    knownInset = new
    let rests = restingOffset(with: new)
    if !isTracking { shiftContent(by: CGPoint(x: rests.x - rested.x, y: rests.y - rested.y)) }
    let shrank = new.bottom < old.bottom || new.right < old.right || new.top < old.top
    if shrank { clampContentOffset() }
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}
#endif
