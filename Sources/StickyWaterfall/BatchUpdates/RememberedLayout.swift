import WaterfallEngine

/// The columns and rows that sections had before a batch update laid them out from scratch.
///
/// The layout can't wait for UIKit's update list if a subclass may read the new layout before, or
/// if sizes from an earlier pass of the same turn may be those of the new content. It then asks for
/// everything, without knowing which items are new:
///
///     before      asked before the list    after the list
///     ┌──0──┐     ┌─0─┐ ┌─1─┐ ┌─2─┐        ┌─0─┐ ┌─1─┐     Item 0 of five was deleted. The others
///     ┌1┐ ┌2┐     ┌─3─┐                    ┌─2─┐ ┌─3─┐     alone would make columns.
///     ┌3┐ ┌4┐
///
/// When the list comes, these values give each section back what it keeps. Otherwise, each batch
/// update of a subclass, even of one without overrides, could rearrange the whole screen: a gallery
/// in rows would become columns when its last wide photo is deleted, and a feed with
/// `keepsItemsInColumns` would move cards to other columns when a card is inserted at the top.
struct RememberedLayout {
  /// The sections before the update, by old index.
  var sections: [Int: RememberedSection] = [:]
  /// The sizes of the items in sections without a column count, by new section index.
  var sizes: [Int: SpecifiedSizes] = [:]
}

struct RememberedSection {
  let style: SectionStyle
  let itemCount: Int
  /// The column of each item, or an empty array if items don't keep their columns.
  let columns: [UInt16]
}

extension RememberedSection {
  init(_ section: Int, in engine: Waterfall) {
    style = engine.style(ofSection: section)
    itemCount = engine.itemCount(inSection: section)
    switch engine.columnAssignment {
    case .kept: columns = engine.assignedColumns(inSection: section)
    case .chosenAgain: columns = []
    }
  }
}
