#if !canImport(UIKit)
import StickyWaterfall
import WaterfallTestSupport

@testable import HeadlessUIKit

extension ReaderWorld {
  private var tolerance: CGFloat { ReaderMemory.tolerance }

  /// Whether a chat shows the end of its content: surely, perhaps, or not.
  enum EndOnScreen { case yes, maybe, no }

  func endOnScreen(_ sight: ReaderSight) -> EndOnScreen {
    guard purpose == .chat else { return .no }
    return sight.missing <= 0.9 ? .yes : sight.missing <= 1.1 ? .maybe : .no
  }

  /// Returns why a chat doesn't show its end.
  var complaintAtEnd: String? {
    abs(stage.missing) <= tolerance
      ? nil
      : "not at the end: offset \(ReaderMemory.short(stage.offset)), "
        + "not \(ReaderMemory.short(stage.end))"
  }

  /// Returns why the content is outside of its scrollable range, although it was inside.
  private var complaintOutside: String? {
    let (offset, last) = (stage.offset, memory.last)
    guard last.offset >= last.first - 1, last.offset <= last.end + 1,
      offset < stage.first - tolerance || offset > stage.end + tolerance
    else { return nil }
    return "outside of its range: offset \(ReaderMemory.short(offset)), from "
      + "\(ReaderMemory.short(stage.first)) to \(ReaderMemory.short(stage.end))"
  }

  /// Makes a change, and checks whether what was visible is where it was, at once and later.
  ///
  /// `shift` is the distance by which the app moves the content on purpose. `work` returns whether
  /// a chat's end can have been on screen during the change.
  func watch(shift: CGFloat = 0, _ work: () -> Bool) -> String? {
    let endCame = work()
    stage.view.layoutIfNeeded()
    // A subclass can need another pass, in the same turn.
    if stage.setting.kind == .itself, let problem = complaint(shift, endCame) {
      settle()
      return "at once: " + problem
    }
    settle()
    if let problem = complaint(shift, endCame) { return problem }
    if shift == 0 { look() } else { forget() }
    return nil
  }

  /// Makes a change during which a chat's end doesn't come on screen and leave it again.
  func watchOne(shift: CGFloat = 0, _ work: () -> Void) -> String? {
    watch(shift: shift) {
      work()
      return false
    }
  }

  private func complaint(_ shift: CGFloat, _ endCame: Bool) -> String? {
    if let outside = complaintOutside { return outside }
    switch endOnScreen(memory.last) {
    case .yes: return complaintAtEnd
    case .maybe where complaintAtEnd == nil: return nil
    case .no where endCame && complaintAtEnd == nil: return nil
    default: return isSnappedFromEnd ? nil : memory.complaint(about: stage, shift: shift)
    }
  }

  /// Whether pages were at the end of their content, and one of them is at the visible start now.
  private var isSnappedFromEnd: Bool {
    purpose == .pages && abs(memory.last.missing) <= 1
      && ReaderSight(stage).items.contains { abs($0.start) <= tolerance }
  }

  /// Lets the user choose what is visible, and returns why it isn't what was chosen.
  ///
  /// `offset` is the offset that must result, or `nil` if sizes are unknown.
  func choose(_ offset: CGFloat?, _ work: () -> Void) -> String? {
    let isScrolled = scrolls {
      work()
      settle()
    }
    let reached = stage.offset
    if isScrolled { forget() } else { look() }
    guard let offset, abs(reached - offset) > tolerance else {
      let isOutside = reached < stage.first - tolerance || reached > stage.end + tolerance
      return isOutside ? "outside of its range: \(ReaderMemory.short(reached))" : nil
    }
    return "the offset is \(ReaderMemory.short(reached)), not \(ReaderMemory.short(offset))"
  }

  /// Returns whether the content moves while something happens.
  ///
  /// It doesn't if it already is where a scroll ends. What was seen before then still counts.
  func scrolls(_ work: () -> Void) -> Bool {
    var hasScrolled = false
    stage.controller.whenScrolled = { hasScrolled = true }
    defer { stage.controller.whenScrolled = nil }
    work()
    return hasScrolled
  }

  /// Whether the frames of all items are those that they will have on screen.
  var knowsSizes: Bool { !stage.setting.isSelfSizing && stage.setting.kind != .shifting }

  /// Returns why an item isn't at a scroll position.
  func complaint(aboutTarget name: Int, at position: ReaderPosition) -> String? {
    let wanted = wantedOffsets(of: name, at: position)
    guard !wanted.isEmpty else { return nil }
    // A pinned header covers at most its own length, and the next one as much while it arrives.
    let slack = stage.layout.sectionHeadersPinToVisibleBounds ? 60 + tolerance : tolerance
    let inside = wanted.map { min(max($0, stage.first), stage.end) }
    if inside.contains(where: { abs(stage.offset - $0) <= slack }) { return nil }
    // In a chat, what is after the last item belongs to its end.
    if purpose == .chat, wanted[0] > stage.end - 100, complaintAtEnd == nil { return nil }
    return "the target \(name) isn't at its \(position.rawValue): offset "
      + "\(ReaderMemory.short(stage.offset)), not \(inside.map(ReaderMemory.short)) (range "
      + "\(ReaderMemory.short(stage.first)) to \(ReaderMemory.short(stage.end)))"
  }

  /// Whether an item would be at a scroll position only beyond the end of the scrollable range.
  func isBeyondEnd(_ name: Int, at position: ReaderPosition) -> Bool {
    wantedOffsets(of: name, at: position).contains { $0 >= stage.end - tolerance }
  }

  /// Returns the offsets that show an item at a position, or none if the item doesn't exist.
  ///
  /// No source says whether `.left` is the start or the end of content that starts at the right, so
  /// both count.
  private func wantedOffsets(of name: Int, at position: ReaderPosition) -> [CGFloat] {
    guard let path = stage.path(ofItemNamed: name),
      let frame = stage.view.layoutAttributesForItem(at: path)?.frame
    else { return [] }
    let direction = stage.setting.direction
    let start = direction.isVertical ? frame.minY : frame.minX
    let atStart = start - stage.startInset
    let atEnd = start + direction.main(frame.size) + stage.endInset - stage.extent
    let isMirrored = direction == .rightToLeft
    return switch position {
    case .start: isMirrored ? [atStart, atEnd] : [atStart]
    case .middle: [(atStart + atEnd) / 2]
    case .end: isMirrored ? [atEnd, atStart] : [atEnd]
    }
  }
}

/// Where a scroll puts an item.
enum ReaderPosition: String, CaseIterable {
  case start, middle, end

  @MainActor func position(on stage: ReaderStage) -> UICollectionView.ScrollPosition {
    let positions = stage.setting.direction.positions
    return switch self {
    case .start: positions.start
    case .middle: positions.middle
    case .end: positions.end
    }
  }
}
#endif
