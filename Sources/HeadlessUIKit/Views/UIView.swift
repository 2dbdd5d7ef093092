// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models a view's geometry: its frame, bounds, center, and transform depend on each
// other. It also models the order of subviews, layout on demand, margins, layout direction, and
// traits. A view inherits the safe area of its superview.
// This file doesn't model drawing or touches.
// Source: UIView.h; facts 8.2. This class stores the frame instead of the center, so a frame reads
// back exactly as it was set.
public import Foundation

@preconcurrency @MainActor
open class UIView: UIResponder {
  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  public let layer = CALayer()
  open var isHidden = false {
    didSet { if isHidden != oldValue { (superview as? UIStackView)?.arrange() } }
  }
  open var alpha: CGFloat = 1
  open var backgroundColor: UIColor?
  open var tintColor: UIColor?
  open var tag = 0
  open var clipsToBounds = false
  open var isOpaque = true
  open var isUserInteractionEnabled = true
  open var contentMode = ContentMode.scaleToFill
  open var gestureRecognizers: [UIGestureRecognizer]?
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet {
      let adds = insetsLayoutMarginsFromSafeArea
      if adds != oldValue && safeAreaInsets != .zero { layoutMarginsDidChange() }
    }
  }
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
  }
  open var transform = CGAffineTransform.identity

  /// The frame that the view would have if its transform were the identity.
  private var untransformedFrame = CGRect.zero
  private var boundsOrigin = CGPoint.zero
  private var specifiedSafeAreaInsets: UIEdgeInsets?
  private var specifiedLayoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  private(set) var needsLayout = true
  /// The active constraints whose first item is this view.
  var activeConstraints: [NSLayoutConstraint] = []
  private var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  private var compressionResistance = [UILayoutPriority.defaultHigh, .defaultHigh]
  weak var owningViewController: UIViewController?

  public init(frame: CGRect) {
    untransformedFrame = frame
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  public static let noIntrinsicMetric: CGFloat = -1
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  public convenience override init() {
    self.init(frame: .zero)
  }

  // MARK: - Geometry

  open var frame: CGRect {
    get {
      guard transform != .identity else { return untransformedFrame }
      let size = untransformedFrame.size
      let box = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
      )
      .applying(transform)
      return box.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      if newValue.size != untransformedFrame.size {
        bounds = CGRect(origin: bounds.origin, size: newValue.size)
      }
      untransformedFrame.origin = newValue.origin
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: untransformedFrame.size) }
    set {
      let old = bounds
      guard newValue != old else { return }
      let middle = center
      boundsOrigin = newValue.origin
      guard newValue.size != old.size else { return }
      untransformedFrame.size = newValue.size
      center = middle
      resizeSubviews(from: old.size)
      setNeedsLayout()
    }
  }

  open var center: CGPoint {
    get { CGPoint(x: untransformedFrame.midX, y: untransformedFrame.midY) }
    set {
      untransformedFrame.origin = CGPoint(
        x: newValue.x - untransformedFrame.size.width / 2,
        y: newValue.y - untransformedFrame.size.height / 2)
    }
  }

  // MARK: - Layout

  open func setNeedsLayout() {
    needsLayout = true
  }

  open func layoutIfNeeded() {
    // Layout can require another layout, for example if it clamps an offset. If the view still
    // needs layout after eight attempts, leave the rest for the next call.
    for _ in 0..<8 where needsLayout {
      needsLayout = false
      owningViewController?.viewWillLayoutSubviews()
      if constraintRoot === self { ConstraintSystem.place(under: self) }
      layoutSubviews()
      owningViewController?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  open func awakeFromNib() {}
  open func layoutSubviews() {}
  open func updateConstraints() {}
  open func setNeedsUpdateConstraints() {}
  open func setNeedsDisplay() {}
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() {
    if isPlacedByConstraints { setNeedsSolving() }
    if let cell = superview as? UICollectionViewCell, cell.contentView === self {
      cell.askForPreferredSizeAgain(ifAllowed: .enabled)
    }
  }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    ConstraintSystem.size(
      of: self, near: targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis.rawValue]
  }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    hugging[axis.rawValue] = priority
    invalidateIntrinsicContentSize()
  }

  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    compressionResistance[axis.rawValue]
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    compressionResistance[axis.rawValue] = priority
    invalidateIntrinsicContentSize()
  }

  /// A subview that is always as large as the view, or `nil` if there is none.
  ///
  /// The constraints of this subview also determine the view's fitting size.
  var fillingSubview: UIView? { nil }

  /// Returns the intrinsic size at the width that constraints specify.
  ///
  /// For example, the height of a wrapping label depends on that width.
  func intrinsicSize(within width: CGFloat) -> CGSize { intrinsicContentSize }

  // MARK: - Finding views

  open override var next: UIResponder? { owningViewController ?? superview }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  // MARK: - Surroundings

  open var window: UIWindow? { superview?.window }
  open var traitCollection: UITraitCollection { window?.traits ?? .unattached }
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  /// The insets of the safe area.
  ///
  /// UIKit's property is read-only. Here, a test can set it, because there's no screen with a
  /// notch.
  ///
  /// By default, the safe area is the part of the view that is inside its superview's safe area.
  open var safeAreaInsets: UIEdgeInsets {
    get { specifiedSafeAreaInsets ?? inheritedSafeAreaInsets }
    set {
      let old = safeAreaInsets
      specifiedSafeAreaInsets = newValue
      if newValue != old { announceSafeAreaChange() }
    }
  }

  open var layoutMargins: UIEdgeInsets {
    get {
      guard insetsLayoutMarginsFromSafeArea else { return specifiedLayoutMargins }
      let safe = safeAreaInsets
      return UIEdgeInsets(
        top: specifiedLayoutMargins.top + safe.top, left: specifiedLayoutMargins.left + safe.left,
        bottom: specifiedLayoutMargins.bottom + safe.bottom,
        right: specifiedLayoutMargins.right + safe.right)
    }
    set {
      guard newValue != specifiedLayoutMargins else { return }
      specifiedLayoutMargins = newValue
      layoutMarginsDidChange()
    }
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: return .leftToRight
    case .forceRightToLeft: return .rightToLeft
    case .unspecified:
      return traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Requests layout of the view and its subviews, because their layout direction may have changed.
  func layoutDirectionDidChange() {
    setNeedsLayout()
    for view in subviews { view.layoutDirectionDidChange() }
  }

  /// Tells the view and its subviews that the safe area changed.
  func announceSafeAreaChange() {
    safeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
    setNeedsLayout()
    for view in subviews where view.specifiedSafeAreaInsets == nil { view.announceSafeAreaChange() }
  }

  private var inheritedSafeAreaInsets: UIEdgeInsets {
    guard let superview else { return .zero }
    let outer = superview.safeAreaInsets
    guard outer != .zero else { return .zero }
    let position = frame.offsetBy(dx: -superview.bounds.minX, dy: -superview.bounds.minY)
    return UIEdgeInsets(
      top: max(0, outer.top - position.minY), left: max(0, outer.left - position.minX),
      bottom: max(0, outer.bottom - (superview.bounds.height - position.maxY)),
      right: max(0, outer.right - (superview.bounds.width - position.maxX)))
  }

  // MARK: - Subviews

  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count - (view.superview === self ? 1 : 0))
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    if view.superview === self {
      subviews.remove(at: subviews.firstIndex(of: view)!)
      subviews.insert(view, at: index)
      return
    }
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    if window != nil { view.announceWindow() }
    if view.specifiedSafeAreaInsets == nil && view.safeAreaInsets != .zero {
      view.announceSafeAreaChange()
    }
    didAddSubview(view)
    setNeedsLayout()
  }

  open func removeFromSuperview() {
    guard let parent = superview else { return }
    willMove(toSuperview: nil)
    parent.willRemoveSubview(self)
    let hadWindow = window != nil
    parent.subviews.removeAll { $0 === self }
    superview = nil
    didMoveToSuperview()
    if hadWindow { announceWindow() }
  }

  /// Tells the view and its subviews that their window changed.
  private func announceWindow() {
    didMoveToWindow()
    for view in subviews { view.announceWindow() }
  }
}
#endif
