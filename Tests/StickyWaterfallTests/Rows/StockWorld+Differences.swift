import StickyWaterfall

extension StockWorld {
  func differencesFromStock() -> [String] {
    isMixed ? differencesOfSections() : picture(of: stock).differences(to: picture(of: ours))
  }

  /// Whether unequal sizes happen to form a grid, in which the waterfall packs.
  var packs: Bool { !hasOneSize && sections.indices.contains { !isInRows($0) } }

  /// Returns all frames, to a thousandth of a point.
  ///
  /// Headers and footers are the layout's, because stock views can be stale (facts 13.11).
  private func picture(of stage: SwappedStage) -> [String: String] {
    var picture = [
      "content": stage.view.contentSize.short, "offset": "\(stage.view.contentOffset)",
      "visible": "\(stage.visibleItems)",
    ]
    for (index, section) in sections.enumerated() {
      for side in Side.allCases {
        let boundary = stage.layout.layoutAttributesForSupplementaryView(
          ofKind: side.kind, at: [index, 0])
        picture["\(side) \(index)"] = boundary?.frame.short
      }
      for item in section.items.indices {
        picture["[\(index), \(item)]"] = stage.frame(item, index)?.short
      }
    }
    return picture
  }

  /// Returns the items whose frames differ from the stock layout's.
  ///
  /// Positions are relative to the section if an earlier section packs.
  private func differencesOfSections() -> [String] {
    // In a right-to-left layout that scrolls horizontally, a section that packs moves all sections.
    var isShifted = isRightToLeft && isHorizontal
    var (lines, before): ([String], CGFloat) = ([], 0)
    for (index, section) in sections.enumerated() where !section.items.isEmpty {
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

  /// Returns the sections that a new layout with the same columns or rows places differently.
  func differencesFromFresh() -> [Int] {
    let fresh = stage(WaterfallFlowLayout())
    let isSameDecision = sections.indices.allSatisfy { section in
      sections[section].items.isEmpty
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

  func main(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }

  func isInRows(_ section: Int, _ stage: SwappedStage? = nil) -> Bool {
    ((stage ?? ours).layout as? WaterfallFlowLayout)?.columnIndex(ofItemAt: [section, 0]) == nil
  }

  /// Returns the frames of a section's items, as in a left-to-right layout.
  func frames(_ stage: SwappedStage, _ section: Int) -> [CGRect] {
    let flips = isRightToLeft && stage.layout is WaterfallFlowLayout
    return (0..<sections[section].items.count).compactMap {
      guard var frame = stage.layout.layoutAttributesForItem(at: [section, $0])?.frame else {
        return nil
      }
      if flips { frame.origin.x = stage.view.contentSize.width - frame.maxX }
      return frame
    }
  }
}

extension StockWorld.Section {
  fileprivate var hasOneSize: Bool { items.allSatisfy { $0.size == items[0].size } }

  /// Returns whether a row can start before the previous one, as it does only in the stock layout.
  fileprivate func mayOverlap(along main: (CGSize) -> CGFloat) -> Bool {
    let least = min(line, interitem)
    return least < 0 && items.contains { main($0.size) < -least }
  }
}
