import StickyWaterfall
import Testing
import WaterfallTestSupport

/// Several things that happen before one pass, while places are kept and headers are pinned.
@MainActor
@Suite struct KeptPlacesWalkTests {
  private func stage(_ counts: [Int], reading: HostReading) -> FeedStage {
    FeedStage(.counts(counts), reading: reading) {
      $0.keepsVisibleItemsInPlace = true
      $0.sectionHeadersPinToVisibleBounds = true
      $0.sectionFootersPinToVisibleBounds = true
    }
  }

  /// Each seed under another reading of what hosts do with an offset.
  @Test(arguments: 0..<60)
  func afterAnyOrderOfChangesEveryViewIsWhereTheLayoutSays(seed: Int) {
    var dice = Dice(seed: seed + 1)
    let stage = stage(
      [60, 30],
      reading: HostReading(
        flagsStartTrue: seed & 2 == 0,
        clampsBeforeAdjusting: seed & 4 != 0, adjustsAtOnce: seed & 8 == 0,
        queriesSizeChanges: seed & 1 == 0))
    for _ in 0..<12 {
      var log: [String] = []
      for _ in 0..<dice.number(1...5) {
        log.append(change(stage, &dice))
      }
      // Of two scrolls before a pass the second is seen in the next turn.
      stage.layOutAndReadAgain()
      let differences = stage.viewDifferences()
      guard differences.isEmpty else {
        Issue.record("\(log), offset \(stage.view.contentOffset.y): \(differences)")
        return
      }
    }
  }

  private func change(_ stage: FeedStage, _ dice: inout Dice) -> String {
    switch dice.number(0...6) {
    case 0:
      let offset = CGFloat(dice.number(-200...6_000))
      stage.view.contentOffset.y = offset
      return "offset \(offset)"
    case 1:
      let size = CGSize(
        width: CGFloat(dice.number(200...400)), height: CGFloat(dice.number(150...600)))
      stage.view.frame.size = size
      return "size \(size)"
    case 2, 3, 4:
      return changeContent(of: stage, &dice)
    case 5:
      stage.view.contentInset.top = CGFloat(dice.number(0...60))
      return "inset \(stage.view.contentInset.top)"
    default:
      stage.view.layoutIfNeeded()
      return "layout"
    }
  }

  private func changeContent(of stage: FeedStage, _ dice: inout Dice) -> String {
    let count = stage.sections[0].items.count
    switch dice.number(0...2) {
    case 0:
      let counts = [dice.number(0...60), dice.number(0...40)]
      stage.controller.sections = .counts(counts)
      stage.view.reloadData()
      return "reload \(counts)"
    case 1 where count > 2:
      stage.perform(.deleting(1..<count - 1, of: stage.sections))
      return "delete \(count - 2)"
    default:
      let columns = dice.number(1...5)
      for section in stage.sections.indices { stage.controller.sections[section].columns = columns }
      stage.layout.invalidateLayout()
      return "columns \(columns)"
    }
  }
}
