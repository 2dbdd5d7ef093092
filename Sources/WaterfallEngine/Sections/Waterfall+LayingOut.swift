extension Waterfall {
  /// Sets how many sections there are.
  ///
  /// Those beyond are dropped, new ones have nothing in them; the others keep their items, and
  /// with them the memory that the next pass fills again.
  package mutating func setSectionCount(_ count: Int) {
    guard count != sectionCount else { return }
    let kept = min(count, sectionCount)
    sections.setCount(count, filler: emptySection)
    noteSections(keeping: kept)
  }

  /// Lays a section out afresh.
  ///
  /// Call `updateOrigins()` before anything is read. Inlined where it is called, and so is what answers: a
  /// million calls would take as long as placing the items does.
  ///
  /// - Parameters:
  ///   - section: The section's index.
  ///   - style: All that is to be known of it but its items.
  ///   - itemCount: How many items it has; a negative number counts as 0.
  ///   - item: Answers what is to be known of an item; asked once for each, in ascending order.
  /// - Complexity: O(n · k), n items and k columns.
  @inlinable
  package mutating func setSection(
    _ section: Int, to style: SectionStyle, itemCount: Int, item: (_ item: Int) -> ItemInput
  ) {
    setStyle(of: section, to: style)
    sections[section].items.restate(count: max(0, itemCount), as: item)
    placeItems(ofSection: section)
  }

  /// Lays a section out for which no count is stated: decides between columns and rows by what its items
  /// state, and places them.
  ///
  /// - Complexity: O(n · k), n items and k columns.
  package mutating func setSection(
    _ section: Int, to style: SectionStyle, itemCount: Int, sizes: StatedSizes,
    by sizer: inout ItemSizer
  ) {
    var input = style.input
    input.automatic = input.automatic?.decided(by: sizes)
    let decided = SectionStyle(input, crossExtent: crossExtent)
    sizer.select(section, as: decided)
    // A copy that no item changes, and what holds for all of them, outside the loop.
    let (plain, arePlain) = (sizer, sizes.arePlain)
    setSection(section, to: decided, itemCount: itemCount) { item in
      if arePlain,
        let input = plain.plainInput(main: sizes.heights[item], cross: sizes.widths[item])
      {
        return input
      }
      return sizer.input(of: sizes.statement(ofItem: item), item: item)
    }
  }

  /// Places the items of a section, which have just been stated, in columns chosen afresh.
  @usableFromInline
  mutating func placeItems(ofSection section: Int) {
    let rules = sections[section].rules
    sections[section].items.place(rules: rules)
    sections[section].sizesDependOnPaths = false
    outdateOrigins(from: section)
  }

  /// States all of a section but its items, which stay where they are.
  ///
  /// A section that is stated as the one before it shares its style.
  @usableFromInline
  mutating func setStyle(of section: Int, to style: SectionStyle) {
    let (former, neighbour) = (sections[section].style, sections[max(0, section - 1)].style)
    guard !former.matches(style) else { return }
    sections[section].style = neighbour.matches(style) ? neighbour : style
    sections[section].items.move(
      toRows: style.rules.rows != nil, width: former.input.automatic?.width ?? 0)
    if former.input.header != style.input.header || former.input.footer != style.input.footer {
      pins.truncate(toSection: section)
    }
    outdateOrigins(from: section)
  }

  /// Places what is not placed yet, and brings the sections' starts up to date: after any number of
  /// changes, and before any reading but `start(ofItem:inSection:)` and `mainExtent(unlessBeyond:)`.
  ///
  /// - Complexity: O(s + n · k), s sections from the first that changed on, n items not placed yet, k
  ///   columns; O(1) where nothing has changed.
  package mutating func updateOrigins() {
    updateOrigins(upTo: sections.count)
  }

  /// Where an item starts, or the row that it is in, in content coordinates, on a device pixel; nothing is
  /// placed that this does not depend on.
  ///
  /// A context for one view's own size must say at once how far the content moves with it, and those of
  /// other views follow.
  ///
  /// - Complexity: O(s + n · k), s sections from the first that changed to this one, n items before
  ///   this one that are not placed yet, k columns.
  package mutating func start(ofItem item: Int, inSection section: Int) -> Length {
    updateOrigins(upTo: section)
    placeItems(of: section, through: item)
    let line = sections[section].items.lineRange(of: item)
    return (itemsStart(ofSection: section).main + line.start).onPixel
  }

  /// How long the content is; where it reaches beyond `limit` for certain, some length beyond that.
  ///
  /// - Complexity: That of `start(ofItem:inSection:)` for the first item beyond the limit.
  package mutating func mainExtent(unlessBeyond limit: Length) -> Length {
    for section in currentOriginCount..<sections.count {
      // Discards the rows if the spacings have been swapped.
      placeItems(of: section, through: -1)
      while !sections[section].items.isPlaced {
        let reached = origins[section] + sections[section].leastExtent
        guard reached <= limit else { return reached }
        let next = sections[section].items.placedCount
        placeItems(of: section, through: next + Self.fewItems)
      }
      updateOrigins(upTo: section + 1)
      guard origins[section + 1] <= limit else { return origins[section + 1] }
    }
    return mainExtent
  }

  /// Places the items of a section up to `last`.
  private mutating func placeItems(of section: Int, through last: Int = .max) {
    let rules = sections[section].rules
    sections[section].items.place(through: last, rules: rules, columns: columnAssignment)
  }

  /// Brings the starts of the first `count` sections up to date, and the end of the last of them.
  private mutating func updateOrigins(upTo count: Int) {
    guard currentOriginCount < count else { return }
    if currentOriginCount == 0 { overhang = 0 }
    for index in currentOriginCount..<count {
      placeItems(of: index)
      // Kept where a sum still has room above it, for the one section that is absurdly long.
      origins[index + 1] = min(origins[index] + sections[index].extent, LengthRange.farthest)
      itemCounts[index + 1] = itemCounts[index] + sections[index].items.count
      overhang = max(overhang, sections[index].overhang)
    }
    currentOriginCount = count
    guard hasCurrentOrigins else { return }
    pins.update(with: sections)
  }

  /// About as many items as a screen shows: so many are placed before one looks again.
  private static let fewItems = 64

  /// Notes that what lies after the start of `section` has other origins now.
  mutating func outdateOrigins(from section: Int) {
    currentOriginCount = min(currentOriginCount, section)
  }

  /// Whether every section's start is up to date.
  var hasCurrentOrigins: Bool { currentOriginCount == sections.count }
}
