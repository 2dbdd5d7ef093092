#if !canImport(UIKit)
import StickyWaterfall
import Testing

/// An app's invalidation is applied in the next turn, even if views or insets never agree: contract
/// rule 29.
@MainActor
@Suite struct RestlessInvalidationTests {
  @Test(arguments: Restlessness.allCases)
  func refusedInvalidationAppliesInEachNextTurn(restlessness: Restlessness) {
    let screen = RestlessScreen(restlessness)
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
    for turn in 0..<12 {
      #expect(screen.layout.passes <= 60 && (turn < 6 || screen.layout.passes == 0))
      screen.layout.passes = 0
      screen.stage.takeTurn()
    }
  }
}

/// The views or insets that never agree.
enum Restlessness: CaseIterable, Sendable {
  case cell, allCells, growingCells, safeArea, contentInset, insetWhileReading, reloads, appInsets

  /// Whether the first cell prefers 164 and 170 points in turn.
  var alternates: Bool { [.cell, .allCells, .reloads].contains(self) }
}

/// A screen whose views or insets never agree.
@MainActor
private final class RestlessScreen {
  let layout = LayoutSpy()
  let stage: Stage<AnsweringController, LayoutSpy>
  private let controller = AnsweringController([8])
  private let restlessness: Restlessness

  init(_ restlessness: Restlessness) {
    self.restlessness = restlessness
    stage = Stage(
      controller, layout: layout, size: CGSize(width: 320, height: 480), columns: nil,
      expectsDiagnostics: true
    ) {
      $0.sectionInsetReference = .fromSafeArea
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
