import WaterfallEngine

/// One layout pass, which asks the delegate and changes the engine.
///
/// The pass owns the engine while it runs. A delegate that reads the layout while it's asked finds
/// an empty layout, and not one that is only partly changed.
@MainActor
struct LayoutPass: ~Copyable {
  var engine: Waterfall
  /// The elements and sizes that this pass and the earlier ones of a batch update have found.
  var findings: BatchUpdate.Findings
  /// The sizes of the items that a batch update moves, by old identifier.
  var movedItems: [ItemID: MeasuredItem] = [:]
  /// Whether the pass has asked for all items of at least one section.
  private(set) var asksForWholeSections = false
  let sectionMeasure: SectionMeasure
  /// The structure that asks for the sizes of items, in all sections of the pass.
  var itemMeasure: ItemMeasure
  /// The numbers of sections and items to lay out.
  let counts: ItemCounts
  /// The batch update that was in progress when the pass began.
  let batch: BatchUpdate?
  let diagnostics: DiagnosticReporter
  /// The kinds of registered decoration views.
  let decorations: [ElementID.Kind]

  init(
    engine: Waterfall, sectionMeasure: SectionMeasure, counts: ItemCounts, batch: BatchUpdate?,
    diagnostics: DiagnosticReporter,
    decorations: [ElementID.Kind]
  ) {
    self.engine = engine
    self.sectionMeasure = sectionMeasure
    self.counts = counts
    self.batch = batch
    self.diagnostics = diagnostics
    self.decorations = decorations
    itemMeasure = ItemMeasure(sectionMeasure)
    findings = batch?.findings ?? BatchUpdate.Findings()
  }

  /// Asks the delegate for the parts that are out of date, and lays them out.
  mutating func layOut(_ stale: Staleness) {  // check-item-loop: looks up
    switch stale {
    case .everything, .reload: layOutEverything()
    case .parts(let parts):
      if parts.includesAllInPlace { layOutEverythingInPlace() }
      layOutAgain(parts)
    }
  }

  /// Asks for everything, and lays it out.
  ///
  /// Without any available width, as in a new view that has no size yet, the layout becomes empty
  /// and nothing is asked for.
  private mutating func layOutEverything() {  // check-item-loop: looks up
    if let batch, !batch.isApplied {
      recordKindsBefore(inSections: Array(0..<engine.sectionCount))
      if batch.keepsSizes, sectionMeasure.properties.section.hasEstimates {
        findings.keptSizes = KeptSizes(in: engine)
      }
      if batch.keepsColumns, engine.crossExtent == sectionMeasure.crossExtent {
        findings.remember(engine)
      }
    }
    engine.crossExtent = sectionMeasure.crossExtent
    engine.setSectionCount(sectionMeasure.crossExtent > 0 ? counts.sectionCount : 0)
    for section in 0..<engine.sectionCount { layOut(section) }
    // Before the list, which item is which isn't known. But the content is about as long as before,
    // so UIKit doesn't clamp the offset.
    if batch?.isApplied == false { findings.keptSizes.restore(in: &engine) }
  }

  /// Asks for everything again, except for the sizes of items that have the preferred size of their
  /// view.
  private mutating func layOutEverythingInPlace() {
    guard
      let plan = UpdatePlan(
        for: [], oldCount: engine.sectionCount, newCount: counts.sectionCount),
      tryApply(plan)
    else { return layOutEverything() }
  }

  /// Asks for the parts that are out of date, and lays out what changes.
  private mutating func layOutAgain(_ stale: Staleness.Parts) {  // check-item-loop: looks up
    let sections = 0..<engine.sectionCount
    for section in stale.options == .pinsAndBackgrounds ? sections : 0..<0 {
      askPins(ofSection: section)
    }
    let touched = Set(stale.elements.compactMap { $0.boundary == nil ? nil : $0.section })
    for section in touched.ordered() where sections ~= section {
      askBoundaries(ofSection: section, named: stale.boundaries(ofSection: section))
    }
    // Dragged items are asked for in the same edit as their section. If its columns change, the
    // section is laid out again, and each of its items must be asked for only once.
    let moved = stale.movedItems.filter { !engine.isPreferred($0) }
    let dragged = existingItems(moved).bySection()
    let changed = stale.sections.union(dragged.map(\.section))
    for section in changed.ordered() where sections ~= section {
      let items = dragged.first { $0.section == section }?.items ?? []
      let edit = SectionEdit(
        asksSection: stale.sections.contains(section), outdated: items, decides: false)
      carryOut(edit, inSection: section)
    }
    for (section, items) in existingItems(stale.elements.compactMap(\.itemID)).bySection() {
      carryOut(SectionEdit(asksSection: false, outdated: items), inSection: section)
    }
  }

  /// Records that items are asked for, and returns those that exist.
  private mutating func existingItems(_ ids: [ItemID]) -> [ItemID] {
    findings.askedItems.formUnion(ids.map(ElementID.init))
    return ids.filter(engine.holds)
  }

  /// Asks for a section's header and footer again.
  ///
  /// If an invalidation context lists only one of them, the other keeps the size that its view
  /// prefers.
  private mutating func askBoundaries(ofSection section: Int, named: [Boundary]) {
    let old = engine.style(ofSection: section)
    var metrics = old.metrics
    var issues = InputIssues()
    for boundary in Boundary.allCases {
      metrics[boundary] = sectionMeasure.boundary(boundary, ofSection: section, issues: &issues)
    }
    let style = SectionStyle(metrics, crossExtent: sectionMeasure.crossExtent)
    engine.editItems(
      inSection: section, to: style.keepingPreferred(of: old, except: named))
    diagnostics.report(&issues)
  }

  /// Asks for the background of a section, and whether its header and footer pin.
  private mutating func askPins(ofSection section: Int) {
    var metrics = engine.metrics(ofSection: section)
    var issues = InputIssues()
    for boundary in Boundary.allCases {
      sectionMeasure.setPins(of: &metrics[boundary], boundary, ofSection: section, issues: &issues)
    }
    metrics.background = sectionMeasure.background(ofSection: section, issues: &issues)
    engine.setMetrics(metrics, ofSection: section)
    diagnostics.report(&issues)
  }

  /// Moves an item without changing its size, if the item and the target section exist.
  ///
  /// In a section with the columns or rows that the item was lifted from, the item gets the size
  /// that it had there.
  mutating func moveItem(_ move: ItemMove) {
    let source = move.source
    let target = move.target
    guard engine.holds(source), 0..<engine.sectionCount ~= target.section else { return }
    let count = engine.itemCount(inSection: target.section)
    if source.section == target.section {
      let metrics = engine.itemMetrics(at: source.item, inSection: source.section)
      let item = min(max(0, target.item), count - 1)
      engine.editItems(
        inSection: source.section, removing: [source.item], inserting: [(item, metrics)])
    } else {
      let metrics =
        move.lifted?.metrics(in: engine.style(ofSection: target.section))
        ?? metricsForMove(of: source, toSection: target.section)
      engine.editItems(inSection: source.section, removing: [source.item])
      let item = min(max(0, target.item), count)
      engine.editItems(inSection: target.section, inserting: [(item, metrics)])
    }
  }

  /// Returns an item's metrics after a move to a section with other columns or rows.
  ///
  /// The item keeps its size on screen, except that a stretched item has its own height again. In
  /// columns that were chosen from the item sizes, it spans as many as its width covers.
  private mutating func metricsForMove(of id: ItemID, toSection target: Int)
    -> ItemMetrics
  {
    let metrics = engine.itemMetrics(at: id.item, inSection: id.section)
    engine.updateOrigins()
    let frame = engine.frame(ofItem: id.item, inSection: id.section)
    // An item in a row that fills the width has another size than the specified one.
    let isScaled = engine.metrics(ofSection: id.section).fillsRows
    let width =
      metrics.width > 0 && !isScaled
      ? metrics.width : sectionMeasure.container.pixels.points(frame.cross.extent)
    let automatic = engine.metrics(ofSection: target).automatic.flatMap {
      $0.rule == .grid ? $0 : nil
    }
    let span = automatic?.span(ofWidth: width) ?? metrics.columnSpan
    let extent = isScaled ? frame.main.extent : metrics.extent
    return ItemMetrics(extent: extent, columnSpan: span, width: width)
  }

  /// Records the headers, footers, and backgrounds that sections have before a batch update.
  mutating func recordKindsBefore(inSections sections: [Int]) {
    guard batch?.isApplied == false else { return }
    engine.updateOrigins()
    for section in sections where section < engine.sectionCount {
      findings.kindsBefore[section] = engine.supplementaryKinds(
        ofSection: section, decorations: decorations)
    }
  }
}

// MARK: - One section

extension LayoutPass {
  /// Asks for the items of a section, and lays out the section.
  ///
  /// If `known` is `nil`, the section's own values, such as its insets, are asked for first.
  mutating func layOut(  // check-item-loop: every item
    _ section: Int, as known: SectionStyle? = nil
  ) {
    let style =
      known
      ?? sectionMeasure.section(
        section, old: engine.style(ofSection: section), issues: &itemMeasure.sizer.issues)
    asksForWholeSections = true
    if batch != nil { findings.askedSections.insert(section) }
    let itemCount = counts.itemCount(inSection: section)
    itemMeasure.select(section, as: style)
    if style.metrics.automatic == nil {
      itemMeasure.layOutItems(ofSection: section, as: style, count: itemCount, in: &engine)
    } else {
      var sizes = itemMeasure.sizes(count: itemCount)
      if itemMeasure.mayHaveExactHeights(besides: sizes, count: itemCount) {
        itemMeasure.addExactHeights(
          to: &sizes, ofSection: section, as: style.decided(by: sizes, heightsAreKnown: false),
          count: itemCount)
      }
      if let batch, batch.plan == nil { findings.remembered.sizes[section] = sizes }
      engine.setSection(
        section, to: style, itemCount: itemCount, sizes: sizes, by: &itemMeasure.sizer)
      findLikelyMistakes(inSection: section, itemCount: itemCount, sizes)
    }
    diagnostics.report(&itemMeasure.sizer.issues)
  }

  /// Records likely mistakes of the app in a section without a column count.
  ///
  /// One mistake is an item that is wider than the available width, which the flow layout also logs
  /// (facts 6.5). Rows that fill the width shrink such an item, so it's no mistake there. The other
  /// mistake is a delegate whose size methods the layout can't call.
  private mutating func findLikelyMistakes(
    inSection section: Int, itemCount: Int, _ sizes: SpecifiedSizes
  ) {
    let metrics = engine.metrics(ofSection: section)
    guard let automatic = metrics.automatic else { return }
    let rowSpace = automatic.rowSpace
    var issues: [InputIssue] = []
    if automatic.rule == .rows, !metrics.fillsRows, sizes.source != .estimate, itemCount > 0,
      rowSpace.availableWidth > 0,
      let (item, width) = sizes.firstItem(widerThan: rowSpace.largestWidth)
    {
      issues.append(
        InputIssue(
          .itemWidth, [width, rowSpace.availableWidth], of: .itemSize,
          rowSpace.isHorizontal ? .height : .width,
          source: sizes.source == .delegate ? .delegate : .property, section: section, item: item))
    }
    if itemCount > 0, !automatic.requiresRows || metrics.fillsRows,
      !sectionMeasure.properties.specifiesItemSize,
      sectionMeasure.calls.hasDelegateWithoutSizes
    {
      issues.append(
        InputIssue(.unknownDelegate, of: .itemSize, source: .delegate, section: section))
    }
    diagnostics.setLikelyMistakes(issues, inSection: section)
  }

  /// Applies changes to a section.
  ///
  /// If the columns change, all items are asked for again, because heights depend on the column
  /// width. They're also asked for again if an item that was asked for doesn't fit the columns.
  mutating func carryOut(_ edit: SectionEdit, inSection section: Int) {
    let oldStyle = engine.style(ofSection: section)
    defer { diagnostics.report(&itemMeasure.sizer.issues) }
    let newStyle = edit.asksSection ? askStyle(ofSection: section) : oldStyle
    // After a section is inserted, all sections are asked for. Most of them are unchanged.
    if newStyle === oldStyle, edit.keepsItems { return }
    if let kept = newStyle.keepingColumns(of: oldStyle) {
      itemMeasure.select(section, as: kept)
      let inserting = metrics(ofInserted: edit, toSection: section, as: kept)
      // This is a loop, because the closure of `map` would check for each item whether it runs on
      // the main actor, which takes time.
      var changing: [(item: Int, metrics: ItemMetrics)] = []
      for item in edit.outdated { changing.append((item, itemMeasure(item))) }
      if !itemMeasure.sizer.hasMismatch || !edit.decides {
        return engine.editItems(
          inSection: section, to: kept, removing: edit.shift.removed, inserting: inserting,
          changing: changing)
      }
    }
    layOut(section, as: newStyle)
  }

  /// Asks for a section's values, and returns them with the preferred sizes of the header and
  /// footer.
  mutating func askStyle(ofSection section: Int) -> SectionStyle {
    let old = engine.style(ofSection: section)
    return sectionMeasure.section(section, old: old, issues: &itemMeasure.sizer.issues)
      .keepingPreferred(of: old)
  }

  /// Returns the inserted items and their metrics.
  ///
  /// An item that moves here keeps its size if that size is valid in this section. All other items
  /// are asked for.
  private mutating func metrics(
    ofInserted edit: SectionEdit, toSection section: Int, as style: SectionStyle
  ) -> [(item: Int, metrics: ItemMetrics)] {
    var inserting: [(item: Int, metrics: ItemMetrics)] = []
    for item in edit.shift.inserted {
      let moved = movedItems.isEmpty ? nil : edit.movedIn[item].flatMap { movedItems[$0] }
      let known = moved.flatMap { $0.metrics(in: style) }
      let hadMismatch = itemMeasure.sizer.hasMismatch
      inserting.append((item, known ?? itemMeasure(item)))
      // An item that has moved here must not affect whether the section has columns or rows.
      guard moved != nil else { continue }
      itemMeasure.sizer.hasMismatch = hadMismatch
      if known == nil { findings.askedItems.insert(ElementID(.item(item), inSection: section)) }
    }
    return inserting
  }
}
