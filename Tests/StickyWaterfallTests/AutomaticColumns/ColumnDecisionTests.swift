import StickyWaterfall
import Testing

/// When automatic columns are chosen, and which sizes that queries: contract rule 38.
///
///     screen 330 wide, no insets, gaps of 10: three columns of 103
///     ├─103─┤ 10.5 ├─103─┤ 10.5 ├─103─┤
@MainActor
@Suite struct ColumnDecisionTests {
  /// Returns a screen of items that are 40 high and have the given widths.
  private func screen(
    _ counts: [Int] = [8], expectsDiagnostics: Bool = false,
    _ width: @escaping (IndexPath) -> CGFloat = { _ in 103 },
    configure: @escaping (WaterfallFlowLayout) -> Void = { _ in }
  ) -> WaterfallScreen {
    let controller = AnsweringController(counts)
    controller.size = { CGSize(width: width($0), height: 40) }
    return WaterfallScreen(
      controller, size: CGSize(width: 330, height: 400), scale: 2,
      expectsDiagnostics: expectsDiagnostics, columns: nil, configure: configure)
  }

  private func columns(_ screen: WaterfallScreen, _ section: Int = 0) -> Int {
    Set(screen.frames(section).map(\.minX)).count
  }

  private func update(_ screen: WaterfallScreen, _ change: @escaping () -> Void) {
    screen.controller.measured = []
    screen.update(change)
  }

  //     330 wide: ├─103─┤ 10.5 ├─103─┤ 10.5 ├─103─┤     90 wide: ├─103─┤, which is a row
  // The view gets its width between the new counts and the update list.
  // Contract rule 38a.
  @Test func columnsAreDecidedForAWidthThatComesBeforeTheUpdateList() {
    let screen = screen(expectsDiagnostics: true)
    screen.resize(to: CGSize(width: 90, height: 400))
    #expect(screen.layout.columnCount(inSection: 0) == 0)
    screen.controller.counts = [9]
    screen.layout.invalidateLayout(with: CountsContext())
    // UIKit calls `prepare()` in this setter (facts 13.9).
    screen.view.frame.size.width = 330
    screen.layout.prepare(forCollectionViewUpdates: [UpdateItem(.insert, to: [0, 8])])
    screen.layout.finalizeCollectionViewUpdates()
    #expect(screen.layout.columnCount(inSection: 0) == 3)
  }

  @Test func onlyReloadedItemsAreQueriedIfTheNewWidthsFitTheColumns() {
    var wide = false
    let screen = screen { wide && $0.item == 4 ? 216 : 103 }
    wide = true
    update(screen) { screen.view.reloadItems(at: [[0, 4]]) }
    #expect(screen.controller.measured == [[0, 4]])
    #expect(screen.frame(4)?.width == 216.5 && columns(screen) >= 2)
    #expect(screen.frame(5)?.minY == 100 && screen.frame(0)?.width == 103)
  }

  /// Contract rules 26c and 38f.
  @Test func insertedItemOfDifferentWidthTurnsItsSectionIntoRows() {
    let screen = screen([7, 4]) { $0.item == 7 ? 150 : 103 }
    screen.update(inserting: [[0, 7]])
    #expect(screen.controller.measured.contains([0, 0]))
    #expect(!screen.controller.measured.contains { $0.section == 1 })
    #expect(screen.layout.columnIndex(ofItemAt: [0, 0]) == nil && columns(screen, 1) == 3)
    #expect(screen.frame(7)?.minX == 113 && screen.frame(0)?.width == 103)
  }

  /// An update that leaves items of one width doesn't turn rows into columns.
  ///
  /// Contract rule 38.2.
  @Test func rowsStayRowsUntilAllSizesAreQueriedAgain() {
    let screen = screen([7]) { $0.item == 6 ? 150 : 103 }
    screen.update(deleting: [[0, 6]])
    #expect(screen.controller.measured.isEmpty)
    #expect(screen.layout.columnIndex(ofItemAt: [0, 0]) == nil)
    update(screen) {}
    #expect(screen.layout.columnIndex(ofItemAt: [0, 0]) == 0)
  }

  /// Contract rule 38.3.
  @Test func insertIntoRowsQueriesOnlyTheNewItemDespiteChangedInsets() {
    let screen = screen([7]) { $0.item == 6 ? 150 : 103 }
    screen.controller.inset = { _ in UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20) }
    screen.update(inserting: [[0, 7]])
    #expect(screen.controller.measured == [[0, 7]])
    #expect(screen.frame(0)?.minX == 20 && screen.frame(1)?.maxX == 310)
  }

  /// The stock layout also queries all insets, because they can depend on the sections.
  @Test func sectionUpdateQueriesTheInsetsOfEverySection() {
    let screen = screen([3, 3, 3])
    screen.controller.inset = { [unowned controller = screen.controller] in
      UIEdgeInsets(top: $0 == controller.counts.count - 1 ? 15 : 0, left: 0, bottom: 0, right: 0)
    }
    update(screen) {
      screen.controller.counts = [3, 3]
      screen.view.deleteSections([2])
    }
    #expect(screen.frame(0, 1)?.minY == 55 && screen.controller.measured.isEmpty)
    update(screen) { screen.view.reloadSections([1]) }
    #expect(screen.controller.measured.allSatisfy { $0.section == 1 })
  }

  /// Next to the old items, a width of 216 would be two columns of the grid.
  ///
  /// Contract rule 38d.
  @Test(arguments: [false, true])
  func columnsAreChosenAgainWhenAllItemsAreReplaced(reloads: Bool) {
    var width: CGFloat = 103
    let screen = screen(reloads ? [2] : [8]) { _ in width }
    width = 216
    if reloads {
      update(screen) { screen.view.reloadItems(at: [[0, 0], [0, 1]]) }
    } else {
      screen.update(deleting: (0..<8).map { [0, $0] }, inserting: [[0, 0], [0, 1]])
    }
    #expect(screen.controller.measured == [[0, 0], [0, 1]])
    #expect(
      screen.frames() == [
        CGRect(x: 57, y: 0, width: 216, height: 40), CGRect(x: 57, y: 50, width: 216, height: 40),
      ])
  }

  /// Contract rule 38b.
  @Test func insertedAndReloadedSectionsGetTheirOwnColumns() {
    var width: CGFloat = 103
    let screen = screen([8, 2]) { _ in width }
    width = 160
    update(screen) {
      screen.controller.counts = [8, 2, 4]
      screen.view.insertSections([2])
      screen.view.reloadSections([0])
    }
    #expect(columns(screen, 0) == 2 && columns(screen, 2) == 2)
    #expect(screen.frame(0, 1)?.width == 103)
    #expect(!screen.controller.measured.contains { $0.section == 1 })
  }

  /// Sizes make three columns in both bounds; old sizes in the new bounds would make five.
  @Test func topmostItemStaysInPlaceIfSizesDependOnTheBounds() {
    var view: UICollectionView?
    let screen = screen([60]) { _ in
      ((view?.bounds.width ?? 330) - 20) / 3
    } configure: {
      $0.keepsVisibleItemsInPlace = true
    }
    view = screen.view
    screen.scroll(to: 300)
    #expect(screen.placeOnScreen(18)?.minY == 0)
    screen.resize(to: CGSize(width: 620, height: 300))
    #expect(screen.frame(18)?.width == 200)
    #expect(screen.placeOnScreen(18)?.minY == 0)
  }
}
