#if !canImport(UIKit)
import HeadlessUIKit

/// A card with a picture, a wrapping title, and a line of details.
///
/// The title's characters are 10 points wide, and its lines are 24 points high.
class CardCell: UICollectionViewCell {
  let picture = UIView()
  let title = UILabel()
  let details = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.numberOfLines = 0
    title.font = .systemFont(ofSize: 20)
    for view in [picture, title, details] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
        contentView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 10),
      ])
    }
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5),
      title.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 4),
      details.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      details.heightAnchor.constraint(equalToConstant: 20),
      details.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the height of the card at a width, computed by hand.
  func height(at width: CGFloat) -> CGFloat {
    let inner = width - 20
    let lines = (CGFloat(title.text?.count ?? 0) / (inner / 10).rounded(.down)).rounded(.up)
    return 5 + inner / 2 + 4 + lines * 24 + 4 + 20 + 5
  }
}

/// A card that prefers the width it is given.
final class WideCardCell: CardCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = contentView.systemLayoutSizeFitting(
      layoutAttributes.size, withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return layoutAttributes
  }
}

/// A cell whose label is eight points inside all edges.
final class LabelCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 20)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: contentView.leftAnchor, constant: 8),
      label.rightAnchor.constraint(equalTo: contentView.rightAnchor, constant: -8),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
#endif
