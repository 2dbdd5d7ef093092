import WaterfallEngine

/// A brief and slow layout that computes every frame from the rules.
///
/// It shares only the specified values with the engine.
package struct ReferenceLayout {
  package private(set) var snapshot = LayoutSnapshot(elements: [])
  private var origin: Length = 0

  /// Creates the layout, in which items keep the given columns.
  package init(_ scenario: Scenario, columns: [Int: [Int?]] = [:]) {
    for (index, section) in scenario.sections.enumerated() {
      if let rows = ReferenceRows(section.metrics, crossExtent: scenario.crossExtent) {
        let items = rows.frames(of: section.items).map {
          PlacedFrame(main: $0.main, cross: $0.cross.shifted(by: section.metrics.insets.crossStart))
        }
        append(items, of: section.metrics, index: index, crossExtent: scenario.crossExtent)
        continue
      }
      let solved = ReferenceSection(
        section, crossExtent: scenario.crossExtent, columns: columns[index] ?? [])
      let items = solved.items.map {
        PlacedFrame(
          main: LengthRange(start: $0.start, extent: $0.extent), cross: solved.crossRange(of: $0),
          column: $0.columns.lowerBound)
      }
      append(items, of: section.metrics, index: index, crossExtent: scenario.crossExtent)
    }
  }

  /// A frame relative to the start of the items' area and the leading edge of the content.
  private struct PlacedFrame {
    var main: LengthRange
    var cross: LengthRange
    var column: Int?
  }

  private mutating func append(
    _ items: [PlacedFrame], of metrics: SectionMetrics, index: Int, crossExtent: Length
  ) {
    let extent = items.map(\.main.end).max() ?? 0
    let full = LengthRange(start: 0, end: crossExtent)
    let bodyStart = origin + metrics.header.blockExtent
    let bodyEnd =
      bodyStart + max(0, metrics.insets.mainStart + extent + metrics.insets.mainEnd)
    let end = bodyEnd + metrics.footer.blockExtent
    add(.section(index), main: LengthRange(start: origin, end: end), cross: full)
    add(metrics.header, .header, section: index, start: origin, crossExtent: crossExtent)
    add(metrics.footer, .footer, section: index, start: bodyEnd, crossExtent: crossExtent)
    if let insets = metrics.background, !items.isEmpty {
      let main = LengthRange(start: bodyStart + insets.mainStart, end: bodyEnd - insets.mainEnd)
      let cross = LengthRange(start: insets.crossStart, end: crossExtent - insets.crossEnd)
      if main.extent > 0, cross.extent > 0 {
        add(.background(section: index), main: main, cross: cross)
      }
    }
    for (item, placed) in items.enumerated() {
      let main = placed.main.shifted(by: bodyStart + metrics.insets.mainStart)
      add(
        .item(item, section: index), main: main.pixelAligned, cross: placed.cross.pixelAligned,
        column: placed.column)
    }
    origin = end
  }

  private mutating func add(
    _ element: BoundaryMetrics, _ boundary: Boundary, section: Int, start: Length,
    crossExtent: Length
  ) {
    guard element.extent > 0 else { return }
    add(
      .boundary(boundary, section: section),
      main: LengthRange(start: start + element.insets.mainStart, extent: element.extent),
      cross: LengthRange(
        start: element.insets.crossStart, end: crossExtent - element.insets.crossEnd))
  }

  private mutating func add(
    _ subject: LayoutSnapshot.Subject, main: LengthRange, cross: LengthRange, column: Int? = nil
  ) {
    snapshot.elements.append(
      LayoutSnapshot.Element(
        subject, frame: AxisRect(main: main, cross: cross), column: column))
  }
}

extension LengthRange {
  /// The range, moved to the nearest device pixel; ties move it forward.
  fileprivate var pixelAligned: LengthRange {
    let (pixel, rest) = (start + 32).quotientAndRemainder(dividingBy: 64)
    return LengthRange(start: (rest < 0 ? pixel - 1 : pixel) * 64, extent: extent)
  }
}

extension BoundaryMetrics {
  fileprivate var blockExtent: Length {
    extent > 0 ? max(0, insets.mainStart + extent + insets.mainEnd) : 0
  }
}
