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
struct WaterfallSection: Sendable {
  var input: SectionInput
  var tracks: ColumnTracks
  var items: ColumnItems

  init(input: SectionInput, crossExtent: Length) {
    self.input = input
    tracks = Self.tracks(for: input, crossExtent: crossExtent)
    items = ColumnItems()
  }

  static func tracks(for input: SectionInput, crossExtent: Length) -> ColumnTracks {
    ColumnTracks(of: input, crossExtent: crossExtent)
  }

  /// What the places of the items depend on, beside the items.
  var rules: PlacingRules { PlacingRules(input: input, tracks: tracks) }

  /// What the boundary element takes of the section, its insets included; 0 where there is none.
  func blockExtent(of boundary: Boundary) -> Length {
    let element = input[boundary]
    guard element.extent > 0 else { return 0 }
    return max(0, element.insets.mainStart + element.extent + element.insets.mainEnd)
  }

  /// Where the items' area begins.
  var itemsStart: Length { blockExtent(of: .header) + input.insets.mainStart }

  /// The section's extent; negative insets never make it shorter than header and footer.
  var extent: Length {
    let body = input.insets.mainStart + items.extent + input.insets.mainEnd
    return blockExtent(of: .header) + max(0, body) + blockExtent(of: .footer)
  }

  /// Where the boundary element rests; nil where there is none.
  func restRange(of boundary: Boundary) -> LengthRange? {
    let element = input[boundary]
    guard element.extent > 0 else { return nil }
    switch boundary {
    case .header:
      return LengthRange(start: element.insets.mainStart, extent: element.extent)
    case .footer:
      let start = extent - blockExtent(of: .footer) + element.insets.mainStart
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
    return overhang
  }

  /// Where an item is, from the section's start and the content's leading edge.
  func frame(ofItem item: Int) -> AxisRect {
    AxisRect(
      main: items.range(of: item).shifted(by: itemsStart),
      cross: items.crossRange(of: item, in: tracks).shifted(by: input.insets.crossStart))
  }

  /// The items that touch a rectangle, which is measured as the frames of items are.
  func items(touching rect: AxisRect) -> [Int] {
    items.items(
      touching: rect.main.shifted(by: -itemsStart),
      cross: rect.cross.shifted(by: -input.insets.crossStart), tracks: tracks, rules: rules)
  }
}
