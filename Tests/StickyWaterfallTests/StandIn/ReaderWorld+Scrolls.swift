#if !canImport(UIKit)
import StickyWaterfall
import WaterfallTestSupport

@testable import HeadlessUIKit

extension ReaderWorld {
  private func point(_ offset: CGFloat) -> CGPoint {
    let present = stage.view.contentOffset
    return stage.setting.direction.isVertical
      ? CGPoint(x: present.x, y: offset) : CGPoint(x: offset, y: present.y)
  }

  /// A random offset in the scrollable range; in a chat often at its end, or near it.
  private var randomOffset: CGFloat {
    let (first, end) = (stage.first, stage.end)
    if purpose == .chat, dice.happens(35) { return end }
    if purpose == .chat, dice.happens(30) { return max(first, end - dice.points(1...300)) }
    if dice.happens(30) { return min(max(first, stage.offset + dice.points(-250...250)), end) }
    if purpose == .pages, dice.happens(80) {
      return min(end, CGFloat(dice.number(0...11)) * stage.extent)
    }
    return first + ((end - first) * CGFloat(dice.number(0...100)) / 100).rounded()
  }

  /// Returns a complaint if a chat was scrolled to its end, and isn't there.
  private func orNotAtEnd(_ problem: String?, _ offset: CGFloat, _ end: CGFloat) -> String? {
    problem ?? (purpose == .chat && offset >= end - 0.5 ? complaintAtEnd : nil)
  }

  func jump() -> String? {
    let (offset, end) = (randomOffset, stage.end)
    note("to \(ReaderMemory.short(offset))")
    return orNotAtEnd(choose(knowsSizes ? offset : nil) { stage.offset = offset }, offset, end)
  }

  func drag() -> String? {
    let (offset, end) = (randomOffset, stage.end)
    let steps = dice.number(1...4)
    note("to \(ReaderMemory.short(offset)) in \(steps)")
    let isKnown = knowsSizes && purpose != .pages
    let problem = choose(isKnown ? offset : nil) {
      stage.view.simulateDrag(to: point(offset), steps: steps)
    }
    // Cells that appear during the drag can make the content longer.
    let isLonger = abs(stage.end - end) > ReaderMemory.tolerance
    return isLonger ? problem : orNotAtEnd(problem, offset, end)
  }

  func fling() -> String? {
    let velocity = dice.pick([-1.5, -0.4, 0.4, 1.5] as [CGFloat])
    let isVertical = stage.setting.direction.isVertical
    return choose(nil) {
      stage.view.simulateDrag(
        to: point(stage.offset + velocity * 50),
        velocity: isVertical ? CGPoint(x: 0, y: velocity) : CGPoint(x: velocity, y: 0))
    }
  }

  func scrollAnimated() -> String? {
    let (offset, end) = (randomOffset, stage.end)
    note("to \(ReaderMemory.short(offset))")
    let problem = choose(knowsSizes ? offset : nil) {
      stage.view.setContentOffset(point(offset), animated: true)
      for _ in 0..<22 { stage.takeTurn() }
    }
    // Cells that appear in the last frames can make the content longer.
    return stage.setting.isSelfSizing ? problem : orNotAtEnd(problem, offset, end)
  }

  // MARK: Targets

  func scrollToTarget(_ change: ReaderChange) -> String? {
    let section = dice.number(0...max(0, stage.sections.count - 1))
    guard stage.sections.indices.contains(section), !stage.sections[section].isEmpty else {
      return nil
    }
    let item = dice.number(0...stage.sections[section].count - 1)
    let name = stage.sections[section][item]
    let position =
      change == .targetThenChange ? .start : dice.pick(Array(ReaderPosition.allCases))
    note("item \(name), \(position.rawValue)")
    stage.scrollToItem(
      item, section: section, at: position.position(on: stage), animated: change == .animatedTarget)
    if change == .animatedTarget { for _ in 0..<24 { stage.takeTurn() } }
    let asksForEnd = purpose == .chat && isBeyondEnd(name, at: position)
    if change == .targetThenChange {
      if dice.happens(30) { stage.view.layoutIfNeeded() }
      changeAfterTarget()
    }
    settle()
    let problem =
      stage.path(ofItemNamed: name) == nil ? nil : complaint(aboutTarget: name, at: position)
    forget()
    return asksForEnd && complaintAtEnd == nil ? nil : problem
  }

  private func changeAfterTarget() {
    let change = dice.pick([.append, .prepend, .invalidate, .insets] as [ReaderChange])
    note("then \(change.rawValue)")
    switch change {
    case .append, .prepend: perform(change)
    case .insets: stage.setInsets(dice.points(0...60), dice.points(0...200))
    default: stage.layout.invalidateLayout()
    }
  }

  // MARK: While something moves

  /// Holds the content with a finger while something changes.
  func holdWithFinger() -> String? {
    let decelerates = dice.happens(30)
    if decelerates {
      stage.view.finger.isDecelerating = true
    } else {
      stage.view.simulateTouch(true)
    }
    var forgets = true
    defer { endTouch(forgets: forgets) }
    if dice.happens(60), !decelerates {
      stage.offset = randomOffset
      settle()
      forget()
    }
    let canScroll = stage.end > stage.first
    let changes: [ReaderChange] = [.append, .prepend, .insert, .delete, .grow, .insets]
    let change = dice.pick(changes.filter { allows($0) && (canScroll || $0 != .insets) })
    note(decelerates ? "decelerating, \(change.rawValue)" : "finger, \(change.rawValue)")
    if change == .insets {
      // UIKit moves decelerating content with its insets, so they stay, and so does the content.
      guard decelerates else { return changeInsetsUnderFinger() }
      forgets = false
      return nil
    }
    work(change)
    stage.view.layoutIfNeeded()
    for _ in 0..<4 { stage.takeTurn() }
    if decelerates, endOnScreen(memory.last) != .no, complaintAtEnd == nil { return nil }
    let isBatch = change != .grow
    return memory.complaint(
      about: stage, shift: isBatch && targetOffset == .plusFive ? 5 : 0, clamps: false)
  }

  private func work(_ change: ReaderChange) {
    if change == .grow { apply(.grow) } else { perform(change) }
  }

  /// Changes the insets, which move nothing while a finger is on the content.
  private func changeInsetsUnderFinger() -> String? {
    let offset = stage.offset
    stage.setInsets(dice.points(0...60), dice.points(0...200))
    for _ in 0..<4 { stage.takeTurn() }
    guard abs(stage.offset - offset) > ReaderMemory.tolerance else { return nil }
    return "moved under a finger from \(ReaderMemory.short(offset)) to "
      + "\(ReaderMemory.short(stage.offset))"
  }

  /// Lifts the finger; content beyond an end bounces back.
  private func endTouch(forgets: Bool) {
    let inside = min(max(stage.offset, stage.first), stage.end)
    if inside != stage.offset {
      stage.view.finger.isDecelerating = true
      stage.offset = inside
      stage.view.layoutIfNeeded()
    }
    stage.view.simulateTouch(false)
    stage.view.finger.isDecelerating = false
    settle()
    if forgets { forget() }
  }

  /// Performs a batch in a frame of an animated scroll.
  func batchInAnimation() -> String? {
    let offset = randomOffset
    let begins = scrolls {
      stage.view.setContentOffset(point(offset), animated: true)
      for _ in 0..<dice.number(1...12) { stage.takeTurn() }
    }
    if begins { forget() }
    let change = dice.pick([.append, .prepend, .insert, .delete, .mixedBatch] as [ReaderChange])
    note("to \(ReaderMemory.short(offset)), at \(ReaderMemory.short(stage.offset)):")
    note(change.rawValue)
    perform(change)
    stage.view.layoutIfNeeded()
    let shift: CGFloat = targetOffset == .plusFive ? 5 : 0
    let isAtEnd = endOnScreen(memory.last)
    var problem: String?
    if isAtEnd == .no || complaintAtEnd != nil {
      problem = isAtEnd == .yes ? complaintAtEnd : memory.complaint(about: stage, shift: shift)
    }
    // A batch can end the animation. What was seen then stays until the next scroll.
    let goesOn = scrolls { for _ in 0..<24 { stage.takeTurn() } }
    if goesOn || shift != 0 { forget() } else { look() }
    return problem
  }
}
#endif
