import StickyWaterfall

/// An item with a name that identifies it through updates.
struct FeedItem: Equatable, Sendable {
  let name: Int
  /// The height in points, for any width.
  var height: CGFloat
  var span = 1
}

struct FeedSection: Equatable, Sendable {
  let name: Int
  var items: [FeedItem]
  var columns = 2
  var header: CGFloat = 40
  /// The height of the footer, which only sections with items have.
  var footer: CGFloat = 20

  var shownFooter: CGFloat { items.isEmpty ? 0 : footer }
}

extension [FeedSection] {
  /// The index paths of all items, in ascending order.
  var paths: [IndexPath] {
    enumerated().flatMap { section, feed in
      feed.items.indices.map { IndexPath(item: $0, section: section) }
    }
  }

  subscript(path: IndexPath) -> FeedItem {
    get { self[path.section].items[path.item] }
    set { self[path.section].items[path.item] = newValue }
  }

  var places: [Int: IndexPath] {
    Dictionary(uniqueKeysWithValues: paths.map { (self[$0].name, $0) })
  }

  func withHeights(_ height: (_ name: Int) -> CGFloat) -> [FeedSection] {
    var sections = self
    for path in paths { sections[path].height = height(self[path].name) }
    return sections
  }

  /// Returns sections whose items are named from 100 in the first and from 200 in the second.
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

  /// Returns sections with the given numbers of items, whose heights follow a fixed rule.
  static func counts(_ counts: [Int], columns: Int = 2) -> [FeedSection] {
    heights(
      counts.enumerated().map { section, count in
        (0..<count).map { CGFloat(30 + ($0 * 37 + section * 11) % 90) }
      },
      columns: columns)
  }
}
