import WaterfallEngine

#if canImport(UIKit)
@objc
#endif
extension WaterfallFlowLayout {
  /// The element kind of the decoration view behind a section's items.
  ///
  /// To show section backgrounds, register a view for this kind.
  public nonisolated static let elementKindSectionBackground =
    "WaterfallFlowLayoutSectionBackground"

  /// The pinned extent that keeps the whole header or footer visible.
  public nonisolated static let automaticExtent = CGFloat.greatestFiniteMagnitude

  /// The column count that lets the sizes of a section's items determine its columns or rows.
  public nonisolated static let automaticColumnCount = ColumnCount.automaticNumber

  /// The column count that puts all items in rows, as in the flow layout, whatever their sizes.
  public nonisolated static let flowLayoutRows = ColumnCount.rowsNumber

  /// The number of columns in a section (rows if the layout scrolls horizontally).
  ///
  /// The default is `automaticColumnCount`: the sizes of a section's items determine columns or
  /// rows, so that the section looks as in the flow layout.
  ///
  /// - If the delegate implements `heightForItemAt`, there are two columns. If the layout scrolls
  ///   horizontally and the delegate implements `widthForItemAt`, there is one row.
  /// - If all items have the same width, there are as many columns as the flow layout has items in
  ///   a row.
  /// - If the widths differ but fit the columns of the narrowest item, wider items span several
  ///   columns.
  /// - In all other cases, the section has the flow layout's rows.
  ///
  /// `flowLayoutRows` gives rows, whatever the sizes. The layout ignores any other count if
  /// `minimumColumnWidth` is above 0. A number from the delegate's `columnCountForSectionAt`
  /// overrides this property. If that number isn't 0, it also overrides `minimumColumnWidth`.
  ///
  /// A count below -1 is replaced by 1. If a count leaves less than a device pixel for a column,
  /// the section has as many columns as fit. The layout reports both problems through
  /// `diagnosticHandler`.
  @IBInspectable public var columnCount: Int {
    get { options.section.columnCount.value.number }
    set { change(\.section.columnCount.value, to: ColumnCount(newValue), marking: .everything) }
  }

  /// The minimum width of a column, in points (the minimum height if the layout scrolls
  /// horizontally).
  ///
  /// If the width is above 0, a section has as many columns of at least this width as fit. The
  /// width overrides `columnCount`, unless `columnCount` is `flowLayoutRows`. The default is 0. A
  /// width that is negative or isn't finite is replaced by 0 and reported.
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

  /// The length, in points, by which a column can exceed the shortest one and still count as
  /// equally short.
  ///
  /// Of the equally short columns, an item goes into the first one after the previous item's
  /// column. If there is none after it, the item goes into the first one of the section. This keeps
  /// pictures in reading order, like `flow-tolerance` in CSS. The default is 0: an item goes into
  /// the shortest column. If several columns are equally short, the item goes into the leading one.
  ///
  /// The tolerance applies only to `ItemPlacement.shortestColumn`. A value that is negative or
  /// isn't finite is replaced by 0, and a value above 100,000,000 by 100,000,000. The layout
  /// reports both problems.
  @IBInspectable public var placementTolerance: CGFloat {
    get { options.section.placementTolerance.value }
    set { change(\.section.placementTolerance.value, to: newValue, marking: .everything) }
  }

  /// The distribution of the items in a row.
  ///
  /// The default is `.justified`, as in the flow layout. With any other distribution, items have
  /// the minimum spacing between them. For example, `.leading` is useful for a list of tags.
  ///
  /// In a section with columns and no column count, the distribution only determines where the
  /// section's only item is. With a column count, it has no effect. To get rows in every section,
  /// set `columnCount` to `flowLayoutRows`. The delegate's `rowDistributionForSectionAt` overrides
  /// this property.
  public var rowDistribution: RowDistribution {
    get { options.rowDistribution }
    set { change(\.rowDistribution, to: newValue, marking: .everything) }
  }

  /// The position of an item in a row that is taller than the item (wider if the layout scrolls
  /// horizontally).
  ///
  /// The default is `.center`, as in the flow layout. A row is as tall as its tallest item. The
  /// alignment has no effect in a section that has columns. The delegate's
  /// `rowAlignmentForSectionAt` overrides this property.
  public var rowAlignment: RowAlignment {
    get { options.rowAlignment }
    set { change(\.rowAlignment, to: newValue, marking: .everything) }
  }

  /// The rule that determines how an item's size is used in a section with a column count.
  ///
  /// The size is `itemSize`, or comes from `sizeForItemAt`. The default is
  /// `ItemSizing.aspectRatio`. In a section without a column count, an item always has the
  /// specified height (the specified width if the layout scrolls horizontally).
  public var itemSizing: ItemSizing {
    get { options.itemSizing }
    set { change(\.itemSizing, to: newValue, marking: .everything) }
  }

  /// The minimum height of the content, in points (the minimum width if the layout scrolls
  /// horizontally).
  ///
  /// The default is 0. A value that is negative or isn't finite is replaced by 0, and a value above
  /// 100,000,000 by 100,000,000. The layout reports both problems.
  @IBInspectable public var minimumContentExtent: CGFloat {
    get { options.minimumContentExtent }
    set { change(\.minimumContentExtent, to: newValue, marking: .options) }
  }

  /// The insets of each section's header, in points.
  ///
  /// The default is zero. The delegate's `headerInsetForSectionAt` overrides this property. The
  /// insets in the scroll direction move the header and make its section longer. The other two
  /// insets make the header narrower. Negative insets do the opposite, but the header and its
  /// insets together never make the section shorter. While a header is pinned, there is no inset
  /// between the header and the visible edge. Without a header, the insets have no effect.
  ///
  /// An inset that isn't finite is replaced by 0. An inset below -100,000,000 or above 100,000,000
  /// is replaced by that limit. Insets wider than the view leave no width for the header. The
  /// layout reports all of these problems.
  public var headerInset: UIEdgeInsets {
    get { options.headerInset }
    set { change(\.headerInset, to: newValue, marking: .everything) }
  }

  /// The insets of each section's footer, in points.
  ///
  /// The insets work like `headerInset`. The delegate's `footerInsetForSectionAt` overrides this
  /// property.
  public var footerInset: UIEdgeInsets {
    get { options.footerInset }
    set { change(\.footerInset, to: newValue, marking: .everything) }
  }

  /// The insets of each section's background, in points.
  ///
  /// The default is zero: a background extends from the section's header to its footer, includes
  /// `sectionInset`, and is as wide as the content. The delegate's `backgroundInsetForSectionAt`
  /// overrides this property. Positive insets make the background smaller. Negative insets make it
  /// larger, so that it can be behind headers, footers, and neighboring sections. Insets don't move
  /// items. If they leave no area, or if the section has no items, there is no background.
  ///
  /// An inset that isn't finite is replaced by 0. An inset below -100,000,000 or above 100,000,000
  /// is replaced by that limit. The layout reports both problems. It also reports insets that are
  /// wider than the view.
  public var sectionBackgroundInset: UIEdgeInsets {
    get { options.sectionBackgroundInset }
    set { change(\.sectionBackgroundInset, to: newValue, marking: .pinsAndBackgrounds) }
  }

  /// The visible height of a pinned header, in points (visible width if the layout scrolls
  /// horizontally).
  ///
  /// The header scrolls out until only this height is visible, and then pins. The default is
  /// `automaticExtent`: the whole header stays visible. A value above the header's height has the
  /// same effect. The delegate's `pinnedHeaderExtentForSectionAt` overrides this property.
  ///
  /// A negative value is replaced by 0. If the value isn't a number, the whole header stays
  /// visible, and the layout reports the value.
  @IBInspectable public var pinnedHeaderExtent: CGFloat {
    get { options.section.header.pinnedExtent.value }
    set { change(\.section.header.pinnedExtent.value, to: newValue, marking: .pinsAndBackgrounds) }
  }

  /// The visible height of a pinned footer, in points (visible width if the layout scrolls
  /// horizontally).
  ///
  /// The property works like `pinnedHeaderExtent`.
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
  /// is replaced by 0. A value below -100,000,000 or above 100,000,000 is replaced by that limit.
  /// The layout reports both problems.
  @IBInspectable public var pinnedHeaderOffset: CGFloat {
    get { options.section.header.pinnedOffset.value }
    set { change(\.section.header.pinnedOffset.value, to: newValue, marking: .options) }
  }

  /// An extra gap between the visible edge and a pinned footer, in points.
  ///
  /// The property works like `pinnedHeaderOffset`.
  @IBInspectable public var pinnedFooterOffset: CGFloat {
    get { options.section.footer.pinnedOffset.value }
    set { change(\.section.footer.pinnedOffset.value, to: newValue, marking: .options) }
  }

  /// A Boolean value that indicates whether the first header and the last footer stay in place on
  /// screen while the user overscrolls.
  ///
  /// The value applies to a header or footer that pins. The default is `false`: both move with the
  /// content, as in the flow layout.
  @IBInspectable public var pinsWhileOverscrolling: Bool {
    get { options.pinsWhileOverscrolling }
    set { change(\.pinsWhileOverscrolling, to: newValue, marking: .options) }
  }

  /// A Boolean value that indicates whether the first header grows to fill the gap while the user
  /// overscrolls at the start.
  ///
  /// The default is `false`. The header grows even if it doesn't pin.
  @IBInspectable public var stretchesFirstHeader: Bool {
    get { options.stretchesFirstHeader }
    set { change(\.stretchesFirstHeader, to: newValue, marking: .options) }
  }

  /// The z index of a pinned header or footer.
  ///
  /// The default is 1024. As in the flow layout, an unpinned header or footer has the z index 10.
  /// An item has 0, and a background has -1. With `PinningScope.stacked`, the last pinned view has
  /// this z index, and the views before it have higher ones.
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
  /// The default is `false`: a change can move later items to other columns.
  @IBInspectable public var keepsItemsInColumns: Bool {
    get { options.keepsItemsInColumns }
    set { options.keepsItemsInColumns = newValue }
  }

  /// A Boolean value that indicates whether the topmost item that is completely visible keeps its
  /// position on screen when the layout changes.
  ///
  /// For example, the item keeps its position if the device rotates, if the column count changes,
  /// or if items above it are inserted or change their height. Until the user scrolls, it's the
  /// same item: after a rotation and back, it's where it was first. If an item fills the screen,
  /// the point at the visible edge keeps its position. The default is `false`: the content offset
  /// stays the same, unless an update makes the content too short for that offset.
  @IBInspectable public var keepsVisibleItemsInPlace: Bool {
    get { options.keepsVisibleItemsInPlace }
    set { options.keepsVisibleItemsInPlace = newValue }
  }

  /// A Boolean value that indicates whether headers and footers size themselves.
  ///
  /// The default is `false`: headers and footers keep their reference size, as in the flow layout.
  /// If the value is `true` and `estimatedItemSize` isn't zero, the reference size is only an
  /// estimate. In that case, the layout uses the height that the view prefers (width if the layout
  /// scrolls horizontally). If the reference size is zero, there is no view.
  @IBInspectable public var selfSizesHeadersAndFooters: Bool {
    get { options.selfSizesHeadersAndFooters }
    set { change(\.selfSizesHeadersAndFooters, to: newValue, marking: .everything) }
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
  /// The default is `UpdateAnimation.fade`. If Reduce Motion is on, elements fade with any value
  /// except `UpdateAnimation.none`.
  public var updateAnimation: UpdateAnimation {
    get { options.updateAnimation }
    set { options.updateAnimation = newValue }
  }
}

extension WaterfallFlowLayout {
  /// Sets an option, and invalidates a part of the layout if the value changes.
  func change<Value: Equatable>(
    _ option: WritableKeyPath<LayoutOptions, Value>, to value: Value, marking part: Staleness
  ) {
    guard options[keyPath: option] != value else { return }
    options[keyPath: option] = value
    invalidate(part)
  }

  /// Marks everything as stale if a property of the flow layout has changed.
  func changed<Value: Equatable>(_ value: Value, _ oldValue: Value) {
    if value != oldValue { invalidate(.everything) }
  }
}
