/// The layout of all sections, one after another, with their items in columns or rows.
///
/// Each section stores positions relative to its own start. A section that gets longer moves the
/// starts of later sections, but the stored frames of their items don't change.
@usableFromInline package struct Waterfall: Sendable {
  /// The cross extent that headers, footers, and sections fill, which is never negative.
  ///
  /// Setting it doesn't change a section's columns until you call `setSection` or `setMetrics`.
  package var crossExtent: Length = 0
  /// The minimum main extent of the content.
  package var minimumMainExtent: Length = 0 { didSet { updateLeadingSpace() } }
  /// Whether sections that are shorter than `minimumMainExtent` are at the end of the content.
  ///
  /// Otherwise, they're at its start.
  ///
  ///     false           true
  ///     ┌───────────┐   ┌───────────┐
  ///     │ section 0 │   │           │ leadingSpace
  ///     │ section 1 │   │ section 0 │
  ///     │           │   │ section 1 │
  ///     └───────────┘   └───────────┘ minimumMainExtent
  package var alignsToEnd = false { didSet { updateLeadingSpace() } }
  /// Whether existing items keep their columns after a change.
  ///
  /// Setting it first places all changed items by the old rule.
  package var columnAssignment = ColumnAssignment.chosenAgain {
    willSet { if newValue != columnAssignment { updateOrigins() } }
  }
  /// Whether items are cards: they stop at the start of the visible range, and later items slide
  /// over them.
  package var stacksItems = false

  @usableFromInline var sections: [WaterfallSection] = []
  /// The number of leading sections whose `origins` and `itemCounts` are up to date.
  var currentOriginCount = 0
  /// An upper bound for the distance by which elements extend beyond their sections.
  ///
  /// Elements extend beyond a section only if an inset is negative.
  var overhang: Length = 0

  /// The distance from the start of the first section to the start of each section, followed by
  /// the distance to the end of the last one.
  ///
  /// The distances don't contain `leadingSpace`, so a new minimum extent changes none of them.
  var origins: [Length] = [0]
  /// The space before the first section, which is a whole number of device pixels.
  ///
  /// It moves all elements by the same distance. With a fraction of a pixel, it would also change
  /// how they're aligned to device pixels, and headers would be blurred.
  private(set) var leadingSpace: Length = 0
  /// The number of items before each section, followed by the number of all items.
  var itemCounts = [0]
  /// The sections whose headers or footers pin.
  ///
  /// It's up to date while the origins of all sections are.
  var pins = PinIndex()

  /// Creates an empty layout.
  package init() {}

  /// The number of items in all sections.
  var itemCount: Int { itemCounts[sections.count] }

  /// Returns whether an item, which must exist, is the last one of all sections, and no other item
  /// of its section ends later by `limit` or more.
  ///
  /// All sections must be laid out.
  package func isLast(_ item: Int, inSection section: Int, within limit: Length) -> Bool {
    let items = sections[section].items
    return itemCounts[section] + item + 1 == itemCount
      && items.extent - items.lineRange(of: item).end < limit
  }

  /// The number of sections.
  package var sectionCount: Int { sections.count }

  /// The main extent of all sections together.
  package var sectionsExtent: Length { origins[sections.count] }

  /// The end of the last section, in content coordinates.
  package var sectionsEnd: Length { leadingSpace + sectionsExtent }

  /// The main extent of the content, which is at least `minimumMainExtent`.
  package var mainExtent: Length { max(minimumMainExtent, sectionsEnd) }

  /// Returns the range of a section along the main axis, in content coordinates.
  ///
  /// The range includes the header, the footer, and their insets.
  package func range(ofSection section: Int) -> LengthRange {
    LengthRange(
      start: leadingSpace + origins[section], end: leadingSpace + origins[section + 1])
  }
}

// MARK: - The space before the first section

extension Waterfall {
  /// Updates the space before the first section, unless some sections aren't placed yet.
  mutating func updateLeadingSpace() {
    guard alignsToEnd else {
      leadingSpace = 0
      return
    }
    guard hasCurrentOrigins else { return }
    let space = max(0, minimumMainExtent - sectionsExtent)
    leadingSpace = space - space % PixelGrid.lengthsPerPixel
  }

  /// Updates the space before the first section.
  ///
  /// Items are placed only until it's certain that the sections leave no space.
  ///
  /// - Complexity: The same as for `mainExtent(unlessBeyond:)`.
  mutating func placeLeadingSpace() {
    guard alignsToEnd, !hasCurrentOrigins else { return }
    if sectionsExtent(unlessBeyond: minimumMainExtent) > minimumMainExtent { leadingSpace = 0 }
  }
}
