import StickyWaterfall

/// What is other than the rules say; empty where nothing is.
extension MixedWorld {
  /// The sections that are rows or columns against the rules.
  var wrongKinds: [Int] {
    sections.indices.filter {
      !sections[$0].sizes.isEmpty && isInRows($0) == hasColumns(sections[$0])
    }
  }

  /// The items that are elsewhere than in the stock layout, in rows and in columns of one size, measured
  /// from where something packed before; without items that are alone under estimates, which the stock layout
  /// does not have here (facts 13.6).
  func differencesFromStock() -> [String] {
    // Mirrored, what packs in any section moves all of them.
    var isShifted = isRightToLeft && isHorizontal
    var (lines, before): ([String], CGFloat) = ([], 0)
    for (index, section) in sections.enumerated() where !section.sizes.isEmpty {
      let isInRows = isInRows(index)
      let isComparable = isInRows ? !section.mayOverlap(along: main) : section.hasOneSize
      isShifted = isShifted || !isComparable
      guard isComparable else { continue }
      let (expected, found) = (frames(stock, index), frames(ours, index))
      let shift = isShifted ? start(found[0]) - start(expected[0]) : 0
      for item in expected.indices where !isEstimating || expected.count > 1 {
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

  /// The sections that a layout made afresh places otherwise, where it decides the same for all of them.
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

  /// A pixel, and 1/64 of one for each row before.
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

  /// Whether a row may start before the one before it in the stock layout, as none does in ours.
  fileprivate func mayOverlap(along main: (CGSize) -> CGFloat) -> Bool {
    let least = min(line, interitem)
    return least < 0 && sizes.contains { main($0.size) < -least }
  }
}
