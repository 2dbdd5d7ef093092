import StickyWaterfall

/// The differences between the waterfall and the rules.
extension MixedWorld {
  /// Returns the items whose frames differ from the stock layout's, in rows and in columns of one
  /// size.
  ///
  /// Positions are relative to the section if an earlier section packs.
  func differencesFromStock() -> [String] {
    // In a right-to-left layout that scrolls horizontally, a section that packs moves all sections.
    var isShifted = isRightToLeft && isHorizontal
    var (lines, before): ([String], CGFloat) = ([], 0)
    for (index, section) in sections.enumerated() where !section.sizes.isEmpty {
      let isInRows = isInRows(index)
      let isComparable = isInRows ? !section.mayOverlap(along: main) : section.hasOneSize
      isShifted = isShifted || !isComparable
      guard isComparable else { continue }
      let (expected, found) = (frames(stock, index), frames(ours, index))
      let shift = isShifted ? start(found[0]) - start(expected[0]) : 0
      for item in expected.indices {
        let frame = moved(found[item], by: -shift)
        if !frame.isNear(expected[item], within: tolerance(before + CGFloat(item))) {
          lines.append("\(index), \(item) at \(frame), not \(expected[item])")
        }
      }
      before += CGFloat(expected.count)
    }
    let (length, own) = (main(stock.view.contentSize), main(ours.view.contentSize))
    if !isShifted, abs(length - own) > tolerance(before) {
      lines.append("content of \(own), not \(length)")
    }
    return lines
  }

  /// Returns the sections that a new layout places differently, or nothing if it chooses other
  /// columns or rows for any section.
  func differencesFromFresh() -> [Int] {
    let fresh = stage(WaterfallFlowLayout())
    let isSameDecision = sections.indices.allSatisfy { section in
      sections[section].sizes.isEmpty
        || isInRows(section) == isInRows(section, fresh)
          && columnWidth(section, ours) == columnWidth(section, fresh)
    }
    guard isSameDecision else { return [] }
    return sections.indices.filter { frames(ours, $0) != frames(fresh, $0) }
  }

  /// Returns one pixel, plus 1/64 pixel for each previous item.
  private func tolerance(_ items: CGFloat) -> CGFloat { (1 + items / 64) / scale + 1e-9 }

  private func columnWidth(_ section: Int, _ stage: SwappedStage) -> CGFloat? {
    (stage.layout as? WaterfallFlowLayout)?.columnWidth(inSection: section)
  }

  private func start(_ frame: CGRect) -> CGFloat { isHorizontal ? frame.minX : frame.minY }

  private func moved(_ frame: CGRect, by shift: CGFloat) -> CGRect {
    isHorizontal ? frame.offsetBy(dx: shift, dy: 0) : frame.offsetBy(dx: 0, dy: shift)
  }
}

extension MixedWorld.Section {
  fileprivate var hasOneSize: Bool { sizes.allSatisfy { $0.size == sizes[0].size } }

  /// Returns whether a row can start before the previous one, as it does only in the stock layout.
  fileprivate func mayOverlap(along main: (CGSize) -> CGFloat) -> Bool {
    let least = min(line, interitem)
    return least < 0 && sizes.contains { main($0.size) < -least }
  }
}
