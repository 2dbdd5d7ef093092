import StickyWaterfall

/// Screens whose widths form no columns, so they keep the stock layout's rows.
extension SwappedScreen {
  /// Widths of words, as labels measure them at 15 points with padding of 12 on both sides.
  private static let words: [CGFloat] = [
    23, 64.33, 48, 91.67, 57, 120.33, 38.67, 77, 102.33, 45.67, 69, 133, 52.33, 84.67, 41,
  ]
  private static func word(_ item: Int) -> CGFloat { words[item % words.count] }

  static let rows = tags + pictures + keys + hidden + odd

  private static let tags: [SwappedScreen] = [
    SwappedScreen("tags as wide as their words") {
      ($0.inset, $0.line, $0.interitem) = (sides(16), 8, 8)
      $0.sizes = { item, _ in CGSize(width: word(item), height: 28) }
    },
    SwappedScreen("tags under pinned headers, three sections") {
      ($0.counts, $0.header, $0.pins, $0.inset) = ([9, 1, 14], 44, true, sides(10))
      $0.sizes = { item, _ in CGSize(width: word(item), height: 30) }
    },
    SwappedScreen("tags that overlap their neighbors") {
      ($0.interitem, $0.line) = (-6, -8)
      $0.sizes = { item, _ in CGSize(width: word(item), height: 28) }
    },
    SwappedScreen("chips that scroll horizontally in rows of two heights") {
      ($0.isHorizontal, $0.size) = (true, CGSize(width: 390, height: 96))
      $0.sizes = { item, _ in CGSize(width: word(item), height: item % 3 == 0 ? 40 : 28) }
    },
    SwappedScreen("chat bubbles") {
      ($0.inset, $0.line) = (sides(8), 4)
      $0.sizes = { item, _ in
        CGSize(width: 120 + word(item) * 1.5, height: [36, 54, 90][item % 3])
      }
    },
  ]

  private static let pictures: [SwappedScreen] = [
    SwappedScreen("photos of one height") {
      ($0.interitem, $0.line) = (2, 2)
      $0.sizes = { item, _ in CGSize(width: [180, 120, 213.33, 90][item % 4], height: 120) }
    },
    SwappedScreen("original picture sizes") {
      $0.sizes = { item, _ in
        [CGSize(width: 300, height: 200), CGSize(width: 200, height: 300), square(250)][item % 3]
      }
    },
    SwappedScreen("pictures of many heights in two horizontal rows") {
      ($0.isHorizontal, $0.size) = (true, CGSize(width: 390, height: 320))
      $0.sizes = { item, _ in CGSize(width: 120, height: [150, 90, 210, 60][item % 4]) }
    },
  ]

  private static let keys: [SwappedScreen] = [
    SwappedScreen("a keyboard") {
      ($0.size, $0.interitem, $0.line) = (CGSize(width: 375, height: 216), 6, 12)
      ($0.counts, $0.inset) = ([30], UIEdgeInsets(top: 4, left: 3, bottom: 4, right: 3))
      $0.sizes = { item, _ in CGSize(width: [19, 28].contains(item) ? 42 : 31.5, height: 42) }
    },
    SwappedScreen("a calendar with week numbers") {
      ($0.size, $0.interitem, $0.line) = (older, 0, 0)
      $0.sizes = { item, _ in CGSize(width: item % 8 == 0 ? 31 : 49, height: 44) }
    },
  ]

  private static let hidden: [SwappedScreen] = [
    SwappedScreen("a list with a hidden row") {
      $0.sizes = { $0 == 3 ? .zero : CGSize(width: $1.width, height: 44) }
    },
    SwappedScreen("a grid of equal tiles, some hidden") {
      $0.sizes = { item, _ in item % 5 == 2 ? .zero : square(100) }
    },
    SwappedScreen("sections with a single visible item") {
      $0.counts = [3, 4, 6]
      $0.sizes = { item, _ in item == 2 ? CGSize(width: 300, height: 44) : .zero }
    },
    SwappedScreen("tags, some hidden") {
      $0.sizes = { item, _ in item % 6 == 1 ? .zero : CGSize(width: word(item), height: 28) }
    },
    SwappedScreen("rows collapsed to a tenth of a point") {
      $0.sizes = { CGSize(width: $0 % 3 == 1 ? 0.1 : $1.width, height: $0 % 3 == 1 ? 0.1 : 60) }
    },
  ]

  private static let odd: [SwappedScreen] = [
    SwappedScreen("a list wider than its view") {
      $0.sizes = { CGSize(width: $1.width + 20, height: 60) }
    },
    SwappedScreen("two unequal columns") {
      ($0.inset, $0.interitem) = (sides(16), 8)
      $0.sizes = { CGSize(width: ($1.width - 40) * ($0 % 2 == 0 ? 0.35 : 0.65), height: 90) }
    },
    SwappedScreen("thirds, and one a little narrower") {
      ($0.interitem, $0.line) = (1, 1)
      $0.sizes = { CGSize(width: ($1.width - 2) / 3 - ($0 == 5 ? 7 : 0), height: 130) }
    },
    SwappedScreen("toolbar buttons that scroll horizontally") {
      ($0.isHorizontal, $0.size, $0.counts) = (true, CGSize(width: 390, height: 60), [8])
      $0.sizes = { item, _ in CGSize(width: 60, height: item == 4 ? 8 : 44) }
    },
  ]
}
