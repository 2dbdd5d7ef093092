/// The specified sizes of a section's items, in points.
///
/// The delegate returns each size once. It determines whether the section has columns or rows, and
/// is then laid out. While all items have one width, as in most sections, the sizes take 8 bytes an
/// item.
@usableFromInline package struct SpecifiedSizes: Sendable {  // check-item-loop: every item
  @usableFromInline var heights: [Double] = []
  @usableFromInline var widths = Repeated(0.0)
  /// The items without their source, and with sizes of 0.
  private var templates = Repeated(Self.plain)
  /// The source of the sizes: the delegate if it returned at least one of them.
  package private(set) var source = SpecifiedItem.Source.delegate
  /// Whether the delegate computed an extent for the width of an item's columns.
  ///
  /// The sizes don't affect the choice between columns and rows then.
  package private(set) var areOwnExtents = false

  /// Creates an empty list with memory for `capacity` items.
  package init(capacity: Int) { heights.reserveCapacity(capacity) }

  /// The number of items whose sizes have been appended.
  @inlinable package var count: Int { heights.count }

  /// Appends a usable size that the delegate returned for the next item.
  ///
  /// Call it only while no item has other values. Most sizes come this way: creating an
  /// `SpecifiedItem` for each would take as long as querying the delegate.
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
    areOwnExtents = areOwnExtents || item.isOwnExtent
    append(height: item.main, width: item.cross ?? 0)
  }

  /// Returns the values of an item.
  func values(ofItem item: Int) -> SpecifiedItem {
    var values = templates[item]
    values.main = heights[item]
    values.cross = values.cross.map { _ in widths[item] }
    values.source = source
    return values
  }

  /// Whether all items have widths and no other values.
  ///
  /// The comparison includes all values, so it can't skip a new one.
  var arePlain: Bool { templates.isOne && templates.first == Self.plain }

  private static let plain = SpecifiedItem(main: 0, cross: 0, from: .delegate)

  /// Returns the first item that specifies a width above a limit, or `nil` if there is none.
  ///
  /// - Complexity: O(n), n items.
  package func firstItem(widerThan limit: Double) -> (item: Int, width: Double)? {
    (0..<count).first { widths[$0] > limit && templates[$0].decides }.map { ($0, widths[$0]) }
  }

  /// The sizes that affect the choice between columns and rows, in ascending order of items.
  package var deciding: some Sequence<(width: Double, height: Double)> {
    (0..<count).lazy.filter { templates[$0].decides }.map { (widths[$0], heights[$0]) }
  }

  /// Whether all items have one width.
  var haveOneWidth: Bool { widths.isOne && templates.isOne }
}
