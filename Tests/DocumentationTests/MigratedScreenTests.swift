import Foundation
import StickyWaterfall
import Testing
import UIKitTestSupport

/// The screens of the migration guide, run as they are shown.
@Suite @MainActor
struct MigratedScreenTests {
  private let screen = ControllerStage()

  @Test func migratedColumnSpacingIsTheGapBetweenColumns() {
    let stage = SquaresStage(Migration.fromWaterfall(), size: CGSize(width: 328, height: 480))
    let frames = stage.view.frames(inSection: 0)
    #expect(frames[1].minX - frames[0].maxX == 8)
    #expect(frames[2].minY - frames[0].maxY == 5)
  }

  @Test func migratedItemsStartAtTheEdgeOfTheSafeArea() {
    let stage = SquaresStage(
      Migration.fromCompositionalLayout(), size: CGSize(width: 844, height: 390))
    stage.view.contentInsetAdjustmentBehavior = .never
    stage.setSafeArea(UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(stage.view.frames(inSection: 0).map(\.minX).min() == 47)
  }

  /// A long text next to a short one, then fractions of the width, as in MagazineLayout's example.
  @Test func itemsOfARowAlignTheirTopsAndFillTheWidth() throws {
    let counts = [1, 2, 2, 3, 3, 3] + Array(repeating: 10, count: 10) as [CGFloat]
    let controller = MagazineViewController()
    controller.items = counts.map { ("a", $0) }
    controller.items[2].text = String(repeating: "a word and another, ", count: 6)
    let frames = try screen.show(controller).frames(inSection: 0)
    let rows = Dictionary(grouping: frames, by: \.minY).sorted { $0.key < $1.key }.map(\.value)
    #expect(rows.map(\.count) == [1, 2, 3, 10])
    for row in rows {
      #expect(row.map(\.minX).min() == 4)
      let rest = 316 - (row.map(\.maxX).max() ?? 0)
      #expect(rest > -0.01 && rest < CGFloat(row.count) / 3, "less than a pixel for each item")
    }
    guard rows.count == 4 else { return }
    #expect(rows[1][1].height > 3 * rows[1][0].height)
  }
}
