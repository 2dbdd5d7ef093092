import WaterfallEngine
import WaterfallTestSupport

/// A section of a pinning test, in one line.
struct PinSection {
  var header: Length = 0
  var body: Length = 0
  var footer: Length = 0
  var pinsHeader = true
  var pinsFooter = true
  var pinnedHeader: Length?
  var pinnedFooter: Length?
  var headerInsets = AxisInsets()
  var footerInsets = AxisInsets()

  var metrics: SectionMetrics {
    SectionMetrics(
      header: BoundaryMetrics(
        extent: header, insets: headerInsets, pins: pinsHeader, pinnedExtent: pinnedHeader),
      footer: BoundaryMetrics(
        extent: footer, insets: footerInsets, pins: pinsFooter, pinnedExtent: pinnedFooter))
  }
}

extension Waterfall {
  /// Lays out sections with one item as long as the body, or with no item.
  init(_ sections: [PinSection], crossExtent: Length = 100, minimumMainExtent: Length = 0) {
    self.init(crossExtent: crossExtent)
    self.minimumMainExtent = minimumMainExtent
    let sections = sections.map { section in
      Scenario.Section(section.metrics, extents: section.body > 0 ? [section.body] : [])
    }
    Scenario(crossExtent: crossExtent, sections: sections).layOut(&self)
  }

  func state(
    _ boundary: Boundary, _ section: Int, at visible: Range<Length>, _ rules: PinRules = PinRules()
  ) -> PinState? {
    let id = ElementID(.boundary(boundary), inSection: section)
    return element(id, viewport: LengthRange(visible), rules: rules)?.pin
  }

  func start(
    _ boundary: Boundary, _ section: Int, at visible: Range<Length>, _ rules: PinRules = PinRules()
  ) -> Length? {
    state(boundary, section, at: visible, rules)?.range.start
  }

  func changed(
    _ old: Range<Length>, _ new: Range<Length>, _ rules: PinRules = PinRules()
  ) -> [ElementID] {
    var waterfall = self
    return waterfall.changedElements(from: LengthRange(old), to: LengthRange(new), rules: rules)
  }
}

extension ElementID {
  static func header(_ section: Int) -> Self { Self(.boundary(.header), inSection: section) }
  static func footer(_ section: Int) -> Self { Self(.boundary(.footer), inSection: section) }
}

extension [LayoutElement] {
  var headersFirst: [LayoutElement] {
    filter { $0.id.boundary == .header } + filter { $0.id.boundary == .footer }
  }
}
