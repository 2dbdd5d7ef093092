import Foundation
import StickyWaterfall

@MainActor
enum SelfSizingCells {
  static func layout() -> WaterfallFlowLayout {
    // snippet.begin
    let layout = WaterfallFlowLayout()
    layout.columnCount = 2
    layout.estimatedItemSize = CGSize(width: 160, height: 80)  // cells size themselves
    // snippet.end
    return layout
  }
}

// snippet.begin
class NoteCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      contentView.trailingAnchor.constraint(
        equalTo: label.trailingAnchor, constant: 8),
      contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
// snippet.end

// snippet.begin
final class WrappingNoteCell: NoteCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = contentView.systemLayoutSizeFitting(
      layoutAttributes.size, withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return layoutAttributes
  }
}
// snippet.end
