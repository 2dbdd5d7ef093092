#if !canImport(UIKit)
import StickyWaterfall
import Testing

/// Views and insets that never agree, and invalidations by the app: contract rule 29.
@MainActor
@Suite struct DisagreeingViewsTests {
  @Test(arguments: Restlessness.allCases, [false, true])
  func layoutDefersExcessInvalidationsToTheNextTurn(restlessness: Restlessness, keepsPlaces: Bool) {
    let screen = RestlessScreen(restlessness, keepsPlaces: keepsPlaces)
    for turn in 1...12 {
      screen.disturb()
      screen.setHeight(CGFloat(60 + turn))
      screen.layout.passes = 0
      screen.stage.layOutAgain()
      #expect(screen.layout.passes <= 60)
      screen.layout.passes = 0
      screen.stage.takeTurn()
      #expect(screen.stage.frame(5)?.height == CGFloat(60 + turn), "turn \(turn)")
      if restlessness.alternates { #expect((screen.stage.frame(0)?.height ?? 0) >= 164) }
    }
    expectRest(screen.stage, afterTurns: 6)
  }

  /// Contract rule 29f.2.
  @Test func changedInsetAppliesInTheNextTurnWhileCellsKeepGrowing() {
    let layout = LayoutSpy()
    let controller = AnsweringController([30])
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
    expectRest(stage, afterTurns: 11)
  }

  // The offset is at the end of the content, which the footer makes longer and shorter in turn.
  // Contract rule 29f.1.
  @Test(arguments: [true, false])
  func pinnedFooterOfAlternatingHeightStopsCausingLayoutPasses(adjustsAtOnce: Bool) {
    let layout = LayoutSpy()
    let controller = AnsweringController([40])
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
    expectRest(stage, afterTurns: 11)
  }

  private func expectRest(
    _ stage: Stage<AnsweringController, LayoutSpy>, afterTurns count: Int
  ) {
    for turn in 0..<12 {
      #expect(stage.layout.passes <= 60 && (turn < count || stage.layout.passes == 0))
      stage.layout.passes = 0
      stage.takeTurn()
    }
  }
}

enum Restlessness: CaseIterable, Sendable {
  case cell, allCells, growingCells, safeArea, contentInset, insetWhileReading, reloads, appInsets

  /// Whether the first cell prefers 164 and 170 points in turn.
  var alternates: Bool { [.cell, .allCells, .reloads].contains(self) }
}

@MainActor
private final class RestlessScreen {
  let layout = LayoutSpy()
  let stage: Stage<AnsweringController, LayoutSpy>
  private let controller = AnsweringController([8])
  private let restlessness: Restlessness

  init(_ restlessness: Restlessness, keepsPlaces: Bool) {
    self.restlessness = restlessness
    stage = Stage(
      controller, layout: layout, size: CGSize(width: 320, height: 480), columns: nil,
      expectsDiagnostics: true
    ) {
      $0.sectionInsetReference = .fromSafeArea
      $0.keepsVisibleItemsInPlace = keepsPlaces
      $0.estimatedItemSize = CGSize(width: 150, height: 50)
    }
    setHeight(60)
    controller.preferredExtent = { [unowned self] path, _ in preferredExtent(of: path.item) }
    let call: LayoutCall = restlessness == .insetWhileReading ? .elements : .prepare
    layout.after[call] = { [unowned self] in adjustInsets() }
    stage.reload()
  }

  func setHeight(_ height: CGFloat) {
    controller.size = { _ in CGSize(width: 150, height: height) }
  }

  func disturb() {
    switch restlessness {
    case .reloads: stage.reload()
    case .appInsets:
      for step in 1...60 {
        stage.view.contentInset.left = CGFloat(step)
        stage.view.layoutIfNeeded()
      }
    default: stage.layOutAgain()
    }
  }

  private func preferredExtent(of item: Int) -> CGFloat? {
    let height = layout.layoutAttributesForItem(at: [0, item])?.frame.height ?? 0
    let other: CGFloat = height == 170 ? 164 : 170
    switch restlessness {
    case .cell, .reloads: return item == 0 ? other : nil
    case .allCells: return item < 5 ? other : nil
    case .growingCells: return item < 5 ? height + 1 : nil
    case .safeArea, .contentInset, .insetWhileReading, .appInsets: return nil
    }
  }

  private func adjustInsets() {
    let left: CGFloat = layout.collectionViewContentSize.height > 400 ? 0 : 60
    switch restlessness {
    case .safeArea:
      guard stage.view.safeAreaInsets.left != left else { return }
      stage.setSafeArea(UIEdgeInsets(top: 0, left: left, bottom: 0, right: 0))
    case .contentInset, .insetWhileReading:
      guard stage.view.contentInset.left != left else { return }
      stage.view.contentInset.left = left
    default: break
    }
  }
}
#endif
