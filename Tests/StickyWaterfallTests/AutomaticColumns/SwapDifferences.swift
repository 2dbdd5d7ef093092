import StickyWaterfall

/// The visible differences between a screen in the stock layout and in the waterfall.
@MainActor
struct SwapDifferences {
  let stock: SwappedStage
  let ours: SwappedStage
  let screen: SwappedScreen

  /// A little more than a pixel in points, so that frames one pixel apart count as equal.
  private var pixel: CGFloat { 1 / screen.scale + 1e-9 }

  func lines() -> [String] {
    var lines: [String] = []
    for section in stock.controller.counts.indices {
      let stockFrames = stock.frames(section)
      let frames = ours.frames(section)
      guard stockFrames.count == frames.count else { return ["the numbers of items differ"] }
      let beside = (rows(stockFrames).map(\.count).max() ?? 0, columnCount(frames))
      if screen.packs,
        beside.1 > max(1, beside.0) || (beside.0 != beside.1 && isFullRow(stockFrames))
      {
        lines.append("section \(section): \(beside.1) columns, not \(beside.0)")
      }
      lines += sizes(stockFrames, frames)
      if !screen.packs { lines += places(stockFrames, frames, section: section) }
      if let header = stock.header(section)?.frame, let own = ours.header(section)?.frame,
        !screen.packs, !header.isNear(own, within: pixel)
      {
        lines.append("header \(section) at \(own), not \(header)")
      }
    }
    let length = stock.view.contentSize.height
    let own = ours.view.contentSize.height
    if !screen.packs, !screen.isHorizontal, abs(length - own) > 3 * pixel {
      lines.append("content of \(own), not \(length)")
    }
    return lines + ours.diagnostics.map(\.description)
  }

  private func sizes(_ stock: [CGRect], _ frames: [CGRect]) -> [String] {
    zip(stock, frames).enumerated().compactMap { item, pair in
      guard pair.0.width > 0, pair.0.height > 0 else { return nil }
      let ratios = [pair.1.width / pair.0.width, pair.1.height / pair.0.height]
      return ratios.allSatisfy { 0.85...1.15 ~= $0 }
        ? nil : "item \(item) is \(pair.1.size), not \(pair.0.size)"
    }
  }

  /// Returns the items whose frames differ from the stock layout's.
  ///
  /// Rounding to 1/64 pixel can add up over the previous rows.
  private func places(_ stock: [CGRect], _ frames: [CGRect], section: Int) -> [String] {
    let before = screen.counts[..<section].reduce(1, +)
    return stock.indices.compactMap { item in
      let tolerance = screen.isExact ? 0 : pixel * (1 + CGFloat(before + item) / 64)
      return stock[item].isNear(frames[item], within: tolerance)
        ? nil : "item \(item) is at \(frames[item]), not \(stock[item])"
    }
  }

  /// Returns the items of each row, found by their positions along the scroll direction.
  private func rows(_ frames: [CGRect]) -> [[Int]] {
    var rows: [[Int]] = []
    var end = -CGFloat.infinity
    for (item, frame) in frames.enumerated() {
      let (start, stop) =
        screen.isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
      if start >= end - 1e-6 { rows.append([]) }
      rows[rows.count - 1].append(item)
      end = rows[rows.count - 1].count == 1 ? stop : max(end, stop)
    }
    return rows
  }

  private func isFullRow(_ frames: [CGRect]) -> Bool { rows(frames).count > 1 }

  private func columnCount(_ frames: [CGRect]) -> Int {
    Set(frames.map { Int(((screen.isHorizontal ? $0.minY : $0.minX) * 4).rounded()) }).count
  }
}
