/// The layout of all sections, one after another, each with its items in columns or rows.
///
/// A section's geometry is relative to its own start, and the sections' starts are a running sum. A
/// section that moves changes the starts of later sections, but never the frames stored for their
/// items.
@usableFromInline package struct Waterfall: Sendable {
  /// The cross extent that headers, footers, and sections fill, never negative.
  ///
  /// Sections keep their columns until you set them again with `setSection` or `setMetrics`.
  package var crossExtent: Length = 0
  /// The minimum main extent of the content.
  package var minimumMainExtent: Length = 0
  /// The rule that determines whether existing items are assigned to columns again after a change.
  ///
  /// Before a new value takes effect, earlier changes are placed by the old rule.
  package var columnAssignment = ColumnAssignment.chosenAgain {
    willSet { if newValue != columnAssignment { updateOrigins() } }
  }
  /// Whether items pin to the visible start and cover each other, as cards do.
  package var stacksItems = false

  @usableFromInline var sections: [WaterfallSection] = []
  /// The number of leading sections whose extents are up to date in `origins` and `itemCounts`.
  var currentOriginCount = 0
  /// The greatest distance that any element reaches out of its section, or 0 without negative
  /// insets.
  var overhang: Length = 0

  /// The start of each section, followed by the end of the last one.
  var origins: [Length] = [0]
  /// The number of items before each section, followed by the number of all items.
  ///
  /// It's up to date when the origins are.
  var itemCounts = [0]
  /// The index of headers and footers that pin, updated together with the origins.
  var pins = PinIndex()

  /// Creates an empty layout.
  package init() {}

  /// The number of items in all sections.
  var itemCount: Int { itemCounts[sections.count] }

  /// The number of sections.
  package var sectionCount: Int { sections.count }

  /// The end of the last section.
  package var sectionsEnd: Length { origins[sections.count] }

  /// The main extent of the content.
  package var mainExtent: Length { max(minimumMainExtent, sectionsEnd) }

  /// Returns the range of a section in content coordinates, from its header's start to its footer's
  /// end.
  package func range(ofSection section: Int) -> LengthRange {
    LengthRange(start: origins[section], end: origins[section + 1])
  }
}
