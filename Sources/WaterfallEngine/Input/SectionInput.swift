/// Which of a section's two boundary elements is meant.
///
/// Headers and footers are one code path; this says which end of the section it is at work on.
package enum Boundary: Equatable, Sendable, CaseIterable {
  /// The element before the section's items.
  case header
  /// The element after the section's items.
  case footer
}

/// How a section's items find their column.
package enum Placement: Equatable, Sendable, CaseIterable {
  /// Where the item can start first; the leading column of several that tie.
  case shortestColumn
  /// Item i in column i mod n.
  case leadingToTrailing
  /// Item i in column n - 1 - i mod n.
  case trailingToLeading
}

/// How the items of a row are spread.
package enum RowAlignment: Equatable, Sendable, CaseIterable {
  /// As the stock layout does: from edge to edge, one item in the middle, the last row by its own items.
  case justified
  /// From the leading edge, with the least gap.
  case leading
  /// In the middle, with the least gap.
  case center
  /// Up to the trailing edge, with the least gap.
  case trailing
}

/// Where an item is along scrolling in a row that is longer than it.
package enum RowItemAlignment: Equatable, Sendable, CaseIterable {
  /// In the middle of the row, as in the flow layout.
  case center
  /// At the row's start.
  case leading
  /// At the row's end.
  case trailing
}

/// All that is to be known of a section's header or footer.
package struct BoundaryInput: Equatable, Sendable {
  /// Its extent along scrolling, never negative; 0 for none at all.
  package var extent: Length = 0
  /// The room around it; counts only where there is an element.
  package var insets = AxisInsets()
  /// Whether it sticks to the visible bounds.
  package var pins = false
  /// How much of it stays when it sticks; nil, or more than its extent, for all of it.
  package var pinnedExtent: Length?

  /// Describes no element.
  package init() {}

  /// What it takes of its section, its insets included; 0 where there is none.
  var blockExtent: Length {
    extent > 0 ? max(0, insets.mainStart + extent + insets.mainEnd) : 0
  }

  /// Whether there is such an element and it pins.
  var pinsWhereItIs: Bool { pins && extent > 0 }

  /// How much of it stays when it sticks, within its extent.
  var stuckExtent: Length { min(max(0, pinnedExtent ?? extent), extent) }
}

/// All that is to be known of a section but its items.
@usableFromInline package struct SectionInput: Equatable, Sendable {
  /// The room around the items: between header and items, items and footer, and on both sides.
  package var insets = AxisInsets()
  /// The gap between two items of one column; a negative one overlaps them.
  package var lineSpacing: Length = 0
  /// The same gap in points, as specified: it's between the items of a horizontal row if these have
  /// different sizes.
  package var specifiedLineSpacing = 0.0
  /// The gap between two columns.
  package var columnSpacing: Length = 0
  /// The columns asked for; `ColumnTracks` says how many there are.
  package var columnCount = 1
  /// What stated sizes give in place of a count: columns, or rows; nil where a count is stated.
  package var automatic: AutomaticLayout?
  /// How items find their column.
  package var placement = Placement.shortestColumn
  /// Columns that end no further than this after the shortest count as equally short; at least 0.
  package var placementTolerance: Length = 0
  /// How the items of a row are spread, where the section has rows.
  package var rowAlignment = RowAlignment.justified
  /// Where an item is in a longer row, if the section has rows.
  package var rowItemAlignment = RowItemAlignment.center
  /// The element before the items.
  package var header = BoundaryInput()
  /// The element after the items.
  package var footer = BoundaryInput()
  /// The room kept free around the background, a negative one beyond it; nil for no background.
  package var background: AxisInsets? = AxisInsets()

  /// Describes a section with nothing in it: one column, shortest column first, with a background.
  package init() {}

  /// The description of one boundary element.
  package subscript(boundary: Boundary) -> BoundaryInput {
    get { boundary == .header ? header : footer }
    set {
      if boundary == .header { header = newValue } else { footer = newValue }
    }
  }
}

/// All that is to be known of an item.
@usableFromInline package struct ItemInput: Equatable, Sendable {
  /// No item is longer than this, a billion pixels: tens of millions still add up in 64 bits.
  @inlinable package static var longestExtent: Length { 1 << 36 }

  /// Its extent along scrolling; from 0 to `longestExtent`.
  @usableFromInline package let extent: Length
  /// How many columns it covers, in a section that has columns: more than there are is all of them, and
  /// 0 is one column for an item that is hidden in it, with no width.
  @usableFromInline package let columnSpan: Int
  /// Its extent across scrolling in points as stated, in a section that has rows.
  @usableFromInline package let width: Double

  /// Makes the description.
  ///
  /// A negative extent counts as 0, one above `longestExtent` as that, a negative span as 0, a width
  /// that is negative or not a number as 0.
  @inlinable
  package init(extent: Length, columnSpan: Int = 1, width: Double = 0) {
    self.extent = min(max(0, extent), Self.longestExtent)
    self.columnSpan = max(0, columnSpan)
    self.width = width > 0 ? width : 0
  }
}
