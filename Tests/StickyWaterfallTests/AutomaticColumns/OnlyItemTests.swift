import StickyWaterfall
import Testing
import WaterfallTestSupport

/// Where a section's only item stands: contract rule 37.
@MainActor
@Suite struct OnlyItemTests {
  //     ├─103─┤ 10.5 ├─103─┤ 10.5 ├─103─┤     Six of seven cards are deleted.
  //
  //     justified │   ├─103─┤    │   leading │├─103─┤      │   trailing │      ├─103─┤│
  @Test(
    arguments: [(.justified, 113.5), (.leading, 0), (.center, 113.5), (.trailing, 227)]
      as [(WaterfallFlowLayout.RowDistribution, CGFloat)], [false, true])
  func rowDistributionDecidesWhereTheLastCardStands(
    place: (distribution: WaterfallFlowLayout.RowDistribution, x: CGFloat), usesDelegate: Bool
  ) {
    let controller = AnsweringController([7])
    controller.size = { CGSize(width: 103, height: 60 + CGFloat($0.item)) }
    if usesDelegate { controller.rowDistribution = { _ in place.distribution } }
    let screen = WaterfallScreen(
      controller, size: CGSize(width: 330, height: 400), scale: 2, columns: nil
    ) {
      $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      if !usesDelegate { $0.rowDistribution = place.distribution }
    }
    let before = screen.frames().map(\.minX)
    #expect(before == [0, 113.5, 227, 0, 113.5, 227, 0])
    screen.update(deleting: (1..<7).map { [0, $0] })
    #expect(screen.frames().map(\.minX) == [place.x])
    screen.update(inserting: (1..<7).map { [0, $0] })
    #expect(screen.frames().map(\.minX) == before)
  }

  /// Columns or rows, in every direction.
  ///
  /// Contract rule 37h.2.
  @Test(arguments: Samples.seeds(30, of: 150) as Range<UInt64>)
  func onlyItemStandsWhereItsDistributionSays(seed: UInt64) {
    var dice = Dice(seed: seed)
    let extent = dice.points(100...400)
    let inset = dice.points(0...20)
    let across = dice.points(10...Int(extent - 2 * inset))
    let distribution = dice.pick([WaterfallFlowLayout.RowDistribution.leading, .center, .trailing])
    let leftover = extent - 2 * inset - across
    let screen = randomScreen(extent, inset: inset, itemExtent: across, &dice) {
      $0.rowDistribution = distribution
    }
    let isHorizontal = screen.layout.scrollDirection == .horizontal
    for section in 0..<2 {
      let frame = screen.layout.layoutAttributesForItem(at: [section, 0])?.frame ?? .zero
      let start = (isHorizontal ? frame.minY : frame.minX) - inset
      switch distribution {
      case .leading: #expect(start == 0)
      case .trailing: #expect(start == leftover)
      default: #expect(abs(start - leftover / 2) <= 0.25)
      }
    }
  }

  /// Returns a square screen with two sections of one item.
  private func randomScreen(
    _ extent: CGFloat, inset: CGFloat, itemExtent: CGFloat, _ dice: inout Dice,
    configure: @escaping (WaterfallFlowLayout) -> Void
  ) -> WaterfallScreen {
    let isHorizontal = dice.happens(40)
    let isMirrored = dice.happens(40)
    let hasEstimate = dice.happens(50)
    let controller = AnsweringController([1, 1])
    controller.size = { _ in
      isHorizontal ? CGSize(width: 40, height: itemExtent) : CGSize(width: itemExtent, height: 40)
    }
    controller.inset = { _ in UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset) }
    let placement = dice.pick([
      WaterfallFlowLayout.ItemPlacement.shortestColumn, .trailingToLeading,
    ])
    return WaterfallScreen(
      controller, size: CGSize(width: extent, height: extent), scale: 2, isRightToLeft: isMirrored,
      columns: nil
    ) {
      $0.scrollDirection = isHorizontal ? .horizontal : .vertical
      $0.itemPlacement = placement
      if hasEstimate { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
      configure($0)
    }
  }

  /// With a column count, an only item fills its column.
  @Test func onlyItemOfASectionWithAColumnCountFillsItsColumn() {
    let screen = WaterfallScreen(
      AnsweringController([1], height: 50), size: CGSize(width: 330, height: 400), columns: 3
    ) {
      $0.rowDistribution = .trailing
      $0.estimatedItemSize = CGSize(width: 50, height: 50)
    }
    #expect(screen.frame(0)?.minX == 0)
  }
}
