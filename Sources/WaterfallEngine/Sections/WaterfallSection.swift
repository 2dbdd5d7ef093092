/// The layout of one section, with positions relative to the start of the section.
///
///     ┌────────────────────────────┐ 0
///     │ header (and its insets)    │
///     ├────────────────────────────┤
///     │ ┌─ background ───────────┐ │ Only its own insets make the background smaller.
///     │ │ leading main inset     │ │
///     │ │ ┌──────┐ ┌──────┐      │ │ itemsStart
///     │ │ │      │ └──────┘      │ │
///     │ │ └──────┘               │ │ itemsStart + items.extent
///     │ │ trailing main inset    │ │
///     │ └────────────────────────┘ │
///     ├────────────────────────────┤
///     │ footer (and its insets)    │
///     └────────────────────────────┘ extent
@usableFromInline
struct WaterfallSection: Sendable {
  @usableFromInline var items: SectionItems
  /// Whether the delegate has returned sizes that depend on index paths.
  var sizesDependOnPaths = false

  var style: SectionStyle { items.style }
  var metrics: SectionMetrics { style.metrics }

  /// The section's main extent, or a lower bound if some items aren't placed yet.
  ///
  /// Even with negative insets, it's at least the extent of the header and footer together.
  var extent: Length {
    metrics.header.blockExtent + metrics.footer.blockExtent
      + max(0, metrics.insets.mainStart + items.extent + metrics.insets.mainEnd)
  }

  /// Returns the unpinned frame of a header, footer, or background, or `nil` if it doesn't exist.
  ///
  /// A background extends from the header to the footer and across the whole content. Only its own
  /// insets make it smaller, and not those of the section. A section has no background if it has no
  /// items, or if the background's insets leave no area.
  ///
  /// `range` is the section's range along the main axis. The frame is in the same coordinates.
  func unpinnedFrame(of kind: ElementID.Kind, in range: LengthRange, crossExtent: Length)
    -> AxisRect?
  {
    let headerEnd = range.start + metrics.header.blockExtent
    let footerStart = range.end - metrics.footer.blockExtent
    let main: LengthRange
    let insets: AxisInsets
    switch kind {
    case .boundary(let boundary):
      insets = metrics[boundary].insets
      let start = boundary == .header ? range.start : footerStart
      main = LengthRange(start: start + insets.mainStart, extent: metrics[boundary].extent)
    case .background:
      guard let background = metrics.background, items.count > 0 else { return nil }
      insets = background
      main = LengthRange(start: headerEnd + insets.mainStart, end: footerStart - insets.mainEnd)
    case .item: return nil
    }
    let cross = LengthRange(start: insets.crossStart, end: crossExtent - insets.crossEnd)
    guard main.extent > 0, cross.extent > 0 || !kind.isDecoration else { return nil }
    return AxisRect(main: main, cross: cross)
  }

  /// The greatest distance by which an element extends beyond the section.
  ///
  /// It's 0 if no inset is negative.
  var overhang: Length {
    let range = LengthRange(start: 0, extent: extent)
    var overhang = max(0, -style.itemsStart, style.itemsStart + items.extent - range.end)
    for kind in ElementID.Kind.sectionKinds {
      if let main = unpinnedFrame(of: kind, in: range, crossExtent: style.crossExtent)?.main {
        overhang = max(overhang, -main.start, main.end - range.end)
      }
    }
    return overhang
  }
}
