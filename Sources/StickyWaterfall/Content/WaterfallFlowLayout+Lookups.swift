import WaterfallEngine

extension WaterfallFlowLayout {
  /// A header or footer that isn't at its normal position, because it's pinned.
  public struct PinnedElement: Hashable, Sendable {
    /// The element kind: `UICollectionView.elementKindSectionHeader` or `elementKindSectionFooter`.
    public let elementKind: String
    /// The index path of the header or footer.
    ///
    /// The item of the index path is 0.
    public let indexPath: IndexPath
  }

  /// The headers and footers that are pinned now, sorted by section.
  ///
  /// The header of a section comes before its footer. A header or footer that is completely in the
  /// adjusted content inset, such as under a bar, isn't included. The array is empty before the
  /// first layout or if nothing is pinned. In Objective-C, the elements are of the class
  /// `SWFPinnedElement`.
  ///
  /// - Complexity: O(log sections + results).
  public var pinnedElements: [PinnedElement] {
    bringUpToDateForLookup()
    let screen = makeLookupScreen(of: nil)
    let pinned = placedEngine().pinnedElements(viewport: screen.viewport, rules: screen.rules)
    let position = { (id: ElementID) in (id.section, id.boundary == .header ? 0 : 1) }
    return pinned.map(\.id).ordered { position($0) < position($1) }.compactMap { id in
      id.kind.elementKind.map { PinnedElement(elementKind: $0, indexPath: id.indexPath) }
    }
  }

  /// Returns the frame that a section's header or footer has when it isn't pinned.
  ///
  /// - Parameters:
  ///   - elementKind: `UICollectionView.elementKindSectionHeader` or `elementKindSectionFooter`.
  ///   - indexPath: The index path of the header or footer. Its item is 0.
  /// - Returns: The frame in points, in the coordinate space of `layoutAttributesForElements(in:)`.
  ///   The collection view mirrors that space in right-to-left layouts. The result is `nil` for any
  ///   other kind and any other item. It's also `nil` if the section doesn't exist, doesn't have
  ///   the element, or isn't laid out yet. In Objective-C, the result is `CGRectNull` instead of
  ///   `nil`.
  /// - Complexity: O(1).
  public func unpinnedFrameForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CGRect? {
    bringUpToDateForLookup()
    let id = ElementID(elementKind: elementKind, at: indexPath)
    return id.flatMap(placedEngine().unpinnedFrame(of:)).map(axes.frame)
  }

  /// Returns the index of an item's column, counted from the leading edge.
  ///
  /// If the item spans several columns, the result is the index of the first of them.
  ///
  /// - Returns: The index, or `nil` if the section has rows, or if the item doesn't exist or isn't
  ///   laid out yet. In Objective-C, the result is `NSNotFound` instead of `nil`.
  /// - Complexity: O(1).
  public func columnIndex(ofItemAt indexPath: IndexPath) -> Int? {
    bringUpToDateForLookup()
    guard let id = ItemID(indexPath), content.engine.holds(id) else { return nil }
    return placedEngine().column(ofItem: id.item, inSection: id.section)
  }

  /// Returns the width of a section's columns, for example to create thumbnails of that width.
  ///
  /// The layout computes the heights of items for this width. Columns share the leftover pixels, so
  /// some columns can be a device pixel wider. An item that spans several columns is as wide as
  /// these columns and the gaps between them.
  ///
  /// Columns that the layout chooses from the item sizes are as wide as the narrowest item. If the
  /// section has no items, its columns are as wide as the estimate or, without an estimate, as
  /// `itemSize`.
  ///
  /// - Returns: The width in points (the height if the layout scrolls horizontally), or the
  ///   available width if the section has rows. The result is 0 if the section's insets leave no
  ///   width. It's `nil` if the section doesn't exist, if the collection view has no width, or
  ///   while the layout asks the delegate. In Objective-C, the result is 0 instead of `nil`.
  /// - Complexity: O(1).
  public func columnWidth(inSection section: Int) -> CGFloat? {
    bringUpToDateForLookup()
    guard 0..<content.engine.sectionCount ~= section else { return nil }
    return axes.grid.points(content.engine.style(ofSection: section).tracks.nominalExtent())
  }

  func laidOutColumnCount(inSection section: Int) -> Int {
    bringUpToDateForLookup()
    guard 0..<content.engine.sectionCount ~= section,
      content.engine.metrics(ofSection: section).automatic?.rule != .rows
    else { return 0 }
    return content.engine.style(ofSection: section).tracks.count
  }
}

extension Waterfall {
  /// Returns the frame that an item, header, or footer has when it isn't pinned.
  ///
  /// Returns `nil` if the element is a background or doesn't exist.
  func unpinnedFrame(of id: ElementID) -> AxisRect? {
    id.kind.isDecoration ? nil : unpinnedFrame(of: id.kind, inSection: id.section)
  }
}
