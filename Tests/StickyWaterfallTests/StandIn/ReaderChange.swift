#if !canImport(UIKit)
import StickyWaterfall
import WaterfallTestSupport

/// A change under the eyes of a reader, or a scroll that the reader or the app makes.
enum ReaderChange: String, CaseIterable {
  case append, prepend, insert, delete, move, reloadItems, mixedBatch, sections, emptyBatch
  case grow, growTall, remeasureMany, invalidate, namedItems, newTextSize, columns, minimumExtent
  case insets, safeArea, keyboard, keyboardWithOffset, size, height, animatedSize, several
  case leave, enter
  case reload, jump, drag, fling, animatedScroll
  case target, animatedTarget, targetThenChange
  case finger, batchInAnimation

  /// The changes that can happen to a list in its present state.
  @MainActor static func all(for world: ReaderWorld) -> [ReaderChange] {
    allCases.filter { world.allows($0) }
  }
}

extension ReaderWorld {
  func allows(_ change: ReaderChange) -> Bool {
    switch change {
    case .leave: comesAndGoes && stage.isShown
    case .enter: comesAndGoes && !stage.isShown
    case .safeArea: stage.setting.place == .window && stage.isShown && purpose != .pages
    case .columns: purpose == .feed
    case .grow, .growTall, .remeasureMany, .newTextSize, .insets, .keyboard, .keyboardWithOffset,
      .minimumExtent:
      purpose != .pages
    case .targetThenChange: targetOffset != .plusFive && purpose != .pages
    // The end of a drag over pages is where they snap, and so are scrolls.
    case .fling: purpose == .pages
    default: true
    }
  }

  /// Makes a change, and returns what is wrong after it.
  func make(_ change: ReaderChange) -> String? {
    switch change {
    case .append, .prepend, .insert, .delete, .move, .reloadItems, .mixedBatch, .sections,
      .emptyBatch:
      watchBatch(change)
    case .grow, .growTall, .remeasureMany, .invalidate, .namedItems, .newTextSize, .columns,
      .minimumExtent, .insets, .safeArea, .keyboard, .size, .height, .animatedSize, .several:
      watchChanges(change)
    case .keyboardWithOffset: moveWithKeyboard()
    case .leave: watchOne { stage.leaveWindow() }
    case .enter: watchOne { stage.enterWindow() }
    case .reload: reload()
    case .jump: jump()
    case .drag: drag()
    case .fling: fling()
    case .animatedScroll: scrollAnimated()
    case .target, .animatedTarget, .targetThenChange: scrollToTarget(change)
    case .finger: holdWithFinger()
    case .batchInAnimation: batchInAnimation()
    }
  }
}

// MARK: - Changes that are made without a batch

extension ReaderWorld {
  /// Makes one change, or some before the same layout pass, and returns what is wrong after it.
  private func watchChanges(_ change: ReaderChange) -> String? {
    var changes = [change]
    if change == .several {
      let all: [ReaderChange] = [
        .insets, .keyboard, .safeArea, .size, .height, .invalidate, .remeasureMany, .columns,
        .minimumExtent, .grow,
      ]
      changes = (0..<dice.number(2...3)).map { _ in dice.pick(all.filter { allows($0) }) }
    }
    return watch {
      var endCame = false
      for change in changes {
        if changes.count > 1 { note(change.rawValue) }
        apply(change)
        if endOnScreen(ReaderSight(stage)) != .no { endCame = true }
      }
      return endCame
    }
  }

  /// Makes a change without a layout pass.
  func apply(_ change: ReaderChange) {
    switch change {
    case .grow: resizeItems([visibleItem])
    case .growTall: growTallItem()
    case .remeasureMany: resizeItems(stage.sections.joined().filter { _ in dice.happens(20) })
    case .newTextSize:
      let factor = dice.pick([0.8, 1.25])
      stage.extents = stage.extents.mapValues { ($0 * factor * 3).rounded(.up) / 3 + 1 }
      stage.layout.invalidateLayout()
    case .columns:
      let columns = dice.number(1...4)
      note("\(columns)")
      stage.layout.columnCount = columns
    case .minimumExtent:
      stage.layout.minimumContentExtent = dice.pick([0, 400, 1_500, 3_000])
      note("\(stage.layout.minimumContentExtent)")
    case .namedItems: nameItems()
    case .insets:
      setInsets(dice.points(0...60), dice.points(0...200))
    case .keyboard:
      setInsets(stage.setting.direction.start(stage.view.contentInset), keyboard)
    case .safeArea:
      let (start, end) = (dice.points(0...50), dice.points(0...40))
      note("\(start), \(end)")
      stage.setSafeArea(start, end)
    case .size, .height: resize(change)
    case .animatedSize: UIView.animate(withDuration: 0.3) { resize(.size) }
    default: stage.layout.invalidateLayout()
    }
  }

  private func setInsets(_ start: CGFloat, _ end: CGFloat) {
    note("\(start), \(end)")
    stage.setInsets(start, end)
  }

  /// The inset at the end when the keyboard comes, or 0 when it goes.
  private var keyboard: CGFloat {
    stage.setting.direction.end(stage.view.contentInset) >= 240 ? 0 : dice.points(240...340)
  }

  private func resize(_ change: ReaderChange) {
    let size = dice.pick([
      CGSize(width: 390, height: 700), CGSize(width: 700, height: 390),
      CGSize(width: 320, height: 568), CGSize(width: 844, height: 390),
      CGSize(width: 507, height: 760), CGSize(width: 678, height: 320),
    ])
    let direction = stage.setting.direction
    var (main, cross) = (direction.main(size), direction.cross(size))
    if change == .height || dice.happens(20) {
      (main, cross) = (dice.points(330...900), direction.cross(stage.view.bounds.size))
    }
    note("\(main) x \(cross)")
    var setters = [{ [stage] in stage.resizeWindow(main, cross) }]
    if dice.happens(80) {
      setters.append { [stage] in stage.resizeView(main, cross) }
    } else {
      let (one, other) = (
        direction.size(main, direction.cross(stage.view.bounds.size)), direction.size(main, cross)
      )
      setters.append { [view = stage.view] in view.frame.size = one }
      setters.append { [view = stage.view] in view.bounds.size = other }
    }
    if setters.count == 2 { setters.shuffle(using: &dice) }
    for setter in setters { setter() }
    stage.view.frame.origin = .zero
  }

  // MARK: Sizes of items

  /// The name of a random item on screen, or of any item if none is.
  private var visibleItem: Int {
    let names = ReaderSight(stage).items.map(\.name)
    return names.isEmpty ? stage.sections.joined().first ?? 0 : dice.pick(names)
  }

  /// Makes text grow, or sometimes shrink, inside the item with the largest visible part.
  private func growTallItem() {
    let items = ReaderSight(stage).items
    guard let item = items.max(by: { $0.length < $1.length }) else { return }
    resizeItems([item.name], by: dice.points(-15...60))
  }

  private func resizeItems(_ names: [Int], by growth: CGFloat? = nil) {
    for name in names {
      let old = stage.extents[name] ?? 0
      let new = max(30, old + (growth ?? dice.points(-60...120)))
      stage.extents[name] = new
      if names.count < 3 { note("item \(name) from \(ReaderMemory.short(old)) to \(new)") }
    }
    askForSizes(names)
  }

  /// Lets the layout or the cells know that items have new sizes.
  private func askForSizes(_ names: [Int]) {
    let paths = names.compactMap { stage.path(ofItemNamed: $0) }
    guard stage.setting.isSelfSizing else {
      stage.layout.remeasureItems(at: paths)
      return
    }
    if dice.happens(50) {
      // A cell whose content has changed is asked again (facts 15.9).
      for path in paths { stage.view.cellForItem(at: path)?.invalidateIntrinsicContentSize() }
    } else {
      stage.reconfigure(paths)
    }
  }

  /// Invalidates some visible items, whose sizes are other ones now.
  private func nameItems() {
    let paths = stage.view.indexPathsForVisibleItems.filter { _ in dice.happens(30) }
    if purpose != .pages, !stage.setting.isSelfSizing {
      for path in paths {
        let name = stage.name(at: path)
        stage.extents[name] = max(30, (stage.extents[name] ?? 0) + dice.points(-20...60))
      }
    }
    stage.layout.invalidateLayout(with: .naming(items: paths))
  }

  // MARK: A keyboard

  /// The keyboard comes or goes, and the app moves the content with it, before or after the inset.
  private func moveWithKeyboard() -> String? {
    let direction = stage.setting.direction
    let (start, old) = (
      direction.start(stage.view.contentInset), direction.end(stage.view.contentInset)
    )
    let new = keyboard
    // As apps do, so that the offset is in the new range.
    let end = max(stage.first, stage.contentLength + new - old + stage.endInset - stage.extent)
    let distance = min(max(stage.offset + new - old, stage.first), end) - stage.offset
    // If the inset goes first, UIKit can clamp the offset before the app moves it.
    let insetFirst = new > old && dice.happens(50)
    note("from \(old) to \(new), \(insetFirst ? "then" : "after") by \(distance)")
    if insetFirst {
      return watchOne(shift: distance) {
        stage.setInsets(start, new)
        stage.offset += distance
      }
    }
    let isLaidOut = dice.happens(50)
    _ = choose(nil) {
      stage.offset += distance
      if !isLaidOut { stage.setInsets(start, new) }
    }
    guard isLaidOut else { return nil }
    return watchOne { stage.setInsets(start, new) }
  }

  // MARK: A reload

  private func reload() -> String? {
    if dice.happens(30) {
      for name in stage.sections.joined() { stage.extents[name] = extent() }
    }
    let isAtEnd = endOnScreen(memory.last) == .yes
    stage.view.reloadData()
    settle()
    if isAtEnd, let problem = complaintAtEnd { return problem }
    forget()
    return nil
  }
}
#endif
