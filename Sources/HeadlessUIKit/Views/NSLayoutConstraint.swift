// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models constraints between edges, centers, and lengths of views, safe areas, and
// margins. Each constraint has a relation, a multiplier, a constant, and a priority.
// `ConstraintSystem` solves the constraints.
// This file doesn't model the view to which a constraint was added, custom layout guides,
// baselines, the visual format language, or system spacing.
// Source: NSLayoutAnchor.h, NSLayoutConstraint.h.
public import Foundation

/// The rectangle of a view that an anchor refers to.
enum AnchorArea {
  case bounds
  case safeArea
  case margins

  @MainActor
  func insets(of view: UIView) -> UIEdgeInsets {
    switch self {
    case .bounds: return .zero
    case .safeArea: return view.safeAreaInsets
    case .margins: return view.layoutMargins
    }
  }
}

@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType>: NSObject {
  let view: UIView
  let side: NSLayoutConstraint.Attribute
  let area: AnchorArea

  init(_ view: UIView, _ side: NSLayoutConstraint.Attribute, _ area: AnchorArea = .bounds) {
    self.view = view
    self.side = side
    self.area = area
    super.init()
  }

  var reference: NSLayoutConstraint.Reference {
    NSLayoutConstraint.Reference(view: view, side: side, area: area)
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1, constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      reference, relation, anchor?.reference, multiplier: multiplier, constant: constant)
  }

  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: constant)
  }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: constant)
  }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
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

extension NSLayoutAnchor where AnchorType == NSLayoutDimensionKind {
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

@preconcurrency @MainActor
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

  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
  }

  /// An edge, a center, or a length of a view.
  ///
  /// As in UIKit, views retain their constraints, and constraints don't retain views.
  struct Reference {
    weak var view: UIView?
    let side: Attribute
    let area: AnchorArea

    /// Creates a reference to a part of a view or a layout guide.
    ///
    /// Returns `nil` if `item` is neither a view nor a layout guide.
    init?(_ item: Any?, _ side: Attribute) {
      guard let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView else { return nil }
      self.init(view: view, side: side, area: (item as? UILayoutGuide)?.area ?? .bounds)
    }

    init(view: UIView?, side: Attribute, area: AnchorArea) {
      (self.view, self.side, self.area) = (view, side, area)
    }
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

  public convenience init(
    item: Any, attribute: Attribute, relatedBy relation: Relation, toItem other: Any?,
    attribute otherAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init(
      Reference(item, attribute) ?? Reference(view: nil, side: attribute, area: .bounds), relation,
      otherAttribute == .notAnAttribute ? nil : Reference(other, otherAttribute),
      multiplier: multiplier, constant: constant)
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
    for view in [first.view, second?.view] { view?.setNeedsSolving() }
  }
}

/// A layout guide for a view's safe area or margins.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  public let owningView: UIView?
  private let view: UIView
  let area: AnchorArea

  init(_ area: AnchorArea, of view: UIView) {
    owningView = view
    self.view = view
    self.area = area
    super.init()
  }

  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(view, .leading, area) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(view, .trailing, area) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(view, .left, area) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(view, .right, area) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(view, .centerX, area) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor(view, .top, area) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor(view, .bottom, area) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor(view, .centerY, area) }
  public var widthAnchor: NSLayoutDimension { NSLayoutAnchor(view, .width, area) }
  public var heightAnchor: NSLayoutDimension { NSLayoutAnchor(view, .height, area) }
}

extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(self, .right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(self, .centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor(self, .bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor(self, .centerY) }
  public var widthAnchor: NSLayoutDimension { NSLayoutAnchor(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutAnchor(self, .height) }
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(.safeArea, of: self) }
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(.margins, of: self) }

  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }
}
#endif
