import WaterfallEngine

/// A structure that asks for the sizes of items, and converts them for the engine.
///
/// A layout pass uses one instance for all sections. Creating thousands of instances would take as
/// long as measuring the items.
@MainActor
struct ItemMeasure: ~Copyable {  // check-item-loop: every item
  /// The delegate methods that are called for each item.
  private enum Request {
    /// Only `sizeForItemAt`.
    case size
    /// `sizeForItemAt` and `columnSpanForItemAt`.
    case sizeAndSpan
    case all
  }

  /// Which of the delegate's methods determines the height of an item.
  private enum HeightSource {
    /// `heightForItemAt`, or else `sizeForItemAt`.
    case exactHeight
    /// `sizeForItemAt`, or else `heightForItemAt`.
    ///
    /// Widths determine whether the section has columns or rows, and for columns, the layout then
    /// asks for the exact heights.
    case size
    /// `sizeForItemAt` for the width, and then `heightForItemAt`, or else `sizeForItemAt`.
    case sizeThenExactHeight
    /// Only `sizeForItemAt`, because there is no column width to pass to `heightForItemAt`.
    case sizeInRows
  }

  private let calls: DelegateCalls
  private let axes: LayoutAxes
  private let ownItem: SpecifiedItem
  private let placeholder: SpecifiedItem
  /// The layout's `itemSize`, or `nil` if the layout uses an estimate instead.
  private let itemSize: CGSize?
  private var methods: ItemMethods
  /// The methods that are called for each item of the selected section.
  private var request = Request.all
  /// The rule that determined the selected section's layout, or `nil` if it has a column count.
  private var rule: AutomaticLayout.Rule?
  /// The converter from specified sizes to the engine's item metrics.
  var sizer: ItemSizer

  /// Creates an instance without a selected section.
  ///
  /// Call `select(_:as:)` before you measure items.
  init(_ sections: SectionMeasure) {
    calls = sections.calls
    axes = sections.environment.axes
    ownItem = sections.properties.item
    placeholder = sections.properties.placeholder
    itemSize = ownItem.source == .itemSize ? sections.calls.layout.itemSize : nil
    sizer = ItemSizer(in: sections.container)
    methods = sections.calls.itemMethods
  }

  /// Whether the delegate implements `heightForItemAt` (`widthForItemAt` if the layout scrolls
  /// horizontally), or `nil` if that isn't known yet.
  var hasDelegateExtents: Bool? { methods.hasDelegateExtents }

  /// Selects the section whose items are measured next.
  mutating func select(_ section: Int, as style: SectionStyle) {
    sizer.select(section, as: style)
    rule = style.metrics.automatic?.rule
    request = shortestRequest()
    methods.indexPath.section = section
  }

  /// Returns the shortest request that gets all values of an item from the delegate.
  ///
  /// Without Objective-C, only a call shows whether the delegate implements a method, so a shorter
  /// request can be enough after the first item.
  private mutating func shortestRequest() -> Request {
    var request = calls.translates ? Request.all : .size
    for method in ItemMethod.allCases where request != .all && methods.mayHave(method) {
      switch method {
      case .size: continue
      case .extent: request = mayAskForExactHeight ? .all : request
      case .span: request = sizer.scalesToColumn ? .sizeAndSpan : .all
      }
    }
    return request
  }

  private var heightSource: HeightSource {
    switch rule {
    case nil: .exactHeight
    case .sharedColumns: .size
    case .grid: .sizeThenExactHeight
    case .rows: .sizeInRows
    }
  }

  /// Whether `askValues` may call `heightForItemAt`.
  private var mayAskForExactHeight: Bool {
    switch heightSource {
    case .exactHeight, .sizeThenExactHeight: true
    case .size: !methods.hasSizes
    case .sizeInRows: false
    }
  }

  /// Returns the metrics of an item in the selected section.
  @inline(never)
  mutating func callAsFunction(_ item: Int) -> ItemMetrics {
    methods.indexPath.item = item
    switch request {
    case .size where sizer.scalesToColumn: return metrics(span: nil)
    case .sizeAndSpan: return metrics(span: specifiedSpan())
    case .size, .all:
      let specified = askValues()
      if request == .all { request = shortestRequest() }
      return sizer.metrics(of: specified, item: item)
    }
  }

  /// Asks for each item of the selected section, and lays out the section in the engine.
  ///
  /// A `LayoutPass` can't do this in a method of its own. Its engine and its measure would change
  /// at the same time, and Swift doesn't allow that for two properties that a closure uses.
  mutating func layOutItems(
    ofSection section: Int, as style: SectionStyle, count: Int, in engine: inout Waterfall
  ) {
    engine.setSection(section, to: style, itemCount: count) { item in self(item) }
  }

  /// Asks for the size of the current item, and returns the item's metrics.
  private mutating func metrics(span: Int?) -> ItemMetrics {
    let returned = methods.size()
    if let size = returned ?? itemSize,
      let item = sizer.scaledItem(main: axes.main(size), cross: axes.cross(size), span: span ?? 1)
    {
      return item
    }
    let specified = values(forReturned: returned, span: span, item: methods.indexPath.item)
    return sizer.metrics(of: specified, item: methods.indexPath.item)
  }
}

// MARK: - Asking the delegate

extension ItemMeasure {
  /// Asks for the current item, and returns its specified values.
  ///
  /// If the delegate implements neither `sizeForItemAt` nor `heightForItemAt`, the layout's own
  /// properties specify the size.
  private mutating func askValues() -> SpecifiedItem {
    let presented = methods.indexPath
    guard let known = calls.dataSourcePath(presented) else {
      var specified = sizer.usable(placeholder, ofItem: presented.item)
      specified.source = ownItem.source
      specified.isPlaceholder = true
      return specified
    }
    methods.indexPath = known
    defer { methods.indexPath = presented }
    let span = specifiedSpan()
    let item = presented.item
    if heightSource == .exactHeight, let exact = exactHeight(span: span, item: item) {
      return exact
    }
    let returned = methods.size()
    if heightSource == .size, returned == nil, let exact = exactHeight(span: span, item: item) {
      return exact
    }
    var specified = values(forReturned: returned, span: span, item: item)
    if heightSource == .sizeThenExactHeight,
      let height = methods.extent(across: sizer.width(of: specified))
    {
      specified.main = sizer.usableExtent(height, ofItem: item)
    }
    return specified
  }

  /// Asks the delegate for the exact height of the current item in columns that share the width.
  private mutating func exactHeight(span: Int?, item: Int) -> SpecifiedItem? {
    methods.extent(across: sizer.width(spanning: span ?? 1)).map {
      sizer.delegateExtent($0, span: span, item: item)
    }
  }

  /// Returns an item's specified values with the size that the delegate returned.
  ///
  /// If the delegate returned no size, the layout's own properties specify the size.
  private mutating func values(forReturned returned: CGSize?, span: Int?, item: Int)
    -> SpecifiedItem
  {
    // With an estimate, `automaticSize` means that the cell determines its own size.
    let isNone = itemSize == nil && returned == UICollectionViewFlowLayout.automaticSize
    let size = isNone ? nil : returned.map { SpecifiedItem($0, from: .delegate, in: axes) }
    var specified = sizer.usable(size ?? ownItem, ofItem: item)
    specified.span = span
    return specified
  }

  private mutating func specifiedSpan() -> Int? {
    guard let span = methods.columnSpan() else { return nil }
    return span >= 1 ? span : sizer.usableSpan(span, ofItem: methods.indexPath.item)
  }

  /// Asks for each item of the section once, in ascending order, and returns the sizes.
  ///
  /// If the section has no items, returns the size that the layout's own properties specify.
  mutating func sizes(count: Int) -> SpecifiedSizes {
    var sizes = SpecifiedSizes(capacity: count)
    // Without Objective-C, the first item shows which methods the delegate implements.
    if request == .all, !calls.translates, count > 0 {
      methods.indexPath.item = 0
      sizes.append(askValues())
      request = shortestRequest()
    }
    if request == .size, sizes.arePlain { askPlainSizes(count, into: &sizes) }
    // Ask for the remaining items. `askPlainSizes` may have stopped after a missing or unusable
    // size.
    for item in sizes.count..<max(sizes.count, count) {
      methods.indexPath.item = item
      sizes.append(askValues())
    }
    if count <= 0 { sizes.append(sizer.usable(ownItem, ofItem: 0)) }
    return sizes
  }

  /// Returns whether the delegate may implement `heightForItemAt` in addition to `sizeForItemAt`,
  /// which has returned these sizes.
  func mayHaveExactHeights(besides sizes: SpecifiedSizes, count: Int) -> Bool {
    count > 0 && methods.hasSizes && methods.mayHave(.extent) && !sizes.hasDelegateExtents
  }

  /// Asks the delegate for the exact heights of all items in the columns of a style.
  ///
  /// If the style has rows, or if the delegate doesn't implement `heightForItemAt`, nothing
  /// changes.
  mutating func addExactHeights(
    to sizes: inout SpecifiedSizes, ofSection section: Int, as style: SectionStyle, count: Int
  ) {
    guard style.metrics.automatic?.rule == .grid else { return }
    select(section, as: style)
    var heights: [Double] = []
    heights.reserveCapacity(count)
    let width = sizes.haveOneWidth ? sizer.width(of: sizes.values(ofItem: 0)) : nil
    for item in 0..<count {
      methods.indexPath.item = item
      let presented = methods.indexPath
      let width = width ?? sizer.width(of: sizes.values(ofItem: item))
      if calls.translates {
        guard let known = calls.dataSourcePath(presented) else {
          heights.append(sizes.values(ofItem: item).main)
          continue
        }
        methods.indexPath = known
      }
      defer { methods.indexPath = presented }
      guard let returned = methods.extent(across: width) else { return }
      let isUsable = returned >= 0 && returned <= InputIssue.longestPoints
      heights.append(isUsable ? returned : sizer.usableExtent(returned, ofItem: item))
    }
    sizes.exactHeights = heights
  }

  /// Calls only `sizeForItemAt`, and stops after the first unusable or missing size.
  private mutating func askPlainSizes(_ count: Int, into sizes: inout SpecifiedSizes) {
    while sizes.count < count {
      methods.indexPath.item = sizes.count
      guard let size = methods.size() else { return }
      let main = Double(axes.main(size))
      let cross = Double(axes.cross(size))
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
