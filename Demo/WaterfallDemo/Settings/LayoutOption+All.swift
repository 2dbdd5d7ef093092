import StickyWaterfall

extension LayoutOption {
  struct Group {
    let title: String
    var note: String?
    let options: [LayoutOption]
  }

  /// All options, including those that the current layout doesn't have.
  static let groups = [columns, spacing, pinning, cards, scrolling]

  private static let columns = Group(
    title: "Columns",
    note: "The values that a scene's delegate returns override these. A count of 0 is automatic.",
    options: [
      count("Columns", \WaterfallFlowLayout.columnCount, in: 0...12),
      length(
        "Minimum column width", \WaterfallFlowLayout.minimumColumnWidth, in: 0...400, step: 10),
      choice(
        "Items go to", \WaterfallFlowLayout.itemPlacement,
        ["The shortest column", "Columns in turn", "Columns in turn, reversed"]),
      choice("Size means", \WaterfallFlowLayout.itemSizing, ["Aspect ratio", "Height"]),
      choice(
        "In taller rows, items are", \WaterfallFlowLayout.rowAlignment,
        ["Centered", "Leading", "Trailing", "Stretched"]),
      toggle("Items keep their column", \WaterfallFlowLayout.keepsItemsInColumns),
    ])

  private static let spacing = Group(
    title: "Spacing and sizes",
    options: [
      length(
        "Between items", \UICollectionViewFlowLayout.minimumLineSpacing, in: -80...80, step: 2),
      length(
        "Between columns", \UICollectionViewFlowLayout.minimumInteritemSpacing, in: 0...80, step: 2),
      sectionInset,
      choice(
        "Insets start at", \UICollectionViewFlowLayout.sectionInsetReference,
        ["The content inset", "The safe area", "The layout margins"]),
      extent("Headers", \.headerReferenceSize),
      extent("Footers", \.footerReferenceSize),
      length(
        "Minimum content height", \WaterfallFlowLayout.minimumContentExtent,
        in: 0...4000, step: 200),
    ])

  private static let pinning = Group(
    title: "Pinned headers and footers",
    options: [
      toggle("Headers pin", \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds),
      toggle("Footers pin", \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds),
      choice(
        "They stay", \WaterfallFlowLayout.pinningScope,
        ["In their section", "Until the next one", "Stacked"]),
      pinnedHeight(
        "Pinned height of a header", \.pinnedHeaderExtent, upTo: 200, step: 10),
      pinnedHeight(
        "Pinned height of a footer", \.pinnedFooterExtent, upTo: 200, step: 10),
      length(
        "Gap above a header", \WaterfallFlowLayout.pinnedHeaderOffset, in: -80...120, step: 4),
      length(
        "Gap below a footer", \WaterfallFlowLayout.pinnedFooterOffset, in: -80...120, step: 4),
      toggle("Pin while overscrolling", \WaterfallFlowLayout.pinsWhileOverscrolling),
      toggle("First header stretches", \WaterfallFlowLayout.stretchesFirstHeader),
      count("Z index while pinned", \WaterfallFlowLayout.pinnedZIndex, in: 0...4096, step: 128),
    ])

  private static let cards = Group(
    title: "Cards",
    options: [toggle("Items stack as cards", \WaterfallFlowLayout.itemsPinToVisibleBounds)])

  private static let scrolling = Group(
    title: "Scrolling and changes",
    options: [
      direction,
      choice(
        "Scrolling rests at", \WaterfallFlowLayout.scrollSnapping,
        ["Any offset", "Item edges", "Item centers", "Sections"]),
      toggle("Visible items stay in place", \WaterfallFlowLayout.keepsVisibleItemsInPlace),
      choice(
        "Inserted and deleted items", \WaterfallFlowLayout.updateAnimation,
        ["Fade", "Don't animate", "Scale", "Move from the center", "Slide"]),
    ])

  private static let sectionInset = LayoutOption(
    label: "Around a section",
    kind: .number(Setting.Numbers(range: 0...80, step: 2, unit: .points))
  ) { layout in
    Double(layout.sectionInset.left)
  } change: { layout, value in
    let inset = CGFloat(value)
    layout.sectionInset = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
  }

  /// The scroll direction.
  ///
  /// A change keeps the lengths of headers and footers along the new axis.
  private static let direction = LayoutOption(
    label: "Scroll direction", kind: .choice(["Vertical", "Horizontal"])
  ) { layout in
    Double(layout.scrollDirection.rawValue)
  } change: { layout, value in
    guard let direction = UICollectionView.ScrollDirection(rawValue: Int(value)) else { return }
    for size in [\UICollectionViewFlowLayout.headerReferenceSize, \.footerReferenceSize] {
      let length = mainExtent(layout[keyPath: size], in: layout)
      layout[keyPath: size] = CGSize(width: length, height: length)
    }
    layout.scrollDirection = direction
  }

  private static func extent(
    _ label: String, _ size: ReferenceWritableKeyPath<UICollectionViewFlowLayout, CGSize>
  ) -> LayoutOption {
    let numbers = Setting.Numbers(range: 0...240, step: 4, unit: .points)
    return LayoutOption(label: label, kind: .number(numbers)) { layout in
      Double(mainExtent(layout[keyPath: size], in: layout))
    } change: { layout, value in
      layout[keyPath: size] = CGSize(width: value, height: value)
    }
  }

  private static func mainExtent(
    _ size: CGSize, in layout: UICollectionViewFlowLayout
  ) -> CGFloat {
    layout.scrollDirection == .vertical ? size.height : size.width
  }
}
