import StickyWaterfall

/// A piece of content, with a name by which it can be followed through changes.
struct FeedItem: Equatable, Sendable {
  let name: Int
  /// Points, whatever the width.
  var height: CGFloat
  var span = 1
}

/// A section of content.
struct FeedSection: Equatable, Sendable {
  let name: Int
  var items: [FeedItem]
  var columns = 2
  var header: CGFloat = 40
  /// Only a section that holds something has a footer.
  var footer: CGFloat = 20

  var shownFooter: CGFloat { items.isEmpty ? 0 : footer }
}

extension [FeedSection] {
  /// The index path of every item, ascending.
  var paths: [IndexPath] {
    enumerated().flatMap { section, feed in
      feed.items.indices.map { IndexPath(item: $0, section: section) }
    }
  }

  subscript(path: IndexPath) -> FeedItem {
    get { self[path.section].items[path.item] }
    set { self[path.section].items[path.item] = newValue }
  }

  /// Where each item is, by name.
  var places: [Int: IndexPath] {
    Dictionary(uniqueKeysWithValues: paths.map { (self[$0].name, $0) })
  }

  /// The same with items of these heights, by their names.
  func withHeights(_ height: (_ name: Int) -> CGFloat) -> [FeedSection] {
    var sections = self
    for path in paths { sections[path].height = height(self[path].name) }
    return sections
  }

  /// A section for each list of heights.
  ///
  /// Items are named 100, 101, ... in the first, 200, ... in the second, and sections by their index.
  static func heights(
    _ heights: [[CGFloat]], columns: Int = 2, header: CGFloat = 40, footer: CGFloat = 20
  ) -> [FeedSection] {
    heights.enumerated().map { section, heights in
      let items = heights.enumerated().map { item, height in
        FeedItem(name: (section + 1) * 100 + item, height: height)
      }
      return FeedSection(
        name: section, items: items, columns: columns, header: header, footer: footer)
    }
  }

  /// Sections of that many items, whose heights go up and down by a fixed rule.
  static func counts(_ counts: [Int], columns: Int = 2) -> [FeedSection] {
    heights(
      counts.enumerated().map { section, count in
        (0..<count).map { CGFloat(30 + ($0 * 37 + section * 11) % 90) }
      },
      columns: columns)
  }
}
