extension Waterfall {
  /// The sections that have something in a stretch of the content, in content coordinates.
  ///
  /// Touching counts, so sections of no extent are among them. Where negative insets let something
  /// reach out of a section, neighbours are named that may have nothing in the stretch; none that
  /// has is left out.
  ///
  /// - Precondition: The origins are up to date.
  /// - Complexity: O(log s), s sections.
  package func sections(touching range: LengthRange) -> Range<Int> {
    assert(hasCurrentOrigins, "updateOrigins() before reading")
    let range = range.clampedToLimits
    let lower = firstSection { origins[$0 + 1] >= range.start - overhang }
    let upper = firstSection { origins[$0] > range.end + overhang }
    return lower..<upper
  }

  /// The items of a section that touch a rectangle in content coordinates, in ascending order.
  ///
  /// Items of no extent are among them, and those whose edge alone touches.
  ///
  /// - Precondition: The origins are up to date.
  /// - Complexity: O(k · log n + v), k columns, n items, v items found and about k on each side of
  ///   them; where columns that keep their items have drifted apart, O(k · (log n + v)).
  package func items(inSection section: Int, touching rect: AxisRect) -> [Int] {
    assert(hasCurrentOrigins, "updateOrigins() before reading")
    let main = rect.main.clampedToLimits.shifted(by: -origins[section])
    return sections[section].items(
      touching: AxisRect(main: main, cross: rect.cross.clampedToLimits))
  }

  /// The first section that meets `condition`, which holds for none before it and all after it.
  func firstSection(where condition: (_ section: Int) -> Bool) -> Int {
    sections.indices.partitionPoint(where: condition)
  }
}

extension LengthRange {
  /// The part that content can be in; what is cut off would not survive being shifted.
  var clampedToLimits: LengthRange {
    let farthest: Length = 1 << 61
    return LengthRange(
      start: max(-farthest, min(start, farthest)), end: max(-farthest, min(end, farthest)))
  }
}
