extension Waterfall {
  /// Changes all of a section but its items; that of `editItems`.
  package mutating func setInput(_ input: SectionInput, ofSection section: Int) {
    editItems(inSection: section, to: SectionStyle(input, crossExtent: crossExtent))
  }

  /// Marks a section whose items' sizes depend on their index paths, until it's laid out from scratch.
  package mutating func markSizesDependOnPaths(inSection section: Int) {
    sections[section].sizesDependOnPaths = true
  }

  /// Changes the extent along scrolling of an item, a header, or a footer that exists, to one that its
  /// view specified; O(1).
  ///
  /// A negative extent counts as 0. A background has what its section gives it: nothing changes. An item
  /// in rows can get another width, in points; `nil` keeps its width.
  package mutating func setExtent(_ extent: Length, width: Double? = nil, of id: ElementID) {
    if let item = id.kind.item {
      let former = itemInput(at: item, inSection: id.section)
      let input = ItemInput(
        extent: extent, columnSpan: former.columnSpan, width: width ?? former.width,
        isPreferred: true)
      editItems(inSection: id.section, restating: [(item, input)])
    } else if let boundary = id.boundary {
      var input = input(ofSection: id.section)
      input[boundary].extent = max(0, extent)
      setInput(input, ofSection: id.section)
    }
  }

  /// Changes a section: what is stated of it, then removes items, inserts others, and restates some.
  ///
  /// Restating what is known already changes nothing. Another number of columns, line spacing or
  /// placement has all items find their column again. `updateOrigins()` places what follows from all
  /// changes, once.
  ///
  /// - Parameters:
  ///   - section: The section to edit.
  ///   - style: All that is to be known of it but its items; nil to leave that.
  ///   - removing: The items to remove, by the indexes they have, ascending.
  ///   - inserting: The items to insert, by the indexes they will have, ascending.
  ///   - restating: The items of which something else is to be known, by the indexes they will have.
  /// - Complexity: O(changes), and O(n) for n items from the first that is removed or inserted on; where
  ///   all find their column again, O(n · k) for all n items and k columns.
  package mutating func editItems(
    inSection section: Int, to style: SectionStyle? = nil, removing: [Int] = [],
    inserting: [(item: Int, input: ItemInput)] = [],
    restating: [(item: Int, input: ItemInput)] = []
  ) {
    let formerRules = sections[section].rules
    if let style { setStyle(of: section, to: style) }
    sections[section].items.edit(removing: removing, inserting: inserting)
    for (item, input) in restating { sections[section].items.setInput(input, of: item) }
    let rules = sections[section].rules
    if rules != formerRules { sections[section].items.outdate(from: 0) }
    if !sections[section].items.isPlaced { outdateOrigins(from: section) }
    // By other rules no item keeps its column.
    if rules != formerRules { sections[section].items.place(rules: rules) }
  }

  /// Arranges the sections anew.
  ///
  /// Each moves with its items as they are; what is not named is dropped.
  ///
  /// - Parameter formerIndexes: The index that each section had before; nil for one that is inserted, with
  ///   nothing in it.
  /// - Complexity: O(s), s sections before and after.
  package mutating func arrangeSections(_ formerIndexes: [Int?]) {
    let former = sections
    let empty = emptySection
    sections = formerIndexes.map { $0.map { former[$0] } ?? empty }
    noteSections(keeping: formerIndexes.indices.prefix { formerIndexes[$0] == $0 }.count)
  }

  var emptySection: WaterfallSection {
    WaterfallSection(style: SectionStyle(SectionInput(), crossExtent: crossExtent))
  }

  /// Notes that there are other sections, of which the first `count` are where they were.
  mutating func noteSections(keeping count: Int) {
    origins.setCount(sections.count + 1, filler: 0)
    pins.truncate(toSection: count)
    itemCounts.setCount(sections.count + 1, filler: 0)
    outdateOrigins(from: count)
  }
}
