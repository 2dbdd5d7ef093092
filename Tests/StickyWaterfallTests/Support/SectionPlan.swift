import StickyWaterfall

/// All delegate values of a section, as if the layout scrolled vertically.
struct SectionPlan {
  var items: [CGFloat] = []
  /// The spans by item, which are 1 for items without an entry.
  var spans: [Int: Int] = [:]
  var columns = 2
  var minimumColumnWidth: CGFloat = 0
  var placement = ItemPlacement.shortestColumn
  var inset = UIEdgeInsets.zero
  var lineSpacing: CGFloat = 0
  var columnSpacing: CGFloat = 0
  var header: CGFloat = 0
  var footer: CGFloat = 0
  var headerInset = UIEdgeInsets.zero
  var footerInset = UIEdgeInsets.zero
  var pinsHeader = false
  var pinsFooter = false
  var pinnedHeader = WaterfallFlowLayout.automaticExtent
  var pinnedFooter = WaterfallFlowLayout.automaticExtent

  func span(ofItem item: Int) -> Int { spans[item] ?? 1 }
}

extension SectionPlan {
  init(
    header: CGFloat, body: CGFloat, footer: CGFloat = 0, pins: Bool = true,
    pinnedHeader: CGFloat = WaterfallFlowLayout.automaticExtent
  ) {
    self.init()
    self.header = header
    self.footer = footer
    items = body > 0 ? [body] : []
    columns = 1
    pinsHeader = pins
    pinsFooter = pins
    self.pinnedHeader = pinnedHeader
  }
}

enum Direction: CaseIterable {
  case vertical
  case horizontal

  var scrollDirection: UICollectionView.ScrollDirection {
    self == .vertical ? .vertical : .horizontal
  }

  /// Converts between a vertically scrolling layout and one of this direction.
  func turned(_ rect: CGRect) -> CGRect {
    self == .vertical
      ? rect : CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }

  func turned(_ size: CGSize) -> CGSize {
    self == .vertical ? size : CGSize(width: size.height, height: size.width)
  }

  func turned(_ point: CGPoint) -> CGPoint {
    self == .vertical ? point : CGPoint(x: point.y, y: point.x)
  }

  func turned(_ inset: UIEdgeInsets) -> UIEdgeInsets {
    self == .vertical
      ? inset
      : UIEdgeInsets(top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom)
  }
}
