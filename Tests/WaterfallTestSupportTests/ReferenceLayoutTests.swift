import Testing
import WaterfallEngine
import WaterfallTestSupport

@Suite struct ReferenceLayoutTests {
  /// The third item goes below the shorter of the two.
  ///
  ///     ┌───┐ ┌───┐ 0
  ///     │ 0 │ │ 1 │
  ///     │   │ └───┘ 2
  ///     └───┘ ┌───┐ 3
  ///           └───┘ 4
  @Test func referenceLayoutPlacesTheThirdItemBelowTheShorterItem() {
    let scenario = Scenario(
      crossPixels: 7, columns: 2, lineSpacing: 1, columnSpacing: 1, heights: [3, 2, 1])
    let items = ReferenceLayout(scenario).snapshot.items
    #expect(items.map(\.frame.main.start) == [0, 0, pixels(3)])
    #expect(items.map(\.frame.cross.start) == [0, pixels(4), pixels(4)])
    #expect(items.map(\.column) == [0, 1, 1])
  }

  @Test func referenceLayoutPlacesItemsInGivenColumns() {
    let scenario = Scenario(crossPixels: 6, columns: 2, heights: [3, 2, 1])
    let items = ReferenceLayout(scenario, columns: [0: [1, nil, 1]]).snapshot.items
    #expect(items.map(\.column) == [1, 0, 1])
  }
}
