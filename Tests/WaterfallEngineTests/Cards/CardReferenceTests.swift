import Testing
import WaterfallTestSupport

@testable import WaterfallEngine

@Suite struct CardReferenceTests {
  @Test(arguments: 0..<60)
  func framesAndShownItemsAreThoseOfTheRules(seed: Int) {
    var dice = SplitMix64(seed: seed)
    var waterfall = dice.overlappingWaterfall(sectionCount: 4, mayBeNegative: seed % 3 == 0)
    waterfall.stacksItems = seed % 2 == 0
    waterfall.settle()
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
          waterfall.stackedItems(inSection: section, touching: rect, viewport: viewport)
            == reference.items(section, touching: rect))
      }
    }
  }

  @Test(arguments: 0..<60)
  func changedItemsAreThoseThatDiffer(seed: Int) {
    var dice = SplitMix64(seed: seed)
    var waterfall = dice.overlappingWaterfall(sectionCount: 4, mayBeNegative: seed % 3 == 0)
    waterfall.stacksItems = seed % 2 == 0
    waterfall.settle()
    var old = dice.viewport(over: waterfall.mainExtent)
    for _ in 0..<20 {
      var new = dice.viewport(over: waterfall.mainExtent)
      if dice.happens(50) { new.visible = old.visible.shifted(by: dice.length(-20...20)) }
      let changed = waterfall.changedItems(from: old, to: new).map(\.place)
      #expect(
        changed
          == CardReference(waterfall: waterfall, viewport: old)
          .changed(until: CardReference(waterfall: waterfall, viewport: new)))
      old = new
    }
  }

  /// A view that holds what it once heard of any items, and asks again for what is named alone.
  @Test(arguments: 0..<60)
  func whoAsksAgainForWhatIsNamedIsNeverWrong(seed: Int) {
    var dice = SplitMix64(seed: seed)
    var waterfall = dice.overlappingWaterfall(sectionCount: 3, mayBeNegative: seed % 3 == 0)
    waterfall.stacksItems = true
    waterfall.settle()
    var viewport = dice.viewport(over: waterfall.mainExtent)
    var held: [[Int]: CardReference.Known] = [:]
    for _ in 0..<25 {
      var next = dice.viewport(over: waterfall.mainExtent)
      if dice.happens(60) { next.visible = viewport.visible.shifted(by: dice.length(-60...60)) }
      let reference = CardReference(waterfall: waterfall, viewport: next)
      var heard = waterfall.changedItems(from: viewport, to: next).map(\.place)
      for (place, known) in held where !heard.contains(place) {
        #expect(known.looks(like: reference.known(place[1], place[0])))
      }
      heard += reference.places.filter { _ in dice.happens(20) }
      for place in heard { held[place] = reference.known(place[1], place[0]) }
      viewport = next
    }
  }

  /// An index brought up to date after edits answers as one made afresh.
  @Test(arguments: 0..<60)
  func anIndexBroughtUpToDateAnswersAsAFreshOne(seed: Int) {
    var dice = SplitMix64(seed: seed)
    var waterfall = dice.overlappingWaterfall(sectionCount: 3, mayBeNegative: false)
    waterfall.stacksItems = true
    for _ in 0..<15 {
      for _ in 0..<dice.length(1...3) { dice.edit(&waterfall) }
      waterfall.settle()
      let viewport = dice.viewport(over: waterfall.mainExtent)
      let reference = CardReference(waterfall: waterfall, viewport: viewport)
      let rect = AxisRect(
        main: LengthRange(start: -1000, end: 100_000), cross: LengthRange(start: 0, end: 64 * 300))
      for section in 0..<waterfall.sectionCount {
        #expect(
          waterfall.stackedItems(inSection: section, touching: rect, viewport: viewport)
            == reference.items(section, touching: rect))
      }
    }
  }
}

extension ElementID {
  /// Its section and its item.
  fileprivate var place: [Int] {
    if case .item(let item) = kind { return [section, item] }
    return [section]
  }
}

extension SplitMix64 {
  /// Changes a section's items, its columns, or which sections there are.
  fileprivate mutating func edit(_ waterfall: inout Waterfall) {
    let count = waterfall.sectionCount
    guard count > 0, happens(80) else {
      waterfall.arrangeSections([.inserted] + (0..<min(count, 3)).map { .existing($0) })
      return
    }
    let section = Int(length(0...Length(count - 1)))
    switch length(0...3) {
    case 0: fill(section, of: &waterfall, mayBeNegative: false)
    case 1:
      let end = waterfall.itemCount(inSection: section)
      let page = (end..<end + 3).map { (item: $0, input: ItemInput(extent: 33)) }
      waterfall.editItems(inSection: section, removing: [], inserting: page)
    case 2:
      var input = waterfall.input(ofSection: section)
      input.columnCount = Int(length(1...4))
      waterfall.setInput(input, ofSection: section)
    default: editOneItem(ofSection: section, of: &waterfall)
    }
  }

  /// Removes, changes or inserts an item.
  private mutating func editOneItem(ofSection section: Int, of waterfall: inout Waterfall) {
    let items = waterfall.itemCount(inSection: section)
    let item = Int(length(0...Length(max(0, items - 1))))
    let input = ItemInput(extent: length(0...90), columnSpan: Int(length(1...3)))
    switch length(0...2) {
    case 0 where items > 0:
      waterfall.editItems(
        inSection: section, removing: [item], inserting: [],
        columns: happens(50) ? .kept : .chosenAgain)
    case 1 where items > 0:
      waterfall.setItems([(item, input)], inSection: section)
    default:
      waterfall.editItems(
        inSection: section, removing: [], inserting: [(item: item, input: input)])
    }
  }
}
