// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models a stack view, which arranges views in a row or a column with constraints. The
// stack view supports the distributions `fill` and `fillEqually`, layout margins, and spacing,
// including custom spacing after a view. It supports all alignments except those by baselines.
// Hidden views are ignored.
// This file doesn't model system spacing, baselines, or animation. Other distributions are treated
// as `fill`.
// Source: UIStackView.h.
public import Foundation

@preconcurrency @MainActor
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill
    case fillEqually
    case fillProportionally
    case equalSpacing
    case equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill
    case leading
    case firstBaseline
    case center
    case trailing
    case lastBaseline

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  public private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrange() } }
  open var distribution = Distribution.fill { didSet { arrange() } }
  open var alignment = Alignment.fill { didSet { arrange() } }
  open var spacing: CGFloat = 0 { didSet { arrange() } }
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrange() } }
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var made: [NSLayoutConstraint] = []

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrange()
  }

  /// Removes a view from the arranged subviews, but not from the subviews.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrange()
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    arrange()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Removes the constraints that the stack view created earlier, and creates new ones.
  func arrange() {
    NSLayoutConstraint.deactivate(made)
    let views = arrangedSubviews.filter { !$0.isHidden }
    let (start, end, length) = sides(along: axis)
    made = views.flatMap { across($0) }
    if let first = views.first, let last = views.last {
      made.append(tie(first, start, .equal, self, start))
      made.append(tie(last, end, .equal, self, end))
    }
    for (one, next) in zip(views, views.dropFirst()) {
      let gap = customSpacings[ObjectIdentifier(one)] ?? spacing
      made.append(tie(next, start, .equal, one, end, gap))
      if distribution == .fillEqually { made.append(tie(next, length, .equal, one, length)) }
    }
    NSLayoutConstraint.activate(made)
    constraintRoot.setNeedsLayout()
  }

  /// Returns the constraints that position a view perpendicular to the stack's axis.
  private func across(_ view: UIView) -> [NSLayoutConstraint] {
    let (start, end, _) = sides(along: axis == .horizontal ? .vertical : .horizontal)
    let leads = alignment == .fill || alignment == .leading || alignment == .firstBaseline
    let trails = alignment == .fill || alignment == .trailing || alignment == .lastBaseline
    var all = [
      tie(view, start, leads ? .equal : .greaterThanOrEqual, self, start),
      tie(view, end, trails ? .equal : .lessThanOrEqual, self, end),
    ]
    if alignment == .center {
      let center = axis == .horizontal ? Side.centerY : .centerX
      all.append(tie(view, center, .equal, self, center))
    }
    return all
  }

  private typealias Side = NSLayoutConstraint.Attribute

  private func sides(
    along axis: NSLayoutConstraint.Axis
  ) -> (start: Side, end: Side, length: Side) {
    axis == .horizontal ? (.leading, .trailing, .width) : (.top, .bottom, .height)
  }

  private func tie(
    _ view: UIView, _ side: Side, _ relation: NSLayoutConstraint.Relation,
    _ other: UIView,
    _ otherSide: Side, _ constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    let area: AnchorArea =
      other === self && isLayoutMarginsRelativeArrangement ? .margins : .bounds
    return NSLayoutConstraint(
      NSLayoutConstraint.Reference(view: view, side: side, area: .bounds), relation,
      NSLayoutConstraint.Reference(view: other, side: otherSide, area: area), multiplier: 1,
      constant: constant)
  }
}
#endif
