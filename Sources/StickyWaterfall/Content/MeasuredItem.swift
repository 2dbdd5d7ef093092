import WaterfallEngine

/// An item's size, and the style of the section in which it was measured.
struct MeasuredItem {
  let metrics: ItemMetrics
  private let style: SectionStyle

  init(_ id: ItemID, in engine: Waterfall) {
    metrics = engine.itemMetrics(at: id.item, inSection: id.section)
    style = engine.style(ofSection: id.section)
  }

  var wasInRows: Bool { style.metrics.automatic?.rule == .rows }

  /// Returns the item's size, or `nil` if the size isn't valid in a section with this style.
  ///
  /// It's valid if both styles have rows, or if both have the same columns and convert sizes in the
  /// same way. The preferred size of a view isn't converted, and isn't valid in rows that fill the
  /// width.
  func metrics(in other: SectionStyle) -> ItemMetrics? {
    if metrics.isPreferred, other.metrics.fillsRows { return nil }
    switch (style.metrics.automatic, other.metrics.automatic) {
    case (let own?, let automatic?): return automatic.isSameDecision(as: own) ? metrics : nil
    case (nil, nil):
      let isConvertedAlike =
        metrics.isPreferred || other.metrics.scalesItems == style.metrics.scalesItems
      return isConvertedAlike && other.tracks == style.tracks ? metrics : nil
    default: return nil
    }
  }
}
