extension FactScenario {
  static let horizontalRows: [FactScenario] = [
    //  |1  4  7|   line 50, interitem 10: unequal sizes leave 10 between columns,
    //  |2  5  8|   and at least 50 inside
    //  |3  6  9|
    .init(
      "14.1", "scrolling horizontally, unequal sizes swap both spacings",
      shows: [
        "0 0 100x100", "5 185 90x110", "0 380 100x100", "110 0 100x100", "110 200 100x80",
        "110 380 100x100", "220 0 100x100", "220 190 100x100", "220 380 100x100",
      ]
    ) { nine(.horizontal, line: 50, item: 10, isUneven: true).itemFrames },
    .init(
      "14.1", "swapped, a wide interitem spacing separates columns",
      shows: ["0 380 100x100", "150 0 100x80"]
    ) { Array(nine(.horizontal, line: 10, item: 50, isUneven: true).itemFrames[3...4]) },
    .init(
      "14.1", "scrolling horizontally, equal sizes keep the line spacing between columns",
      shows: ["0 380 100x100", "150 0 100x100"]
    ) { Array(nine(.horizontal, line: 50, item: 10, isUneven: false).itemFrames[3...4]) },
    .init(
      "14.1", "scrolling vertically, unequal sizes keep both spacings",
      shows: ["220 5 100x100", "0 160 100x100"]
    ) { Array(nine(.vertical, line: 50, item: 10, isUneven: true).itemFrames[2...3]) },
    .init(
      "14.1", "each section swaps by its own sizes", shows: ["0 40 100x400", "120 40 100x400"]
    ) {
      let stage = horizontal([2, 2]) { $0.section == 0 ? [100, 400] : [100, 400 - $0.item] }
      return Array(stage.itemFrames[0...1])
    },
    .init(
      "14.1", "one unequal item to a column leaves the interitem spacing",
      shows: ["0 40 100x400", "105 90 60x300"]
    ) { horizontal([2]) { $0.item == 0 ? [100, 400] : [60, 300] }.itemFrames },
  ]

  /// Nine items of 100 x 100, of which two can be 90 x 110 and 100 x 80.
  @MainActor
  private static func nine(
    _ direction: UICollectionView.ScrollDirection, line: CGFloat, item: CGFloat, isUneven: Bool
  ) -> FactsStage {
    var sizes = Array(repeating: CGSize(width: 100, height: 100), count: 9)
    if isUneven {
      (sizes[1], sizes[4]) = (CGSize(width: 90, height: 110), CGSize(width: 100, height: 80))
    }
    return FactsStage.flow([9], sizes: sizes) {
      $0.scrollDirection = direction
      ($0.minimumLineSpacing, $0.minimumInteritemSpacing) = (line, item)
    }
  }

  /// Items in a horizontal layout with a line spacing of 20 and an interitem spacing of 5.
  @MainActor
  private static func horizontal(
    _ counts: [Int], _ size: @escaping (IndexPath) -> [Int]
  ) -> FactsStage {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (20, 5)
    let stage = FactsStage(
      layout, counts, size: CGSize(width: 320, height: 480), shows: false)
    stage.controller.size = { CGSize(width: size($0)[0], height: size($0)[1]) }
    stage.view.layoutIfNeeded()
    return stage
  }
}
