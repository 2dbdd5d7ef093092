import StickyWaterfall

/// A small painting: its colour and its title.
class TileCell: UICollectionViewCell {
  private let label = UILabel(frame: .zero)

  required init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    label.textColor = .white
    label.font = .systemFont(ofSize: 11)
    label.numberOfLines = 2
    contentView.addSubview(label)
    contentView.clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ work: Work) {
    label.text = work.title
    contentView.backgroundColor = Palette.paint(for: work.id).ground.color
  }
}

/// A header or footer that shows when it is stuck.
final class BandView: UICollectionReusableView {
  private let label = UILabel(frame: .zero)

  required init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.font = .preferredFont(forTextStyle: .headline)
    addSubview(label)
    backgroundColor = .secondarySystemBackground
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String) {
    label.text = title
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let isPinned = (layoutAttributes as? WaterfallLayoutAttributes)?.isPinned == true
    backgroundColor = isPinned ? .systemBackground : .secondarySystemBackground
  }
}

extension Palette.Hue {
  var color: UIColor {
    UIColor(
      red: CGFloat(rgb >> 16 & 255) / 255, green: CGFloat(rgb >> 8 & 255) / 255,
      blue: CGFloat(rgb & 255) / 255, alpha: 1)
  }
}
