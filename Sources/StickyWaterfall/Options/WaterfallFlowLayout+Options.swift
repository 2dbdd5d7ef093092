public import Foundation
import WaterfallEngine

#if canImport(UIKit)
@objc
#endif
extension WaterfallFlowLayout {
  /// The kind of the decoration view behind a section's items; register a view for it to get one.
  public nonisolated static let elementKindSectionBackground =
    "WaterfallFlowLayoutSectionBackground"

  /// As a pinned extent: the whole header or footer stays.
  public nonisolated static let automaticExtent = CGFloat.greatestFiniteMagnitude

  /// As a column count: the stated sizes of a section's items decide, columns or the stock layout's rows.
  public nonisolated static let automaticColumnCount = ColumnCount.automaticNumber

  /// The `columnCount` that asks for the rows of the stock flow layout, whatever sizes items state.
  public nonisolated static let stockRows = ColumnCount.rowsNumber

  /// The columns of a section (rows when scrolling horizontally), where neither the delegate nor
  /// `minimumColumnWidth` says otherwise.
  ///
  /// `automaticColumnCount` by default: then the sizes that a section's items state decide, so that a
  /// section looks as it does in the stock flow layout. Items of one width get as many columns as the
  /// stock layout puts in a row; where widths differ but are whole numbers of the narrowest one's
  /// columns, wider items span several; any other sizes stand in the stock layout's rows. Where the
  /// delegate computes heights for a width (widths for a height when scrolling horizontally), there are
  /// 2 columns (1 row).
  ///
  /// `stockRows` asks for rows, whatever the sizes, and wins over `minimumColumnWidth`. Any other count
  /// below 0 counts as 1; one so large that columns would be narrower than a device pixel counts as many
  /// as fit with their spacing. Both are reported through `onDiagnostic`.
  @IBInspectable public var columnCount: Int {
    get { options.columnCount }
    set { change(\.columnCount, to: newValue, invalidating: .everything) }
  }

  /// The least width of a column in points (height when scrolling horizontally); when above 0 a
  /// section gets as many columns as fit, and `columnCount` does not count.
  ///
  /// 0 by default. A width that is negative or no finite number counts as 0 and is reported.
  @IBInspectable public var minimumColumnWidth: CGFloat {
    get { options.minimumColumnWidth }
    set { change(\.minimumColumnWidth, to: newValue, invalidating: .everything) }
  }

  /// How items find their column; the shortest one by default.
  public var itemPlacement: ItemPlacement {
    get { options.itemPlacement }
    set { change(\.itemPlacement, to: newValue, invalidating: .everything) }
  }

  /// How much further than the shortest column one may reach, in points along scrolling, to count as equally
  /// short; 0 by default.
  ///
  /// Of the columns that count as equally short an item goes to the first after that of the item before it,
  /// or else to the first of all, so that pictures keep the order in which they are read: CSS calls it
  /// `flow-tolerance`. With 0 the shortest column is taken, and of several the leading one. It counts with the
  /// placement `shortestColumn` alone. A length that is negative or no finite number counts as 0, one above
  /// 100,000,000 as that; both are reported.
  @IBInspectable public var placementTolerance: CGFloat {
    get { options.placementTolerance }
    set { change(\.placementTolerance, to: newValue, invalidating: .everything) }
  }

  /// The distribution of the items in a row. The default is `justified`, as in the flow layout.
  ///
  /// Any other alignment puts the minimum spacing between the items of a row, as for tags that start at
  /// the leading edge. An alignment doesn't make rows: it has no effect in a section that has columns.
  /// Set `columnCount` to `stockRows` if a section must have rows for any sizes. The delegate method
  /// `rowAlignmentForSectionAt` overrides this property.
  public var rowAlignment: RowAlignment {
    get { options.rowAlignment }
    set { change(\.rowAlignment, to: newValue, invalidating: .everything) }
  }

  /// Where an item is in a row that is taller than it (wider, if the layout scrolls horizontally).
  ///
  /// The default is `center`, as in the flow layout. With `leading`, the tops of a row's items line up.
  /// A row is as tall as its tallest item. The alignment has no effect in a section that has columns.
  /// The delegate method `rowItemAlignmentForSectionAt` overrides this property.
  public var rowItemAlignment: RowItemAlignment {
    get { options.rowItemAlignment }
    set { change(\.rowItemAlignment, to: newValue, invalidating: .everything) }
  }

  /// What the size from the stock delegate, or `itemSize`, means; a shape by default.
  ///
  /// Where no number of columns is stated items keep the height that they state, whatever is set here.
  public var itemSizing: ItemSizing {
    get { options.itemSizing }
    set { change(\.itemSizing, to: newValue, invalidating: .everything) }
  }

  /// The content is at least this long, in points along scrolling; 0 by default.
  ///
  /// A length that is negative or no finite number counts as 0, one above 100,000,000 as that; both
  /// are reported.
  @IBInspectable public var minimumContentExtent: CGFloat {
    get { options.minimumContentExtent }
    set { change(\.minimumContentExtent, to: newValue, invalidating: .nothing) }
  }

  /// The room around each section's header in points, where the delegate does not say otherwise; none by
  /// default.
  ///
  /// Sides along scrolling move the header and make its section longer, those across it make the header
  /// narrower; negative ones do the opposite. A section without a header has none of it, and a stuck
  /// header sticks to the visible edge itself. A side that is no finite number counts as 0, one beyond
  /// 100,000,000 either way as that, and insets wider than the view leave the header no width; each is
  /// reported.
  public var headerInset: UIEdgeInsets {
    get { options.header.inset }
    set { change(\.header.inset, to: newValue, invalidating: .everything) }
  }

  /// The room around each section's footer in points; none by default.
  ///
  /// In every other respect as `headerInset`.
  public var footerInset: UIEdgeInsets {
    get { options.footer.inset }
    set { change(\.footer.inset, to: newValue, invalidating: .everything) }
  }

  /// The room kept free on each side of a section's background in points, where the delegate does not say
  /// otherwise; none by default.
  ///
  /// Without it a background reaches from the section's header to its footer, `sectionInset` included,
  /// across the whole content. Insets make it smaller, negative ones larger: it may lie behind headers,
  /// footers and neighbouring sections. Items stay where they are. Where insets leave it no extent, and
  /// in a section without items, there is no background. A side that is no finite number counts as 0,
  /// one beyond 100,000,000 either way as that; these, and insets wider than the view, are reported.
  public var sectionBackgroundInset: UIEdgeInsets {
    get { options.sectionBackgroundInset }
    set { change(\.sectionBackgroundInset, to: newValue, invalidating: .backgrounds) }
  }

  /// How much of a pinned header stays, in points.
  ///
  /// The header slides out until this much is left, then it sticks. `automaticExtent`, the default,
  /// and whatever is longer than the header stand for all of it. A negative length counts as 0; what
  /// is not a number counts as `automaticExtent` and is reported.
  @IBInspectable public var pinnedHeaderExtent: CGFloat {
    get { options.header.pinnedExtent }
    set { change(\.header.pinnedExtent, to: newValue, invalidating: .pins) }
  }

  /// How much of a pinned footer stays, in points; `automaticExtent`, all of it, by default.
  ///
  /// In every other respect as `pinnedHeaderExtent`.
  @IBInspectable public var pinnedFooterExtent: CGFloat {
    get { options.footer.pinnedExtent }
    set { change(\.footer.pinnedExtent, to: newValue, invalidating: .pins) }
  }

  /// How long a pinned header or footer stays; within its section by default.
  public var pinningScope: PinningScope {
    get { options.pinningScope }
    set { change(\.pinningScope, to: newValue, invalidating: .pins) }
  }

  /// A gap in points between the visible edge and a pinned header; 0 by default.
  ///
  /// A negative one lets the header stick partly outside. What is no finite number counts as 0, what
  /// is beyond 100,000,000 either way as that; both are reported.
  @IBInspectable public var pinnedHeaderOffset: CGFloat {
    get { options.header.pinnedOffset }
    set { change(\.header.pinnedOffset, to: newValue, invalidating: .pins) }
  }

  /// A gap in points between the visible edge and a pinned footer; 0 by default.
  ///
  /// In every other respect as `pinnedHeaderOffset`.
  @IBInspectable public var pinnedFooterOffset: CGFloat {
    get { options.footer.pinnedOffset }
    set { change(\.footer.pinnedOffset, to: newValue, invalidating: .pins) }
  }

  /// Whether the first header and the last footer hold still on screen while the content bounces.
  ///
  /// False by default: past the ends they move with the content, as in the stock layout.
  @IBInspectable public var pinsWhileOverscrolling: Bool {
    get { options.pinsWhileOverscrolling }
    set { change(\.pinsWhileOverscrolling, to: newValue, invalidating: .pins) }
  }

  /// Whether the first header, pulled past the top, grows to fill the gap; false by default.
  @IBInspectable public var stretchesFirstHeader: Bool {
    get { options.stretchesFirstHeader }
    set { change(\.stretchesFirstHeader, to: newValue, invalidating: .pins) }
  }

  /// The z index of a pinned header or footer; 1024 by default.
  ///
  /// A resting one has 10, as the stock layout gives it; items have 0, backgrounds -1.
  @IBInspectable public var pinnedZIndex: Int {
    get { options.pinnedZIndex }
    set { change(\.pinnedZIndex, to: newValue, invalidating: .pins) }
  }

  /// Whether items stop at the visible edge and later ones cover them, as cards do; false by default.
  @IBInspectable public var itemsPinToVisibleBounds: Bool {
    get { options.itemsPinToVisibleBounds }
    set { change(\.itemsPinToVisibleBounds, to: newValue, invalidating: .pins) }
  }

  /// Whether items keep the column they had when one of them changes its height or a new one comes.
  ///
  /// False by default: the change is laid out as if it had always been so.
  @IBInspectable public var keepsItemsInColumns: Bool {
    get { options.keepsItemsInColumns }
    set { options.keepsItemsInColumns = newValue }
  }

  /// Whether the topmost item that is wholly in sight keeps its place on screen across rotation, column
  /// changes, and inserts or resizes above it, also those of cells that size themselves.
  ///
  /// False by default: the content offset stays what it is, unless an update makes the content too short
  /// for it.
  @IBInspectable public var keepsVisibleItemsInPlace: Bool {
    get { options.keepsVisibleItemsInPlace }
    set { options.keepsVisibleItemsInPlace = newValue }
  }

  /// Where scrolling comes to rest; by default wherever it ends.
  public var scrollSnapping: ScrollSnapping {
    get { options.scrollSnapping }
    set { options.scrollSnapping = newValue }
  }

  /// How inserted elements appear and deleted ones go; by fading, by default.
  ///
  /// With Reduce Motion on they fade, unless this is `.none`.
  public var updateAnimation: UpdateAnimation {
    get { options.updateAnimation }
    set { options.updateAnimation = newValue }
  }
}

extension WaterfallFlowLayout {
  /// Sets an option and, where it changed, invalidates no more than it can have changed.
  func change<Value: Equatable>(
    _ option: WritableKeyPath<LayoutOptions, Value>, to value: Value, invalidating part: Staleness
  ) {
    guard options[keyPath: option] != value else { return }
    options[keyPath: option] = value
    invalidate(part)
  }
}
