import Testing
import WaterfallEngine
import WaterfallTestSupport

@Suite struct SnapReferenceTests {
  /// Contract rules 32.2, 32c, and 32d.
  @Test(arguments: Samples.seeds(20, of: 100), SnapTarget.allCases)
  func restingOffsetMatchesSearchOfAllItems(seed: Int, target: SnapTarget) {
    var dice = SplitMix64(seed: seed)
    let count = Int(dice.length(0...8))
    let mayBeNegative = seed % 3 == 0
    let waterfall =
      dice.happens(50)
      ? dice.pinnedWaterfall(sectionCount: count, mayBeNegative: mayBeNegative)
      : dice.overlappingWaterfall(sectionCount: count, mayBeNegative: mayBeNegative)
    for _ in 0..<40 {
      let rules = rules(target, over: waterfall, using: &dice)
      // If pinned elements cover everything, no item can fill the clear range.
      guard (0..<count).allSatisfy({ clear($0, of: waterfall, rules) > 4 }) else { continue }
      let places = Set(all(of: waterfall, rules)).sorted()
      var wanted = dice.length(-300...(waterfall.mainExtent + 300))
      if dice.happens(40), let place = places.randomElement(using: &dice) {
        wanted = place + dice.length(-1...1)
      }
      let released = wanted + dice.length(-200...200)
      for direction in SnapDirection.allCases {
        #expect(
          waterfall.restingOffset(
            near: wanted, released: released, direction: direction, rules: rules)
            == expected(places, near: wanted, released, direction, of: waterfall, rules))
      }
    }
  }

  /// Items that were moved by 0 snap as in the layout itself.
  ///
  /// The items of these rows are thinner than a pixel, so that rounding separates them.
  @Test(arguments: Samples.seeds(20, of: 100), [SnapTarget.itemStart, .itemCenter])
  func restingOffsetOfGivenItemsMatchesThatOfTheLayout(seed: Int, target: SnapTarget) {
    var dice = SplitMix64(seed: seed)
    let count = Int(dice.length(1...6))
    let waterfall = dice.overlappingWaterfall(sectionCount: count, mayBeNegative: seed % 3 == 0)
    let all = items(of: waterfall)
    let hasRows = all.contains {
      waterfall.column(ofItem: $0.id.kind.item ?? 0, inSection: $0.id.section) == nil
    }
    for _ in 0..<(hasRows && target == .itemStart ? 0 : 40) {
      let rules = rules(target, over: waterfall, using: &dice)
      let wanted = dice.length(-300...(waterfall.mainExtent + 300))
      let released = wanted + dice.length(-200...200)
      for direction in SnapDirection.allCases {
        let rest = { (moved: [LayoutElement]?) in
          waterfall.restingOffset(
            near: wanted, released: released, direction: direction, rules: rules, among: moved)
        }
        #expect(rest(all) == rest(nil))
      }
    }
  }

  private func items(of waterfall: Waterfall) -> [LayoutElement] {
    (0..<waterfall.sectionCount).flatMap { section in
      (0..<waterfall.itemCount(inSection: section)).map { item in
        LayoutElement(
          id: ElementID(.item(item), inSection: section),
          frame: waterfall.frame(ofItem: item, inSection: section))
      }
    }
  }

  private func rules(
    _ target: SnapTarget, over waterfall: Waterfall, using dice: inout SplitMix64
  ) -> SnapRules {
    SnapRules(
      target: target, startInset: dice.length(-20...90), visibleExtent: dice.length(0...900),
      offsets: LengthRange(
        start: dice.length(-90...90), extent: dice.length(0...(waterfall.mainExtent + 90))),
      pins: dice.rules())
  }

  /// Returns the offsets where scrolling can come to rest.
  private func all(of waterfall: Waterfall, _ rules: SnapRules) -> [Length] {
    (0..<waterfall.sectionCount).flatMap { section -> [Length] in
      let items = 0..<waterfall.itemCount(inSection: section)
      switch rules.target {
      case .itemStart:
        let inset = rules.startInset + cover(.header, section, of: waterfall, rules)
        return items.map { lineStart(ofItem: $0, inSection: section, of: waterfall) - inset }
      case .itemCenter:
        let middle = rules.startInset + rules.visibleExtent / 2
        return items.map {
          let main = waterfall.frame(ofItem: $0, inSection: section).main
          return main.start + main.extent / 2 - middle
        }
      case .sectionStart:
        let range = waterfall.range(ofSection: section)
        let cover = waterfall.obscuredExtent(
          overStartOfSection: section, visible: rules.visibleExtent, rules: rules.pins)
        return range.extent > 0 ? [range.start - rules.startInset - cover] : []
      }
    }
  }

  private func cover(
    _ boundary: Boundary, _ section: Int, of waterfall: Waterfall, _ rules: SnapRules
  ) -> Length {
    waterfall.obscuredExtent(
      of: boundary, overSection: section, visible: rules.visibleExtent, rules: rules.pins)
  }

  /// Returns the part of the visible extent that pinned elements don't cover.
  private func clear(_ section: Int, of waterfall: Waterfall, _ rules: SnapRules) -> Length {
    rules.visibleExtent - cover(.header, section, of: waterfall, rules)
      - cover(.footer, section, of: waterfall, rules)
  }

  /// Returns the start of an item, or of its row, which is as long as its longest item.
  private func lineStart(
    ofItem item: Int, inSection section: Int, of waterfall: Waterfall
  ) -> Length {
    let metrics = (0..<waterfall.itemCount(inSection: section)).map {
      waterfall.itemMetrics(at: $0, inSection: section)
    }
    let rows = ReferenceRows(
      waterfall.metrics(ofSection: section), crossExtent: waterfall.crossExtent)
    let row = rows?.rows(of: metrics).first { $0.contains(item) } ?? item..<item + 1
    let thickest = row.max { metrics[$0].extent < metrics[$1].extent } ?? item
    return waterfall.frame(ofItem: thickest, inSection: section).main.start
  }

  private func expected(
    _ places: [Length], near wanted: Length, _ released: Length, _ direction: SnapDirection,
    of waterfall: Waterfall, _ rules: SnapRules
  ) -> Length? {
    let before = places.last { $0 < wanted }
    let after = places.first { $0 > wanted }
    let long = longItems(between: before, and: after, of: waterfall, rules)
    if !places.contains(wanted), long.contains(where: { $0 ~= wanted }) { return nil }
    let offsets = rules.offsets
    var reachable = (places + long.flatMap { [$0.lowerBound, $0.upperBound] }).sorted().map {
      max(offsets.start, min($0, offsets.end))
    }
    if direction == .forward, after == nil { reachable.append(offsets.end) }
    if direction == .backward, before == nil { reachable.insert(offsets.start, at: 0) }
    let nearest = reachable.min { abs($0 - wanted) < abs($1 - wanted) }
    guard let nearest else { return nil }
    if direction == .forward, nearest < released {
      return reachable.first { $0 > wanted } ?? offsets.end
    }
    if direction == .backward, nearest > released {
      return reachable.last { $0 < wanted } ?? offsets.start
    }
    return nearest
  }

  /// Returns the offsets at which one item fills the whole clear range, for each such item.
  private func longItems(
    between before: Length?, and after: Length?, of waterfall: Waterfall, _ rules: SnapRules
  ) -> [ClosedRange<Length>] {
    guard rules.target != .sectionStart else { return [] }
    return (0..<waterfall.sectionCount).flatMap { section -> [ClosedRange<Length>] in
      let clear = clear(section, of: waterfall, rules)
      let isClose =
        if let before, let after { after - before <= clear } else { false }
      let inset = rules.startInset + cover(.header, section, of: waterfall, rules)
      return (0..<waterfall.itemCount(inSection: section)).compactMap {
        let main = waterfall.frame(ofItem: $0, inSection: section).main
        guard main.extent >= clear else { return nil }
        let end = main.end - inset - clear
        return (isClose ? end : main.start - inset)...end
      }
    }
  }
}
