import Testing
import WaterfallTestSupport

@testable import WaterfallEngine

/// Compares rows with the reference, in every small layout and in random ones after random changes.
@Suite struct RowReferenceTests {
  private static let widths: [Double] = [0, 30, 50, 70.004, 100, 130]
  private static let heights: [Double] = [0, 3, 8]

  /// Contract rules 37a.1, 37c, and 37g.
  @Test(
    arguments: [(0.0, 0.0), (10, 2), (-15, -5)],
    [
      (false, .justified, .center), (true, .justified, .center), (false, .fill, .center),
      (true, .fill, .center), (false, .justified, .stretch), (true, .justified, .stretch),
      (false, .fill, .stretch),
    ] as [(Bool, RowDistribution, RowAlignment)])
  func everySmallLayoutInRowsMatchesReference(
    spacings: (Double, Double),
    rows: (isHorizontal: Bool, distribution: RowDistribution, alignment: RowAlignment)
  ) {
    let isHorizontal = rows.isHorizontal
    var stage = RowStage(
      availableWidth: 100, spacing: spacings.0, lineSpacing: spacings.1, isHorizontal: isHorizontal)
    stage.centersOnlyItem = isHorizontal
    stage.metrics.rowDistribution = rows.distribution
    stage.metrics.rowAlignment = rows.alignment
    // Four items have ten times as many layouts as three.
    let most = Samples.runsAll || rows.alignment == .center ? 4 : 3
    for count in 0...most {
      var choices = 1
      for _ in 0..<count { choices *= Self.widths.count }
      for choice in 0..<choices {
        var rest = choice
        let sizes = (0..<count).map { item -> (Double, Double) in
          defer { rest /= Self.widths.count }
          return (Self.widths[rest % Self.widths.count], Self.heights[(choice + item) % 3])
        }
        stage.state(sizes)
        stage.expectReference()
      }
    }
  }

  private func stage(using dice: inout SplitMix64) -> RowStage {
    let availableWidth = dice.oneIn(2) ? 375 : Double.random(in: 40...800, using: &dice)
    var stage = RowStage(
      availableWidth: availableWidth, spacing: Double(Int.random(in: -8...24, using: &dice)) / 2,
      lineSpacing: Double(Int.random(in: -12...24, using: &dice)) / 2,
      scale: Double(Int.random(in: 1...3, using: &dice)), isHorizontal: dice.oneIn(2))
    stage.centersOnlyItem = dice.oneIn(3)
    if dice.oneIn(2) {
      stage.metrics.rowDistribution = dice.oneIn(2) ? .fill : .random(using: &dice)
    }
    stage.metrics.rowAlignment = .random(using: &dice)
    return stage
  }

  /// Returns a random item: like a tag, a fraction of the container, hidden, or too wide.
  private func metrics(in stage: RowStage, using dice: inout SplitMix64) -> ItemMetrics {
    let availableWidth = stage.rowSpace.availableWidth
    if availableWidth == 375, dice.oneIn(2) { return ItemMetrics(extent: 640, width: 61.3) }
    if stage.rowSpace.isHorizontal, availableWidth != 375, !dice.oneIn(30) {
      return ItemMetrics(extent: dice.oneIn(9) ? 700 : 640, width: availableWidth * 0.9)
    }
    let width: Double
    switch dice.roll(12) {
    case 0: width = 0
    case 1: width = availableWidth * 1.2
    case 2...4: width = availableWidth / Double(1 + dice.roll(5))
    default: width = .random(in: 8...max(9, availableWidth / 2), using: &dice)
    }
    let height = dice.oneIn(8) ? 0 : Double(Int.random(in: 1...9, using: &dice)) * 8.25
    return ItemMetrics(extent: stage.pixels.length(height), width: width)
  }

  private func query(_ stage: RowStage, using dice: inout SplitMix64) -> AxisRect {
    let main = dice.length(-200...stage.items.extent + 200)
    let cross = dice.length(-200...stage.crossExtent + 200)
    return AxisRect(
      main: LengthRange(start: main, extent: dice.length(0...900)),
      cross: LengthRange(start: cross, extent: dice.length(0...900)))
  }

  private func change(_ stage: inout RowStage, using dice: inout SplitMix64) {
    switch dice.roll(6) {
    case 0...1:
      guard let item = stage.specified.indices.randomElement(using: &dice) else { return }
      stage.setMetrics(
        dice.oneIn(4) ? stage.specified[item] : metrics(in: stage, using: &dice), of: item)
    case 2:
      stage.setLineSpacing(-stage.metrics.lineSpacing)
    default:
      let removing = stage.specified.indices.filter { _ in dice.oneIn(7) }
      var inserting: [(item: Int, metrics: ItemMetrics)] = []
      var count = stage.specified.count - removing.count
      for index in 0..<stage.specified.count + 3 where index <= count && dice.oneIn(7) {
        inserting.append((index, metrics(in: stage, using: &dice)))
        count += 1
      }
      stage.edit(removing: removing, inserting: inserting)
    }
  }

  @Test(arguments: Samples.seeds(40, of: 150) as Range<UInt64>)
  func rowsAfterRandomChangesMatchReference(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    var stage = stage(using: &dice)
    stage.state([])
    let items = (0..<dice.roll(60)).map { _ in metrics(in: stage, using: &dice) }
    stage.edit(removing: [], inserting: Array(items.enumerated()).map { ($0.offset, $0.element) })
    for step in 0..<25 {
      change(&stage, using: &dice)
      // Some changes apply to a layout of which only a part is placed.
      if dice.oneIn(3), let item = stage.specified.indices.randomElement(using: &dice) {
        stage.place(through: item)
        #expect(stage.frame(item) == stage.reference[item], "step \(step)")
      }
      guard dice.oneIn(2) else { continue }
      stage.expectReference("step \(step)")
      for _ in 0..<4 { stage.expectQuery(query(stage, using: &dice)) }
    }
  }
}
