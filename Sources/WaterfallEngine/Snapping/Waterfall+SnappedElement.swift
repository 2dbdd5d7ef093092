extension Waterfall {
  /// Returns the element to which scrolling has snapped at an offset, or `nil` if the offset is
  /// farther than `tolerance` from all snap offsets.
  ///
  /// A snap offset that scrolling can't reach counts as the nearest one that it can reach. If
  /// several elements have the same offset, the result is the one that is nearest to its snap
  /// position, and among these the first.
  ///
  /// - Precondition: The origins are up to date.
  /// - Complexity: O(log s + v) for s sections, and v elements within the visible range.
  package func snappedElement(
    at offset: Length, within tolerance: Length, _ rules: SnapRules
  ) -> ElementID? {
    let visible = LengthRange(
      start: offset + rules.startInset, extent: max(1, rules.visibleExtent))
    var best: (element: ElementID, distance: Length)?
    for element in snapElements(near: visible, rules) {
      let reached = max(rules.offsets.start, min(element.offset, rules.offsets.end))
      guard abs(reached - offset) <= tolerance else { continue }
      let distance = abs(element.offset - offset)
      if distance < best?.distance ?? .max { best = (element.id, distance) }
    }
    return best?.element
  }
}
