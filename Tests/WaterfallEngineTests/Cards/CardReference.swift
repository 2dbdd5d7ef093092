import WaterfallEngine

/// What a card stack shows, worked out from the rules item by item.
struct CardReference {
  let waterfall: Waterfall
  let viewport: Viewport
  /// Where the items of each section rest, and where the last of them ends.
  private let rests: [[AxisRect]]
  private let ends: [Length]

  init(waterfall: Waterfall, viewport: Viewport) {
    self.waterfall = waterfall
    self.viewport = viewport
    rests = (0..<waterfall.sectionCount).map { section in
      (0..<waterfall.itemCount(inSection: section)).map {
        waterfall.frame(ofItem: $0, inSection: section)
      }
    }
    ends = rests.map { $0.map { $0.main.end }.max() ?? 0 }
  }

  func frame(_ item: Int, _ section: Int) -> AxisRect {
    var frame = rests[section][item]
    let rest = frame.main.start
    let start = min(
      max(rest, viewport.visible.start), max(rest, ends[section] - frame.main.extent))
    frame.main = frame.main.shifted(by: start - rest)
    return frame
  }

  func isStuck(_ item: Int, _ section: Int) -> Bool {
    rests[section][item].main.start < viewport.visible.start
  }

  func columns(_ item: Int, _ section: Int) -> Set<Int> {
    let first = waterfall.column(ofItem: item, inSection: section)
    let count = waterfall.tracks(ofSection: section).count
    let span = waterfall.itemInput(at: item, inSection: section).columnSpan
    return Set(first..<min(first + span, count))
  }

  func isCovered(_ item: Int, _ section: Int) -> Bool {
    let main = frame(item, section).main
    return (item + 1..<waterfall.itemCount(inSection: section)).contains { later in
      let over = frame(later, section).main
      return isStuck(later, section)
        && columns(later, section).isSuperset(of: columns(item, section))
        && over.start <= main.start && main.end <= over.end
    }
  }

  func items(_ section: Int, touching rect: AxisRect) -> [Int] {
    (0..<waterfall.itemCount(inSection: section)).filter {
      frame($0, section).touches(rect) && !isCovered($0, section)
    }
  }

  /// Shown for this viewport or the other, and elsewhere in the other.
  func changed(until other: CardReference) -> [[Int]] {
    var changed: [[Int]] = []
    for section in 0..<waterfall.sectionCount {
      for item in 0..<waterfall.itemCount(inSection: section)
      where (isShown(item, section) || other.isShown(item, section))
        && frame(item, section) != other.frame(item, section)
      {
        changed.append([section, item])
      }
    }
    return changed
  }

  private func isShown(_ item: Int, _ section: Int) -> Bool {
    frame(item, section).main.touches(viewport.visible) && !isCovered(item, section)
  }
}
