#if !canImport(UIKit)
// This file models how constraints determine the frames inside a view. All constraints are solved
// together, by their priorities. An intrinsic size adds constraints with its hugging and
// compression resistance priorities. The height of a wrapping label depends on its width, so the
// label is measured again at its new width. If the constraints are ambiguous, a view keeps its
// frame. UIKit's result isn't defined in that case.
// This file doesn't model constraints that connect a view inside a fixed frame to a view outside
// that frame. It also doesn't model baselines, system spacing, `updateConstraints()`, rounding to
// pixels, or UIKit's log of contradicting constraints.
// Source: UIView.h (`UIConstraintBasedLayout`), NSLayoutConstraint.h; documentation of
// `systemLayoutSizeFitting`.
import Foundation

/// The constraints inside a view, as rules for `ConstraintSolver`.
///
/// Each view has four variables, in this order: left edge, width, top edge, and height.
@MainActor
struct ConstraintSystem {
  private typealias Rule = ConstraintSolver.Rule
  /// A sum of variables with factors, plus a constant.
  private typealias Sum = (terms: [(variable: Int, factor: Double)], constant: Double)

  /// The views with variables in this system.
  ///
  /// The root view comes first.
  private var views: [UIView]
  private var indices: [ObjectIdentifier: Int] = [:]
  private var rules: [Rule] = []

  /// Returns the size that satisfies the constraints and is nearest to a target size.
  ///
  /// The width and the height of the target have separate priorities.
  static func size(
    of root: UIView, near target: CGSize, _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    var system = ConstraintSystem(root, filledBy: root.fillingSubview)
    system.hold([0, 2], at: [0, 0], priority: 1000)
    system.hold([1], at: [target.width], priority: horizontal.rawValue)
    system.hold([3], at: [target.height], priority: vertical.rawValue)
    return system.frames(measuringFrom: 0)[0].size
  }

  /// Applies the constraints to the descendants of `root`.
  ///
  /// The bounds of `root` don't change.
  static func place(under root: UIView) {
    var system = ConstraintSystem(root)
    guard system.views.count > 1 else { return }
    system.hold([0, 1, 2, 3], at: root.bounds.values, priority: 1000)
    for index in 1..<system.views.count {
      let stays = (0..<4).map { 4 * index + $0 }
      system.hold(stays, at: system.views[index].frame.values, priority: 0)
    }
    let frames = system.frames(measuringFrom: 1)
    for (view, frame) in zip(system.views, frames).dropFirst() { view.frame = frame }
  }

  /// Creates the rules for a view and its descendants.
  ///
  /// `content` is a subview that fills the view without constraints.
  private init(_ root: UIView, filledBy content: UIView? = nil) {
    views = [root] + [content].compactMap { $0 }
    for view in views { collectViews(under: view) }
    for (index, view) in views.enumerated() { indices[ObjectIdentifier(view)] = index }
    if content != nil {
      hold([4, 6], at: [0, 0], priority: 1000)
      for position in [1, 3] {
        let terms = [(variable: 4 + position, factor: 1.0), (variable: position, factor: -1.0)]
        rules.append(Rule(terms: terms, relation: .equal, constant: 0, priority: 1000))
      }
    }
    for constraint in views.flatMap(\.activeConstraints) { add(constraint) }
  }

  private mutating func collectViews(under view: UIView) {
    for subview in view.subviews where subview.isPlacedByConstraints {
      views.append(subview)
      collectViews(under: subview)
    }
  }

  private mutating func hold(_ variables: [Int], at values: [CGFloat], priority: Float) {
    for (variable, value) in zip(variables, values) {
      rules.append(
        Rule(terms: [(variable, 1)], relation: .equal, constant: value, priority: priority))
    }
  }

  /// Adds a constraint to the rules.
  ///
  /// Ignores a constraint to a view that isn't in `views`. An outer view's `ConstraintSystem`
  /// solves it.
  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard let first = sum(of: constraint.first) else { return }
    var second = Sum([], 0)
    if let reference = constraint.second {
      guard let found = sum(of: reference) else { return }
      second = found
    }
    let multiplier = constraint.multiplier
    rules.append(
      Rule(
        terms: first.terms + second.terms.map { ($0.variable, -$0.factor * multiplier) },
        relation: constraint.relation.rule,
        constant: second.constant * multiplier + constraint.constant - first.constant,
        priority: constraint.priority.rawValue))
  }

  /// Returns the position of an anchor, or the length for a width or height anchor.
  ///
  /// The position is in the root's coordinates. Returns `nil` if the view isn't inside the root.
  private func sum(of anchor: NSLayoutConstraint.Reference) -> Sum? {
    guard let view = anchor.view else { return nil }
    let insets = anchor.area.insets(of: view)
    let side = anchor.side.resolved(isFlipped: views[0].isRightToLeft)
    let isVertical = side.isVertical
    let (before, after) = isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
    let length = value(isVertical ? 3 : 1, of: view)
    guard let start = start(of: view, isVertical: isVertical) else { return nil }
    switch side {
    case .width, .height: return (length.terms, length.constant - before - after)
    case .left, .top: return (start.terms, start.constant + before)
    case .right, .bottom:
      return (start.terms + length.terms, start.constant + length.constant - after)
    default:
      let half = length.terms.map { (variable: $0.variable, factor: $0.factor / 2) }
      let inner = length.constant + Double(before - after)
      return (start.terms + half, start.constant + inner / 2)
    }
  }

  /// Returns the left or top edge of a view in the root's coordinates.
  ///
  /// Returns `nil` if the view isn't inside the root.
  private func start(of view: UIView, isVertical: Bool) -> Sum? {
    var sum = value(isVertical ? 2 : 0, of: view)
    var current = view
    while current !== views[0] {
      guard let parent = current.superview else { return nil }
      current = parent
      guard parent !== views[0] else { break }
      let outer = value(isVertical ? 2 : 0, of: parent)
      sum.terms += outer.terms
      sum.constant += outer.constant - (isVertical ? parent.bounds.minY : parent.bounds.minX)
    }
    return sum
  }

  /// Returns one of the four values of a view's frame.
  ///
  /// The value is a variable if constraints determine the frame. Otherwise, it's a constant.
  private func value(_ position: Int, of view: UIView) -> Sum {
    guard let index = indices[ObjectIdentifier(view)] else {
      return ([], view.frame.values[position])
    }
    return ([(4 * index + position, 1)], 0)
  }

  /// Returns the frames that satisfy the rules and the intrinsic sizes of the views.
  ///
  /// Ignores the intrinsic sizes of the views before index `first`.
  private func frames(measuringFrom first: Int) -> [CGRect] {
    let measured = views.indices.dropFirst(first)
    let natural = measured.map { views[$0].intrinsicContentSize }
    let frames = frames(first, natural)
    let wrapped = measured.map { views[$0].intrinsicSize(within: frames[$0].width) }
    return wrapped == natural ? frames : self.frames(first, wrapped)
  }

  private func frames(_ first: Int, _ sizes: [CGSize]) -> [CGRect] {
    var all = rules
    for (index, size) in zip(first..., sizes) {
      let axes = [(1, size.width, NSLayoutConstraint.Axis.horizontal), (3, size.height, .vertical)]
      for (position, length, axis) in axes where length >= 0 {
        let terms = [(variable: 4 * index + position, factor: 1.0)]
        let hugging = views[index].contentHuggingPriority(for: axis).rawValue
        let resistance = views[index].contentCompressionResistancePriority(for: axis).rawValue
        all += [
          Rule(terms: terms, relation: .atMost, constant: length, priority: hugging),
          Rule(terms: terms, relation: .atLeast, constant: length, priority: resistance),
        ]
      }
    }
    let values = ConstraintSolver.values(of: 4 * views.count, keeping: all)
    return views.indices.map { index in
      let frame = values[(4 * index)..<(4 * index + 4)].map { $0 }
      return CGRect(x: frame[0], y: frame[2], width: frame[1], height: frame[3])
    }
  }
}

extension CGRect {
  /// The left edge, width, top edge, and height, in the order of a view's variables.
  fileprivate var values: [CGFloat] { [origin.x, size.width, origin.y, size.height] }
}

extension NSLayoutConstraint.Relation {
  fileprivate var rule: ConstraintSolver.Rule.Relation {
    switch self {
    case .equal: return .equal
    case .greaterThanOrEqual: return .atLeast
    case .lessThanOrEqual: return .atMost
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isVertical: Bool {
    switch self {
    case .top, .bottom, .height, .centerY: return true
    default: return false
    }
  }

  /// Converts a leading or trailing attribute to left or right.
  ///
  /// Any other attribute stays the same.
  fileprivate func resolved(isFlipped: Bool) -> NSLayoutConstraint.Attribute {
    switch self {
    case .leading: return isFlipped ? .right : .left
    case .trailing: return isFlipped ? .left : .right
    default: return self
    }
  }
}

extension UIView {
  fileprivate var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Whether constraints determine the view's frame.
  ///
  /// If `false`, the frame is fixed, and constraints can only refer to it.
  var isPlacedByConstraints: Bool { !translatesAutoresizingMaskIntoConstraints }

  /// The nearest view with a fixed frame: this view or one of its ancestors.
  ///
  /// If there is none, this property is the topmost view. All constraints inside the returned view
  /// are solved together.
  var constraintRoot: UIView {
    var root = self
    while root.isPlacedByConstraints, let parent = root.superview { root = parent }
    return root
  }
}
#endif
