import WaterfallEngine

/// The sizes that visible views had before an invalidation, and most likely return again.
///
/// An invalidation by the app forgets preferred sizes. Visible views then have their estimate,
/// until UIKit asks them in the next layout pass. If each of these changes moved the content, an
/// item that stays in place would leave its place and come back, and the app would see two scrolls.
/// An app that invalidates the layout at each scroll would never come to rest.
///
///     before        estimates       after the pass
///     ├── 7 ──┤     ├── 7 ──┤       ├── 7 ──┤
///     │       │     ├── 8 ──┤       │       │
///     ├── 8 ──┤     │  ...  │       ├── 8 ──┤     8 stays in place: the content doesn't move
///
/// The offset that keeps an item in place is therefore computed with these sizes.
struct ExpectedSizes {
  private var items: [IndexPath: MeasuredItem] = [:]
  /// The styles of sections whose header or footer had a preferred size.
  private var styles: [Int: SectionStyle] = [:]
  /// The number of sizes when the last layout pass began, or `nil` before the first pass in which
  /// UIKit asks the views.
  private var countInLastPass: Int?

  var isEmpty: Bool { items.isEmpty && styles.isEmpty }

  private var count: Int { items.count + styles.count }
}

extension ExpectedSizes {
  /// Creates the preferred sizes of elements in a layout.
  init(of elements: some Sequence<ElementID>, in engine: Waterfall) {
    for element in elements where engine.isPreferred(element) {
      if element.kind.item == nil {
        styles[element.section] = engine.style(ofSection: element.section)
      } else {
        items[element.indexPath] = MeasuredItem(at: element.indexPath, in: engine)
      }
    }
  }

  /// Adds the sizes that elements had before some work, if the work has forgotten them.
  mutating func add(_ old: ExpectedSizes, forgottenIn engine: Waterfall) {
    let forgotten = old.items.filter {
      engine.holds($0.key)
        && !engine.isPreferred(ElementID(.item($0.key.item), inSection: $0.key.section))
    }
    let forgottenStyles = old.styles.filter { section, style in
      section < engine.sectionCount
        && Boundary.allCases.contains {
          style.metrics[$0].isPreferred && !engine.metrics(ofSection: section)[$0].isPreferred
        }
    }
    guard !forgotten.isEmpty || !forgottenStyles.isEmpty else { return }
    items.merge(forgotten) { $1 }
    styles.merge(forgottenStyles) { $1 }
    countInLastPass = nil
  }

  /// Removes an element whose view has returned its size.
  mutating func remove(_ element: ElementID) {
    guard !isEmpty else { return }
    if element.kind.item == nil {
      styles[element.section] = nil
    } else {
      items[element.indexPath] = nil
    }
  }

  /// Records that a layout pass begins.
  ///
  /// If no view has returned its size in the last pass, the others are no longer expected, and the
  /// method returns them. Otherwise, it returns `nil`: while some views have their estimates,
  /// others can be off screen, and UIKit asks them in a later pass.
  mutating func beginPass() -> ExpectedSizes? {
    guard !isEmpty else { return nil }
    guard let last = countInLastPass, count >= last else {
      countInLastPass = count
      return nil
    }
    defer { self = ExpectedSizes() }
    return self
  }

  /// Records that a turn has ended in which the visible views were asked.
  ///
  /// UIKit asks prefetched cells in later turns, one in each (facts 13.17).
  mutating func endTurn() { countInLastPass = 0 }

  /// Returns the layout with these sizes.
  func applied(to engine: Waterfall) -> Waterfall {
    var engine = engine
    for (section, items) in Dictionary(grouping: items.keys, by: \.section)
    where section < engine.sectionCount {
      let style = engine.style(ofSection: section)
      let changes = items.ordered().compactMap { path in
        self.items[path]?.metrics(in: style).map { (item: path.item, metrics: $0) }
      }
      engine.editItems(
        inSection: section,
        changing: changes.filter { $0.item < engine.itemCount(inSection: section) })
    }
    for (section, old) in styles where section < engine.sectionCount {
      let style = engine.style(ofSection: section).keepingPreferred(of: old)
      engine.editItems(inSection: section, to: style)
    }
    engine.updateOrigins()
    return engine
  }
}
