import StickyWaterfall
import Testing

/// Headers and footers compared with the stock layout's (`SwappedScreenTests` has the grids).
@MainActor
@Suite struct PlainGridTests {
  private let heights = Array(repeating: [CGFloat](repeating: 100, count: 20), count: 3)

  /// Returns a stage with the stock layout and one with the waterfall.
  private func stages(
    _ reading: HostReading = HostReading()
  ) -> [Stage<GridController, UICollectionViewFlowLayout>] {
    [UICollectionViewFlowLayout(), WaterfallFlowLayout()].map { layout in
      layout.sectionHeadersPinToVisibleBounds = true
      layout.sectionFootersPinToVisibleBounds = true
      let stage = Stage(GridController(heights: heights), layout: layout, reading: reading)
      stage.view.contentInset = UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0)
      return stage
    }
  }

  @Test func headersAndFootersPinAsInTheFlowLayout() throws {
    let stages = stages()
    for offset in stride(from: CGFloat(-188), to: 3_700, by: 7) {
      for stage in stages { stage.scroll(to: offset) }
      for section in heights.indices {
        try #require(stages[0].header(section)?.frame == stages[1].header(section)?.frame)
        try #require(stages[0].footer(section)?.frame == stages[1].footer(section)?.frame)
      }
    }
  }

  /// The stock layout may return elements that only touch the rectangle (facts 10.14).
  @Test(arguments: [false, true])
  func rectangleQueryReturnsTheSameOverlappingElementsAsTheFlowLayout(touching: Bool) throws {
    let stages = stages(HostReading(flowAnswersTouching: touching))
    var touched = 0
    for offset in [-88, 0, 12, 400, 1_000] as [CGFloat] {
      for stage in stages { stage.scroll(to: offset) }
      try #require(stages[0].visibleItems == stages[1].visibleItems)
      let elements = stages[1].layout.layoutAttributesForElements(in: .infinite) ?? []
      for frame in elements.map(\.frame) {
        for rect in [frame, frame.offsetBy(dx: 0, dy: frame.height)] {
          let answers = stages.map { $0.layout.layoutAttributesForElements(in: rect) ?? [] }
          let shown = answers[0].filter { $0.frame.overlaps(rect) }
          try #require(answers[1].map(\.named) == shown.map(\.named))
          touched += answers[0].count - shown.count
        }
      }
    }
    if Host.isStandIn { #expect((touched > 0) == touching) }
  }
}

extension UICollectionViewLayoutAttributes {
  fileprivate var named: String { "\(representedElementKind ?? "item") \(indexPath) \(frame)" }
}
