@testable import WaterfallEngine

/// The visible part of a card stack, computed from the rules item by item.
struct CardReference {
  let waterfall: Waterfall
  let viewport: LengthRange
  /// The pixel-aligned frames of the items of each section, and the exact end of the last item.
  private let rests: [[AxisRect]]
  private let ends: [Length]

  init(waterfall: Waterfall, viewport: LengthRange) {
    self.waterfall = waterfall
    self.viewport = viewport
    rests = (0..<waterfall.sectionCount).map { section in
      (0..<waterfall.itemCount(inSection: section)).map {
        waterfall.frame(ofItem: $0, inSection: section)
      }
    }
    ends = (0..<waterfall.sectionCount).map {
      waterfall.itemsStart(ofSection: $0).main + waterfall.sections[$0].items.extent
    }
  }

  func frame(_ item: Int, _ section: Int) -> AxisRect {
    var frame = rests[section][item]
    let rest = frame.main.start
    let start = min(
      max(rest, viewport.start), (ends[section] - frame.main.extent).pixelAligned)
    frame.main = frame.main.shifted(by: start - rest)
    return frame
  }

  func isPinned(_ item: Int, _ section: Int) -> Bool {
    rests[section][item].main.start <= viewport.start
  }

  /// Returns whether a card covers another one completely along the cross axis.
  private func covers(_ later: Int, _ item: Int, _ section: Int) -> Bool {
    let over = rests[section][later].cross
    let under = rests[section][item].cross
    return over.start <= under.start && under.end <= over.end
  }

  func isCovered(_ item: Int, _ section: Int) -> Bool {
    let extent = rests[section][item].main.extent
    return (item + 1..<waterfall.itemCount(inSection: section)).contains { later in
      isPinned(item, section) && isPinned(later, section) && covers(later, item, section)
        && rests[section][later].main.extent >= extent
    }
  }

  func items(_ section: Int, intersecting rect: AxisRect) -> [Int] {
    (0..<waterfall.itemCount(inSection: section)).filter {
      frame($0, section).intersects(rect) && !isCovered($0, section)
    }
  }

  /// The attributes of an item that a view has.
  struct Known: Equatable {
    var frame: AxisRect
    var isCovered: Bool

    /// Returns whether a view with these attributes looks the same with the other ones.
    func looks(like other: Known?) -> Bool {
      self == other || (isCovered && other?.isCovered == true)
    }
  }

  func known(_ id: ElementID) -> Known? {
    guard case .item(let item) = id.kind else { return nil }
    return Known(frame: frame(item, id.section), isCovered: isCovered(item, id.section))
  }

  var ids: [ElementID] {
    rests.indices.flatMap { section in
      rests[section].indices.map { ElementID(.item($0), inSection: section) }
    }
  }

  /// Returns the items whose attributes differ, except items that are covered both times.
  func changed(until other: CardReference) -> [ElementID] {
    ids.filter { known($0)?.looks(like: other.known($0)) != true }
  }
}
