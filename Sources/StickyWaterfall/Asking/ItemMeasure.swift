import WaterfallEngine

/// A structure that queries the sizes of items and converts them for the engine.
///
/// A layout pass uses one instance for all sections. Creating thousands of instances would take as
/// long as measuring the items.
@MainActor
struct ItemMeasure {  // check-item-loop: every item
  /// The delegate methods that are called for each item.
  private enum Query {
    /// Only `sizeForItemAt`.
    case size
    /// `sizeForItemAt` and `columnSpanForItemAt`.
    case sizeAndSpan
    case all
  }

  private let calls: DelegateCalls
  private let axes: LayoutAxes
  private let ownItem: SpecifiedItem
  private let placeholder: SpecifiedItem
  /// The layout's `itemSize`, or `nil` if the layout uses an estimate instead.
  private let itemSize: CGSize?
  private var methods: ItemMethods
  /// The index path of the queried item.
  ///
  /// All queries share one index path, because changing an index path is faster than creating one.
  private var indexPath: IndexPath
  /// The methods that are called for each item of the selected section.
  private var query = Query.all
  /// The converter from specified sizes to the engine's item metrics.
  var sizer: ItemSizer

  /// Creates an instance without a selected section.
  ///
  /// Call `select(_:as:)` before you measure items.
  init(_ reader: SectionReader) {
    calls = reader.calls
    axes = reader.environment.axes
    ownItem = reader.properties.item
    placeholder = reader.properties.placeholder
    itemSize = ownItem.source == .itemSize ? reader.calls.layout.itemSize : nil
    sizer = ItemSizer(in: reader.container, scales: reader.properties.scales)
    methods = reader.calls.itemMethods
    indexPath = IndexPath(item: 0, section: 0)
  }

  /// Whether the delegate implements `heightForItemAt` (`widthForItemAt` if the layout scrolls
  /// horizontally), or `nil` if that isn't known yet.
  var hasExtents: Bool? { methods.hasExtents }

  /// Selects the section whose items are measured next.
  mutating func select(_ section: Int, as style: SectionStyle) {
    sizer.select(section, as: style)
    query = shortestQuery()
    indexPath.section = section
  }

  /// Returns the shortest query that gets all values of an item from the delegate.
  ///
  /// Without Objective-C, the layout must call a method to find out whether the delegate implements
  /// it. After the first item, a shorter query can therefore be enough.
  private func shortestQuery() -> Query {
    var query = calls.translates ? Query.all : .size
    for method in ItemMethod.allCases where query != .all && methods.mayHave(method) {
      switch method {
      case .size: continue
      case .extent: query = sizer.isInRows ? query : .all
      case .span: query = sizer.scalesToColumn ? .sizeAndSpan : .all
      }
    }
    return query
  }

  /// Returns the metrics of an item in the selected section.
  mutating func callAsFunction(_ item: Int) -> ItemMetrics {
    indexPath.item = item
    switch query {
    case .size where sizer.scalesToColumn: return metrics(span: nil)
    case .sizeAndSpan: return metrics(span: specifiedSpan())
    case .size, .all:
      let specified = queryValues()
      if query == .all { query = shortestQuery() }
      return sizer.metrics(of: specified, item: item)
    }
  }

  /// Queries each item of the selected section, and lays out the section in the engine.
  ///
  /// A `LayoutPass` can't do this in a method of its own. Its engine and its measure would change
  /// at the same time, and Swift doesn't allow that for two properties that a closure uses.
  mutating func layOutItems(
    ofSection section: Int, as style: SectionStyle, count: Int, in engine: inout Waterfall
  ) {
    engine.setSection(section, to: style, itemCount: count) { item in self(item) }
  }

  /// Queries the size of the current item, and returns the item's metrics.
  private mutating func metrics(span: Int?) -> ItemMetrics {
    let returned = methods.size(ofItemAt: indexPath)
    if let size = returned ?? itemSize,
      let item = sizer.scaledItem(main: axes.main(size), cross: axes.cross(size), span: span ?? 1)
    {
      return item
    }
    let specified = values(forReturned: returned, span: span, item: indexPath.item)
    return sizer.metrics(of: specified, item: indexPath.item)
  }
}

// MARK: - Querying the delegate

extension ItemMeasure {
  /// Queries the current item, and returns its specified values.
  ///
  /// The size comes from `heightForItemAt`, or else from `sizeForItemAt`. If neither method returns
  /// a size, the layout's own properties specify it.
  private mutating func queryValues() -> SpecifiedItem {
    let presented = indexPath
    guard let known = calls.dataSourcePath(presented) else {
      var specified = sizer.usable(placeholder, ofItem: presented.item)
      specified.source = ownItem.source
      specified.isPlaceholder = true
      return specified
    }
    indexPath = known
    defer { indexPath = presented }
    let span = specifiedSpan()
    // In rows, there is no column width to pass to `heightForItemAt`.
    if !sizer.isInRows,
      let extent = methods.extent(ofItemAt: indexPath, across: sizer.width(spanning: span ?? 1))
    {
      return sizer.delegateExtent(extent, span: span, item: presented.item)
    }
    let returned = methods.size(ofItemAt: indexPath)
    return values(forReturned: returned, span: span, item: presented.item)
  }

  /// Returns an item's specified values with the size that the delegate returned.
  ///
  /// If the delegate returned no size, the layout's own properties specify the size.
  private mutating func values(forReturned returned: CGSize?, span: Int?, item: Int)
    -> SpecifiedItem
  {
    // If the layout uses an estimate, `automaticSize` means that the cell determines its own size.
    let isNone = itemSize == nil && returned == UICollectionViewFlowLayout.automaticSize
    let size = isNone ? nil : returned.map { SpecifiedItem($0, from: .delegate, in: axes) }
    var specified = sizer.usable(size ?? ownItem, ofItem: item)
    specified.span = span
    return specified
  }

  private mutating func specifiedSpan() -> Int? {
    guard let span = methods.columnSpan(ofItemAt: indexPath) else { return nil }
    return span >= 1 ? span : sizer.usableSpan(span, ofItem: indexPath.item)
  }

  /// Queries each item of the section once, in ascending order, and returns the sizes.
  ///
  /// If the section has no items, returns the size that the layout's own properties specify.
  mutating func sizes(count: Int) -> SpecifiedSizes {
    var sizes = SpecifiedSizes(capacity: count)
    if query == .size { queryPlain(count, into: &sizes) }
    // If `query` isn't `.size`, no item was queried yet. Otherwise, `queryPlain` may have stopped
    // after a missing or unusable size. Query the remaining items.
    for item in sizes.count..<max(sizes.count, count) {
      indexPath.item = item
      sizes.append(queryValues())
    }
    if count <= 0 { sizes.append(sizer.usable(ownItem, ofItem: 0)) }
    return sizes
  }

  /// Queries only `sizeForItemAt`, and stops after the first unusable or missing size.
  private mutating func queryPlain(_ count: Int, into sizes: inout SpecifiedSizes) {
    while sizes.count < count {
      indexPath.item = sizes.count
      guard let size = methods.size(ofItemAt: indexPath) else { return }
      let (main, cross) = (Double(axes.main(size)), Double(axes.cross(size)))
      // `automaticSize` isn't in these ranges, because it's above `longestPoints`.
      guard main >= 0, main <= InputIssue.longestPoints, cross >= 0,
        cross <= InputIssue.longestPoints
      else {
        return sizes.append(values(forReturned: size, span: nil, item: sizes.count))
      }
      sizes.append(height: main, width: cross)
    }
  }
}
