import Testing
import WaterfallTestSupport

@testable import WaterfallEngine

@Suite struct SnapReferenceTests {
  /// Every candidate, by position, then in order.
  private func all(_ target: SnapTarget, of waterfall: Waterfall) -> [SnapCandidate] {
    let all = (0..<waterfall.sectionCount).flatMap { section -> [SnapCandidate] in
      guard target != .sectionStart else {
        let range = waterfall.range(ofSection: section)
        return range.extent > 0 ? [SnapCandidate(section: section, position: range.start)] : []
      }
      return (0..<waterfall.itemCount(inSection: section)).map { item in
        let main = restingRange(ofItem: item, inSection: section, of: waterfall)
        let position = target == .itemStart ? main.start : main.start + main.extent / 2
        return SnapCandidate(section: section, position: position)
      }
    }
    return all.sorted { ($0.position, $0.section) < ($1.position, $1.section) }
  }

  /// The stretch of an item, or of the row that it is in: that of the thickest item of that.
  private func restingRange(
    ofItem item: Int, inSection section: Int, of waterfall: Waterfall
  ) -> LengthRange {
    let inputs = (0..<waterfall.itemCount(inSection: section)).map {
      waterfall.itemInput(at: $0, inSection: section)
    }
    let rows = ReferenceRows(
      waterfall.input(ofSection: section), crossExtent: waterfall.crossExtent)
    let row = rows?.rows(of: inputs).first { $0.contains(item) } ?? item..<item + 1
    let thickest = row.max { inputs[$0].extent < inputs[$1].extent } ?? item
    return waterfall.frame(ofItem: thickest, inSection: section).main
  }

  private func expected(
    _ all: [SnapCandidate], near position: Length, direction: SnapDirection
  ) -> SnapCandidate? {
    switch direction {
    case .forward: return all.first { $0.position > position }
    case .backward:
      let place = all.last { $0.position < position }?.position
      return all.first { $0.position == place }
    case .nearest:
      let distance = all.map { abs($0.position - position) }.min()
      return all.first { abs($0.position - position) == distance }
    }
  }

  @Test(arguments: 0..<80, SnapTarget.allCases)
  func candidatesAreThoseOfASearchThroughAll(seed: Int, target: SnapTarget) {
    var dice = SplitMix64(seed: seed)
    let waterfall = dice.overlappingWaterfall(
      sectionCount: Int(dice.length(0...8)), mayBeNegative: seed % 3 == 0)
    let all = all(target, of: waterfall)
    for _ in 0..<40 {
      var position = dice.length(-100...(waterfall.mainExtent + 100))
      if dice.happens(40), let candidate = all.randomElement(using: &dice) {
        position = candidate.position + dice.length(-1...1)
      }
      for direction in SnapDirection.allCases {
        #expect(
          waterfall.snapCandidate(target, near: position, direction: direction)
            == expected(all, near: position, direction: direction))
      }
    }
  }

  /// Going on from each candidate passes through every position there is, once.
  @Test(arguments: 0..<40, SnapTarget.allCases)
  func goingForwardPassesEveryPosition(seed: Int, target: SnapTarget) {
    var dice = SplitMix64(seed: seed)
    let waterfall = dice.overlappingWaterfall(sectionCount: 5, mayBeNegative: seed % 2 == 0)
    var passed: [Length] = []
    var position = Length.min
    while let next = waterfall.snapCandidate(target, near: position, direction: .forward) {
      passed.append(next.position)
      position = next.position
    }
    #expect(passed == Set(all(target, of: waterfall).map { $0.position }).sorted())
  }

  @Test(arguments: 0..<20)
  func candidatesFollowSectionsThatComeAndGo(seed: Int) {
    var dice = SplitMix64(seed: seed)
    var waterfall = dice.overlappingWaterfall(sectionCount: 4, mayBeNegative: false)
    for _ in 0..<10 {
      dice.edit(&waterfall)
      waterfall.updateOrigins()
      let all = all(.itemStart, of: waterfall)
      let position = dice.length(-10...(waterfall.mainExtent + 10))
      #expect(
        waterfall.snapCandidate(.itemStart, near: position, direction: .nearest)
          == expected(all, near: position, direction: .nearest))
    }
  }
}
