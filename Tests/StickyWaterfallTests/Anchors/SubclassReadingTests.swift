import StickyWaterfall
import Testing
import WaterfallTestSupport

/// What someone reads stays where the subclass shows it, not where the superclass would.
@MainActor
@Suite struct SubclassReadingTests {
  /// A change above or at what someone reads.
  enum Change: CaseIterable, Sendable {
    case insertion, deletion, growth, invalidation, columns, turn, insets
  }

  private func list(_ kind: ReaderLayoutKind, _ direction: ReaderDirection) -> ReaderStage {
    let stage = ReaderStage(ReaderSetting(direction: direction, kind: kind)) {
      $0.keepsVisibleItemsInPlace = true
      $0.columnCount = 2
    }
    stage.show((0..<120).map { CGFloat(60 + $0 * 37 % 130) })
    return stage
  }

  @Test(arguments: ReaderLayoutKind.allCases, ReaderDirection.allCases)
  func somethingVisibleStaysInPlace(kind: ReaderLayoutKind, direction: ReaderDirection) {
    for change in Change.allCases {
      for number in Samples.seeds(3, of: 8) {
        let stage = list(kind, direction)
        stage.scroll(to: CGFloat(900 + number * 173))
        let memory = ReaderMemory(ReaderSight(stage))
        make(change, number, on: stage)
        stage.settle()
        if let complaint = memory.complaint(about: stage) {
          Issue.record("\(change) \(number): \(complaint)")
        }
      }
    }
  }

  /// The class reads the content size in its `prepare()`, where UIKit ignores invalidations.
  @Test func contentOfASubclassMovesBeforeTheNextTurn() {
    let stage = ReaderStage(ReaderSetting(kind: .halving)) { $0.keepsVisibleItemsInPlace = true }
    stage.show(Array(repeating: 100, count: 40))
    stage.scroll(to: 1_000)
    for name in 0..<5 { stage.extents[name] = 150 }
    stage.layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(stage.offset == 1_250 && stage.place(10) == 0)
  }

  private func make(_ change: Change, _ number: Int, on stage: ReaderStage) {
    switch change {
    case .insertion: stage.insert(Array(repeating: 70, count: number + 1), at: number)
    case .deletion: stage.delete(2..<3 + number)
    case .growth:
      let path = stage.view.indexPathsForVisibleItems.sorted()[number % 4]
      stage.resizeItem(stage.name(at: path), to: CGFloat(60 + number * 20))
    case .invalidation:
      stage.extents = stage.extents.mapValues { $0 + CGFloat(number * 3) }
      stage.layout.invalidateLayout()
    case .columns: stage.layout.columnCount = [1, 3, 4][number % 3]
    case .turn: stage.resize(390, 700)
    case .insets: stage.setInsets(CGFloat(number * 10), CGFloat(number * 30))
    }
  }
}
