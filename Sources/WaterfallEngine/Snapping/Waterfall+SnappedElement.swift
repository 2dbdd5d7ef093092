extension Waterfall {
  /// Returns the element to which scrolling has snapped at an offset, or `nil` if the offset isn't
  /// a snap offset.
  ///
  /// A snap offset that scrolling can't reach counts as the nearest one that it can reach. If
  /// several elements have the same offset, the result is the one that is nearest to its snap
  /// position, and among these the first.
  ///
  /// - Precondition: The origins are up to date.
  /// - Complexity: O(log s + v) for s sections, and v elements within the visible range.
  package func snappedElement(at offset: Length, _ rules: SnapRules) -> ElementID? {
    let visible = LengthRange(
      start: offset + rules.startInset, extent: max(1, rules.visibleExtent))
    var best: (element: ElementID, distance: Length)?
    for element in snappingElements(in: visible, rules) {
      guard let snap = snapOffset(of: element, rules) else { continue }
      let reached = max(rules.offsets.start, min(snap, rules.offsets.end))
      guard abs(reached - offset) < PixelGrid.lengthsPerPixel else { continue }
      let distance = abs(snap - offset)
      if distance < best?.distance ?? .max { best = (element, distance) }
    }
    return best?.element
  }

  /// Returns the content offset at which scrolling snaps to an element, or `nil` if the element
  /// doesn't exist.
  ///
  /// The offset can be one that scrolling can't reach.
  ///
  /// - Precondition: The origins are up to date.
  /// - Complexity: O(log s) for s sections.
  package func snapOffset(of element: ElementID, _ rules: SnapRules) -> Length? {
    guard sections.indices.contains(element.section) else { return nil }
    let distance = snapDistance(ofSection: element.section, rules)
    if rules.target == .sectionStart { return range(ofSection: element.section).start - distance }
    guard let item = element.kind.item, item < itemCount(inSection: element.section) else {
      return nil
    }
    if rules.target == .itemStart {
      return line(ofItem: item, inSection: element.section).start - distance
    }
    let main = frame(ofItem: item, inSection: element.section).main
    return main.start + main.extent / 2 - distance
  }

  /// Returns the elements near a range to which scrolling can snap.
  private func snappingElements(in visible: LengthRange, _ rules: SnapRules) -> [ElementID] {
    if rules.target == .sectionStart {
      let touched = sections(touching: visible)
      return touched.filter { range(ofSection: $0).extent > 0 }.map {
        ElementID(.boundary(.header), inSection: $0)
      }
    }
    return sections(withItemsIn: visible).flatMap { section in
      items(inSection: section, near: visible).map { ElementID(.item($0.item), inSection: section) }
    }
  }
}
