/// The layout of one section, relative to the section's start.
///
///     ┌──────────────────────────┐ 0
///     │ header (and its insets)  │
///     ├──────────────────────────┤
///     │ leading main inset       │
///     │ ┌──────┐ ┌──────┐        │ itemsStart
///     │ │      │ └──────┘        │
///     │ └──────┘                 │ itemsStart + items.extent
///     │ trailing main inset      │
///     ├──────────────────────────┤
///     │ footer (and its insets)  │
///     └──────────────────────────┘ extent
@usableFromInline
struct WaterfallSection: Sendable {
  @usableFromInline var items: SectionItems
  /// Whether the delegate is known to return sizes that depend on index paths.
  var sizesDependOnPaths = false

  var style: SectionStyle { items.style }
  var metrics: SectionMetrics { style.metrics }

  /// The section's main extent, or a lower bound for it while some of its items aren't placed.
  ///
  /// Negative insets never make it shorter than the header and footer together.
  var extent: Length {
    metrics.header.blockExtent + metrics.footer.blockExtent
      + max(0, metrics.insets.mainStart + items.extent + metrics.insets.mainEnd)
  }

  /// Returns the unpinned range of a header or footer, or `nil` if the section doesn't have one.
  func restRange(of boundary: Boundary) -> LengthRange? {
    let element = metrics[boundary]
    guard element.extent > 0 else { return nil }
    switch boundary {
    case .header:
      return LengthRange(start: element.insets.mainStart, extent: element.extent)
    case .footer:
      let start = extent - element.blockExtent + element.insets.mainStart
      return LengthRange(start: start, extent: element.extent)
    }
  }

  /// The greatest distance that an element reaches out of the section, or 0 without negative
  /// insets.
  var overhang: Length {
    var overhang = max(0, -style.itemsStart, style.itemsStart + items.extent - extent)
    for boundary in Boundary.allCases {
      guard let range = restRange(of: boundary) else { continue }
      overhang = max(overhang, -range.start, range.end - extent)
    }
    if let range = backgroundRange { overhang = max(overhang, -range.start, range.end - extent) }
    return overhang
  }

  /// The background's main range, or `nil` if there's no background or its insets leave no extent.
  ///
  /// A section without items has no background.
  var backgroundRange: LengthRange? {
    guard let insets = metrics.background, items.count > 0 else { return nil }
    let range = LengthRange(
      start: metrics.header.blockExtent + insets.mainStart,
      end: extent - metrics.footer.blockExtent - insets.mainEnd)
    return range.extent > 0 ? range : nil
  }
}
