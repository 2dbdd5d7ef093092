extension WaterfallFlowLayout {
  /// One piece of input the layout could not use as it was, and what it used instead.
  ///
  /// The layout never traps on bad input and never drops anything for it: the value is clamped, and
  /// each fault is reported once for as long as the layout lives: of a property once, of a delegate
  /// method once for each section, never for each item.
  ///
  /// | bad | counts as |
  /// | --- | --- |
  /// | a spacing, inset or offset that is no finite number | 0 |
  /// | an extent, size or width that is negative or no finite number | 0 |
  /// | any of these that is longer than 100,000,000 points | that |
  /// | insets wider than the view | columns, or a header or footer, of no width |
  /// | a column count below -1 (`stockRows`); above what fits at a pixel each | 1; what fits |
  /// | a span below 1; one above 1 in rows | 1; none |
  /// | a pinned extent that is not a number | the whole view |
  /// | a view that prefers 0 points, fewer, no finite number or too many | what it has |
  /// | a view that prefers another extent more than 8 times in a row | its last one |
  /// | a cell that prefers another width than its automatic columns were decided by | that width |
  ///
  /// Not bad, and silent: zero bounds, no collection view, index paths that do not exist, a column
  /// count of 0 (automatic), spans above the columns, minimum widths above the room, items to which
  /// the delegate gives no extent, negative spacings, insets and pinned extents.
  public struct Diagnostic: Equatable, Sendable, CustomStringConvertible {
    /// What was asked for, and by which property or delegate method.
    public let asked: String
    /// What was used instead.
    public let used: String
    /// What to change.
    public let advice: String

    /// All three in one line.
    public var description: String { "\(asked); used \(used). \(advice)" }
  }
}
