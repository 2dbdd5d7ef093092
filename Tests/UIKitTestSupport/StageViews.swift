/// A cell with a title, that counts what is done to it and states the size a test has for it.
package final class StageCell: UICollectionViewCell {
  package var title = ""
  /// How often it was reused, and how often it was given attributes.
  package private(set) var (reuses, applications) = (0, 0)
  /// What it makes of the attributes it is given to fit; nil leaves them.
  package var fitting: ((UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes)?

  package override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  package override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applications += 1
  }

  package override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fitting?(layoutAttributes) ?? layoutAttributes
  }
}

/// A header or footer that keeps what it is told, and states the size a test has for it.
package final class StageBoundaryView: UICollectionReusableView {
  /// The attributes it was told to show, copied, oldest first.
  package var told: [UICollectionViewLayoutAttributes] = []
  /// What it makes of the attributes it is given to fit; nil leaves them.
  package var fitting: ((UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes)?

  package override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    told += [layoutAttributes.copy() as? UICollectionViewLayoutAttributes].compactMap { $0 }
  }

  package override func prepareForReuse() {
    super.prepareForReuse()
    told = []
  }

  package override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fitting?(layoutAttributes) ?? layoutAttributes
  }
}
