import WaterfallEngine

#if canImport(UIKit)
@objc
#endif
extension WaterfallFlowLayout {
  /// The element kind of the decoration view behind a section's items.
  ///
  /// Register a view for this kind with the layout to show section backgrounds.
  public nonisolated static let elementKindSectionBackground =
    "WaterfallFlowLayoutSectionBackground"

  /// The pinned extent that keeps the whole header or footer visible.
  public nonisolated static let automaticExtent = CGFloat.greatestFiniteMagnitude

  /// The column count that lets the sizes of a section's items decide between columns and rows.
  public nonisolated static let automaticColumnCount = ColumnCount.automaticNumber

  /// The column count that puts all items in rows, as in the flow layout, whatever their sizes.
  public nonisolated static let flowLayoutRows = ColumnCount.rowsNumber

  /// The number of columns in a section (rows if the layout scrolls horizontally).
  ///
  /// Items are as wide as their columns, and `itemSizing` says what their sizes mean. With
  /// `flowLayoutRows`, items are in rows, whatever their sizes. The default is
  /// `automaticColumnCount`, which lets the sizes decide: items that share a width form columns,
  /// and items of mixed widths keep the flow layout's rows. <doc:ColumnsAndSpans> has the rule.
  ///
  /// A `minimumColumnWidth` above 0 overrides every count except `flowLayoutRows`. The delegate's
  /// `columnCountForSectionAt` overrides this property and, unless it returns 0, also
  /// `minimumColumnWidth`.
  ///
  /// A count below -1 is replaced by 1, and a count that leaves less than a device pixel for a
  /// column by as many columns as fit. The layout reports both through `diagnosticHandler`.
  @IBInspectable public var columnCount: Int {
    get { options.section.columnCount.value.number }
    set { change(\.section.columnCount.value, to: ColumnCount(newValue), marking: .everything) }
  }

  /// The minimum width of a column, in points (the minimum height if the layout scrolls
  /// horizontally).
  ///
  /// A section has as many columns of at least this width as fit. The width overrides
  /// `columnCount`, unless `columnCount` is `flowLayoutRows`. With 0, the default, `columnCount`
  /// applies. A width that is negative or isn't finite is replaced by 0 and reported.
  @IBInspectable public var minimumColumnWidth: CGFloat {
    get { options.section.minimumColumnWidth.value }
    set { change(\.section.minimumColumnWidth.value, to: newValue, marking: .everything) }
  }

  /// The rule that assigns items to columns.
  ///
  /// The default is `ItemPlacement.shortestColumn`.
  public var itemPlacement: ItemPlacement {
    get { options.itemPlacement }
    set { change(\.itemPlacement, to: newValue, marking: .everything) }
  }

  /// The length, in points, by which a column can exceed the shortest column and still count as
  /// equally short.
  ///
  /// A few points keep pictures in reading order, like `flow-tolerance` in CSS: of the equally
  /// short columns, an item goes into the first column after the previous item's column, or else
  /// into the first of them in the section. The default is 0: an item goes into the shortest
  /// column, or into the leading column of several equally short columns.
  ///
  /// The tolerance applies only to `ItemPlacement.shortestColumn`. A value that is negative or
  /// isn't finite is replaced by 0, and a value above 100,000,000 by 100,000,000. The layout
  /// reports both.
  @IBInspectable public var placementTolerance: CGFloat {
    get { options.section.placementTolerance.value }
    set { change(\.section.placementTolerance.value, to: newValue, marking: .everything) }
  }

  /// The distribution of the items in a row.
  ///
  /// The default is `.justified`, as in the flow layout. With any other distribution, items have
  /// the minimum spacing between them. For example, `.leading` is useful for a list of tags.
  ///
  /// With `.fill`, the items of each row are scaled to fill the available width, as in photo
  /// galleries. A section without a column count and a minimum column width then has rows, whatever
  /// the sizes of its items are. Any other distribution leaves the section in the columns or rows
  /// that it has. In columns, it only determines where the section's only item is. With a column
  /// count, it has no effect.
  ///
  /// To get rows in every section, set `columnCount` to `flowLayoutRows`. The delegate's
  /// `rowDistributionForSectionAt` overrides this property.
  public var rowDistribution: RowDistribution {
    get { options.rowDistribution }
    set { change(\.rowDistribution, to: newValue, marking: .everything) }
  }

  /// The position of an item in a row that is taller than the item (wider if the layout scrolls
  /// horizontally).
  ///
  /// A row is as tall as its tallest item. The default is `.center`, as in the flow layout. With
  /// `.stretch`, all items of a row are as tall as the row. The alignment has no effect in columns.
  /// The delegate's `rowAlignmentForSectionAt` overrides this property.
  public var rowAlignment: RowAlignment {
    get { options.rowAlignment }
    set { change(\.rowAlignment, to: newValue, marking: .everything) }
  }

  /// The rule that determines how an item's size is used in a section with a column count.
  ///
  /// The default is `ItemSizing.aspectRatio`: an item is as wide as its columns and as tall as the
  /// ratio of its size makes it. The size is `itemSize`, or comes from `sizeForItemAt`. A minimum
  /// column width counts as a column count. In all other sections, an item has the specified height
  /// (the specified width if the layout scrolls horizontally), unless `RowDistribution.fill` scales
  /// its row. The delegate's `itemSizingForSectionAt` overrides this property.
  public var itemSizing: ItemSizing {
    get { options.itemSizing }
    set { change(\.itemSizing, to: newValue, marking: .everything) }
  }

  /// The minimum height of the content, in points (the minimum width if the layout scrolls
  /// horizontally).
  ///
  /// The default is 0. A value that is negative or isn't finite is replaced by 0, and a value above
  /// 100,000,000 by 100,000,000. The layout reports both.
  @IBInspectable public var minimumContentExtent: CGFloat {
    get { options.minimumContentExtent }
    set { change(\.minimumContentExtent, to: newValue, marking: .options) }
  }

  /// The end of the content from which users begin to read.
  ///
  /// The default is `ContentAnchor.start`. Set `ContentAnchor.end` for chats and logs, whose newest
  /// items are at the end:
  ///
  /// - Content that is shorter than the visible bounds, or than `minimumContentExtent`, stands at
  ///   their end. All frames are moved by the empty space, which is then before the first section.
  ///   The content is as tall as the visible bounds or as `minimumContentExtent`, whichever is
  ///   taller (as wide if the layout scrolls horizontally). A keyboard or another height of the
  ///   view moves the content without asking the delegate for anything.
  /// - The first layout with items starts at the end, unless the app has set a content offset.
  /// - Content that is at its end stays there in every change, such as a batch update, a reload, a
  ///   rotation, a keyboard, or a cell that grows. It leaves its end if a finger scrolls, or if the
  ///   app sets a content offset. If the app sets the offset together with new insets, before a
  ///   layout pass, the layout undoes that; `scrollToItem` always scrolls.
  /// - Content whose end comes on screen, within a point, is at its end again.
  /// - At any other offset, and while a finger holds the content, the topmost item that is
  ///   completely visible keeps its position on screen, as with `keepsVisibleItemsInPlace`. Only
  ///   `reloadData()` keeps the content offset instead.
  ///
  /// - Complexity: Moving short content takes O(1), whatever moves it.
  public var contentAnchor: ContentAnchor {
    get { options.contentAnchor }
    set { change(\.contentAnchor, to: newValue, marking: .options) }
  }

  /// The insets of each section's header, in points.
  ///
  /// The insets in the scroll direction move the header and make its section longer, and the other
  /// two make the header narrower. Negative insets do the opposite, but the header and its insets
  /// together never make the section shorter. A pinned header stays right at the visible edge,
  /// without its inset. The default is zero, and without a header, the insets have no effect. The
  /// delegate's `headerInsetForSectionAt` overrides this property.
  ///
  /// An inset that isn't finite is replaced by 0, and an inset below -100,000,000 or above
  /// 100,000,000 by that limit. Insets wider than the view leave no width for the header. The
  /// layout reports all of these.
  public var headerInset: UIEdgeInsets {
    get { options.headerInset }
    set { change(\.headerInset, to: newValue, marking: .everything) }
  }

  /// The insets of each section's footer, in points.
  ///
  /// They work like `headerInset`. The delegate's `footerInsetForSectionAt` overrides this
  /// property.
  public var footerInset: UIEdgeInsets {
    get { options.footerInset }
    set { change(\.footerInset, to: newValue, marking: .everything) }
  }

  /// The insets of each section's background, in points.
  ///
  /// By default, a background extends from the section's header to its footer, includes
  /// `sectionInset`, and is as wide as the content. Positive insets make the background smaller.
  /// Negative insets make it larger, so that it can be behind headers, footers, and neighboring
  /// sections. They don't move items. There's no background in a section without items, or when the
  /// insets leave no area. The delegate's `backgroundInsetForSectionAt` overrides this property.
  ///
  /// An inset that isn't finite is replaced by 0, and an inset below -100,000,000 or above
  /// 100,000,000 by that limit. The layout reports both, as well as insets that are wider than the
  /// view.
  public var sectionBackgroundInset: UIEdgeInsets {
    get { options.sectionBackgroundInset }
    set { change(\.sectionBackgroundInset, to: newValue, marking: .pinsAndBackgrounds) }
  }

  /// The visible height of a pinned header, in points (visible width if the layout scrolls
  /// horizontally).
  ///
  /// The header scrolls out until only this height is visible and then pins. The default is
  /// `automaticExtent`, which keeps the whole header visible, as does a value above its height.
  /// With 0, the header slides out completely. The delegate's `pinnedHeaderExtentForSectionAt`
  /// overrides this property.
  ///
  /// A negative value counts as 0. A value that isn't a number is reported and keeps the whole
  /// header visible.
  @IBInspectable public var pinnedHeaderExtent: CGFloat {
    get { options.section.header.pinnedExtent.value }
    set { change(\.section.header.pinnedExtent.value, to: newValue, marking: .pinsAndBackgrounds) }
  }

  /// The visible height of a pinned footer, in points (visible width if the layout scrolls
  /// horizontally).
  ///
  /// It works like `pinnedHeaderExtent`.
  @IBInspectable public var pinnedFooterExtent: CGFloat {
    get { options.section.footer.pinnedExtent.value }
    set { change(\.section.footer.pinnedExtent.value, to: newValue, marking: .pinsAndBackgrounds) }
  }

  /// The part of the content over which a header or footer stays pinned.
  ///
  /// The default is `PinningScope.section`.
  public var pinningScope: PinningScope {
    get { options.pinningScope }
    set { change(\.pinningScope, to: newValue, marking: .options) }
  }

  /// An extra gap between the visible edge and a pinned header, in points.
  ///
  /// The default is 0. A negative gap moves the header partly off screen. A value that isn't finite
  /// is replaced by 0, and a value below -100,000,000 or above 100,000,000 by that limit. The
  /// layout reports both.
  @IBInspectable public var pinnedHeaderOffset: CGFloat {
    get { options.section.header.pinnedOffset.value }
    set { change(\.section.header.pinnedOffset.value, to: newValue, marking: .options) }
  }

  /// An extra gap between the visible edge and a pinned footer, in points.
  ///
  /// It works like `pinnedHeaderOffset`.
  @IBInspectable public var pinnedFooterOffset: CGFloat {
    get { options.section.footer.pinnedOffset.value }
    set { change(\.section.footer.pinnedOffset.value, to: newValue, marking: .options) }
  }

  /// A Boolean value that indicates whether the first header and the last footer stay in place on
  /// screen while the user overscrolls.
  ///
  /// The default is `false`: both move with the content, as in the flow layout. The value only
  /// applies to a header or footer that pins.
  @IBInspectable public var pinsWhileOverscrolling: Bool {
    get { options.pinsWhileOverscrolling }
    set { change(\.pinsWhileOverscrolling, to: newValue, marking: .options) }
  }

  /// A Boolean value that indicates whether the first header grows to fill the gap while the user
  /// overscrolls at the start.
  ///
  /// The header doesn't need to pin. The default is `false`.
  @IBInspectable public var stretchesFirstHeader: Bool {
    get { options.stretchesFirstHeader }
    set { change(\.stretchesFirstHeader, to: newValue, marking: .options) }
  }

  /// The z index of a pinned header or footer.
  ///
  /// The default is 1024. An unpinned header or footer has the z index 10, as in the flow layout,
  /// an item has 0, and a background -1. With `PinningScope.stacked`, a view is in front of the
  /// views of its kind that are farther from its visible edge: the last pinned header and the first
  /// pinned footer have this z index. Other pinned views have higher z indexes.
  @IBInspectable public var pinnedZIndex: Int {
    get { options.pinnedZIndex }
    set { change(\.pinnedZIndex, to: newValue, marking: .options) }
  }

  /// A Boolean value that indicates whether items stop at the visible edge, where later items cover
  /// them like cards in a stack.
  ///
  /// The default is `false`.
  @IBInspectable public var itemsPinToVisibleBounds: Bool {
    get { options.itemsPinToVisibleBounds }
    set { change(\.itemsPinToVisibleBounds, to: newValue, marking: .options) }
  }

  /// A Boolean value that indicates whether items keep their column when the height of an item
  /// changes or items are inserted.
  ///
  /// The default is `false`: a change can move later items to other columns, as if the section were
  /// laid out anew.
  @IBInspectable public var keepsItemsInColumns: Bool {
    get { options.keepsItemsInColumns }
    set { options.keepsItemsInColumns = newValue }
  }

  /// A Boolean value that indicates whether the topmost item that is completely visible keeps its
  /// position on screen when the layout changes.
  ///
  /// The item stays through rotations, new column counts, batch updates, and items that grow above
  /// it. A new inset at the start of the content moves it by the same distance, as in any scroll
  /// view. If the item's place is beyond an edge of the scrollable range, the content stops at that
  /// edge. A later change that makes room, such as a rotation back or an insertion, brings the item
  /// back to its place, unless the content has been scrolled meanwhile. If an item fills the
  /// screen, the point at the visible edge stays. If the delegate returns another target offset
  /// after a batch update, the item is where that offset puts it. Cells that size themselves keep
  /// their last size through an invalidation until they return another size. In several columns of
  /// self-sizing cells, the other items can move. `reloadData()` keeps the content offset instead,
  /// so change items in batch updates. To apply new sizes, call `performBatchUpdates(nil)`, or
  /// reconfigure cells that size themselves. The default is `false`: the content offset stays the
  /// same, unless an update makes the content too short for it.
  @IBInspectable public var keepsVisibleItemsInPlace: Bool {
    get { options.keepsVisibleItemsInPlace }
    set { options.keepsVisibleItemsInPlace = newValue }
  }

  /// A Boolean value that indicates whether headers and footers size themselves.
  ///
  /// The layout then uses the height that a header or footer prefers (the width if the layout
  /// scrolls horizontally), and its reference size is only an estimate. A reference size of zero
  /// still means that there is no view. Set `estimatedItemSize` to a size other than zero as well.
  /// Without an estimate, the value has no effect, which the layout reports. The default is
  /// `false`: headers and footers keep their reference size, as in the flow layout.
  @IBInspectable public var selfSizesHeadersAndFooters: Bool {
    get { options.selfSizesHeadersAndFooters }
    set { change(\.selfSizesHeadersAndFooters, to: newValue, marking: .reload) }
  }

  /// The positions at which scrolling stops.
  ///
  /// The default is `ScrollSnapping.none`.
  public var scrollSnapping: ScrollSnapping {
    get { options.scrollSnapping }
    set { options.scrollSnapping = newValue }
  }

  /// The animation of inserted and deleted elements.
  ///
  /// The default is `UpdateAnimation.fade`. With Reduce Motion on, elements fade, whatever the
  /// value is, except with `UpdateAnimation.none`.
  public var updateAnimation: UpdateAnimation {
    get { options.updateAnimation }
    set { options.updateAnimation = newValue }
  }
}

extension WaterfallFlowLayout {
  /// Sets an option, and invalidates a part of the layout if the value changes.
  // In a setter, the compiler replaces the key path by the property itself.
  @inline(__always)
  func change<Value: Equatable>(
    _ option: WritableKeyPath<LayoutOptions, Value>, to value: Value, marking part: Staleness
  ) {
    guard options[keyPath: option] != value else { return }
    options[keyPath: option] = value
    invalidate(part)
  }

  /// Marks everything as stale if a property of the flow layout has changed.
  func changed<Value: Equatable>(
    _ value: Value, _ oldValue: Value, marking part: Staleness = .everything
  ) {
    if value != oldValue { invalidate(part) }
  }
}
