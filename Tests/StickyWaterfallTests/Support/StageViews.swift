import StickyWaterfall

/// A cell that states the size a test has for it.
final class StageCell: UICollectionViewCell {
  /// What it makes of the attributes it is given to fit; nil leaves them.
  var fitting: ((UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes)?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fitting?(layoutAttributes) ?? layoutAttributes
  }
}

/// A header or footer that keeps what it is told, and states the size a test has for it.
final class StageBoundaryView: UICollectionReusableView {
  /// The attributes it was told to show, copied, oldest first.
  var told: [UICollectionViewLayoutAttributes] = []
  /// What it makes of the attributes it is given to fit; nil leaves them.
  var fitting: ((UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes)?

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    told += [layoutAttributes.copy() as? UICollectionViewLayoutAttributes].compactMap { $0 }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    told = []
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fitting?(layoutAttributes) ?? layoutAttributes
  }
}
