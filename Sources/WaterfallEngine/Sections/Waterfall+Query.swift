extension Waterfall {
  /// The sections that touch a stretch of the content; those of no extent are among them.
  public func sections(touching range: LengthRange) -> Range<Int> {
    assert(isSettled, "settle() before reading")
    let lower = (0..<sections.count).first { origins[$0 + 1] >= range.start } ?? sections.count
    let upper = (0..<sections.count).first { origins[$0] > range.end } ?? sections.count
    return lower..<max(lower, upper)
  }

  /// The items of a section that touch a rectangle in content coordinates, in ascending order.
  public func items(inSection section: Int, touching rect: AxisRect) -> [Int] {
    assert(isSettled, "settle() before reading")
    let found = sections[section]
    return found.items.items(
      touching: rect.main.shifted(by: -origins[section] - found.itemsStart),
      cross: rect.cross.shifted(by: -found.input.insets.crossStart), tracks: found.tracks,
      rules: found.rules)
  }
}
