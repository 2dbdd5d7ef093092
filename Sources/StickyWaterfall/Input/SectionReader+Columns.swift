import Foundation
import WaterfallEngine

extension SectionReader {
  /// Lays a section out for which no count is stated: asks about every item once, decides between columns
  /// and rows by what they state, and places the items in them.
  func layOutAutomatically(
    _ section: Int, as input: SectionInput, undecided: AutomaticLayout, itemCount: Int,
    by measure: inout ItemMeasure, in waterfall: inout Waterfall
  ) {
    measure.select(section, as: input)
    let items = RequestedSizes(count: itemCount, by: &measure)
    var decided = input
    decided.automatic = undecided.decided(by: items.sizes(areEstimates: layout.usesEstimates))
      .forItems(itemCount)
    measure.select(section, as: decided)
    // A constant, whose values stay in registers: with the variable the whole takes 8 % longer.
    let quick = measure
    waterfall.setSection(section, to: decided, itemCount: itemCount) { item, _ in
      items.quickInput(ofItem: item, by: quick) ?? items.input(ofItem: item, by: &measure)
    }
  }

  /// A section's values with the columns or rows it has, so that none of its items has to be asked.
  ///
  /// Nil where its items must be: where their columns are of another width now, or where automatic
  /// columns were decided for another room. Rows are the same in any room.
  func keepingColumns(
    of former: SectionInput, in input: SectionInput, ofSection section: Int
  ) -> SectionInput? {
    var input = input
    guard let undecided = input.automatic else {
      let isSame = former.automatic == nil && tracks(for: input) == tracks(for: former)
      return isSame ? input : nil
    }
    guard var kept = former.automatic, kept.areRowsAskedFor == undecided.areRowsAskedFor,
      kept.rule == .rows || kept.room == undecided.room
    else { return nil }
    kept.room = undecided.room
    input.automatic = kept.forItems(calls.view.numberOfItems(inSection: section))
    return input
  }
}

extension WaterfallFlowLayout {
  /// Whether some section has its columns or rows from the sizes that its items state.
  ///
  /// No answer given while the view still has its old bounds may decide those: sizes are often computed
  /// from the bounds.
  ///
  /// - Complexity: O(sections).
  var hasAutomaticColumns: Bool {
    (0..<engine.sectionCount).contains { engine.input(ofSection: $0).automatic != nil }
  }

  /// Reports a cell that prefers another width than the one its section's columns were decided by.
  ///
  /// Of a preferred size only the extent along scrolling counts, so the cell is shown at a width that
  /// does not suit it.
  func reportOtherWidth(
    _ preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes
  ) {
    let indexPath = original.indexPath
    let (width, used) = (axes.cross(preferred.size), axes.cross(original.size))
    guard original.representedElementCategory == .cell, abs(width - used) > 0.5, width.isFinite,
      let automatic = engine.input(ofSection: indexPath.section).automatic,
      automatic.rule == .grid, automatic.source != .estimate
    else { return }
    diagnostics.report(
      .property("columnCount"), asked: "automatic, with a cell that prefers \(width.inPoints)",
      at: .item(indexPath), used: "\(used.inPoints), as stated",
      wanted: "stockRows, where the width that a cell prefers counts too")
  }
}
