import StickyWaterfall

/// One assignment for each property of a layout that is not as a new layout of its class has it.
@MainActor
struct LayoutLines {
  private(set) var lines: [String] = []
  private let layout: UICollectionViewFlowLayout
  private let plain: UICollectionViewFlowLayout

  init(layout: UICollectionViewFlowLayout) {
    self.layout = layout
    plain = layout is WaterfallFlowLayout ? WaterfallFlowLayout() : UICollectionViewFlowLayout()
    note("scrollDirection") { $0.scrollDirection == .horizontal ? ".horizontal" : ".vertical" }
    noteColumns()
    note("minimumLineSpacing") { Self.number($0.minimumLineSpacing) }
    note("minimumInteritemSpacing") { Self.number($0.minimumInteritemSpacing) }
    note("sectionInset") { Self.insets($0.sectionInset) }
    note("itemSize") { Self.size($0.itemSize) }
    note("estimatedItemSize") { Self.size($0.estimatedItemSize) }
    note("headerReferenceSize.width") { Self.number($0.headerReferenceSize.width) }
    note("headerReferenceSize.height") { Self.number($0.headerReferenceSize.height) }
    note("footerReferenceSize.width") { Self.number($0.footerReferenceSize.width) }
    note("footerReferenceSize.height") { Self.number($0.footerReferenceSize.height) }
    note("sectionHeadersPinToVisibleBounds") { "\($0.sectionHeadersPinToVisibleBounds)" }
    note("sectionFootersPinToVisibleBounds") { "\($0.sectionFootersPinToVisibleBounds)" }
    notePins()
    noteChanges()
  }

  private mutating func noteColumns() {
    own("columnCount") { "\($0.columnCount)" }
    own("minimumColumnWidth") { Self.number($0.minimumColumnWidth) }
    own("itemPlacement") {
      [".shortestColumn", ".leadingToTrailing", ".trailingToLeading"][$0.itemPlacement.rawValue]
    }
    own("itemSizing") {
      [".aspectRatio", ".fixedExtent"][$0.itemSizing.rawValue]
    }
    own("minimumContentExtent") { Self.number($0.minimumContentExtent) }
  }

  private mutating func notePins() {
    own("pinnedHeaderExtent") { Self.number($0.pinnedHeaderExtent) }
    own("pinnedFooterExtent") { Self.number($0.pinnedFooterExtent) }
    own("pinningScope") {
      [".section", ".untilNextPinned", ".stacked"][$0.pinningScope.rawValue]
    }
    own("pinnedHeaderOffset") { Self.number($0.pinnedHeaderOffset) }
    own("pinnedFooterOffset") { Self.number($0.pinnedFooterOffset) }
    own("pinsWhileOverscrolling") { "\($0.pinsWhileOverscrolling)" }
    own("stretchesFirstHeader") { "\($0.stretchesFirstHeader)" }
    own("pinnedZIndex") { "\($0.pinnedZIndex)" }
    own("itemsPinToVisibleBounds") { "\($0.itemsPinToVisibleBounds)" }
  }

  private mutating func noteChanges() {
    own("keepsItemsInColumns") { "\($0.keepsItemsInColumns)" }
    own("keepsVisibleItemsInPlace") { "\($0.keepsVisibleItemsInPlace)" }
    own("scrollSnapping") {
      [".none", ".item", ".itemCenter", ".section"][$0.scrollSnapping.rawValue]
    }
    own("updateAnimation") {
      [".fade", ".none", ".scale", ".fromCenter", ".slide"][$0.updateAnimation.rawValue]
    }
  }

  private mutating func own(_ name: String, _ spell: (WaterfallFlowLayout) -> String) {
    note(name) { ($0 as? WaterfallFlowLayout).map(spell) ?? "" }
  }

  private mutating func note(_ name: String, _ spell: (UICollectionViewFlowLayout) -> String) {
    let value = spell(layout)
    if value != spell(plain) { lines.append("layout.\(name) = \(value)") }
  }

  private static func insets(_ insets: UIEdgeInsets) -> String {
    """
    UIEdgeInsets(
      top: \(number(insets.top)), left: \(number(insets.left)), \
    bottom: \(number(insets.bottom)), right: \(number(insets.right)))
    """
  }

  private static func size(_ size: CGSize) -> String {
    size == UICollectionViewFlowLayout.automaticSize
      ? "UICollectionViewFlowLayout.automaticSize"
      : "CGSize(\n  width: \(number(size.width)), height: \(number(size.height)))"
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e6 ? "\(Int(value))" : "\(value)"
  }
}
