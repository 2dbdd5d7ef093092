// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The public names are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// Modelled: the content offset is the bounds' origin, rounded to device pixels; content size; insets and
// what the safe area and a refresh control add to them, which the offset follows; offsets beyond the ends
// when set directly; the offset brought back into range when content, insets or size shrink and no touch
// is down. The delegate hears of scrolls, not of bounds that are set.
// Not modelled: zooming (the delegate is never asked), indicators. Touch states are set by tests; see `+Dragging`.
// Source: UIScrollView.h; facts 1.6, 1.11, 8.2, 13.10, 13.15 and 13.20.
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

/// Gives scroll views their `delegate`.
///
/// A collection view's has another type, which a property of the class would forbid; Objective-C lets
/// a subclass narrow it.
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

  /// The adjusted inset as it was last announced.
  private var knownInset = UIEdgeInsets.zero
  /// The size changed: the offset is brought into range once the content has its new size.
  private(set) var sizeChanged = false
  /// The scroll that is on its way.
  var scrollAnimation: ScrollAnimation?
  /// The change of bounds at hand was announced by `willScroll(to:)`.
  var isScrollAnnounced = false

  /// Whether the offset was in the scrollable range of the content size before the present one.
  private var wasInRange = true

  open var contentSize = CGSize.zero {
    willSet { wasInRange = isOffsetInRange }
    didSet {
      guard contentSize != oldValue else { return }
      contentInsetsMayHaveChanged()
      let shrank = contentSize.width < oldValue.width || contentSize.height < oldValue.height
      // A bouncing content is left where it is.
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

  /// Setting it ends a scroll that is on its way.
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

  /// What the setter of `bounds` does; a collection view wraps it.
  func changeBounds(to newValue: CGRect) {
    let old = super.bounds
    guard newValue != old else { return }
    super.bounds = newValue
    if newValue.size != old.size { sizeChanged = true }
    if newValue.origin != old.origin { setNeedsLayout() }
  }

  /// Called before a scroll that a method was asked for, with the bounds at its end.
  func willScroll(to newBounds: CGRect) {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    // A place of its own in the superview may have changed what is left of the safe area.
    contentInsetsMayHaveChanged()
    if !laysOutContent { clampAfterSizeChange() }
  }

  /// Whether the content's size is only known after the subclass laid out.
  var laysOutContent: Bool { false }

  /// Brings the offset into range once after a size change; a collection view calls it when its
  /// content has the size that belongs to the new bounds.
  func clampAfterSizeChange() {
    guard sizeChanged else { return }
    sizeChanged = false
    contentInsetsMayHaveChanged()
    clampContentOffset()
  }

  /// Brings the offset into range, unless a finger or a deceleration has it.
  func clampContentOffset() {
    guard !isTracking && !isDecelerating else { return }
    contentOffset = clampedOffset(contentOffset)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    contentInsetsMayHaveChanged()
  }

  open func adjustedContentInsetDidChange() {}

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }

  /// Whether the leading edge, where the content starts, is the right one.
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

  /// Something the adjusted inset depends on changed: announces it, and keeps the content where it
  /// is relative to the edge, unless a finger holds it.
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
