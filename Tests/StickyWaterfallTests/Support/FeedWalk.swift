@testable import StickyWaterfall

/// A feed with random updates, scroll steps, and resizes, and a check in each step.
@MainActor
struct FeedWalk {
  let stage: FeedStage
  private var dice: FeedDice
  private let reading: HostReading
  private let options: PinOptions

  /// With `isSubclass`, an app may query the layout before an update list.
  init(seed: UInt64, reading: HostReading, isSubclass: Bool = false) {
    var dice = FeedDice(seed: seed)
    let pinsHeaders = dice.oneIn(2)
    let pinsFooters = dice.oneIn(2)
    let keepsPlaces = dice.oneIn(3)
    let keepsColumns = dice.oneIn(5)
    let animation = UpdateAnimation(rawValue: dice.number(0...4)) ?? .fade
    var pins = PinOptions()
    pins.scope = PinningScope(rawValue: dice.number(0...2)) ?? .section
    pins.headerOffset = CGFloat(dice.number(-20...20))
    pins.footerOffset = CGFloat(dice.number(-20...20))
    let options = pins
    stage = FeedStage(dice.sections(), reading: reading) { layout in
      layout.sectionHeadersPinToVisibleBounds = pinsHeaders
      layout.sectionFootersPinToVisibleBounds = pinsFooters
      layout.keepsVisibleItemsInPlace = keepsPlaces
      layout.keepsItemsInColumns = keepsColumns
      layout.updateAnimation = animation
      options.apply(to: layout)
    }
    self.dice = dice
    self.reading = reading
    self.options = options
    stage.layout.isSubclass = isSubclass
  }

  /// Scrolls and resizes at times, performs a random update, and returns the problems.
  mutating func step() -> [String] {
    if dice.oneIn(3) {
      let last = max(0, Int(stage.view.contentSize.height) - 300)
      stage.scroll(to: CGFloat(dice.number(-60...last + 60)))
    }
    var problems: [String] = []
    if dice.oneIn(8) {
      // Two, three, and four columns divide both widths evenly.
      let width: CGFloat = dice.oneIn(2) ? 260 : 380
      stage.resize(to: CGSize(width: width, height: CGFloat(dice.number(100...500))))
      if !stage.layout.keepsItemsInColumns { problems += stage.viewDifferences() }
      // Sizes queried in the same turn as an update are queried again.
      stage.takeTurn()
    }
    endAnchor()
    let batch = dice.batch(from: stage.sections)
    let sections = stage.sections
    let before = FeedMoment(stage)
    stage.perform(batch)
    return problems + self.problems(after: batch, from: sections)
      + before.problems(after: batch, in: stage)
  }

  /// Scrolls by a point and back, so that the update chooses another anchor.
  private func endAnchor() {
    let offset = stage.view.contentOffset.y
    stage.scroll(to: offset + 1)
    stage.scroll(to: offset)
  }

  func problems(after batch: FeedBatch, from before: [FeedSection]) -> [String] {
    var problems = frameProblems()
    if !stage.layout.keepsItemsInColumns {
      let fresh = stage.freshElements()
      problems += fresh.differences(to: FeedElements(of: stage.layout, stage.sections))
      problems += stage.viewDifferences(to: fresh)
      problems += pinProblems()
    }
    let queried = stage.controller.queriedItems
    let expected =
      stage.layout.isSubclass
      ? batch.after.paths : batch.queriedItems(from: before, in: stage)
    // A host can move an offset that was outside the scrollable range, which shows other items.
    let more = Set(queried).subtracting(expected).filter {
      !batch.isShifted($0, from: before, near: stage)
    }
    if !more.isEmpty || !Set(queried).isSuperset(of: expected)
      || Set(queried).count != queried.count
    {
      problems.append("queried \(queried), not \(expected)")
    }
    return problems
  }
}

extension FeedWalk {
  /// Returns the differences from a reference with the same columns if items keep them.
  private func frameProblems() -> [String] {
    var columns: [Int: [Int?]] = [:]
    if stage.layout.keepsItemsInColumns {
      for (section, feed) in stage.sections.enumerated() {
        columns[section] = feed.items.indices.map {
          stage.layout.columnIndex(ofItemAt: [section, $0])
        }
      }
    }
    return PlainFeed(stage.sections, width: stage.view.bounds.width, columns: columns)
      .differences(to: stage.layout)
  }

  /// Returns the headers and footers whose pins differ from the reference.
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

/// The columns and positions that an update keeps if the options require it.
@MainActor
private struct FeedMoment {
  /// The section name and column of each item, by name.
  private var columns: [Int: (section: Int, column: Int?)] = [:]
  /// The visible items in the order in which they can be the anchor, each with the point that
  /// stays in place.
  private var visible: [SeenPoint] = []

  init(_ stage: FeedStage) {
    for path in stage.sections.paths {
      let column = stage.layout.columnIndex(ofItemAt: path)
      columns[stage.sections[path].name] = (stage.sections[path.section].name, column)
    }
    visible = stage.itemsInSight.map { path, frame in
      let fraction = stage.fractionAboveClearBounds(of: frame)
      let point = frame.minY + fraction * frame.height
      return SeenPoint(
        name: stage.sections[path].name, section: path.section, frame: frame, fraction: fraction,
        place: point - stage.view.bounds.minY)
    }
  }

  func problems(after batch: FeedBatch, in stage: FeedStage) -> [String] {
    (stage.layout.keepsItemsInColumns ? columnProblems(after: batch, in: stage) : [])
      + (stage.layout.keepsVisibleItemsInPlace ? placeProblems(after: batch, in: stage) : [])
  }

  /// Returns the items that changed columns without being inserted or moved.
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

  /// Returns a problem if the first remaining visible item moved on screen.
  private func placeProblems(after batch: FeedBatch, in stage: FeedStage) -> [String] {
    let names = Set(batch.after.flatMap(\.items).map(\.name))
    // The layout matches the items of a reloaded section by index. Names don't show that.
    let first = visible.first {
      names.contains($0.name) || batch.reloadedSections.contains($0.section)
    }
    guard let first, !batch.reloadedSections.contains(first.section) else { return [] }
    let offset = stage.view.contentOffset.y
    let last = max(0, stage.view.contentSize.height - stage.view.bounds.height)
    let frame = stage.sections.places[first.name].flatMap { stage.frame($0.item, $0.section) }
    let place = frame.map { first.position(in: $0) - offset }
    guard abs((place ?? .infinity) - first.place) >= 1, offset > 0, offset < last else {
      return []
    }
    return ["item \(first.name) went from \(first.place) to \(place ?? -1)"]
  }
}

/// A point of an item, and its distance from the start of the bounds.
private struct SeenPoint {
  let name: Int
  let section: Int
  /// The frame of the item.
  let frame: CGRect
  /// The part of the item's height above the point.
  let fraction: CGFloat
  let place: CGFloat

  /// Returns where the point is in a new frame: as far from the item's start as before, unless the
  /// item has another width.
  func position(in new: CGRect) -> CGFloat {
    let isAsWide = abs(new.width - frame.width) < 1
    return new.minY
      + (isAsWide ? min(fraction * frame.height, new.height) : fraction * new.height)
  }
}
