// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The public names are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// Modelled: reuse, applied attributes, preferred attributes; a cell's content view, selection and
// backgrounds.
// A view whose content has constraints prefers the size that fits them; the given size is a wish on
// both axes. A view without constraints prefers the size that it is given.
// Not modelled: configurations, the transition between layouts, `sizeThatFits` as a cell's preference.
// Swift makes an instance from a class value only by a required initialiser. Here that is a convenience
// one, which a subclass inherits when it overrides `init(frame:)` and `init(coder:)` as on iOS.
// Source: UICollectionViewCell.h, UICollectionReusableView in UICollectionViewCell.h; facts 14.10.
public import Foundation

@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  public internal(set) var reuseIdentifier: String?

  /// The attributes the view shows; nil before the first and after reuse.
  var applied: UICollectionViewLayoutAttributes?
  /// The size at which the view was last asked for its preferred attributes.
  var settledSize: CGSize?
  /// The queue the view came from; nil for a view that was not dequeued.
  var queue: ReuseQueue?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view of a registered class; the Objective-C runtime does that on Apple platforms.
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
  /// The cell stands for a drop placeholder: the data source and the delegate do not know it.
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

  /// The content view, unless constraints place it: it fills the cell.
  override var fillingSubview: UIView? { contentView.isPlacedByConstraints ? nil : contentView }

  override var hasContentConstraints: Bool {
    super.hasContentConstraints || !contentView.activeConstraints.isEmpty
      || contentView.subviews.contains { $0.isPlacedByConstraints }
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

/// Where views of one kind and identifier wait to be used again.
struct ReuseQueue: Hashable {
  /// The element kind; nil for cells.
  var kind: String?
  var identifier: String
}
#endif
