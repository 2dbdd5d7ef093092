/// A section's items, in one of two kinds of store: columns, or the rows of the stock layout.
///
/// What a store must offer is what is written here: to state and to change what is known of items, to
/// place them as far as is needed, and to say where they are. Which of the two a section has follows from
/// its style; two fields and no enum, so that each is changed in place.
@usableFromInline
struct SectionItems: Sendable {
  /// Empty where the items are in rows.
  @usableFromInline var columns = ColumnItems()
  /// Nil where the items are in columns.
  @usableFromInline var rows: RowItems?

  var count: Int { rows?.count ?? columns.count }
  /// From the start of the items' area to the greatest end of an item, once all are placed.
  var extent: Length { rows?.extent ?? columns.extent }
  /// How many items, from the first on, are where they belong.
  var placedCount: Int { rows?.placedCount ?? columns.placedCount }
  /// Whether all are, and `extent` is how far they reach.
  var isPlaced: Bool { rows?.isPlaced ?? columns.isPlaced }

  /// What was stated for `item`.
  func input(of item: Int) -> ItemInput { rows?.input(of: item) ?? columns.input(of: item) }

  /// The first column that a placed item covers; nil in rows.
  func column(of item: Int) -> Int? { rows == nil ? columns.column(of: item) : nil }

  /// Where a placed item is, from the start of the items' area.
  func range(of item: Int, in style: SectionStyle) -> LengthRange {
    if let rows, let rules = style.rules.rows { return rows.range(of: item, rules: rules) }
    return columns.range(of: item)
  }

  /// Where a placed item is, or the row that it is in.
  func lineRange(of item: Int) -> LengthRange {
    rows?.rowRange(of: item) ?? columns.range(of: item)
  }

  /// Where a placed item is across scrolling, from the section's leading inset.
  func crossRange(of item: Int, in style: SectionStyle) -> LengthRange {
    if let rows, let rules = style.rules.rows { return rows.crossRange(of: item, rules: rules) }
    return columns.crossRange(of: item, in: tracks(in: style))
  }

  /// Returns the columns where the items are.
  ///
  /// If the items fill at most one row, that row is the flow layout's last one, which depends only on
  /// its own items: unequal ones have the spacing between them (facts 13.1), and with estimates a
  /// single one is centered (facts 13.6).
  ///
  ///     banner 390, cards 100, spacing 10: two rows, as the banner spans three columns
  ///     ├──────────────────390──────────────────┤
  ///     ├──100──┤··45··├──100──┤
  private func tracks(in style: SectionStyle) -> ColumnTracks {
    let tracks = style.tracks
    guard tracks.keepsStatedExtent, columns.count <= tracks.count,
      (0..<columns.count).reduce(0, { $0 + columns.span(of: $1) }) <= tracks.count
    else { return tracks }
    if columns.count == 1, style.input.automatic?.centersOnlyItem == true {
      return tracks.centering(columns.columns(of: 0))
    }
    return columns.areEqual ? tracks : tracks.leading
  }

  /// The items near a stretch along scrolling, in ascending order, each once, where they are placed.
  func items(
    near main: LengthRange, in style: SectionStyle
  ) -> [(item: Int, frame: AxisRect)] {
    if let rows, let rules = style.rules.rows { return rows.items(near: main, rules: rules) }
    return columns.items(near: main, tracks: tracks(in: style), rules: style.rules)
  }
}

// MARK: - Changing

extension SectionItems {
  /// Puts the items into the store that the rules ask for, as they were stated.
  ///
  /// Columns know no width of an item: `width`, in points, stands for all.
  mutating func move(toRows isInRows: Bool, width: Double) {
    guard isInRows != (rows != nil) else { return }
    let stated = (0..<count).map { ItemInput(extent: input(of: $0).extent, width: width) }
    columns = ColumnItems()
    rows = isInRows ? RowItems() : nil
    restate(count: stated.count) { stated[$0] }
  }

  /// States all items anew, in ascending order and in the memory there is; they have yet to be placed.
  @inlinable
  mutating func restate(count: Int, as input: (_ item: Int) -> ItemInput) {
    if rows == nil {
      columns.restate(count: count, as: input)
    } else {
      rows?.restate(count: count, as: input)
    }
  }

  /// Removes the items at `removed` (ascending, as they are now) and then inserts others
  /// (ascending, where they will be).
  mutating func edit(removing removed: [Int], inserting inserted: [(item: Int, input: ItemInput)]) {
    if rows == nil {
      columns.edit(removing: removed, inserting: inserted)
    } else {
      rows?.edit(removing: removed, inserting: inserted)
    }
  }

  /// States what is to be known of `item`; what is known already changes nothing.
  mutating func setInput(_ input: ItemInput, of item: Int) {
    if rows == nil { columns.setInput(input, of: item) } else { rows?.setInput(input, of: item) }
  }

  /// Notes that the items from `first` on may not be where they belong.
  mutating func outdate(from first: Int) {
    if rows == nil { columns.outdate(from: first) } else { rows?.outdate(from: first) }
  }

  /// Places the items that are not placed, up to `last` at least.
  mutating func place(
    through last: Int = .max, rules: PlacingRules,
    columns assignment: ColumnAssignment = .chosenAgain
  ) {
    if let rowRules = rules.rows {
      rows?.place(through: last, rules: rowRules)
    } else {
      columns.place(through: last, rules: rules, columns: assignment)
    }
  }
}
