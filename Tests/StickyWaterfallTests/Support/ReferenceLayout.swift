import StickyWaterfall

/// The frames of a layout, worked out plainly from its plans, as they are when scrolling vertically,
/// on a screen with so many pixels to a point.
struct ReferenceLayout {
  struct Section {
    var span: ClosedRange<CGFloat> = 0...0
    var items: [CGRect] = []
    var header: CGRect?
    var footer: CGRect?

    func resting(_ side: Side) -> CGRect? { side == .header ? header : footer }
  }

  let plans: [SectionPlan]
  private(set) var sections: [Section] = []
  private(set) var contentEnd: CGFloat = 0

  init(
    _ plans: [SectionPlan], room: CGFloat, minimumContentExtent: CGFloat = 0, scale: CGFloat = 1
  ) {
    self.plans = plans
    for plan in plans {
      sections.append(Self.section(plan, start: contentEnd, room: room, scale: scale))
      contentEnd = sections[sections.count - 1].span.upperBound
    }
    contentEnd = max(contentEnd, minimumContentExtent)
  }

  private static func section(
    _ plan: SectionPlan, start: CGFloat, room: CGFloat, scale: CGFloat
  ) -> Section {
    var section = Section()
    let top = start + plan.block(of: .header) + plan.inset.top
    section.items = items(plan, top: top, room: room, scale: scale)
    let itemsEnd = section.items.map(\.maxY).max() ?? top
    let footerStart = itemsEnd + plan.inset.bottom
    section.span = start...footerStart + plan.block(of: .footer)
    section.header = boundary(.header, of: plan, blockStart: start, room: room)
    section.footer = boundary(.footer, of: plan, blockStart: footerStart, room: room)
    return section
  }

  private static func boundary(
    _ side: Side, of plan: SectionPlan, blockStart: CGFloat, room: CGFloat
  ) -> CGRect? {
    guard plan.extent(of: side) > 0 else { return nil }
    let inset = plan.inset(of: side)
    return CGRect(
      x: inset.left, y: blockStart + inset.top, width: room - inset.left - inset.right,
      height: plan.extent(of: side))
  }

  /// Each item in the leading one of the places where it starts first.
  private static func items(
    _ plan: SectionPlan, top: CGFloat, room: CGFloat, scale: CGFloat
  ) -> [CGRect] {
    let width = room - plan.inset.left - plan.inset.right
    let pixels = (width - CGFloat(plan.columns - 1) * plan.columnSpacing) * scale
    func columnStart(_ column: Int) -> CGFloat {
      plan.inset.left + CGFloat(column) * plan.columnSpacing
        + (CGFloat(column) * pixels / CGFloat(plan.columns)).rounded(.down) / scale
    }
    var fronts = [CGFloat](repeating: top, count: plan.columns)
    return plan.items.enumerated().map { item, height in
      let span = min(plan.span(ofItem: item), plan.columns)
      let starts = (0...plan.columns - span).map { fronts[$0..<$0 + span].max() ?? top }
      let start = starts.min() ?? top
      let column = starts.firstIndex(of: start) ?? 0
      for covered in column..<column + span { fronts[covered] = start + height + plan.lineSpacing }
      let x = columnStart(column)
      let end = columnStart(column + span) - plan.columnSpacing
      return CGRect(x: x, y: start, width: end - x, height: height)
    }
  }
}
