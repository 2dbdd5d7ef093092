/// The whole layout: sections one after the other, each with its items in columns.
///
/// A section's geometry is relative to its own start, and the starts are a running sum: what moves a
/// section costs the later starts, never their items.
@usableFromInline package struct Waterfall: Sendable {
  /// The extent across scrolling that headers, footers and sections fill, never negative.
  ///
  /// Sections keep the columns they have until each is set again, with `setSection` or `setInput`.
  package var crossExtent: Length = 0
  /// The content is at least this long.
  package var minimumMainExtent: Length = 0
  /// Whether existing items after a change find their column again; what changed before this is set is
  /// placed as it was till then.
  package var columnAssignment = ColumnAssignment.chosenAgain {
    willSet { if newValue != columnAssignment { updateOrigins() } }
  }
  /// Whether `elements(meeting:)` has the items stop at the visible start as cards do.
  package var stacksItems = false

  @usableFromInline var sections: [WaterfallSection] = []
  /// How many sections, from the first on, are accounted for in the origins behind them.
  var currentOriginCount = 0
  /// No section has anything further out of its range than this; 0 unless insets are negative.
  var overhang: Length = 0

  /// Where each section starts, and last where the content ends.
  var origins: [Length] = [0]
  /// How many items are before each section, and last in all; up to date as the origins are.
  var itemCounts = [0]
  /// Which headers and footers pin; brought up to date with the origins.
  var pins = PinIndex()

  /// Makes an empty layout.
  package init() {}

  /// How many items there are in all sections.
  var itemCount: Int { itemCounts[sections.count] }

  /// How many sections there are.
  package var sectionCount: Int { sections.count }

  /// Where the last section ends.
  package var sectionsEnd: Length { origins[sections.count] }

  /// How long the content is.
  package var mainExtent: Length { max(minimumMainExtent, sectionsEnd) }

  /// The stretch that a section covers, in content coordinates, from its header's start to its
  /// footer's end.
  package func range(ofSection section: Int) -> LengthRange {
    LengthRange(start: origins[section], end: origins[section + 1])
  }

  /// Where a header or footer rests, in content coordinates; nil where there is none.
  package func restFrame(of boundary: Boundary, inSection section: Int) -> AxisRect? {
    guard let range = sections[section].restRange(of: boundary) else { return nil }
    let insets = sections[section].input[boundary].insets
    return AxisRect(
      main: range.shifted(by: origins[section]),
      cross: LengthRange(start: insets.crossStart, end: crossExtent - insets.crossEnd))
  }
}
