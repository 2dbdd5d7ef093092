// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The public names are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// Modelled: constraints that hold an edge, a centre or a length of a subview to one of its superview,
// of its superview's safe area, or of a sibling constrained before it, or to a constant.
// Not modelled: inequalities, priorities, intrinsic sizes, anything solved in more than one step.
// Source: NSLayoutAnchor.h. It is what a view controller needs to put a collection view on screen.
public import Foundation

/// What of a view an anchor stands for.
enum AnchorSide {
  case left
  case right
  case leading
  case trailing
  case top
  case bottom
  case width
  case height
  case centerX
  case centerY
}

@MainActor
open class NSLayoutAnchor<Axis>: NSObject {
  let view: UIView
  let side: AnchorSide
  /// Whether the anchor is of the view's safe area rather than of the view.
  let isSafe: Bool

  init(_ view: UIView, _ side: AnchorSide, isSafe: Bool) {
    self.view = view
    self.side = side
    self.isSafe = isSafe
    super.init()
  }

  var reference: NSLayoutConstraint.Reference {
    NSLayoutConstraint.Reference(view: view, side: side, isSafe: isSafe)
  }

  public func constraint(
    equalTo anchor: NSLayoutAnchor<Axis>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      view, side, to: anchor.reference, multiplier: 1, constant: constant)
  }
}

public enum NSLayoutXAxisAnchorKind: Sendable {}
public enum NSLayoutYAxisAnchorKind: Sendable {}
public enum NSLayoutDimensionKind: Sendable {}
public typealias NSLayoutXAxisAnchor = NSLayoutAnchor<NSLayoutXAxisAnchorKind>
public typealias NSLayoutYAxisAnchor = NSLayoutAnchor<NSLayoutYAxisAnchorKind>
public typealias NSLayoutDimension = NSLayoutAnchor<NSLayoutDimensionKind>

extension NSLayoutAnchor where Axis == NSLayoutDimensionKind {
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(view, side, to: nil, multiplier: 1, constant: constant)
  }

  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      view, side, to: anchor.reference, multiplier: multiplier, constant: constant)
  }
}

@MainActor
open class NSLayoutConstraint: NSObject {
  /// What the constraint refers to.
  struct Reference {
    weak var view: UIView?
    let side: AnchorSide
    let isSafe: Bool
  }

  // Views keep their constraints, and constraints do not keep views, as in UIKit.
  private weak var view: UIView?
  let side: AnchorSide
  let reference: Reference?
  let multiplier: CGFloat
  open var constant: CGFloat {
    didSet { view?.superview?.setNeedsLayout() }
  }
  open var isActive = false {
    didSet { if isActive != oldValue { activityDidChange() } }
  }

  init(
    _ view: UIView, _ side: AnchorSide, to reference: Reference?, multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.view = view
    self.side = side
    self.reference = reference
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activityDidChange() {
    view?.activeConstraints.removeAll { $0 === self }
    if isActive { view?.activeConstraints.append(self) }
    view?.superview?.setNeedsLayout()
  }
}

/// The anchors of a view's safe area.
@MainActor
open class UILayoutGuide: NSObject {
  public let owningView: UIView?
  private let view: UIView

  init(of view: UIView) {
    owningView = view
    self.view = view
    super.init()
  }

  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(view, .leading, isSafe: true) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(view, .trailing, isSafe: true) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(view, .left, isSafe: true) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(view, .right, isSafe: true) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor(view, .top, isSafe: true) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor(view, .bottom, isSafe: true) }
}

extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(self, .leading, isSafe: false) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(self, .trailing, isSafe: false) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(self, .left, isSafe: false) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(self, .right, isSafe: false) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(self, .centerX, isSafe: false) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor(self, .top, isSafe: false) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor(self, .bottom, isSafe: false) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor(self, .centerY, isSafe: false) }
  public var widthAnchor: NSLayoutDimension { NSLayoutAnchor(self, .width, isSafe: false) }
  public var heightAnchor: NSLayoutDimension { NSLayoutAnchor(self, .height, isSafe: false) }
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }

  /// Places the subviews that have constraints.
  func solveConstraints() {
    for view in subviews where !view.activeConstraints.isEmpty {
      var across = AxisConstraints()
      var down = AxisConstraints()
      for constraint in view.activeConstraints {
        guard let value = value(of: constraint, on: view) else { continue }
        switch resolved(constraint.side) {
        case .left: across.start = value
        case .right: across.end = value
        case .width: across.length = value
        case .centerX: across.middle = value
        case .top: down.start = value
        case .bottom: down.end = value
        case .height: down.length = value
        default: down.middle = value
        }
      }
      let (x, width) = across.solved(from: view.frame.minX, view.frame.width)
      let (y, height) = down.solved(from: view.frame.minY, view.frame.height)
      view.frame = CGRect(x: x, y: y, width: width, height: height)
    }
  }

  /// Leading and trailing by the direction of this view.
  private func resolved(_ side: AnchorSide) -> AnchorSide {
    let fromRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch side {
    case .leading: return fromRight ? .right : .left
    case .trailing: return fromRight ? .left : .right
    default: return side
    }
  }

  /// What a constraint on a subview says, in this view's coordinates.
  private func value(of constraint: NSLayoutConstraint, on view: UIView) -> CGFloat? {
    guard let reference = constraint.reference else { return constraint.constant }
    guard let other = reference.view, other === self || other === view || other.superview === self
    else { return nil }
    var rect = other === self ? bounds : other.frame
    if reference.isSafe { rect = rect.inset(by: other.safeAreaInsets) }
    let value: CGFloat
    switch resolved(reference.side) {
    case .left: value = rect.minX
    case .right: value = rect.maxX
    case .width: value = rect.width
    case .centerX: value = rect.midX
    case .top: value = rect.minY
    case .bottom: value = rect.maxY
    case .height: value = rect.height
    default: value = rect.midY
    }
    return value * constraint.multiplier + constraint.constant
  }
}

/// What is known of a view along one axis.
private struct AxisConstraints {
  var start: CGFloat?
  var end: CGFloat?
  var length: CGFloat?
  var middle: CGFloat?

  func solved(from origin: CGFloat, _ extent: CGFloat) -> (CGFloat, CGFloat) {
    if let start, let end { return (start, max(0, end - start)) }
    let length = length ?? extent
    if let start { return (start, length) }
    if let end { return (end - length, length) }
    if let middle { return (middle - length / 2, length) }
    return (origin, length)
  }
}
#endif
