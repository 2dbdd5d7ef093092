import Testing
import WaterfallTestSupport

@testable import WaterfallEngine

@Suite struct CardReferenceTests {
  /// Contract rule 33.1.
  @Test(arguments: Samples.seeds(20, of: 60))
  func cardFramesAndVisibilityMatchReference(seed: Int) {
    var dice = SplitMix64(seed: seed)
    let waterfall = dice.overlappingWaterfall(
      sectionCount: 4, mayBeNegative: seed % 3 == 0, stacksItems: seed % 2 == 0)
    for _ in 0..<12 {
      let viewport = dice.viewport(over: waterfall.mainExtent)
      let reference = CardReference(waterfall: waterfall, viewport: viewport)
      for section in 0..<4 {
        for item in 0..<waterfall.itemCount(inSection: section) {
          #expect(
            waterfall.stackedFrame(ofItem: item, inSection: section, viewport: viewport)
              == reference.frame(item, section))
          #expect(
            waterfall.isCovered(item: item, inSection: section, viewport: viewport)
              == reference.isCovered(item, section))
        }
        let rect = dice.rect(over: waterfall.mainExtent)
        #expect(
          waterfall.stackedItems(inSection: section, intersecting: rect, viewport: viewport)
            .map(\.id.kind.item) == reference.items(section, intersecting: rect))
      }
    }
  }

  @Test(arguments: Samples.seeds(20, of: 60))
  func changedCardsMatchReferenceAfterEachScroll(seed: Int) {
    var dice = SplitMix64(seed: seed)
    let waterfall = dice.overlappingWaterfall(
      sectionCount: 4, mayBeNegative: seed % 3 == 0, stacksItems: seed % 2 == 0)
    var old = dice.viewport(over: waterfall.mainExtent)
    for _ in 0..<20 {
      var new = dice.viewport(over: waterfall.mainExtent)
      if dice.happens(50) { new = old.shifted(by: dice.length(-20...20)) }
      let before = CardReference(waterfall: waterfall, viewport: old)
      let after = CardReference(waterfall: waterfall, viewport: new)
      #expect(waterfall.changedItems(from: old, to: new) == before.changed(until: after))
      old = new
    }
  }

  /// Simulates a view that keeps attributes and queries only the named items again.
  @Test(arguments: Samples.seeds(20, of: 60))
  func queryingOnlyChangedCardsKeepsAttributesCurrent(seed: Int) {
    var dice = SplitMix64(seed: seed)
    let waterfall = dice.overlappingWaterfall(
      sectionCount: 3, mayBeNegative: seed % 3 == 0, stacksItems: true)
    var viewport = dice.viewport(over: waterfall.mainExtent)
    var held: [ElementID: CardReference.Known] = [:]
    for _ in 0..<25 {
      var next = dice.viewport(over: waterfall.mainExtent)
      if dice.happens(60) { next = viewport.shifted(by: dice.length(-60...60)) }
      let reference = CardReference(waterfall: waterfall, viewport: next)
      var heard = waterfall.changedItems(from: viewport, to: next)
      for (id, known) in held where !heard.contains(id) {
        #expect(known.looks(like: reference.known(id)))
      }
      heard += reference.ids.filter { _ in dice.happens(20) }
      for id in heard { held[id] = reference.known(id) }
      viewport = next
    }
  }
}
