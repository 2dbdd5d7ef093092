#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// Initial and final attributes in layout swaps and in animated layout passes (facts 10.2).
///
///     190 points show rows 0 ... 3 of 50, and rows 0 ... 2 of 80
@MainActor
@Suite struct AnimatedChangeTests {
  private let layout = ListLayout()

  private func stage(_ counts: [Int] = [20]) -> CollectionStage {
    CollectionStage(layout, counts, size: CGSize(width: 100, height: 190)).started()
  }

  /// Returns the initial and final y and alpha of each element.
  private func ways(_ stage: CollectionStage) -> [String] {
    stage.view.lastTransitions.map { way in
      let ends = [way.initial, way.final].map { $0.map { "\($0.frame.minY) \($0.alpha)" } ?? "-" }
      let path = way.indexPathBefore ?? way.indexPathAfter ?? []
      return "\(path[1]): \(ends[0]) to \(ends[1])"
    }
  }

  @Test func layoutSwapFadesElementsThatOnlyOneLayoutHas() {
    let stage = stage([2])
    stage.view.setCollectionViewLayout(ListLayout(headerHeight: 30), animated: true)
    let header = stage.view.lastTransitions.last
    #expect(header?.kind == UICollectionView.elementKindSectionHeader)
    #expect(header?.initial?.alpha == 0 && header?.final?.alpha == 1)
    stage.view.setCollectionViewLayout(layout, animated: true)
    let gone = stage.view.lastTransitions.last
    #expect(gone?.indexPathAfter == nil && gone?.initial?.alpha == 1 && gone?.final?.alpha == 0)
  }

  @Test(arguments: [true, false], [true, false])
  func layoutSwapCallsPrepareBeforeTransitionMethodsIfOptionIsEnabled(other: Bool, animated: Bool) {
    let stage = stage([1]).started(\.preparesBeforeTransitions, other)
    let calls = stage.calls {
      stage.view.setCollectionViewLayout(ListLayout(), animated: animated)
    }
    let told = ["prepareForTransition(to:)", "prepareForTransition(from:)"]
    let seen = calls.filter { $0 == "prepare" || told.contains($0) }
    #expect(seen == (other ? ["prepare"] + told : animated ? told + ["prepare"] : ["prepare"]))
    #expect(stage.titles == ["0.0"])
  }

  @Test func layoutSwapProposesAnOffsetInsideTheNewContent() {
    let stage = stage()
    stage.scroll(to: 800)
    stage.view.setCollectionViewLayout(ListLayout(rowHeight: 20), animated: true)
    #expect(stage.view.contentOffset.y == 210)
  }

  @Test func animatedInvalidationMovesElementsBetweenOldAndNewFrames() {
    let stage = stage()
    let calls = stage.calls {
      layout.rowHeight = 80
      layout.invalidateLayout()
      UIView.animate(withDuration: 0.3) { stage.view.layoutIfNeeded() }
    }
    #expect(
      ways(stage) == [
        "0: 0.0 1.0 to 0.0 1.0", "1: 50.0 1.0 to 80.0 1.0", "2: 100.0 1.0 to 160.0 1.0",
        "3: 150.0 1.0 to 150.0 0.0",
      ])
    #expect(!calls.contains { $0.contains("AnimatedBoundsChange") })
    #expect(calls.count { $0.hasPrefix("final") } == 4)
    #expect(calls.count { $0.hasPrefix("initial") } == 3)
  }

  @Test func initialAndFinalAttributesAreNotQueriedOutsideAnAnimation() {
    let stage = stage()
    let calls = stage.calls {
      layout.rowHeight = 80
      layout.invalidateLayout()
    }
    #expect(!calls.contains { $0.hasPrefix("initial") || $0.hasPrefix("final") })
    #expect(stage.view.lastTransitions.isEmpty)
  }

  @Test func itemsMovedOntoTheScreenByAnUpdateDoNotFadeIn() {
    let stage = stage()
    stage.delete(0..<2)
    let way = stage.view.lastTransitions.first { $0.indexPathBefore == [0, 5] }
    #expect(way?.initial?.alpha == 1)
  }
}
#endif
