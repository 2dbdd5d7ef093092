public import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// A header or footer that is stuck now.
  public struct PinnedElement: Hashable, Sendable {
    /// `UICollectionView.elementKindSectionHeader` or `elementKindSectionFooter`.
    public let kind: String
    /// Its section, with item 0.
    public let indexPath: IndexPath
  }

  /// What is stuck now, by section, a section's header before its footer.
  ///
  /// Empty before the first layout and while nothing is displaced from its resting place.
  /// Not for Objective-C, which has no such values.
  ///
  /// - Complexity: O(log sections + answers).
  public var pinnedElements: [PinnedElement] {
    bringUpToDateForLookUp()
    return waterfall.pinnedElements(viewport: currentViewport, rules: pinRules).compactMap {
      element in
      element.id.elementKind.map { PinnedElement(kind: $0, indexPath: element.id.indexPath) }
    }
  }

  /// Where a header or footer is when it does not stick, in points, content coordinates.
  ///
  /// Nil for any other kind, for a section that has no such element or does not exist, and before
  /// the first layout.
  ///
  /// - Complexity: O(1).
  public func frameWhenResting(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CGRect? {
    bringUpToDateForLookUp()
    guard let boundary = Boundary(elementKind: elementKind), let section = indexPath.first,
      0..<waterfall.sectionCount ~= section
    else { return nil }
    return waterfall.restFrame(of: boundary, inSection: section).map(axes.frame)
  }

  /// The column an item is in, 0 for the leading one; of several columns it covers, the first.
  ///
  /// Nil for an item that does not exist or is not laid out yet.
  ///
  /// - Complexity: O(1).
  public func columnIndex(ofItemAt indexPath: IndexPath) -> Int? {
    bringUpToDateForLookUp()
    guard indexPath.count == 2, engine.holds(indexPath) else { return nil }
    return waterfall.column(ofItem: indexPath.item, inSection: indexPath.section)
  }

  /// The width of one column of a section in points (the height of a row when scrolling horizontally),
  /// to make thumbnails of the right size.
  ///
  /// It is the width of the narrowest column, as an item of one column counts when its height is worked
  /// out: where the pixels left over were shared out, another is a device pixel wider. An item that
  /// spans covers several columns and the gaps between them. Automatic columns are as wide as the sizes
  /// that decided them; in a section without items `itemSize` does. A section without items has a
  /// width, and right after a reload it is that of the new content.
  ///
  /// Nil for a section that does not exist, without a width to lay out in, and while the delegate is
  /// asked, where `heightForItemAt` is given the width; in Objective-C 0 stands for nil.
  ///
  /// - Complexity: O(1).
  public func columnWidth(inSection section: Int) -> CGFloat? {
    bringUpToDateForLookUp()
    guard 0..<engine.sectionCount ~= section else { return nil }
    return axes.grid.points(engine.style(ofSection: section).tracks.nominalExtent())
  }

  func laidOutColumnCount(inSection section: Int) -> Int {
    bringUpToDateForLookUp()
    guard 0..<engine.sectionCount ~= section,
      engine.input(ofSection: section).automatic?.rule != .rows
    else { return 0 }
    return engine.style(ofSection: section).tracks.count
  }
}
