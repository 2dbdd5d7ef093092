import StickyWaterfall

/// A waterfall of which a test states each answer of the delegate.
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

  /// Where the layout lets a scroll rest that would end at an offset.
  func rest(at proposed: CGFloat, velocity: CGFloat = 0) -> CGFloat {
    let isVertical = layout.scrollDirection == .vertical
    let offset = layout.targetContentOffset(
      forProposedContentOffset: isVertical
        ? CGPoint(x: view.contentOffset.x, y: proposed)
        : CGPoint(x: proposed, y: view.contentOffset.y),
      withScrollingVelocity: isVertical
        ? CGPoint(x: 0, y: velocity) : CGPoint(x: velocity, y: 0))
    return isVertical ? offset.y : offset.x
  }
}

extension Stage where Layout: WaterfallFlowLayout {
  func header(_ section: Int = 0) -> WaterfallLayoutAttributes? {
    boundary(.header, section) as? WaterfallLayoutAttributes
  }

  func footer(_ section: Int = 0) -> WaterfallLayoutAttributes? {
    boundary(.footer, section) as? WaterfallLayoutAttributes
  }
}
