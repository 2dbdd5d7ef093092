import StickyWaterfall

/// Attributes with a depth.
final class DepthAttributes: WaterfallLayoutAttributes {
  /// The distance of the work from the viewer, starting with 0.
  nonisolated(unsafe) var depth = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? DepthAttributes)?.depth = depth
    return copy
  }

  override nonisolated func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && depth == (object as? DepthAttributes)?.depth
  }
}

/// Scales two of three works down, as if they were farther away.
final class DepthLayout: WaterfallFlowLayout {
  override class var layoutAttributesClass: AnyClass { DepthAttributes.self }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map { movedAway($0) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).map { movedAway($0) }
  }

  private func movedAway(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard attributes.representedElementCategory == .cell,
      let attributes = attributes as? DepthAttributes
    else { return attributes }
    attributes.depth = attributes.indexPath.item % 3
    let scale = 1 - 0.12 * CGFloat(attributes.depth)
    attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
    return attributes
  }
}

/// A cell that fades with the depth.
final class DepthCell: TileCell {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let depth = (layoutAttributes as? DepthAttributes)?.depth ?? 0
    contentView.alpha = 1 - 0.2 * CGFloat(depth)
  }
}

/// Shows works at different depths.
final class DepthViewController: PicturesViewController {
  override var cellClass: TileCell.Type { DepthCell.self }

  override var codeParts: PlayCode.Parts {
    PlayCode.Parts(
      types: [Self.attributesCode, Self.layoutCode, Self.cellCode], cellClass: "DepthCell")
  }

  private static let attributesCode = """
    final class DepthAttributes: WaterfallLayoutAttributes {
      nonisolated(unsafe) var depth = 0

      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? DepthAttributes)?.depth = depth
        return copy
      }

      override nonisolated func isEqual(_ object: Any?) -> Bool {
        super.isEqual(object) && depth == (object as? DepthAttributes)?.depth
      }
    }
    """

  private static let layoutCode = """
    final class DepthLayout: WaterfallFlowLayout {
      override class var layoutAttributesClass: AnyClass { DepthAttributes.self }

      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map { movedAway($0) }
      }

      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath).map { movedAway($0) }
      }

      private func movedAway(
        _ attributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        guard attributes.representedElementCategory == .cell,
          let attributes = attributes as? DepthAttributes
        else { return attributes }
        attributes.depth = attributes.indexPath.item % 3
        let scale = 1 - 0.12 * CGFloat(attributes.depth)
        attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
        return attributes
      }
    }
    """

  private static let cellCode = """
    final class DepthCell: PictureCell {
      override func apply(_ attributes: UICollectionViewLayoutAttributes) {
        super.apply(attributes)
        let depth = (attributes as? DepthAttributes)?.depth ?? 0
        contentView.backgroundColor = UIColor.systemBackground
          .withAlphaComponent(0.2 * CGFloat(depth))
      }
    }
    """
}

extension Scene {
  static var ownAttributes: Scene {
    Scene(
      id: "own-attributes", title: "Your own attributes",
      explanation:
        "A subclass of the layout adds a depth to the attributes of each item. Items that "
        + "are farther away are smaller.",
      link: screen + "&by=1&count=2&sections=2&items=24&header=40&headerpins=1"
    ) { _, state in DepthViewController(state, layout: DepthLayout()) }
  }
}
