import Testing

@testable import StickyWaterfall

/// Headers and footers that prefer a size, which the stock layout never uses.
@MainActor
@Suite struct HeaderSelfSizingTests {
  private func stage(
    _ counts: [Int] = [3, 3], estimate: CGFloat = 50, selfSizes: Bool = true,
    expectsDiagnostics: Bool = false
  ) -> FeedStage {
    let stage = FeedStage(.counts(counts), expectsDiagnostics: expectsDiagnostics) {
      $0.estimatedItemSize = CGSize(width: estimate, height: estimate)
      $0.selfSizesHeadersAndFooters = selfSizes
    }
    stage.controller.preferredExtent = { indexPath, kind in
      guard let kind else { return nil }
      return kind == Side.header.kind ? 60 + CGFloat(indexPath.section) : 33
    }
    stage.reload()
    stage.controller.forgetQueries()
    return stage
  }

  private func expected(_ sections: [FeedSection]) -> PlainFeed {
    var sections = sections
    for section in sections.indices {
      sections[section].header = 60 + CGFloat(section)
      sections[section].footer = 33
    }
    return PlainFeed(sections, width: 260)
  }

  // Contract rule 29, and facts 14.10: the flow layout never sizes them by their views.
  // Contract rule 29a.3.
  @Test(arguments: [false, true])
  func headersKeepTheirReferenceSizeUnlessSelfSizingIsEnabled(keepsPlaces: Bool) {
    let stage = stage(selfSizes: false)
    stage.layout.keepsVisibleItemsInPlace = keepsPlaces
    stage.scrollThrough()
    stage.expectFresh()
    stage.layout.selfSizesHeadersAndFooters = true
    stage.scrollThrough()
    #expect(expected(stage.sections).differences(to: stage.layout) == [])
    stage.layout.selfSizesHeadersAndFooters = false
    stage.scrollThrough()
    stage.expectFresh()
  }

  /// Everything is queried before the update list if the layout is a subclass.
  @Test(arguments: [true, false])
  func headersOffScreenKeepTheirPreferredSizesInABatch(isSubclass: Bool) {
    let stage = stage([9, 23])
    stage.layout.isSubclass = isSubclass
    stage.scrollThrough()
    for isEmpty in [false, true] {
      stage.perform(isEmpty ? FeedBatch(stage.sections) : .appending(40, to: stage.sections))
      #expect(expected(stage.sections).differences(to: stage.layout) == [])
    }
    // Only the header that a context names has its reference size again.
    for isBatch in [true, false] {
      stage.update {
        stage.layout.invalidateLayout(with: .naming(headers: [[0, 0]]))
        guard isBatch else { return stage.view.layoutIfNeeded() }
        let batch = FeedBatch.inserting([40], at: 0, of: stage.sections)
        stage.controller.sections = batch.after
        batch.send(to: stage.view)
      }
      let frames = Side.allCases.map {
        stage.layout.unpinnedFrameForSupplementaryView(ofKind: $0.kind, at: [0, 0])
      }
      #expect(frames.map { $0?.height } == [stage.sections[0].header, 33])
      stage.scrollThrough()
    }
  }

  /// A title can break its lines elsewhere at another width.
  @Test func headersOffScreenHaveTheirReferenceSizeAtAnotherWidth() {
    let stage = stage([9, 23])
    stage.layout.keepsVisibleItemsInPlace = true
    stage.scrollThrough()
    let height = { [layout = stage.layout] in
      layout.unpinnedFrameForSupplementaryView(ofKind: Side.header.kind, at: [0, 0])?.height
    }
    #expect(height() == 60)
    stage.resize(to: CGSize(width: 230, height: 400))
    #expect(height() == 40)
  }

  @Test func headersWithoutAnEstimateKeepTheDelegatesSize() {
    let stage = stage(estimate: 0)
    stage.expectFresh()
  }

  @Test func headerThatKeepsChangingItsSizeIsReportedOnce() {
    let stage = stage(expectsDiagnostics: true)
    var answer: CGFloat = 30
    stage.controller.preferredExtent = { _, kind in
      guard kind != nil else { return nil }
      answer += 2
      return answer
    }
    stage.reload()
    #expect(stage.diagnostics.map(\.section) == [0])
    #expect(stage.diagnostics.allSatisfy { $0.kind == .changingSize && $0.indexPath == nil })
    #expect(answer < 300)
  }
}
