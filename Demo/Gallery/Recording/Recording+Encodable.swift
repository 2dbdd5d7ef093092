#if !canImport(UIKit)
import Foundation

extension Recording: Encodable {
  private enum CodingKeys: String, CodingKey {
    case axis, viewport, content, range, over, cut, counts, works, frames, z, extras, tracks
    case top, mirrored, totals, checks
  }

  /// Writes numbers as whole hundredths of a point for what rests, thousandths for tracks.
  ///
  /// That keeps the page small and every rounding under a hundredth of a point. Item frames are
  /// `x, y - the y before, width, height`, one after another, again for size.
  func encode(to encoder: any Encoder) throws {
    var page = encoder.container(keyedBy: CodingKeys.self)
    try page.encode(axis, forKey: .axis)
    try page.encode([viewport.width, viewport.height].map(Double.init), forKey: .viewport)
    try page.encode([contentSize.width, contentSize.height].map(Double.init), forKey: .content)
    try page.encode(topInset, forKey: .top)
    try page.encode(isMirrored, forKey: .mirrored)
    try page.encode([range.lowerBound, range.upperBound], forKey: .range)
    try page.encode(overscroll, forKey: .over)
    try page.encode(isCut, forKey: .cut)
    try page.encode(itemCounts, forKey: .counts)
    if totalCounts != itemCounts { try page.encode(totalCounts, forKey: .totals) }
    if works != Array(works.indices) { try page.encode(works, forKey: .works) }
    try page.encode(itemFrames, forKey: .frames)
    if itemZIndexes.contains(where: { $0 != 0 }) { try page.encode(itemZIndexes, forKey: .z) }
    try page.encode(extraRows, forKey: .extras)
    try page.encode(trackRows, forKey: .tracks)
    try page.encode(checks.map(\.offset), forKey: .checks)
  }

  private var itemFrames: [Int] {
    var numbers: [Int] = []
    numbers.reserveCapacity(items.count * 4)
    var before = 0
    for frame in items {
      let y = Double(frame.minY).hundredths
      numbers.append(Double(frame.minX).hundredths)
      numbers.append(y - before)
      numbers.append(Double(frame.width).hundredths)
      numbers.append(Double(frame.height).hundredths)
      before = y
    }
    return numbers
  }

  private var extraRows: [[Int]] {
    extras.map { extra in
      let frame = extra.frame
      let sides = [frame.minX, frame.minY, frame.width, frame.height]
      return [extra.id.kind.rawValue, extra.id.section, extra.zIndex]
        + sides.map { Double($0).hundredths }
    }
  }

  /// By place in the list of elements (items first, then extras): a row for each piece.
  private var trackRows: [String: [[Int]]] {
    var rows: [String: [[Int]]] = [:]
    var firstItems: [Int] = []
    var count = 0
    for sectionCount in itemCounts {
      firstItems.append(count)
      count += sectionCount
    }
    for (id, track) in tracks where id.kind == .item {
      rows[String(firstItems[id.section] + id.item)] = track.pieces.map(\.row)
    }
    for (index, extra) in extras.enumerated() {
      if let track = tracks[extra.id] {
        rows[String(count + index)] = track.pieces.map(\.row)
      }
    }
    return rows
  }
}

extension Track.Piece {
  /// `from, to, position twice, extent twice, z, pinned, pin progress twice, push progress twice`.
  fileprivate var row: [Int] {
    let sliding = [from, to, start.position, end.position, start.extent, end.extent]
    let progress = [start.pinProgress, end.pinProgress, start.pushProgress, end.pushProgress]
    return sliding.map(\.thousandths) + [start.zIndex, start.isPinned ? 1 : 0]
      + progress.map(\.thousandths)
  }
}

extension Double {
  fileprivate var hundredths: Int { Int((self * 100).rounded()) }
  fileprivate var thousandths: Int { Int((self * 1000).rounded()) }
}
#endif
