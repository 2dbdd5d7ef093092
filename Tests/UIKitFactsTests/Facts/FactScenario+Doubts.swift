extension FactScenario {
  /// Where sources contradict each other: the stand-in follows the first reading, UIKit may have either.
  static let doubts: [FactScenario] = [
    //  |##### ##### #####|   three of 100 in a row of 320; where is the fourth?
    doubt("a lone last item leads", or: "is centred", "0 60 100x50", "110 60 100x50") {
      FactsStage.flow([4], sizes: sizes(100, 4)).itemFrames.last
    },
    doubt(
      "with an estimate a lone last item leads", or: "is centred", "0 60 100x50", "110 60 100x50"
    ) {
      FactsStage.flow([4], sizes: sizes(100, 4)) {
        $0.estimatedItemSize = CGSize(width: 100, height: 50)
      }.itemFrames.last
    },
    //  Three of 90 leave gaps of 25; where is the second of the last row?
    doubt(
      "a last row of equal sizes has the minimum spacing", or: "has the gap of the full rows",
      "100 60 90x50", "115 60 90x50"
    ) { FactsStage.flow([5], sizes: sizes(90, 5)).itemFrames.last },
    doubt(
      "a full last row of equal sizes has the minimum spacing", or: "is justified", "200 60 90x50",
      "230 60 90x50"
    ) { FactsStage.flow([6], sizes: sizes(90, 6)).itemFrames.last },
    //  Rows end at 50 and start at 60: which of them does a rectangle from 50 to 60 meet?
    doubt(
      "an edge shared with a rectangle does not meet it", or: "meets it", "none", "6 items"
    ) {
      let stage = FactsStage.flow([6]) { $0.itemSize = CGSize(width: 100, height: 50) }
      let gap = CGRect(x: 0, y: 50, width: 320, height: 10)
      let found = stage.view.collectionViewLayout.layoutAttributesForElements(in: gap) ?? []
      return found.isEmpty ? "none" : "\(found.count) items"
    },
    //  Scrolling to the right, one below the other has no room; how far apart are the two?
    doubt(
      "unequal items of one horizontal row are a line spacing apart", or: "an item spacing apart",
      "120", "105"
    ) {
      let unequal = [CGSize(width: 100, height: 400), CGSize(width: 60, height: 300)]
      return FactsStage.flow([2], sizes: unequal) {
        ($0.scrollDirection, $0.minimumLineSpacing) = (.horizontal, 20)
        $0.minimumInteritemSpacing = 5
      }.itemFrames.last.map { String($0.prefix { $0 != " " }) }
    },
  ]

  /// What is seen of the last item under two readings.
  private static func doubt(
    _ name: String, or other: String, _ first: String, _ second: String,
    _ last: @escaping @MainActor @Sendable () -> String?
  ) -> FactScenario {
    FactScenario("12.10", "\(name), or \(other)") {
      let seen = last() ?? "nil"
      return [seen == first ? name : seen == second ? other : seen]
    }.allowing { $0 == [name] || !Host.isStandIn && $0 == [other] }
  }

  private static func sizes(_ width: CGFloat, _ count: Int) -> [CGSize] {
    Array(repeating: CGSize(width: width, height: 50), count: count)
  }
}
