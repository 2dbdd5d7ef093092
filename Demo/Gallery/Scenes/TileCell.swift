import StickyWaterfall

/// A small painting: its colour and its title.
///
/// The label is made when it is first needed and not in an initialiser, because UIKit's
/// `init(frame:)` is not required, as the stand-in's has to be: one spelling cannot serve both.
class TileCell: UICollectionViewCell {
  private lazy var label = makeLabel()

  func show(_ work: Work) {
    label.text = work.title
    contentView.backgroundColor = Palette.paint(for: work.id).ground.color
  }

  private func makeLabel() -> UILabel {
    let label = UILabel(frame: contentView.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    label.textColor = .white
    label.font = .preferredFont(forTextStyle: .caption2)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 2
    contentView.addSubview(label)
    contentView.clipsToBounds = true
    return label
  }
}

/// A header or footer that shows when it is stuck.
final class BandView: UICollectionReusableView {
  private lazy var label = makeLabel()

  func show(_ title: String) {
    label.text = title
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let isPinned = (layoutAttributes as? WaterfallLayoutAttributes)?.isPinned == true
    backgroundColor = isPinned ? .systemBackground : .secondarySystemBackground
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Beside its items, where they scroll sideways, a band has no room for its title but upright.
    let isUpright = bounds.height > bounds.width
    let length = max(bounds.width, bounds.height)
    label.transform = isUpright ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
    label.bounds.size = CGSize(
      width: max(0, length - 28), height: min(bounds.width, bounds.height))
    label.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  private func makeLabel() -> UILabel {
    let label = UILabel(frame: bounds)
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    addSubview(label)
    return label
  }
}

extension Palette.Hue {
  var color: UIColor {
    UIColor(
      red: CGFloat(rgb >> 16 & 255) / 255, green: CGFloat(rgb >> 8 & 255) / 255,
      blue: CGFloat(rgb & 255) / 255, alpha: 1)
  }
}
