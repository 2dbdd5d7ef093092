import StickyWaterfall

/// What lies behind a section's items.
final class BackingView: UICollectionReusableView {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    backgroundColor = .systemGray6
  }
}

/// Sets its headers in from the edges.
final class BackedViewController: CatalogueViewController, WaterfallFlowLayoutDelegate {
  var hasBackings = false

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    heightForItemAt indexPath: IndexPath, itemWidth: CGFloat
  ) -> CGFloat {
    itemWidth * work(at: indexPath).height / work(at: indexPath).width
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    headerInsetForSectionAt section: Int
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: 12, left: 12, bottom: 0, right: 12)
  }

  override var codeParts: SceneCode.Parts {
    var parts = SceneCode.Parts(
      conformance: "WaterfallFlowLayoutDelegate",
      members: [
        SceneCode.Parts.heightForItem("itemWidth * size.height / size.width"),
        SceneCode.Parts.forSection(
          "headerInsetForSectionAt", "UIEdgeInsets",
          "UIEdgeInsets(\n    top: 12, left: 12, bottom: 0, right: 12)"),
      ])
    guard hasBackings else { return parts }
    parts.statements = [
      """
      layout.register(
        BackingView.self,
        forDecorationViewOfKind:
          WaterfallFlowLayout.elementKindSectionBackground)
      """
    ]
    parts.types = [
      """
      final class BackingView: UICollectionReusableView {
        override func apply(_ attributes: UICollectionViewLayoutAttributes) {
          super.apply(attributes)
          backgroundColor = .systemGray6
        }
      }
      """
    ]
    return parts
  }
}

/// What the layout of a scene says of a work beside its place.
final class DepthAttributes: WaterfallLayoutAttributes {
  /// How far away the work is: 0 is nearest.
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

/// Moves works away from the one who looks: two of three are smaller than their place.
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

/// Fades with the depth that its attributes say.
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

  override var codeParts: SceneCode.Parts {
    var parts = super.codeParts
    guard layout is DepthLayout else { return parts }
    parts.cellClass = "DepthCell"
    parts.types = [Self.attributesCode, Self.layoutCode, Self.cellCode]
    return parts
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
    final class DepthCell: UICollectionViewCell {
      override func apply(_ attributes: UICollectionViewLayoutAttributes) {
        super.apply(attributes)
        let depth = (attributes as? DepthAttributes)?.depth ?? 0
        contentView.alpha = 1 - 0.2 * CGFloat(depth)
      }
    }
    """
}

extension Scene {
  private static let depths = Control.toggle("Depth", isOn: true)
  private static let backings = Control.toggle("Backgrounds", isOn: true)
  private static let rest = Control(
    label: "Rests at", choices: ["Anywhere", "An edge", "A centre", "A section"], initial: 2,
    plays: true)

  static var backgrounds: Scene {
    Scene(
      id: "backgrounds", title: "Section backgrounds",
      explanation: "Register a view for the layout's background kind, and each section gets one "
        + "behind its items. Headers can have insets of their own.",
      controls: [backings]
    ) { choice in
      let layout = WaterfallFlowLayout()
      layout.columnCount = 2
      layout.minimumLineSpacing = 8
      layout.minimumInteritemSpacing = 8
      layout.sectionInset = UIEdgeInsets(top: 12, left: 20, bottom: 20, right: 20)
      layout.headerReferenceSize = CGSize(width: 0, height: 40)
      layout.sectionHeadersPinToVisibleBounds = true
      if choice.isOn(backings) {
        layout.register(
          BackingView.self,
          forDecorationViewOfKind: WaterfallFlowLayout.elementKindSectionBackground)
      }
      var sample = SampleCatalogue(seed: 89)
      let controller = BackedViewController(sample.catalogue([7, 9, 6]), layout: layout)
      controller.hasBackings = choice.isOn(backings)
      return controller
    }
  }

  static var ownAttributes: Scene {
    Scene(
      id: "own-attributes", title: "Your own attributes",
      explanation: "A subclass of the layout keeps a depth for each work in attributes of its own. "
        + "What is further away is smaller.",
      controls: [depths]
    ) { choice in
      let layout = choice.isOn(depths) ? DepthLayout() : WaterfallFlowLayout()
      layout.columnCount = 2
      layout.minimumLineSpacing = 8
      layout.minimumInteritemSpacing = 8
      layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      layout.headerReferenceSize = CGSize(width: 0, height: 40)
      layout.sectionHeadersPinToVisibleBounds = true
      var sample = SampleCatalogue(seed: 103)
      return DepthViewController(sample.catalogue([13, 11]), layout: layout)
    }
  }

  static var snapping: Scene {
    Scene(
      id: "snapping", title: "Scrolling that comes to rest",
      explanation: "Let go, and the screen rests with an item in the middle, at an edge, or at the "
        + "start of a section.",
      controls: [rest], script: .snapping, size: CGSize(width: 320, height: 400)
    ) { choice in
      let layout = WaterfallFlowLayout()
      layout.scrollDirection = .horizontal
      layout.columnCount = 1
      layout.minimumLineSpacing = 12
      layout.sectionInset = UIEdgeInsets(top: 24, left: 24, bottom: 24, right: 24)
      layout.scrollSnapping = [.none, .item, .itemCenter, .section][choice[rest]]
      var sample = SampleCatalogue(seed: 97)
      return PicturesViewController(sample.catalogue([5, 6, 5], ratio: 1.6), layout: layout)
    }
  }
}
