// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models the reuse of views, the attributes that are applied to them, and their preferred
// attributes. It also models a cell's content view, selection, and backgrounds.
// If constraints place a view's content, the view prefers a size that satisfies the constraints.
// The size of the passed attributes is only a target with a low priority. Without constraints, the
// view prefers the size of the passed attributes.
// This file doesn't model configurations, the transition between layouts, or `sizeThatFits(_:)` as
// a cell's preferred size.
// Swift can create a view of a registered class only with a required initializer. A subclass
// inherits this initializer if it overrides `init(frame:)` and `init(coder:)`.
// Source: UICollectionViewCell.h, which also declares `UICollectionReusableView`; facts 14.10.
public import Foundation

@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  public internal(set) var reuseIdentifier: String?

  /// The attributes that the view shows.
  ///
  /// This property is `nil` until attributes are applied, and while the view waits for reuse.
  var applied: UICollectionViewLayoutAttributes?
  /// The size for which the view last returned its preferred attributes.
  ///
  /// If the view gets another size, the collection view asks it again.
  var settledSize: CGSize?
  /// Whether the layout accepted the view's preferred size in an update, and the view hasn't been
  /// asked with that size yet.
  var awaitsUpdatedSize = false
  /// The reuse queue of the view, or `nil` if the view wasn't dequeued.
  var queue: ReuseQueue?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view of a registered class.
  ///
  /// On Apple platforms, the Objective-C runtime does this.
  public required convenience init(dequeuedWith frame: CGRect) {
    self.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if hasContentConstraints {
      layoutAttributes.size = systemLayoutSizeFitting(layoutAttributes.size)
    }
    return layoutAttributes
  }

  /// Whether constraints determine the size of the content.
  var hasContentConstraints: Bool {
    !activeConstraints.isEmpty || subviews.contains { $0.isPlacedByConstraints }
  }
}

@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView(frame: .zero)
  open var isSelected = false
  open var isHighlighted = false
  /// Whether the cell shows a drop placeholder, which the data source doesn't know about.
  var isPlaceholder = false
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView) }
  }
  open var selectedBackgroundView: UIView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  /// The content view, or `nil` if constraints determine its frame.
  override var fillingSubview: UIView? { contentView.isPlacedByConstraints ? nil : contentView }

  override var hasContentConstraints: Bool {
    super.hasContentConstraints || !contentView.activeConstraints.isEmpty
      || contentView.subviews.contains { $0.isPlacedByConstraints }
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    askForPreferredSizeAgain(ifAllowed: .enabled)
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  private func replaceBackground(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: 0)
  }
}

/// The element kind and reuse identifier of a queue of unused views.
struct ReuseQueue: Hashable {
  /// The element kind, or `nil` for cells.
  var kind: String?
  var identifier: String
}
#endif
