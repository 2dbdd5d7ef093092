import Foundation
import WaterfallEngine

/// Queries the delegate for the items of one section after another.
///
/// A pass creates it once. Creating one for each of thousands of sections takes as long as
/// measuring their items, because each copy retains and releases everything in it.
@MainActor
struct ItemMeasure {  // check-item-loop: every item
  /// The methods that the layout calls for an item.
  private enum Query {
    /// Only the flow layout's method.
    case size
    /// Both, because the size is an aspect ratio.
    case sizeAndSpan
    /// All methods.
    case all
  }

  private let calls: DelegateCalls
  private let axes: LayoutAxes
  private let own: SpecifiedItem
  private let placeholder: SpecifiedItem
  /// The size of an item if the delegate specifies none, or `nil` if the estimate applies.
  private let itemSize: CGSize?
  private var methods: ItemMethods
  /// The index path of the queried item.
  ///
  /// All items share it, because changing an index path is faster than creating one.
  private var indexPath: IndexPath
  /// The methods that the layout calls for the items of the section.
  private var query = Query.all
  /// The conversion of specified sizes to used values.
  var sizer: ItemSizer

  /// Creates a measure without a section.
  init(_ reader: SectionReader) {
    calls = reader.calls
    axes = reader.environment.axes
    own = reader.own.item
    placeholder = reader.own.placeholder
    itemSize = own.source == .itemSize ? reader.calls.layout.itemSize : nil
    sizer = ItemSizer(in: reader.container, scales: reader.own.scales)
    methods = reader.calls.itemMethods
    indexPath = IndexPath(item: 0, section: 0)
  }

  /// Whether the delegate specifies exact extents, or `nil` if that isn't known yet.
  var hasExactExtents: Bool? { methods.hasExtents }

  /// Selects the section whose items are measured next.
  mutating func select(_ section: Int, as style: SectionStyle) {
    sizer.select(section, as: style)
    query = shortestQuery()
    indexPath.section = section
  }

  /// Returns the shortest query that leaves out no method.
  ///
  /// Without Objective-C, it gets shorter after the first item, which tells what is implemented.
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

  /// Returns the main extent and the span of an item of the section.
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

  /// Returns the metrics of an item from its size and its span.
  private mutating func metrics(span: Int?) -> ItemMetrics {
    let answer = methods.size(ofItemAt: indexPath)
    if let size = answer ?? itemSize,
      let item = sizer.scaledItem(main: axes.main(size), cross: axes.cross(size), span: span ?? 1)
    {
      return item
    }
    let specified = values(forAnswer: answer, span: span, item: indexPath.item)
    return sizer.metrics(of: specified, item: indexPath.item)
  }
}

// MARK: - Querying the delegate

extension ItemMeasure {
  /// Returns the specified values of an item: those of the layout's own delegate methods, or else
  /// those of the flow layout's method.
  private mutating func queryValues() -> SpecifiedItem {
    let presented = indexPath
    guard let known = calls.dataSourcePath(presented) else {
      var specified = sizer.usable(placeholder, ofItem: presented.item)
      specified.source = own.source
      specified.traits.isPlaceholder = true
      return specified
    }
    indexPath = known
    defer { indexPath = presented }
    let span = specifiedSpan()
    // Rows have no column width to compute a height for.
    if !sizer.isInRows,
      let extent = methods.extent(ofItemAt: indexPath, across: sizer.width(spanning: span ?? 1))
    {
      return sizer.ownExtent(extent, span: span, ofItem: presented.item)
    }
    let answer = methods.size(ofItemAt: indexPath)
    return values(forAnswer: answer, span: span, item: presented.item)
  }

  /// Returns the specified values of an item for the return value of `sizeForItemAt`.
  private mutating func values(forAnswer answer: CGSize?, span: Int?, item: Int) -> SpecifiedItem {
    // If the delegate returns automaticSize, the cell determines its size, as with an estimate.
    let isNone = itemSize == nil && answer == UICollectionViewFlowLayout.automaticSize
    let answered = isNone ? nil : answer.map { SpecifiedItem($0, from: .delegate, in: axes) }
    var specified = sizer.usable(answered ?? own, ofItem: item)
    specified.traits.span = span
    return specified
  }

  private mutating func specifiedSpan() -> Int? {
    guard let span = methods.columnSpan(ofItemAt: indexPath) else { return nil }
    return span >= 1 ? span : sizer.usableSpan(span, ofItem: indexPath.item)
  }

  /// Queries every item of the section once, in ascending order, and returns the sizes.
  ///
  /// If the section has no items, it returns the layout's own size.
  mutating func sizes(count: Int) -> SpecifiedSizes {
    var sizes = SpecifiedSizes(capacity: count)
    if query == .size { queryPlain(count, into: &sizes) }
    // The other items use own methods or the layout's own size, or a size that can't be used.
    for item in sizes.count..<max(sizes.count, count) {
      indexPath.item = item
      sizes.append(queryValues())
    }
    if count <= 0 { sizes.append(sizer.usable(own, ofItem: 0)) }
    return sizes
  }

  /// Queries sizes until the delegate returns one that can't be used, or specifies none.
  private mutating func queryPlain(_ count: Int, into sizes: inout SpecifiedSizes) {
    while sizes.count < count {
      indexPath.item = sizes.count
      guard let size = methods.size(ofItemAt: indexPath) else { return }
      let (main, cross) = (Double(axes.main(size)), Double(axes.cross(size)))
      // automaticSize is a length above the limit, too.
      guard main >= 0, main <= InputIssue.longestPoints, cross >= 0,
        cross <= InputIssue.longestPoints
      else {
        return sizes.append(values(forAnswer: size, span: nil, item: sizes.count))
      }
      sizes.append(height: main, width: cross)
    }
  }
}
