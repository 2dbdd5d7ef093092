package import WaterfallEngine

/// Returns a number of device pixels as a length.
package func pixels(_ count: Length) -> Length {
  count * PixelGrid.lengthsPerPixel
}

extension Scenario {
  /// Creates a scenario of one section, in pixels, for cases that are small enough to draw.
  package init(
    crossPixels: Length, columns: Int, lineSpacing: Length = 0, columnSpacing: Length = 0,
    placement: Placement = .shortestColumn, heights: [Length], spans: [Int: Int] = [:]
  ) {
    let metrics = SectionMetrics(
      lineSpacing: pixels(lineSpacing), columnSpacing: pixels(columnSpacing),
      columnCount: columns, placement: placement)
    let items = heights.enumerated().map { item, height in
      ItemMetrics(extent: pixels(height), columnSpan: spans[item] ?? 1)
    }
    self.init(crossExtent: pixels(crossPixels), sections: [Section(metrics, items: items)])
  }
}
