public import Foundation
import WaterfallEngine

#if canImport(UIKit)
@objc
#endif
extension WaterfallFlowLayout {
  /// The element kind of the decoration view behind a section's items.
  ///
  /// Register a view for this kind to show section backgrounds.
  public nonisolated static let elementKindSectionBackground =
    "WaterfallFlowLayoutSectionBackground"

  /// The pinned extent that keeps the whole header or footer.
  public nonisolated static let automaticExtent = CGFloat.greatestFiniteMagnitude

  /// The column count with which the specified sizes of a section's items determine columns or
  /// rows.
  public nonisolated static let automaticColumnCount = ColumnCount.automaticNumber

  /// The column count that arranges items in rows, as the flow layout does, for all specified
  /// sizes.
  public nonisolated static let stockRows = ColumnCount.rowsNumber

  /// The number of columns in a section (rows if the layout scrolls horizontally).
  ///
  /// The delegate's `columnCountForSectionAt` and `minimumColumnWidth` override it. The default is
  /// `automaticColumnCount`: the specified sizes determine the layout, so that a section looks as
  /// in the flow layout. Items of equal width get as many columns as the flow layout puts items in
  /// a row. If widths differ but are whole numbers of the narrowest item's columns, wider items
  /// span several columns. Other sizes make rows. If the delegate implements `heightForItemAt`,
  /// there are two columns (one row and `widthForItemAt` if the layout scrolls horizontally).
  ///
  /// `stockRows` gives rows, whatever the sizes, and overrides `minimumColumnWidth`. Any other
  /// count below 0 is replaced by 1, and a count that leaves a column less than a device pixel by
  /// as many columns as fit with their spacing. The layout reports both through `onDiagnostic`.
  @IBInspectable public var columnCount: Int {
    get { options.section.columnCount.value.number }
    set {
      change(\.section.columnCount.value, to: ColumnCount(newValue), invalidating: .everything)
    }
  }

  /// The minimum width of a column, in points (the minimum height if the layout scrolls
  /// horizontally).
  ///
  /// If it is above 0, a section has as many columns as fit at this width, and `columnCount` is
  /// ignored, except `stockRows`. The default is 0. A width that is negative or not finite is
  /// replaced by 0 and reported.
  @IBInspectable public var minimumColumnWidth: CGFloat {
    get { options.section.minimumColumnWidth.value }
    set { change(\.section.minimumColumnWidth.value, to: newValue, invalidating: .everything) }
  }

  /// The rule that assigns items to columns.
  ///
  /// The default is `ItemPlacement.shortestColumn`.
  public var itemPlacement: ItemPlacement {
    get { options.itemPlacement }
    set { change(\.itemPlacement, to: newValue, invalidating: .everything) }
  }

  /// The length, in points in the scroll direction, by which columns can exceed the shortest one
  /// and still count as equally short.
  ///
  /// An item goes into the first of these columns after the previous item's column, or else into
  /// the first of all. This keeps pictures in reading order, as `flow-tolerance` does in CSS. With
  /// 0, the default, an item goes into the shortest column, or the leading one of several. The
  /// tolerance applies to `ItemPlacement.shortestColumn` only. A length that is negative or not
  /// finite is replaced by 0, and one above 100,000,000 by that number. The layout reports both.
  @IBInspectable public var placementTolerance: CGFloat {
    get { options.section.placementTolerance.value }
    set { change(\.section.placementTolerance.value, to: newValue, invalidating: .everything) }
  }

  /// The distribution of the items in a row.
  ///
  /// The default is `justified`, as in the flow layout.
  ///
  /// Any other alignment puts the minimum spacing between the items of a row, as for tags that
  /// start at the leading edge. An alignment doesn't make rows: it has no effect in a section that
  /// has columns. Set `columnCount` to `stockRows` if a section must have rows for any sizes. The
  /// delegate method `rowAlignmentForSectionAt` overrides this property.
  public var rowAlignment: RowAlignment {
    get { options.rowAlignment }
    set { change(\.rowAlignment, to: newValue, invalidating: .everything) }
  }

  /// Where an item is in a row that is taller than it (wider, if the layout scrolls horizontally).
  ///
  /// The default is `center`, as in the flow layout. With `leading`, the tops of a row's items line
  /// up. A row is as tall as its tallest item. The alignment has no effect in a section that has
  /// columns. The delegate method `rowItemAlignmentForSectionAt` overrides this property.
  public var rowItemAlignment: RowItemAlignment {
    get { options.rowItemAlignment }
    set { change(\.rowItemAlignment, to: newValue, invalidating: .everything) }
  }

  /// The use of the size from `sizeForItemAt` or `itemSize` in a section with a column count.
  ///
  /// The default is `ItemSizing.aspectRatio`. Without a column count, items keep their specified
  /// height (width if the layout scrolls horizontally).
  public var itemSizing: ItemSizing {
    get { options.itemSizing }
    set { change(\.itemSizing, to: newValue, invalidating: .everything) }
  }

  /// The minimum height of the content, in points (the minimum width if the layout scrolls
  /// horizontally).
  ///
  /// The default is 0. A length that is negative or not finite is replaced by 0, and one above
  /// 100,000,000 by that number. The layout reports both.
  @IBInspectable public var minimumContentExtent: CGFloat {
    get { options.minimumContentExtent }
    set { change(\.minimumContentExtent, to: newValue, invalidating: .nothing) }
  }

  /// The insets of each section's header, in points.
  ///
  /// The delegate's `headerInsetForSectionAt` overrides them. The default is zero. Insets in the
  /// scroll direction move the header and lengthen its section. The other two make the header
  /// narrower. Negative insets do the opposite. They don't apply to a section without a header, and
  /// a pinned header is at the visible edge itself. An inset that isn't finite is replaced by 0,
  /// and one beyond 100,000,000 in either direction by that number. Insets wider than the view
  /// leave the header no width. The layout reports all of these.
  public var headerInset: UIEdgeInsets {
    get { options.headerInset }
    set { change(\.headerInset, to: newValue, invalidating: .everything) }
  }

  /// The insets of each section's footer, in points.
  ///
  /// In every other respect they work as `headerInset`.
  public var footerInset: UIEdgeInsets {
    get { options.footerInset }
    set { change(\.footerInset, to: newValue, invalidating: .everything) }
  }

  /// The insets of each section's background, in points.
  ///
  /// The delegate's `backgroundInsetForSectionAt` overrides them. With zero, the default, a
  /// background extends from the section's header to its footer, includes `sectionInset`, and is as
  /// wide as the content. Positive insets make it smaller. Negative insets make it larger, so that
  /// it can be behind headers, footers, and neighboring sections. Items stay where they are. If the
  /// insets leave no area, or the section has no items, there is no background. An inset that isn't
  /// finite is replaced by 0, and one beyond 100,000,000 in either direction by that number. The
  /// layout reports these, and insets wider than the view.
  public var sectionBackgroundInset: UIEdgeInsets {
    get { options.sectionBackgroundInset }
    set { change(\.sectionBackgroundInset, to: newValue, invalidating: .pinsAndBackgrounds) }
  }

  /// The part of a pinned header that remains, in points.
  ///
  /// The header slides out until this much is left, and then pins. With `automaticExtent`, the
  /// default, and any length above the header's, the whole header remains. A negative length is
  /// replaced by 0. If the value isn't a number, the whole header remains, and the layout reports
  /// it.
  @IBInspectable public var pinnedHeaderExtent: CGFloat {
    get { options.section.header.pinnedExtent.value }
    set {
      change(\.section.header.pinnedExtent.value, to: newValue, invalidating: .pinsAndBackgrounds)
    }
  }

  /// The part of a pinned footer that remains, in points.
  ///
  /// In every other respect it works as `pinnedHeaderExtent`.
  @IBInspectable public var pinnedFooterExtent: CGFloat {
    get { options.section.footer.pinnedExtent.value }
    set {
      change(\.section.footer.pinnedExtent.value, to: newValue, invalidating: .pinsAndBackgrounds)
    }
  }

  /// The range in which a pinned header or footer stays pinned.
  ///
  /// The default is `PinningScope.section`.
  public var pinningScope: PinningScope {
    get { options.pinningScope }
    set { change(\.pinningScope, to: newValue, invalidating: .pinsAndBackgrounds) }
  }

  /// An extra gap between the visible edge and a pinned header, in points.
  ///
  /// The default is 0. A negative gap moves the header partly off screen. A value that isn't finite
  /// is replaced by 0, and one beyond 100,000,000 in either direction by that number. The layout
  /// reports both.
  @IBInspectable public var pinnedHeaderOffset: CGFloat {
    get { options.section.header.pinnedOffset.value }
    set {
      change(\.section.header.pinnedOffset.value, to: newValue, invalidating: .pinsAndBackgrounds)
    }
  }

  /// An extra gap between the visible edge and a pinned footer, in points.
  ///
  /// In every other respect it works as `pinnedHeaderOffset`.
  @IBInspectable public var pinnedFooterOffset: CGFloat {
    get { options.section.footer.pinnedOffset.value }
    set {
      change(\.section.footer.pinnedOffset.value, to: newValue, invalidating: .pinsAndBackgrounds)
    }
  }

  /// A Boolean value that indicates whether the first header and the last footer hold still on
  /// screen while the content bounces.
  ///
  /// The default is `false`: they move with the content, as in the flow layout.
  @IBInspectable public var pinsWhileOverscrolling: Bool {
    get { options.pinsWhileOverscrolling }
    set { change(\.pinsWhileOverscrolling, to: newValue, invalidating: .pinsAndBackgrounds) }
  }

  /// A Boolean value that indicates whether the first header grows to fill the gap when the user
  /// pulls the content past its start.
  ///
  /// The default is `false`.
  @IBInspectable public var stretchesFirstHeader: Bool {
    get { options.stretchesFirstHeader }
    set { change(\.stretchesFirstHeader, to: newValue, invalidating: .pinsAndBackgrounds) }
  }

  /// The z index of a pinned header or footer.
  ///
  /// The default is 1024. An unpinned header or footer has 10, as in the flow layout, an item 0,
  /// and a background -1.
  @IBInspectable public var pinnedZIndex: Int {
    get { options.pinnedZIndex }
    set { change(\.pinnedZIndex, to: newValue, invalidating: .pinsAndBackgrounds) }
  }

  /// A Boolean value that indicates whether items stop at the visible edge and later items cover
  /// them, as in a stack of cards.
  ///
  /// The default is `false`.
  @IBInspectable public var itemsPinToVisibleBounds: Bool {
    get { options.itemsPinToVisibleBounds }
    set { change(\.itemsPinToVisibleBounds, to: newValue, invalidating: .pinsAndBackgrounds) }
  }

  /// A Boolean value that indicates whether items keep their column when the height of an item
  /// changes or items are inserted.
  ///
  /// The default is `false`: items go where a new layout would place them.
  @IBInspectable public var keepsItemsInColumns: Bool {
    get { options.keepsItemsInColumns }
    set { options.keepsItemsInColumns = newValue }
  }

  /// A Boolean value that indicates whether the topmost fully visible item keeps its position on
  /// screen across rotation, column changes, and inserts or height changes above it, including
  /// those of self-sizing cells.
  ///
  /// The default is `false`: the content offset stays the same, unless an update makes the content
  /// too short for it.
  @IBInspectable public var keepsVisibleItemsInPlace: Bool {
    get { options.keepsVisibleItemsInPlace }
    set { options.keepsVisibleItemsInPlace = newValue }
  }

  /// A Boolean value that indicates whether headers and footers size themselves.
  ///
  /// The default is `false`: headers and footers keep their reference size, as in the flow layout.
  /// If `true`, and `estimatedItemSize` isn't zero, the reference size is an estimate, and the
  /// height (width if the layout scrolls horizontally) that the view prefers is used instead. If
  /// the reference size is zero, there is no view.
  @IBInspectable public var selfSizesHeadersAndFooters: Bool {
    get { options.selfSizesHeadersAndFooters }
    set { change(\.selfSizesHeadersAndFooters, to: newValue, invalidating: .everything) }
  }

  /// The positions at which scrolling comes to rest.
  ///
  /// The default is `ScrollSnapping.none`.
  public var scrollSnapping: ScrollSnapping {
    get { options.scrollSnapping }
    set { options.scrollSnapping = newValue }
  }

  /// The animation of inserted and deleted elements.
  ///
  /// The default is `UpdateAnimation.fade`. If Reduce Motion is on, elements fade, unless this is
  /// `UpdateAnimation.none`.
  public var updateAnimation: UpdateAnimation {
    get { options.updateAnimation }
    set { options.updateAnimation = newValue }
  }
}

extension WaterfallFlowLayout {
  /// Sets an option, and invalidates the part that it affects if its value changes.
  func change<Value: Equatable>(
    _ option: WritableKeyPath<LayoutOptions, Value>, to value: Value, invalidating part: Staleness
  ) {
    guard options[keyPath: option] != value else { return }
    options[keyPath: option] = value
    invalidate(part)
  }
}
