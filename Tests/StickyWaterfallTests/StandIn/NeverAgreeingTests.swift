#if !canImport(UIKit)
import StickyWaterfall
import Testing

/// Views and insets that never agree, from reports: contract rule 29.
@MainActor
@Suite struct NeverAgreeingTests {
  // Six items of 100 x 100 in 2 columns are higher than the view only without the safe area.
  @Test(arguments: [false, true])
  func safeAreaThatFollowsContentSizeComesToRest(keepsPlaces: Bool) {
    let (layout, controller) = (LayoutSpy(), AnsweringController([6]))
    controller.size = { _ in CGSize(width: 100, height: 100) }
    let stage = Stage(
      controller, layout: layout, size: CGSize(width: 320, height: 480), expectsDiagnostics: true
    ) {
      $0.sectionInsetReference = .fromSafeArea
      $0.keepsVisibleItemsInPlace = keepsPlaces
    }
    layout.after[.prepare] = { [unowned stage] in
      let left: CGFloat = stage.layout.collectionViewContentSize.height > 480 ? 60 : 0
      guard stage.view.safeAreaInsets.left != left else { return }
      stage.setSafeArea(UIEdgeInsets(top: 0, left: left, bottom: 0, right: 0))
    }
    stage.layOutAgain()
    expectRest(stage, layout)
  }

  @Test func growingCellsTakeInsetInNextTurn() {
    let (layout, controller) = (LayoutSpy(), AnsweringController([30]))
    var height: CGFloat = 60
    controller.preferredExtent = { _, _ in
      height += 1
      return height
    }
    let stage = Stage(
      controller, layout: layout, size: CGSize(width: 320, height: 480), expectsDiagnostics: true
    ) { $0.estimatedItemSize = CGSize(width: 60, height: 60) }
    layout.minimumLineSpacing += 1
    stage.view.layoutIfNeeded()
    stage.view.contentInset.left = 60
    stage.view.layoutIfNeeded()
    #expect(layout.passes <= 60)
    layout.passes = 0
    stage.takeTurn()
    #expect(stage.contentSize.width == 260)
    expectRest(stage, layout)
  }

  // The offset is at the end of the content, which the footer makes longer and shorter in turn.
  @Test(arguments: [true, false])
  func pinnedFooterThatAlternatesAtContentEndComesToRest(adjustsAtOnce: Bool) {
    let (layout, controller) = (LayoutSpy(), AnsweringController([40]))
    var isLonger = false
    controller.preferredExtent = { _, kind in
      guard kind != nil else { return 50 }
      isLonger.toggle()
      return isLonger ? 50.6 : 50
    }
    let stage = Stage(
      controller, layout: layout, size: CGSize(width: 300, height: 300), columns: 1,
      reading: HostReading(adjustsAtOnce: adjustsAtOnce), expectsDiagnostics: true
    ) {
      $0.itemSize = CGSize(width: 300, height: 50)
      $0.estimatedItemSize = $0.itemSize
      $0.minimumLineSpacing = 0
      $0.keepsVisibleItemsInPlace = true
      $0.selfSizesHeadersAndFooters = true
      $0.sectionFootersPinToVisibleBounds = true
      $0.footerReferenceSize = CGSize(width: 300, height: 20)
    }
    layout.passes = 0
    stage.scroll(to: stage.contentSize.height - 300)
    #expect(layout.passes > 0 && abs((stage.footer()?.frame.height ?? 0) - 50) <= 1)
    expectRest(stage, layout)
  }

  private func expectRest(
    _ stage: Stage<AnsweringController, LayoutSpy>, _ layout: LayoutSpy
  ) {
    for turn in 0..<12 {
      #expect(layout.passes <= 60 && (turn < 11 || layout.passes == 0))
      layout.passes = 0
      stage.takeTurn()
    }
  }
}
#endif
