/// What the items of a section state of their sizes, in points, kept until it is decided what the section
/// has.
///
/// Each item is asked once: its size both decides and is laid out. While all items state one width, as in
/// most sections, this takes 8 bytes an item.
@usableFromInline package struct StatedSizes: Sendable {
  /// What an item's width is for.
  private enum WidthUse { case decides, placeholder, none }

  @usableFromInline var heights: [Double] = []
  @usableFromInline var widths = Repeated(0.0)
  private var uses = Repeated(WidthUse.decides)
  /// As stated, 0 where nobody does.
  private var spans = Repeated(UInt16(0))
  /// Where they come from; an answer about one item counts for all.
  package private(set) var source = ItemStatement.Source.delegate
  /// Whether items have extents that were worked out for the width of a column; then sizes do not
  /// count.
  package private(set) var areOwnExtents = false

  /// Makes room for so many items, of which nothing is stated yet.
  package init(capacity: Int) { heights.reserveCapacity(capacity) }

  /// How many items have stated theirs.
  @inlinable package var count: Int { heights.count }

  /// Takes the size of the next item, which the delegate answers and which can be used.
  ///
  /// For items from the first on: most come this way, and to make a statement of each would take as long
  /// as to ask.
  @inlinable
  package mutating func append(height: Double, width: Double) {
    if heights.isEmpty || !widths.each.isEmpty || width != widths.first {
      widths.append(width, at: heights.count, of: heights.capacity)
    }
    heights.append(height)
  }

  /// Takes the statement of the next item.
  package mutating func append(_ item: ItemStatement) {
    if count == 0 || item.source == .delegate { source = item.source }
    uses.append(
      item.cross == nil ? .none : item.decides ? .decides : .placeholder, at: count, of: count)
    spans.append(UInt16(clamping: item.span ?? 0), at: count, of: count)
    areOwnExtents = areOwnExtents || item.isOwnExtent
    append(height: item.main, width: item.cross ?? 0)
  }

  /// What an item stated.
  func statement(ofItem item: Int) -> ItemStatement {
    let (use, span) = (uses[item], spans[item])
    var statement = ItemStatement(
      main: heights[item], cross: use == .none ? nil : widths[item],
      span: span == 0 ? nil : Int(span), from: source)
    statement.isPlaceholder = use == .placeholder
    return statement
  }

  /// Whether no item states a span, and the widths of all decide.
  var arePlain: Bool {
    spans.isOne && uses.isOne && spans.first == 0 && uses.first == .decides
  }

  /// Returns the first item that specifies a width above a limit, or `nil` if there is none.
  ///
  /// - Complexity: O(1) if all widths are equal, else O(n), n items.
  package func firstItem(widerThan limit: Double) -> (item: Int, width: Double)? {
    let fit = widths.isOne ? widths.first <= limit : widths.each.allSatisfy { $0 <= limit }
    guard !fit else { return nil }
    return (0..<count).first { uses[$0] == .decides && widths[$0] > limit }
      .map { ($0, widths[$0]) }
  }

  /// The sizes that decide, one after the other.
  package var deciding: some Sequence<(width: Double, height: Double)> {
    (0..<count).lazy.filter { uses[$0] == .decides }.map { (widths[$0], heights[$0]) }
  }

  /// Whether all items have one width.
  var haveOneWidth: Bool { widths.isOne && uses.isOne }
}
