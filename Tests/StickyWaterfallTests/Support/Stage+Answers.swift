import StickyWaterfall

/// A stage whose delegate values are closures of the test.
typealias WaterfallScreen = Stage<AnsweringController, WaterfallFlowLayout>

extension Stage where Controller == AnsweringController, Layout == WaterfallFlowLayout {
  convenience init(
    _ controller: AnsweringController, size: CGSize = CGSize(width: 400, height: 400),
    scale: CGFloat = 1, laidOutBy layout: WaterfallFlowLayout = LayoutSpy(),
    reading: HostReading = HostReading(), isRightToLeft: Bool = false,
    expectsDiagnostics: Bool = false, columns: Int? = 2,
    configure: @escaping (WaterfallFlowLayout) -> Void = { _ in }
  ) {
    self.init(
      controller, layout: layout, size: size, scale: scale, columns: columns, reading: reading,
      isRightToLeft: isRightToLeft, expectsDiagnostics: expectsDiagnostics, configure)
  }
}

extension Stage where Controller == AnsweringController {
  /// Deletes and inserts items in a batch update, after it clears `measured`.
  func update(deleting old: [IndexPath] = [], inserting new: [IndexPath] = []) {
    controller.measured = []
    update { [controller, view] in
      for path in old { controller.counts[path.section] -= 1 }
      for path in new { controller.counts[path.section] += 1 }
      view.deleteItems(at: old)
      view.insertItems(at: new)
    }
  }
}

extension Stage where Layout: WaterfallFlowLayout {
  func columns(_ section: Int = 0) -> [Int?] {
    let items = 0..<view.numberOfItems(inSection: section)
    return items.map { layout.columnIndex(ofItemAt: [section, $0]) }
  }

  func header(_ section: Int = 0) -> WaterfallLayoutAttributes? {
    boundary(.header, section) as? WaterfallLayoutAttributes
  }

  func footer(_ section: Int = 0) -> WaterfallLayoutAttributes? {
    boundary(.footer, section) as? WaterfallLayoutAttributes
  }
}
