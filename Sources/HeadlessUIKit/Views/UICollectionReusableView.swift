// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The public names are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// Modelled: reuse, applied attributes, preferred attributes; a cell's content view, selection and
// backgrounds.
// Not modelled: Auto Layout fitting of a cell's content (the preferred attributes are the given ones
// unless overridden), configurations, the transition between layouts.
// `init(frame:)` is required because Swift makes an instance from a class value no other way; on
// Apple platforms the Objective-C runtime does it.
// Source: UICollectionViewCell.h, UICollectionReusableView in UICollectionViewCell.h.
public import Foundation

@MainActor
open class UICollectionReusableView: UIView {
  public internal(set) var reuseIdentifier: String?

  /// The attributes the view shows; nil before the first and after reuse.
  var applied: UICollectionViewLayoutAttributes?
  /// The size at which the view was last asked for its preferred attributes.
  var settledSize: CGSize?
  /// The queue the view came from; nil for a view that was not dequeued.
  var queue: ReuseQueue?

  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes
  }
}

@MainActor
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

  public required init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
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
