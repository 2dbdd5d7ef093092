package import WaterfallEngine

extension LayoutSnapshot {
  /// Returns the items of a section that intersect a rectangle, by checking every item.
  package func items(inSection section: Int, intersecting rect: AxisRect) -> [Int] {
    elements.compactMap { element in
      guard case .item(let item, section) = element.subject else { return nil }
      return element.frame.intersects(rect) ? item : nil
    }
  }

  /// Returns the sections that touch a range, by checking every section.
  package func sections(touching range: LengthRange) -> [Int] {
    elements.compactMap { element in
      guard case .section(let section) = element.subject else { return nil }
      let main = element.frame.main
      return main.start <= range.end && range.start <= main.end ? section : nil
    }
  }

  /// Returns the pairs of items that share some area.
  package func overlappingItems() -> [(Subject, Subject)] {
    let items = items
    var pairs: [(Subject, Subject)] = []
    for (index, first) in items.enumerated() {
      for second in items[(index + 1)...] where first.frame.overlaps(second.frame) {
        pairs.append((first.subject, second.subject))
      }
    }
    return pairs
  }
}

extension LayoutSnapshot {
  /// Returns the elements that leave their section on either axis or have no section.
  package func subjectsOutsideTheirSection() -> [Subject] {
    var sections: [Int: AxisRect] = [:]
    for element in elements {
      if case .section(let section) = element.subject { sections[section] = element.frame }
    }
    return elements.filter { element in
      guard let frame = sections[element.subject.section] else { return true }
      return element.frame.main.start < frame.main.start
        || element.frame.main.end > frame.main.end
        || element.frame.cross.start < frame.cross.start
        || element.frame.cross.end > frame.cross.end
    }.map(\.subject)
  }
}

extension LayoutSnapshot.Subject {
  fileprivate var section: Int {
    switch self {
    case .section(let section), .boundary(_, let section), .background(let section),
      .item(_, let section):
      section
    }
  }
}

extension AxisRect {
  /// Returns whether two rectangles share an area, not only an edge.
  fileprivate func overlaps(_ other: AxisRect) -> Bool {
    main.start < other.main.end && other.main.start < main.end
      && cross.start < other.cross.end && other.cross.start < cross.end
  }
}
