// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The public names are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// Modelled: constraints between edges, centres and lengths of views and of their safe areas, equal,
// at least or at most, with multiplier, constant and priority. `ConstraintSystem` solves them.
// Not modelled: margin guides, own layout guides, baselines, visual format, spacing by the system.
// Source: NSLayoutAnchor.h, NSLayoutConstraint.h.
public import Foundation

/// The part of a view that an anchor names.
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

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<Axis>?,
    multiplier: CGFloat = 1, constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      reference, relation, anchor?.reference, multiplier: multiplier, constant: constant)
  }

  public func constraint(
    equalTo anchor: NSLayoutAnchor<Axis>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: constant)
  }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<Axis>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: constant)
  }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<Axis>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: constant)
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
    constraint(.equal, nil, constant: constant)
  }

  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, constant: constant)
  }

  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, constant: constant)
  }

  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, multiplier: multiplier, constant: constant)
  }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }
}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public init(rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

@MainActor
open class NSLayoutConstraint: NSObject {
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// A part of a view.
  ///
  /// Views keep their constraints, and constraints do not keep views, as in UIKit.
  struct Reference {
    weak var view: UIView?
    let side: AnchorSide
    let isSafe: Bool
  }

  let first: Reference
  let second: Reference?
  public let relation: Relation
  public let multiplier: CGFloat
  open var constant: CGFloat {
    didSet { if constant != oldValue { setNeedsSolving() } }
  }
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { setNeedsSolving() } }
  }
  open var isActive = false {
    didSet { if isActive != oldValue { activityDidChange() } }
  }

  init(
    _ first: Reference, _ relation: Relation, _ second: Reference?, multiplier: CGFloat,
    constant: CGFloat
  ) {
    (self.first, self.relation, self.second) = (first, relation, second)
    (self.multiplier, self.constant) = (multiplier, constant)
    super.init()
  }

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activityDidChange() {
    first.view?.activeConstraints.removeAll { $0 === self }
    if isActive { first.view?.activeConstraints.append(self) }
    setNeedsSolving()
  }

  private func setNeedsSolving() {
    for view in [first.view, second?.view] { view?.constraintRoot.setNeedsLayout() }
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
}
#endif
