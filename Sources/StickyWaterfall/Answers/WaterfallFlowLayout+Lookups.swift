public import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// A header or footer that pinning moves from its normal position.
  public struct PinnedElement: Hashable, Sendable {
    /// The element kind: `UICollectionView.elementKindSectionHeader` or `elementKindSectionFooter`.
    public let kind: String
    /// The index path of the element.
    ///
    /// Its item is 0.
    public let indexPath: IndexPath
  }

  /// The pinned headers and footers, by section, and within a section the header first.
  ///
  /// It is empty before the first layout, and while pinning moves nothing. This property isn't
  /// available in Objective-C.
  ///
  /// - Complexity: O(log sections + results).
  public var pinnedElements: [PinnedElement] {
    bringUpToDateForLookup()
    let screen = makeScreen()
    let pinned = placedEngine().pinnedElements(viewport: screen.viewport, rules: screen.rules)
    let position = { (id: ElementID) in (id.section, id.boundary == .header ? 0 : 1) }
    return pinned.map(\.id).sorted { position($0) < position($1) }.compactMap { id in
      id.elementKind.map { PinnedElement(kind: $0, indexPath: id.indexPath) }
    }
  }

  /// Returns the frame of a section's header or footer when it isn't pinned.
  ///
  /// - Parameters:
  ///   - elementKind: `UICollectionView.elementKindSectionHeader` or `elementKindSectionFooter`.
  ///   - indexPath: The index path of the header or footer. Its item is 0.
  /// - Returns: The frame in points, in the coordinate space of `layoutAttributesForElements(in:)`:
  ///   it is computed left to right, also in right-to-left layouts, and the collection view mirrors
  ///   it. `nil` if the kind is another one, the item isn't 0, the section doesn't exist or has no
  ///   such element, or nothing is laid out yet.
  /// - Complexity: O(1).
  public func frameWhenResting(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CGRect? {
    bringUpToDateForLookup()
    return placedEngine().unpinnedFrame(ofKind: elementKind, at: indexPath).map(axes.frame)
  }

  /// Returns the index of an item's column, counted from the leading edge.
  ///
  /// If the item spans several columns, this is the index of the first of them.
  ///
  /// - Returns: The index, or `nil` if the section has rows, the item doesn't exist, or it isn't
  ///   laid out yet. Objective-C gets `NSNotFound` instead of `nil`.
  /// - Complexity: O(1).
  public func columnIndex(ofItemAt indexPath: IndexPath) -> Int? {
    bringUpToDateForLookup()
    guard indexPath.count == 2, engine.holds(indexPath) else { return nil }
    return placedEngine().column(ofItem: indexPath.item, inSection: indexPath.section)
  }

  /// Returns the width of one column of a section, for example to make thumbnails of the right
  /// size.
  ///
  /// The layout uses this width to compute the height of an item in one column. Other columns can
  /// be a device pixel wider, because columns share the leftover pixels. An item that spans several
  /// columns is as wide as these columns and the gaps between them. Automatic columns are as wide
  /// as the sizes that determined them. In a section without items, `itemSize` determines them.
  ///
  /// - Returns: The width in points (the height if the layout scrolls horizontally). In rows, the
  ///   available width. `nil` if the section doesn't exist, there is no width to lay out in, or the
  ///   layout is querying the delegate, which gets the width in `heightForItemAt`. Objective-C gets
  ///   0 instead of `nil`.
  /// - Complexity: O(1).
  public func columnWidth(inSection section: Int) -> CGFloat? {
    bringUpToDateForLookup()
    guard 0..<engine.sectionCount ~= section else { return nil }
    return axes.grid.points(engine.style(ofSection: section).tracks.nominalExtent())
  }

  func laidOutColumnCount(inSection section: Int) -> Int {
    bringUpToDateForLookup()
    guard 0..<engine.sectionCount ~= section,
      engine.metrics(ofSection: section).automatic?.rule != .rows
    else { return 0 }
    return engine.style(ofSection: section).tracks.count
  }
}

extension Waterfall {
  /// Returns the unpinned frame of a header or footer, or `nil` if there is no such element.
  @MainActor func unpinnedFrame(ofKind elementKind: String, at indexPath: IndexPath) -> AxisRect? {
    guard let id = ElementID(elementKind: elementKind, at: indexPath), let boundary = id.boundary,
      0..<sectionCount ~= id.section
    else { return nil }
    return restFrame(of: boundary, inSection: id.section)
  }
}
