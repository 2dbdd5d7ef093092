import WaterfallEngine

/// The preferred sizes that views had before everything was asked for again.
///
/// They're used as estimates, so that the content keeps its length. They never decide between
/// columns and rows.
struct KeptSizes {
  private struct KeptSection {
    let style: SectionStyle
    /// The header and footer that don't keep their size.
    var forgotten: [Boundary] = []
  }

  private(set) var items: [ItemID: MeasuredItem] = [:]
  /// The sections whose header or footer had a preferred size.
  private var sections: [Int: KeptSection] = [:]

  var isEmpty: Bool { items.isEmpty && sections.isEmpty }
}

extension KeptSizes {
  /// Creates the preferred sizes of all views in a layout.
  init(in engine: Waterfall) {
    for section in 0..<engine.sectionCount {
      let style = engine.style(ofSection: section)
      if style.metrics.header.isPreferred || style.metrics.footer.isPreferred {
        sections[section] = KeptSection(style: style)
      }
      for item in 0..<engine.itemCount(inSection: section)
      where engine.itemMetrics(at: item, inSection: section).isPreferred {
        let id = ItemID(item, inSection: section)
        items[id] = MeasuredItem(id, in: engine)
      }
    }
  }

  /// Creates the preferred sizes of items that are asked for again.
  init(of ids: Set<ElementID>, in engine: Waterfall) {
    for case let id? in ids.map(\.itemID) where engine.isPreferred(id) {
      items[id] = MeasuredItem(id, in: engine)
    }
  }

  /// Returns the sizes with their index paths after a batch update, without those that the update
  /// deletes or reloads and those that the app has invalidated.
  func following(_ plan: UpdatePlan, except stale: Staleness.Parts) -> KeptSizes {
    var kept = KeptSizes()
    for (old, item) in items {
      guard let new = plan.newID(of: old), !plan.reloads(ElementID(old)),
        !stale.elements.contains(ElementID(old))
      else { continue }
      kept.items[new] = item
    }
    for (old, section) in sections {
      guard let new = plan.newSection(of: old), !plan.reloadedSections.contains(new) else {
        continue
      }
      kept.sections[new] = KeptSection(
        style: section.style, forgotten: stale.boundaries(ofSection: old))
    }
    return kept
  }

  /// Returns the elements that keep a size here, but not in the other sizes.
  func subtracting(_ other: KeptSizes) -> Staleness {
    let boundaries = sections.keys.flatMap { section in
      (other.sections[section]?.forgotten ?? Boundary.allCases).map {
        ElementID(.boundary($0), inSection: section)
      }
    }
    let items = items.keys.filter { other.items[$0] == nil }.map(ElementID.init)
    return .parts(Staleness.Parts(elements: Set(boundaries + items)))
  }

  /// Gives the views of a layout their sizes back.
  ///
  /// A size isn't valid in a section with other columns, or with rows instead of columns. If an
  /// estimate determines the columns of a section, and it had rows before, because a cell preferred
  /// another width, it has rows again.
  func restore(in engine: inout Waterfall) {
    for (section, known) in Array(items.keys).filter(engine.holds).bySection() {
      let known = known.compactMap { item in
        items[ItemID(item, inSection: section)].map { (item: item, size: $0) }
      }
      if known.contains(where: \.size.wasInRows) {
        engine.changeEstimatedColumnsToRows(in: section)
      }
      let style = engine.style(ofSection: section)
      let changes = known.compactMap { item, size in
        size.metrics(in: style).map { (item: item, metrics: $0) }
      }
      engine.editItems(inSection: section, changing: changes)
    }
    for (section, kept) in sections where section < engine.sectionCount {
      let style = engine.style(ofSection: section)
        .keepingPreferred(of: kept.style, except: kept.forgotten)
      engine.editItems(inSection: section, to: style)
    }
  }
}

extension Waterfall {
  /// Changes automatic columns to rows, if an estimate determines the columns of a section.
  fileprivate mutating func changeEstimatedColumnsToRows(in section: Int) {
    guard metrics(ofSection: section).automatic?.source == .estimate else { return }
    changeToRows(inSection: section)
  }

  /// Changes a section's automatic columns to rows, because a cell prefers another width.
  mutating func changeToRows(inSection section: Int) {
    var metrics = metrics(ofSection: section)
    guard metrics.automatic?.rule != .rows else { return }
    metrics.automatic = metrics.automatic?.asRows
    setMetrics(metrics, ofSection: section)
  }
}
