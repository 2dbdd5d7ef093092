import StickyWaterfall
import Testing

/// Rows that lead, are in the middle or trail where the reading direction is right to left, standing and
/// lying: contract rules 30 and 37.
@MainActor
@Suite struct RowAlignmentDirectionTests {
  /// Tags of 40, 30 and 60 across in 100 points, with gaps of 5: two rows of 20, 8 points apart.
  private func places(
    _ alignment: WaterfallFlowLayout.RowAlignment, isHorizontal: Bool = false
  ) -> [CGRect] {
    let controller = AnsweringController([3])
    controller.size = {
      let across: CGFloat = [40, 30, 60][$0.item]
      return isHorizontal
        ? CGSize(width: 20, height: across) : CGSize(width: across, height: 20)
    }
    let screen = WaterfallScreen(
      controller, size: CGSize(width: 100, height: 100), scale: 2, isRightToLeft: true,
      columns: nil
    ) {
      $0.scrollDirection = isHorizontal ? .horizontal : .vertical
      ($0.minimumLineSpacing, $0.minimumInteritemSpacing) = (8, 5)
      $0.rowAlignment = alignment
    }
    return (0..<3).compactMap { screen.placeOnScreen($0) }
  }

  //     leading │  │30│·│40│   center │ │30│·│40│ │   trailing │30│·│40│  │
  //             │     │ 60 │          │   │ 60 │  │            │ 60 │     │
  @Test(
    arguments: [
      (.justified, [60, 0, 20]), (.leading, [60, 25, 40]), (.center, [47.5, 12.5, 20]),
      (.trailing, [35, 0, 0]),
    ] as [(WaterfallFlowLayout.RowAlignment, [CGFloat])])
  func rowsLeadAtTheRight(alignment: WaterfallFlowLayout.RowAlignment, starts: [CGFloat]) {
    let places = places(alignment)
    #expect(places.map(\.minX) == starts)
    #expect(places.map(\.minY) == [0, 0, 28])
  }

  /// A row lies from the top to the bottom, whatever the reading direction; the rows begin at the right.
  @Test(
    arguments: [
      (.justified, [0, 70, 20]), (.leading, [0, 45, 0]), (.center, [12.5, 57.5, 20]),
      (.trailing, [25, 70, 40]),
    ] as [(WaterfallFlowLayout.RowAlignment, [CGFloat])])
  func lyingRowsLeadAtTheTop(alignment: WaterfallFlowLayout.RowAlignment, starts: [CGFloat]) {
    let places = places(alignment, isHorizontal: true)
    #expect(places.map(\.minY) == starts)
    #expect(places.map { $0.minX - places[0].minX } == [0, 0, -28])
  }
}
