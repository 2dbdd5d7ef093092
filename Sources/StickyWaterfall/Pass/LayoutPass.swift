import Foundation
import WaterfallEngine

/// One piece of work: asks the delegate, and edits the engine by what it answers.
///
/// It has the engine to itself meanwhile. Between two questions the engine is half changed: a delegate
/// that looks at the layout from its answer is told that nothing is laid out yet.
@MainActor
struct LayoutPass {
  var engine: Waterfall
  /// What sections had beside their items before a batch update, by their index of then.
  private(set) var former: [Int: [ElementID]] = [:]
  let reader: SectionReader
  private let notesFormer: Bool

  init(_ reader: SectionReader, engine: Waterfall, notesFormer: Bool) {
    (self.reader, self.engine, self.notesFormer) = (reader, engine, notesFormer)
  }

  var view: UICollectionView { reader.calls.view }
  var layout: WaterfallFlowLayout { reader.layout }

  /// Does the work; false, with nothing asked or changed, where a list does not add up.
  mutating func run(_ work: Work) -> Bool {
    switch work {
    case .everything: layOutEverything()
    case .parts(let stale): askAgain(about: stale)
    case .list(let plan): return tryApply(plan)
    case .moves(let moves): for (source, target) in moves { moveItem(at: source, to: target) }
    }
    return true
  }

  /// Asks everything and lays it all out.
  ///
  /// With no room across scrolling, as before a view's first real layout, there is nothing to lay
  /// out and nothing is asked.
  private mutating func layOutEverything() {
    noteFormer(inSections: 0..<engine.sectionCount)
    engine.setCrossExtent(reader.crossExtent)
    engine.setSectionCount(reader.crossExtent > 0 ? view.numberOfSections : 0)
    var measure = ItemMeasure(reader)
    for section in 0..<engine.sectionCount {
      layOut(section, as: reader.section(section), by: &measure)
    }
  }

  /// Asks again about the parts that are out of date.
  private mutating func askAgain(about stale: Staleness) {
    let sections = 0..<engine.sectionCount
    for section in stale.pins ? sections : 0..<0 {
      change(section) { [reader] in
        reader.setPins(of: &$0.header, .header, ofSection: section)
        reader.setPins(of: &$0.footer, .footer, ofSection: section)
      }
    }
    for section in stale.backgrounds ? sections : 0..<0 {
      change(section) { [reader] in $0.background = reader.background(ofSection: section) }
    }
    for section in stale.boundaries where sections ~= section {
      change(section) { [reader] in
        $0.header = reader.boundary(.header, ofSection: section)
        $0.footer = reader.boundary(.footer, ofSection: section)
      }
    }
    for section in stale.sections where sections ~= section { edit(section, by: SectionEdit()) }
    askAgain(aboutItemsAt: stale.items, decides: true)
    askAgain(aboutItemsAt: stale.movedItems, decides: false)
  }

  private mutating func askAgain(aboutItemsAt indexPaths: Set<IndexPath>, decides: Bool) {
    for (section, indexPaths) in Dictionary(grouping: indexPaths, by: \.section)
    where 0..<engine.sectionCount ~= section {
      let existing = 0..<engine.itemCount(inSection: section)
      let items = indexPaths.map(\.item).filter(existing.contains)
      edit(section, by: SectionEdit(asksSection: false, outdated: items, decides: decides))
    }
  }

  private mutating func change(_ section: Int, by change: (inout SectionInput) -> Void) {
    var input = engine.input(ofSection: section)
    change(&input)
    engine.setInput(input, ofSection: section)
  }

  /// Moves an item with the size it has; nothing where it, or the section it is to go to, is not there.
  private mutating func moveItem(at source: IndexPath, to target: IndexPath) {
    guard engine.holds(source), 0..<engine.sectionCount ~= target.section else { return }
    let isWithin = source.section == target.section
    let input =
      isWithin
      ? engine.itemInput(at: source.item, inSection: source.section)
      : drawn(source, inSection: target.section)
    let last = engine.itemCount(inSection: target.section) - (isWithin ? 1 : 0)
    let insertion = (item: min(max(0, target.item), last), input: input)
    engine.editItems(
      inSection: source.section, removing: [source.item], inserting: isWithin ? [insertion] : [])
    if !isWithin { engine.editItems(inSection: target.section, inserting: [insertion]) }
  }

  /// An item with the size that it has on screen, by which it moves to columns or rows of another kind:
  /// across as many automatic columns as are that wide.
  private mutating func drawn(_ indexPath: IndexPath, inSection target: Int) -> ItemInput {
    let input = engine.itemInput(at: indexPath.item, inSection: indexPath.section)
    engine.updateOrigins()
    let cross = engine.frame(ofItem: indexPath.item, inSection: indexPath.section).cross
    let width = input.width > 0 ? input.width : reader.axes.grid.points(cross.extent)
    let automatic = engine.input(ofSection: target).automatic.flatMap {
      $0.rule == .grid ? $0 : nil
    }
    let span = automatic?.span(ofWidth: width) ?? input.columnSpan
    return ItemInput(extent: input.extent, columnSpan: span, width: width)
  }

  /// Notes what sections have beside their items before a batch update changes it.
  mutating func noteFormer(inSections sections: some Sequence<Int>) {
    guard notesFormer else { return }
    engine.updateOrigins()
    for section in sections where section < engine.sectionCount {
      former[section] = layout.supplementaryIDs(ofSection: section, in: engine)
    }
  }
}

// MARK: - One section

extension LayoutPass {
  /// Asks everything about one section and lays it out.
  mutating func layOut(_ section: Int) {
    var measure = ItemMeasure(reader)
    layOut(section, as: reader.section(section), by: &measure)
  }

  /// Asks about the items of a section and lays it out as it is described.
  private mutating func layOut(
    _ section: Int, as input: SectionInput, by measure: inout ItemMeasure
  ) {
    let itemCount = view.numberOfItems(inSection: section)
    if let undecided = input.automatic {
      return reader.layOutAutomatically(
        section, as: input, undecided: undecided, itemCount: itemCount, by: &measure, in: &engine)
    }
    measure.select(section, as: input)
    engine.setSection(section, to: input, itemCount: itemCount) { item, _ in measure(item) }
  }

  /// Makes a section's changes.
  ///
  /// If its own values give it other columns now, all its items are asked again, as their extents depend
  /// on the columns' width.
  mutating func edit(_ section: Int, by edit: SectionEdit) {
    let former = engine.input(ofSection: section)
    let stated = edit.asksSection ? reader.section(section) : former
    let kept =
      edit.asksSection
      ? reader.keepingColumns(of: former, in: stated, ofSection: section) : former
    var measure = ItemMeasure(reader)
    if let kept {
      measure.select(section, as: kept)
      let inserting = inputs(ofInserted: edit, in: kept, by: &measure)
      // A loop and no map: a closure that map calls checks for each item whether it runs on the main
      // actor.
      var restating: [(item: Int, input: ItemInput)] = []
      restating.reserveCapacity(edit.outdated.count)
      for item in edit.outdated { restating.append((item, measure(item))) }
      if !measure.hasMisfit || !edit.decides {
        return engine.editItems(
          inSection: section, to: kept, removing: edit.removed, inserting: inserting,
          restating: restating)
      }
    }
    layOut(section, as: stated, by: &measure)
  }

  /// What is to be known of the items that come: what they were where they come from, as far as that
  /// holds in this section, and what is answered about the others.
  private func inputs(
    ofInserted edit: SectionEdit, in input: SectionInput, by measure: inout ItemMeasure
  ) -> [(item: Int, input: ItemInput)] {
    let tracks = reader.tracks(for: input)
    var inserting: [(item: Int, input: ItemInput)] = []
    inserting.reserveCapacity(edit.inserted.count)
    let comesFromElsewhere = !edit.moved.isEmpty
    for item in edit.inserted {
      let former = comesFromElsewhere ? edit.moved[item] : nil
      let known = former.flatMap { $0.input(in: tracks, input.automatic) }
      let hadMisfit = measure.hasMisfit
      inserting.append((item, known ?? measure(item)))
      // One that has moved here decides nothing.
      if former != nil { measure.hasMisfit = hadMisfit }
    }
    return inserting
  }
}
