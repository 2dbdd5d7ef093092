import WaterfallTestSupport

@testable import WaterfallEngine

extension Waterfall {
  /// Returns the broken invariants; columns can be unbalanced if `columns` is `kept`.
  func invariantViolations(
    columns: ColumnAssignment = .chosenAgain
  ) -> [InvariantViolation] {
    guard hasCurrentOrigins, origins.count == sections.count + 1, origins[0] == 0 else {
      return [.origin(section: currentOriginCount)]
    }
    var violations: [InvariantViolation] = []
    for (index, section) in sections.enumerated() {
      if origins[index + 1] - origins[index] != section.extent || section.overhang > overhang {
        violations.append(.origin(section: index))
      }
      if let rows = ReferenceRows(section.metrics, crossExtent: crossExtent) {
        violations += section.misplacedItems(in: rows, at: index)
        continue
      }
      guard section.items.hasConsistentCounts(columnCount: section.style.tracks.count) else {
        violations.append(.counts(section: index))
        continue
      }
      var check = ItemsCheck(section, at: index)
      check.goThrough(checksBalance: columns == .chosenAgain)
      violations += check.violations
    }
    return violations
  }
}

extension WaterfallSection {
  /// Returns the items whose frames differ from the reference.
  fileprivate func misplacedItems(in rows: ReferenceRows, at section: Int) -> [InvariantViolation] {
    let frames = rows.frames(of: (0..<items.count).map(items.metrics(of:)))
    return frames.indices.filter { items.frame(of: $0) != frames[$0] }
      .map { .position(section: section, item: $0) }
  }
}

extension SectionItems {
  fileprivate func hasConsistentCounts(columnCount: Int) -> Bool {
    isPlaced && placedCount == count && (spans.isEmpty || spans.count == count)
      && (checkpoints.columnCount == columnCount || count == 0)
      && checkpoints.count == checkpoints.block(of: count)
  }
}

/// Goes through the items of a section as placement does, and compares.
private struct ItemsCheck {
  private let items: SectionItems
  private let style: SectionStyle
  private let section: Int
  private var fronts: [Length]
  private var lasts: [Int32]
  private(set) var violations: [InvariantViolation] = []

  init(_ section: WaterfallSection, at index: Int) {
    items = section.items
    style = section.style
    self.section = index
    fronts = Array(repeating: 0, count: style.tracks.count)
    lasts = Array(repeating: -1, count: items.checkpoints.columnCount)
  }

  mutating func goThrough(checksBalance: Bool) {
    var greatestEnd: Length = 0
    for item in 0..<items.count {
      guard items.columns(of: item).upperBound <= style.tracks.count else {
        violations.append(.column(section: section, item: item))
        return
      }
      greatestEnd = max(greatestEnd, place(item))
      if (item + 1).isMultiple(of: items.checkpoints.blockLength) { checkMarks(after: item) }
    }
    if items.extent != greatestEnd { violations.append(.extent(section: section)) }
    if style.columns.alwaysUsesShortestColumn, items.spans.isEmpty, checksBalance {
      checkBalance()
    }
  }

  /// Assigns columns to an item, and returns its end.
  private mutating func place(_ item: Int) -> Length {
    let slot = items.slots[item]
    let columns = items.columns(of: item)
    let start = columns.reduce(0) { max($0, fronts[$1]) }
    if slot.position != start { violations.append(.position(section: section, item: item)) }
    for column in columns {
      fronts[column] = start + max(0, slot.extent + style.columns.lineSpacing)
      lasts[column] = Int32(item)
    }
    return start + slot.extent
  }

  private mutating func checkMarks(after item: Int) {
    let marks = items.checkpoints.lastItems(beforeBlock: items.checkpoints.block(of: item + 1))
    let wrong = lasts.indices.filter { marks[$0] != lasts[$0] }
    violations += wrong.map { .mark(section: section, column: $0) }
  }

  /// Finds the columns whose last item could have started earlier in another one.
  private mutating func checkBalance() {
    guard let least = fronts.min() else { return }
    let unbalanced = lasts.indices.filter {
      lasts[$0] >= 0 && items.slots[Int(lasts[$0])].position > least
    }
    violations += unbalanced.map { .balance(section: section, column: $0) }
  }
}
