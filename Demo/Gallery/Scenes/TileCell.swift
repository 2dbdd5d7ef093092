import StickyWaterfall

/// A cell with a work's color and title.
///
/// The label is lazy because no initializer compiles for both hosts: `init(frame:)` is required in
/// the stand-in, and isn't in UIKit.
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

/// A header or footer that changes its color while it's pinned.
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
    // Next to items that scroll sideways, only a vertical title fits.
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
