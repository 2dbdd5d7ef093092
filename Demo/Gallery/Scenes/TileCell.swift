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
    label.font = .systemFont(ofSize: 11)
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

  private func makeLabel() -> UILabel {
    let label = UILabel(frame: bounds.insetBy(dx: 14, dy: 0))
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.font = .preferredFont(forTextStyle: .headline)
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
