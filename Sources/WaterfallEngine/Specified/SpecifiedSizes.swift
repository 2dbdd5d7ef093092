/// The sizes that the app specifies for a section's items, in points.
///
/// The delegate is asked for each size only once. The sizes determine whether the section has
/// columns or rows, and then become the sizes of the items. In most sections, all items have one
/// width, and the list then takes up 8 bytes for each item.
@usableFromInline package struct SpecifiedSizes: Sendable {  // check-item-loop: every item
  @usableFromInline var heights: [Double] = []
  @usableFromInline var widths = Repeated(0.0)
  /// The values of each item, with a size of 0.
  ///
  /// The size itself is in `heights` and `widths`.
  private var templates = Repeated(Self.plain)
  /// The source of the sizes, which is the delegate if it returned at least one of them.
  package private(set) var source = SpecifiedItem.Source.delegate
  /// Whether the delegate specifies heights with `heightForItemAt` or `widthForItemAt`, but no
  /// sizes.
  ///
  /// The sizes then don't affect whether the section has columns or rows.
  package private(set) var hasDelegateExtents = false
  /// The exact heights that the delegate specifies in addition to the sizes, or an empty array if
  /// it specifies only sizes.
  ///
  /// Items have these heights in columns. In rows, they have the heights of their sizes.
  package var exactHeights: [Double] = []

  /// Creates an empty list with memory for `capacity` items.
  package init(capacity: Int) { heights.reserveCapacity(capacity) }

  /// The number of items in the list.
  @inlinable package var count: Int { heights.count }

  /// Appends a valid size that the delegate returned for the next item.
  ///
  /// Neither this item nor an earlier one may have any value besides its size. Most sizes are
  /// appended this way, because creating a `SpecifiedItem` for each would take as long as asking
  /// the delegate.
  @inlinable
  package mutating func append(height: Double, width: Double) {
    if heights.isEmpty || !widths.each.isEmpty || width != widths.first {
      widths.append(width, at: heights.count, of: heights.capacity)
    }
    heights.append(height)
  }

  /// Appends the values of the next item.
  package mutating func append(_ item: SpecifiedItem) {
    if count == 0 || item.source == .delegate { source = item.source }
    var template = item
    template.main = 0
    template.cross = item.cross.map { _ in 0 }
    template.source = Self.plain.source
    templates.append(template, at: count, of: count)
    hasDelegateExtents = hasDelegateExtents || item.isDelegateExtent
    append(height: item.main, width: item.cross ?? 0)
  }

  /// The sizes of the items in columns.
  var inColumns: SpecifiedSizes {
    guard !exactHeights.isEmpty else { return self }
    var sizes = self
    sizes.heights = exactHeights
    return sizes
  }

  /// Returns the values of an item.
  package func values(ofItem item: Int) -> SpecifiedItem {
    var values = templates[item]
    values.main = heights[item]
    values.cross = values.cross.map { _ in widths[item] }
    values.source = source
    return values
  }

  /// Whether every item has a width and a height, and no other values.
  ///
  /// The templates are compared as a whole, so that no property of `SpecifiedItem` can be
  /// forgotten.
  package var arePlain: Bool { templates.isOne && templates.first == Self.plain }

  private static let plain = SpecifiedItem(main: 0, cross: 0, from: .delegate)

  /// Returns the first item that is wider than a limit and affects the choice of columns or rows.
  ///
  /// Items wider than `InputIssue.longestPoints` don't count, because `ItemSizer` reports these.
  ///
  /// - Complexity: O(n) for n items.
  package func firstItem(widerThan limit: Double) -> (item: Int, width: Double)? {
    (0..<count).first {
      widths[$0] > limit && widths[$0] <= InputIssue.longestPoints && templates[$0].decides
    }.map { ($0, widths[$0]) }
  }

  /// The sizes in columns that affect the choice between columns and rows, in the order of the
  /// items.
  package var deciding: some Sequence<(width: Double, height: Double)> {
    let heights = exactHeights.isEmpty ? heights : exactHeights
    return (0..<count).lazy.filter { templates[$0].decides }.map { (widths[$0], heights[$0]) }
  }

  /// Whether all items have one width.
  package var haveOneWidth: Bool { widths.isOne && templates.isOne }
}
