/// One section, relative to its own start.
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
  var style: SectionStyle
  @usableFromInline var items = SectionItems()
  /// Whether the delegate is known to return sizes that depend on index paths.
  var sizesDependOnPaths = false

  var input: SectionInput { style.input }
  var tracks: ColumnTracks { style.tracks }
  var rules: PlacingRules { style.rules }

  var itemsStart: Length { style.itemsStart }

  /// The section's extent; negative insets never make it shorter than header and footer.
  var extent: Length { input.extent(aroundItems: items.extent) }

  /// The section is at least this long, however far the items reach that are not placed yet.
  var leastExtent: Length {
    input.extent(
      aroundItems: items.placedCount == 0 ? 0 : items.lineRange(of: items.placedCount - 1).end)
  }

  /// Where the boundary element rests; nil where there is none.
  func restRange(of boundary: Boundary) -> LengthRange? {
    let element = input[boundary]
    guard element.extent > 0 else { return nil }
    switch boundary {
    case .header:
      return LengthRange(start: element.insets.mainStart, extent: element.extent)
    case .footer:
      let start = extent - element.blockExtent + element.insets.mainStart
      return LengthRange(start: start, extent: element.extent)
    }
  }

  /// How far anything of the section reaches out of it, before its start or past its end: 0 unless
  /// an inset is negative.
  var overhang: Length {
    var overhang = max(0, -itemsStart, itemsStart + items.extent - extent)
    for boundary in Boundary.allCases {
      guard let range = restRange(of: boundary) else { continue }
      overhang = max(overhang, -range.start, range.end - extent)
    }
    if let range = backgroundRange { overhang = max(overhang, -range.start, range.end - extent) }
    return overhang
  }

  /// Where the background is along scrolling; nil where there is none, or its insets leave nothing.
  var backgroundRange: LengthRange? {
    guard let insets = input.background, items.count > 0 else { return nil }
    let range = LengthRange(
      start: input.header.blockExtent + insets.mainStart,
      end: extent - input.footer.blockExtent - insets.mainEnd)
    return range.extent > 0 ? range : nil
  }
}

extension SectionInput {
  /// The extent of a section whose items have this one.
  func extent(aroundItems extent: Length) -> Length {
    header.blockExtent + max(0, insets.mainStart + extent + insets.mainEnd) + footer.blockExtent
  }
}
