import Testing

extension FactScenario {
  static let pins = [pinnedHeaders, pinnedFooters, pinnedUnderInset, pinScroll]

  /// Two sections: header 40, twenty rows of 50 without spacing, footer 30.
  @MainActor
  private static func twoSections(_ set: (UICollectionViewFlowLayout) -> Void) -> FactsStage {
    FactsStage.flow([20, 20]) { layout in
      layout.itemSize = CGSize(width: 320, height: 50)
      layout.minimumLineSpacing = 0
      layout.headerReferenceSize = CGSize(width: 0, height: 40)
      layout.footerReferenceSize = CGSize(width: 0, height: 30)
      set(layout)
    }
  }

  static let pinnedHeaders = FactScenario("4.6", "a pinned header at several offsets") {
    let stage = twoSections { $0.sectionHeadersPinToVisibleBounds = true }
    return ([0, 100, 990, 1020, 1060] as [CGFloat]).map { offset in
      stage.scroll(toY: offset)
      return "at \(offset.short): "
        + stage.boundaryFrame(UICollectionView.elementKindSectionHeader)
        + " and " + stage.boundaryFrame(UICollectionView.elementKindSectionHeader, 1)
    }
  }

  static let pinnedFooters = FactScenario("4.6", "a pinned footer at several offsets") {
    let stage = twoSections { $0.sectionFootersPinToVisibleBounds = true }
    return ([0, 300, 700] as [CGFloat]).map { offset in
      stage.scroll(toY: offset)
      return "at \(offset.short): "
        + stage.boundaryFrame(UICollectionView.elementKindSectionFooter)
    }
  }

  static let pinnedUnderInset = FactScenario("4.6", "a pinned header under a content inset") {
    let stage = twoSections { $0.sectionHeadersPinToVisibleBounds = true }
    stage.view.contentInset.top = 88
    return ([-188, -88, 100] as [CGFloat]).map { offset in
      stage.scroll(toY: offset)
      return "at \(offset.short): "
        + stage.boundaryFrame(UICollectionView.elementKindSectionHeader)
    }
  }

  static let pinScroll = FactScenario("4.7", "what a pinning flow layout is asked in a scroll") {
    let layout = NotingFlowLayout()
    let stage = FactsStage.flow([20], layout) { layout in
      layout.headerReferenceSize = CGSize(width: 0, height: 40)
      layout.sectionHeadersPinToVisibleBounds = true
    }
    return stage.calls(of: ["invalidate", "prepare", "sections", "count", "scrolled"]) {
      stage.view.contentOffset.y = 20
    }
  }
}

@MainActor
@Suite struct PinFacts {
  @Test func aHeaderFollowsTheTopAndIsPushedOutByItsFooter() {
    #expect(
      FactScenario.pinnedHeaders.run() == [
        "at 0: 0 0 320x40 and none", "at 100: 0 100 320x40 and none",
        "at 990: 0 990 320x40 and 0 1070 320x40", "at 1020: 0 1000 320x40 and 0 1070 320x40",
        "at 1060: none and 0 1070 320x40",
      ])
  }

  @Test func aFooterFollowsTheBottomUntilItsPlace() {
    #expect(
      FactScenario.pinnedFooters.run() == [
        "at 0: 0 450 320x30", "at 300: 0 750 320x30", "at 700: 0 1040 320x30",
      ])
  }

  @Test func aHeaderStaysBelowTheInsetAndBouncesWithTheContent() {
    #expect(
      FactScenario.pinnedUnderInset.run() == [
        "at -188: 0 0 320x40", "at -88: 0 0 320x40", "at 100: 0 188 320x40",
      ])
  }

  @Test func aScrollUnderPinsPreparesAndReadsNoCounts() {
    #expect(FactScenario.pinScroll.run() == ["scrolled", "invalidate", "prepare"])
  }
}
