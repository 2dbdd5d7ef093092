import StickyWaterfall

/// Sections on a screen of 200 by 300 points, with rectangles as if it scrolled vertically.
typealias PinStage<Controller: BareController> = Stage<Controller, WaterfallFlowLayout>

extension Stage where Controller: BareController, Layout == WaterfallFlowLayout {
  var direction: Direction { layout.scrollDirection == .vertical ? .vertical : .horizontal }

  var bounds: CGRect {
    get { direction.turned(view.bounds) }
    set {
      view.bounds = direction.turned(newValue)
      view.layoutIfNeeded()
    }
  }

  /// The range along the scroll direction that no inset covers.
  var visible: ClosedRange<CGFloat> {
    let inset = direction.turned(view.adjustedContentInset)
    return bounds.minY + inset.top...bounds.maxY - inset.bottom
  }

  func bounds(at offset: CGFloat) -> CGRect {
    var bounds = bounds
    bounds.origin.y = offset
    return direction.turned(bounds)
  }

  /// Returns the layout's target offset for a scroll that would end at `proposed`.
  func rest(at proposed: CGFloat, velocity: CGFloat = 0) -> CGFloat {
    let across = direction.turned(view.contentOffset).x
    let rest = layout.targetContentOffset(
      forProposedContentOffset: direction.turned(CGPoint(x: across, y: proposed)),
      withScrollingVelocity: direction.turned(CGPoint(x: 0, y: velocity)))
    return direction.turned(rest).y
  }

  func attributes(_ side: Side, _ section: Int = 0) -> WaterfallLayoutAttributes? {
    boundary(side, section) as? WaterfallLayoutAttributes
  }

  func frame(_ side: Side, _ section: Int = 0) -> CGRect? {
    attributes(side, section).map { direction.turned($0.frame) }
  }

  func start(_ side: Side, _ section: Int = 0) -> CGFloat? { frame(side, section)?.minY }

  func resting(_ side: Side, _ section: Int = 0) -> CGRect? {
    layout.unpinnedFrameForSupplementaryView(
      ofKind: side.kind, at: IndexPath(item: 0, section: section)
    )
    .map(direction.turned)
  }

  var boundaries: [PinName: WaterfallLayoutAttributes] {
    var all: [PinName: WaterfallLayoutAttributes] = [:]
    for section in 0..<view.numberOfSections {
      for side in Side.allCases {
        all[PinName(side: side, section: section)] = attributes(side, section)
      }
    }
    return all
  }
}

extension Stage where Controller == PlanController, Layout == WaterfallFlowLayout {
  convenience init(
    _ plans: [SectionPlan], _ direction: Direction = .vertical,
    size: CGSize = CGSize(width: 200, height: 300), scale: CGFloat = 1,
    reading: HostReading = HostReading(), isRightToLeft: Bool = false,
    expectsDiagnostics: Bool = false, _ setUp: @escaping (WaterfallFlowLayout) -> Void = { _ in }
  ) {
    let controller = PlanController(plans, direction: direction)
    self.init(
      controller, layout: LayoutSpy(), size: direction.turned(size), scale: scale,
      reading: reading, isRightToLeft: isRightToLeft, expectsDiagnostics: expectsDiagnostics
    ) {
      $0.scrollDirection = direction.scrollDirection
      setUp($0)
    }
  }
}

extension Stage where Controller == BareController, Layout == WaterfallFlowLayout {
  /// Creates one-column sections: header 120, items 100, footer 40, no gaps, and pinned views.
  convenience init(
    counts: [Int], _ direction: Direction = .vertical, expectsDiagnostics: Bool = false,
    _ setUp: @escaping (WaterfallFlowLayout) -> Void
  ) {
    self.init(
      BareController(counts), layout: LayoutSpy(),
      size: direction.turned(CGSize(width: 200, height: 300)),
      expectsDiagnostics: expectsDiagnostics
    ) { layout in
      layout.scrollDirection = direction.scrollDirection
      layout.columnCount = 1
      layout.itemSizing = .fixedExtent
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.minimumLineSpacing = 0
      layout.headerReferenceSize = CGSize(width: 120, height: 120)
      layout.footerReferenceSize = CGSize(width: 40, height: 40)
      layout.sectionHeadersPinToVisibleBounds = true
      layout.sectionFootersPinToVisibleBounds = true
      setUp(layout)
    }
  }
}

struct PinName: Hashable {
  let side: Side
  let section: Int
}

extension UICollectionViewLayoutInvalidationContext {
  var namedBoundaries: Set<PinName> {
    let lists = invalidatedSupplementaryIndexPaths ?? [:]
    return Set(
      Side.allCases.flatMap { side in
        (lists[side.kind] ?? []).map { PinName(side: side, section: $0.section) }
      })
  }
}
