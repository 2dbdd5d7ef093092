import StickyWaterfall

/// A feed that changes at random, scrolls and turns in between, and is checked after each change.
@MainActor
struct FeedWalk {
  let stage: FeedStage
  private var dice: FeedDice
  private let reading: HostReading
  private let options: PinOptions

  init(seed: UInt64, reading: HostReading) {
    var dice = FeedDice(seed: seed)
    let (pinsHeaders, pinsFooters) = (dice.oneIn(2), dice.oneIn(2))
    let (keepsPlaces, keepsColumns) = (dice.oneIn(3), dice.oneIn(5))
    let animation = UpdateAnimation(rawValue: dice.number(0...4)) ?? .fade
    var pins = PinOptions()
    pins.scope = PinningScope(rawValue: dice.number(0...2)) ?? .section
    (pins.headerOffset, pins.footerOffset) = (
      CGFloat(dice.number(-20...20)), CGFloat(dice.number(-20...20))
    )
    let options = pins
    stage = FeedStage(dice.sections(), reading: reading) { layout in
      layout.sectionHeadersPinToVisibleBounds = pinsHeaders
      layout.sectionFootersPinToVisibleBounds = pinsFooters
      layout.keepsVisibleItemsInPlace = keepsPlaces
      layout.keepsItemsInColumns = keepsColumns
      layout.updateAnimation = animation
      options.apply(to: layout)
    }
    (self.dice, self.reading, self.options) = (dice, reading, options)
  }

  /// Scrolls and turns now and then, changes the content by a batch, and tells what is wrong then.
  mutating func step() -> [String] {
    if dice.oneIn(3) {
      let last = max(0, Int(stage.view.contentSize.height) - 300)
      stage.scroll(to: CGFloat(dice.number(-60...last + 60)))
    }
    var problems: [String] = []
    if dice.oneIn(8) {
      // Both widths share evenly among two, three and four columns.
      let width: CGFloat = dice.oneIn(2) ? 260 : 380
      stage.resize(to: CGSize(width: width, height: CGFloat(dice.number(100...500))))
      if !stage.layout.keepsItemsInColumns { problems += stage.viewDifferences() }
      // What is asked in the turn of a batch is asked again.
      stage.takeTurn()
    }
    let batch = dice.batch(from: stage.sections)
    let before = FeedMoment(stage)
    stage.perform(batch)
    return problems + self.problems(after: batch)
      + before.problems(after: batch, in: stage)
  }

  func problems(after batch: FeedBatch) -> [String] {
    let keeps = stage.layout.keepsItemsInColumns
    var problems = placingProblems()
    if !keeps {
      let fresh = stage.freshElements()
      problems += fresh.differences(to: FeedElements(of: stage.layout, stage.sections))
      problems += stage.viewDifferences(to: fresh)
      problems += PlainFeed(stage.sections, width: stage.view.bounds.width)
        .differences(to: stage.layout)
      problems += pinProblems()
    }
    let asked = stage.controller.itemQuestions
    if asked != batch.askedItems {
      problems.append("asked about \(asked), not \(batch.askedItems)")
    }
    return problems
  }
}

extension FeedWalk {
  /// Items that are not exactly where the last of their columns can take them, in item order and
  /// whichever columns they have; sections that do not follow each other.
  private func placingProblems() -> [String] {
    var problems: [String] = []
    var end: CGFloat = 0
    for (index, section) in stage.sections.enumerated() {
      let start = end + section.header + FeedController.inset
      end = start
      var fronts = [CGFloat](repeating: start, count: section.columns)
      for (item, fed) in section.items.enumerated() {
        let first = stage.layout.columnIndex(ofItemAt: [index, item]) ?? -1
        let columns = first..<first + min(fed.span, section.columns)
        guard let frame = stage.frame(item, index), first >= 0, columns.upperBound <= fronts.count
        else { return problems + ["[\(index), \(item)] is in no column: \(columns)"] }
        let front = columns.reduce(start) { max($0, fronts[$1]) }
        let wanted = self.frame(of: fed, in: columns, of: section, at: front)
        if frame != wanted { problems.append("[\(index), \(item)] is at \(frame), not \(wanted)") }
        for column in columns { fronts[column] = max(front, frame.maxY + FeedController.spacing) }
        end = max(end, frame.maxY)
      }
      end += FeedController.inset + section.shownFooter
    }
    let height = stage.layout.collectionViewContentSize.height
    return problems + (height == end ? [] : ["content is \(height) high, not \(end)"])
  }

  /// Where an item is that starts at a front; the columns share the width evenly.
  private func frame(
    of item: FeedItem, in columns: Range<Int>, of section: FeedSection, at front: CGFloat
  ) -> CGRect {
    let (inset, spacing) = (FeedController.inset, FeedController.spacing)
    let step = (stage.view.bounds.width - 2 * inset + spacing) / CGFloat(section.columns)
    return CGRect(
      x: inset + CGFloat(columns.lowerBound) * step, y: front,
      width: CGFloat(columns.count) * step - spacing, height: item.height)
  }

  /// Headers and footers that are not where the plain reference pins them.
  private func pinProblems() -> [String] {
    let plans = stage.sections.map { section in
      var plan = section.plan
      plan.pinsHeader = stage.layout.sectionHeadersPinToVisibleBounds
      plan.pinsFooter = stage.layout.sectionFootersPinToVisibleBounds
      return plan
    }
    let expected = PlanReference(plans, room: stage.view.bounds.width)
      .boundaries(visible: stage.visible, options: options)
    let found = stage.boundaries.mapValues { PinnedBoundary($0, .vertical) }
    return expected.differences(to: found)
  }
}

/// What is to be the same after a batch, where the options say so.
@MainActor
private struct FeedMoment {
  /// Items by name, with their section's name and their column.
  private var columns: [Int: (section: Int, column: Int?)] = [:]
  /// The visible items, what one looks at first.
  private var visible: [(name: Int, section: Int, place: CGFloat)] = []

  init(_ stage: FeedStage) {
    for path in stage.sections.paths {
      let column = stage.layout.columnIndex(ofItemAt: path)
      columns[stage.sections[path].name] = (stage.sections[path.section].name, column)
    }
    visible = stage.itemsInSight.map { path, frame in
      (stage.sections[path].name, path.section, frame.minY - stage.view.bounds.minY)
    }
  }

  func problems(after batch: FeedBatch, in stage: FeedStage) -> [String] {
    (stage.layout.keepsItemsInColumns ? columnProblems(after: batch, in: stage) : [])
      + (stage.layout.keepsVisibleItemsInPlace ? placeProblems(after: batch, in: stage) : [])
  }

  /// Items that neither came nor moved have the column they had.
  private func columnProblems(after batch: FeedBatch, in stage: FeedStage) -> [String] {
    let moved = Set(batch.movedItems.map(\.to))
    return stage.sections.paths.compactMap { path in
      let now = stage.layout.columnIndex(ofItemAt: path)
      guard !moved.contains(path), let before = columns[stage.sections[path].name],
        before.section == stage.sections[path.section].name, before.column != now
      else { return nil }
      return "\(path) went from column \(before.column ?? -1) to \(now ?? -1)"
    }
  }

  /// The first of the visible items that is left is where it was, unless the content ends.
  private func placeProblems(after batch: FeedBatch, in stage: FeedStage) -> [String] {
    let names = Set(batch.after.flatMap(\.items).map(\.name))
    // What a reloaded section holds is matched by index, which names do not show.
    let first = visible.first {
      names.contains($0.name) || batch.reloadedSections.contains($0.section)
    }
    guard let first, !batch.reloadedSections.contains(first.section) else { return [] }
    let offset = stage.view.contentOffset.y
    let last = max(0, stage.view.contentSize.height - stage.view.bounds.height)
    let place = stage.place(ofItemNamed: first.name)
    guard place != first.place, offset > 0, offset < last else { return [] }
    return ["item \(first.name) went from \(first.place) to \(place ?? -1)"]
  }
}
