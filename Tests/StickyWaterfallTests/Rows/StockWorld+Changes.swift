import StickyWaterfall
import WaterfallTestSupport

/// Random events on both screens.
extension StockWorld {
  /// Makes up to `burst` changes, and runs a layout pass and a turn.
  func step(burst: Int) {
    log = []
    for _ in 0..<dice.number(1...burst) { change() }
    each { $0.view.layoutIfNeeded() }
    each { $0.takeTurn() }
    if sizing.sizesCells { each(scrollThrough) }
  }

  private func change() {
    let changes: [(String, () -> Void)] = [
      ("scroll", scroll), ("scroll", scroll), ("inset", inset), ("safe area", safeArea),
      ("rotate", rotate), ("resize", resize), ("sizes", changeSizes), ("values", changeValues),
      ("items", changeItems), ("items", changeItems), ("sections", changeSections),
      ("empty batch", emptyBatch), ("reload", reload), ("invalidate", invalidate),
      ("lay out", { self.each { $0.view.layoutIfNeeded() } }),
    ]
    let (name, work) = dice.pick(changes)
    log.append(name)
    work()
  }

  /// Changes both screens.
  ///
  /// The host can report that the stock layout doesn't invalidate a header far off screen.
  private func each(_ work: (SwappedStage) -> Void) {
    Host.withoutReports { work(stock) }
    work(ours)
  }

  // MARK: - The view

  /// Shows every cell once, and scrolls back.
  private func scrollThrough(_ stage: SwappedStage) {
    for _ in 0..<2 {
      var offset: CGFloat = 0
      let (end, page) = (main(stage.view.contentSize), main(stage.view.bounds.size))
      while offset < end {
        stage.scroll(to: offset)
        stage.takeTurn()
        offset += page * 0.7
      }
    }
    stage.scroll(to: 0)
  }

  private func scroll() {
    let part = CGFloat(dice.number(0...100)) / 100
    let offset = (max(0, main(stock.view.contentSize) - 300) * part).rounded()
    log.append("\(offset)")
    each {
      if isHorizontal { $0.view.contentOffset.x = offset } else { $0.view.contentOffset.y = offset }
    }
  }

  private func inset() {
    let inset = UIEdgeInsets(
      top: dice.points(0...40), left: dice.points(0...20), bottom: dice.points(0...40),
      right: dice.points(0...20))
    let invalidates = dice.happens(40)
    log.append("\(inset.left) \(inset.right) \(invalidates)")
    each {
      $0.view.contentInset = inset
      if invalidates { $0.layout.invalidateLayout() }
    }
  }

  private func safeArea() {
    let (side, top) = (dice.points(0...40), dice.points(0...50))
    each { $0.setSafeArea(UIEdgeInsets(top: top, left: side, bottom: 0, right: side)) }
  }

  private func rotate() {
    each { $0.view.frame.size = CGSize(width: $0.view.frame.height, height: $0.view.frame.width) }
  }

  private func resize() {
    let size = CGSize(width: dice.points(200...500), height: dice.points(200...700))
    each { $0.view.frame.size = size }
  }

  private func invalidate() {
    each(setData)
    each { $0.layout.invalidateLayout() }
  }

  private func reload() {
    each(setData)
    each { $0.view.reloadData() }
  }

  // MARK: - The data

  private func changeSizes() {
    guard !hasOneSize else { return }
    for section in sections.indices {
      for item in sections[section].items.indices where dice.happens(20) {
        sections[section].items[item].size.height = dice.points(20...120)
      }
    }
    switch dice.number(0...2) {
    // An empty batch keeps the sizes that cells prefer.
    case 0 where !sizing.sizesCells: emptyBatch()
    case 1: reload()
    default: invalidate()
    }
  }

  private func changeValues() {
    let index = dice.number(0...sections.count - 1)
    sections[index].inset = dice.inset()
    sections[index].header = dice.happens(50) ? dice.points(10...60) : 0
    invalidate()
  }

  private func emptyBatch() { apply { _ in } }

  func changeSections() {
    let (one, other) = (dice.number(0...sections.count - 1), dice.number(0...sections.count - 1))
    switch dice.number(0...3) {
    case 0 where sections.count > 1:
      sections.remove(at: one)
      apply { $0.deleteSections([one]) }
    case 1:
      sections.insert(section(), at: one)
      apply { $0.insertSections([one]) }
    case 2:
      sections[one] = section()
      apply { $0.reloadSections([one]) }
    default:
      sections.insert(sections.remove(at: one), at: other)
      apply { $0.moveSection(one, toSection: other) }
    }
  }

  func changeItems() {
    let old = places
    let (deleted, reloaded, moving) = takeOut(old)
    let inserted = (0..<dice.number(0...4)).map { _ in item(in: dice.pick(sections)) }
    for item in moving + inserted {
      let section = dice.number(0...sections.count - 1)
      sections[section].items.insert(item, at: dice.number(0...sections[section].items.count))
    }
    let new = places
    apply { view in
      view.deleteItems(at: deleted)
      view.reloadItems(at: reloaded)
      view.insertItems(at: inserted.compactMap { new[$0.id] })
      for item in moving {
        if let from = old[item.id], let to = new[item.id] { view.moveItem(at: from, to: to) }
      }
    }
  }

  /// Takes out deleted and moved items, and resizes others; paths are those before the change.
  private func takeOut(
    _ old: [Int: IndexPath]
  ) -> (deleted: [IndexPath], reloaded: [IndexPath], moving: [Item]) {
    var (deleted, reloaded, moving): ([IndexPath], [IndexPath], [Item]) = ([], [], [])
    for section in sections.indices {
      sections[section].items = sections[section].items.compactMap { item in
        switch dice.number(0...99) {
        case ..<8: deleted += [old[item.id]].compactMap { $0 }
        case ..<14: moving.append(item)
        case ..<20:
          reloaded += [old[item.id]].compactMap { $0 }
          return (item.id, self.item(in: sections[section]).size)
        default: return item
        }
        return nil
      }
    }
    return (deleted, reloaded, moving)
  }

  /// The index path of each item, by its identifier.
  private var places: [Int: IndexPath] {
    var places: [Int: IndexPath] = [:]
    for (section, items) in sections.map(\.items).enumerated() {
      for (item, stated) in items.enumerated() { places[stated.id] = [section, item] }
    }
    return places
  }

  private func apply(_ changes: @escaping (UICollectionView) -> Void) {
    let isAnimated = dice.happens(50)
    log.append("\(isAnimated)")
    each { stage in
      let work = { [self] in
        stage.view.performBatchUpdates {
          setData(of: stage)
          changes(stage.view)
        }
      }
      if isAnimated { work() } else { UIView.performWithoutAnimation(work) }
    }
  }
}
