extension Waterfall {
  /// Changes all of a section but its items; that of `editItems`.
  package mutating func setInput(_ input: SectionInput, ofSection section: Int) {
    editItems(inSection: section, to: input)
  }

  /// Changes a section: what is stated of it, then removes items, inserts others, and restates some;
  /// places what follows from that, once.
  ///
  /// Restating what is known already changes nothing. Another number of columns, line spacing or
  /// placement has all items find their column again.
  ///
  /// - Parameters:
  ///   - section: The section to edit.
  ///   - input: All that is to be known of it but its items; nil to leave that.
  ///   - removing: The items to remove, by the indexes they have, ascending.
  ///   - inserting: The items to insert, by the indexes they will have, ascending.
  ///   - restating: The items of which something else is to be known, by the indexes they will have.
  ///   - columns: Whether existing items after a change find their column again.
  /// - Complexity: O(n · k) for the n items from the first change on and k columns; O(1) where no item
  ///   can move along scrolling.
  package mutating func editItems(
    inSection section: Int, to input: SectionInput? = nil, removing: [Int] = [],
    inserting: [(item: Int, input: ItemInput)] = [],
    restating: [(item: Int, input: ItemInput)] = [], columns: ColumnAssignment = .chosenAgain
  ) {
    let formerRules = sections[section].rules
    if let input { setStyle(of: section, to: input) }
    var first = Int.max
    if !(removing.isEmpty && inserting.isEmpty) {
      let formerCount = sections[section].items.count
      first = sections[section].items.edit(removing: removing, inserting: inserting)
      noteItemCount(ofSection: section, formerly: formerCount)
    }
    for (item, input) in restating where sections[section].items.setInput(input, of: item) {
      first = min(first, item)
    }
    let rules = sections[section].rules
    if rules != formerRules {
      sections[section].items.place(from: 0, rules: rules)
    } else if first <= sections[section].items.count {
      sections[section].items.place(from: first, rules: rules, columns: columns)
    } else {
      return
    }
    outdateOrigins(from: section)
  }

  /// Arranges the sections anew.
  ///
  /// Each moves with its items as they are; what is not named is dropped, what is inserted has
  /// nothing in it.
  ///
  /// - Complexity: O(s), s sections before and after.
  package mutating func arrangeSections(_ sources: [SectionSource]) {
    let former = sections
    sections.removeAll()
    sections.reserveCapacity(sources.count)
    var unmoved = 0
    for source in sources {
      switch source {
      case .existing(let section):
        if section == unmoved, unmoved == sections.count { unmoved += 1 }
        sections.append(former[section])
      case .inserted:
        sections.append(
          WaterfallSection(style: SectionStyle(input: SectionInput(), crossExtent: crossExtent)))
      }
    }
    origins.setCount(sections.count + 1, filler: 0)
    itemCount = sections.reduce(0) { $0 + $1.items.count }
    forget(from: unmoved)
  }
}
