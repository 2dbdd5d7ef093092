extension FactScenario {
  /// What a batch update, an animated change, or a movement does to cells that are on screen.
  static let updatedCells: [FactScenario] = [
    .init(
      "15.1", "an empty batch asks a cell again, then with its new size, before and after layout",
      shows: [
        "15 12 384x57.5 laid out false", "15 12 384x534.5 laid out false",
        "15 12 384x534.5 laid out true",
      ]
    ) {
      let layout = UICollectionViewFlowLayout()
      layout.sectionInset = UIEdgeInsets(top: 12, left: 15, bottom: 0, right: 15)
      layout.estimatedItemSize = CGSize(width: 384, height: 57.5)
      let stage = FactsStage(
        layout, [4], size: CGSize(width: 414, height: 602), scale: 3, shows: false)
      stage.view.register(GrowingCell.self, forCellWithReuseIdentifier: "cell")
      stage.view.layoutIfNeeded()
      guard let cell = stage.view.cellForItem(at: [0, 0]) as? GrowingCell else { return [] }
      (cell.height, cell.asked) = (534.5, [])
      stage.update {}
      return cell.asked
    },
    .init("15.2", "an animated change of bounds asks for the offset between its two calls") {
      let stage = FactsStage(ListLayout(), [20])
      stage.calls.lines = []
      UIView.animate(withDuration: 0.1) {
        stage.view.frame.size.width = 80
        stage.view.layoutIfNeeded()
      }
      return stage.lines("bounds offset")
    }.allowing {
      $0.prefix(3) == ["bounds change", "offset 0 -> 0", "bounds changed"]
        && $0.last == "bounds changed"
    },
    .init(
      "15.5", "a batch during a movement moves its first and its present path", rows: [4],
      shows: ["uncommitted true", "moved 0.1 to 0.4"]
    ) { stage in
      stage.drag([0, 0], toY: 175)
      stage.update(to: [5]) { stage.view.insertItems(at: [[0, 0]]) }
      let seen = ["uncommitted \(stage.view.hasUncommittedUpdates)"]
      return seen + stage.calls("moved") { stage.view.endInteractiveMovement() }
    },
    .init(
      "15.12", "columns over several sections start on pixels at 3x",
      shows: [
        "0 0 414x451.25", "0 451.333 206.75x80", "207.333 451.333 206.75x80",
        "0 531.667 206.75x80", "207.333 531.667 206.75x80", "0 611.667 414x55",
        "0 666.667 206.75x80", "207.333 666.667 206.75x80",
      ]
    ) {
      let layout = UICollectionViewFlowLayout()
      (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0.5, 0.5)
      let sizes = [
        CGSize(width: 414, height: 451.25), CGSize(width: 206.75, height: 80),
        CGSize(width: 414, height: 55), CGSize(width: 206.75, height: 80),
      ]
      let stage = FactsStage(
        layout, [1, 4, 1, 2], size: CGSize(width: 414, height: 736), scale: 3, shows: false)
      stage.controller.size = { sizes[$0.section] }
      stage.connect()
      stage.view.layoutIfNeeded()
      return stage.itemFrames
    },
    .init(
      "15.12", "the lookup of a header that has passed is at the end of its section",
      shows: ["0 320 320x40", "0 500 320x40", "0 720 320x40"]
    ) {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.headerReferenceSize.height = 40
      (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (10, 10)
      layout.sectionHeadersPinToVisibleBounds = true
      let stage = FactsStage(layout, [9, 9, 9], size: CGSize(width: 320, height: 300))
      stage.scroll(to: 500)
      return (0..<3).map {
        layout.layoutAttributesForSupplementaryView(ofKind: Side.header.kind, at: [$0, 0])?.frame
          .short ?? "none"
      }
    },
  ]
}

/// A cell with a height of its own, which notes what it's asked about.
private final class GrowingCell: UICollectionViewCell {
  var height: CGFloat?
  var asked: [String] = []
  private var laidOutHeight: CGFloat = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    laidOutHeight = bounds.height
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    asked.append("\(layoutAttributes.frame.short) laid out \(laidOutHeight == height)")
    if let height { layoutAttributes.frame.size.height = height }
    return layoutAttributes
  }
}
