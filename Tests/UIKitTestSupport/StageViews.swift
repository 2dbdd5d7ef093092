/// A cell with a title that counts calls and returns the preferred size that a test sets.
package final class StageCell: UICollectionViewCell {
  package var title = ""
  package private(set) var (reuses, applications) = (0, 0)
  /// Returns the attributes that the cell prefers.
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

/// A header or footer that records its attributes and returns the preferred size that a test sets.
package final class StageBoundaryView: UICollectionReusableView {
  /// Copies of the attributes that were applied, oldest first.
  package var told: [UICollectionViewLayoutAttributes] = []
  /// Returns the attributes that the view prefers.
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
