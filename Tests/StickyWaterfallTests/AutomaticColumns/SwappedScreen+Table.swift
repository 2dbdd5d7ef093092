import StickyWaterfall

/// Screens with figures from public apps.
extension SwappedScreen {
  static let small = CGSize(width: 320, height: 568)
  static let older = CGSize(width: 375, height: 667)
  static let tablet = CGSize(width: 1024, height: 1366)

  static func sides(_ side: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: side, left: side, bottom: side, right: side)
  }

  static func square(_ side: CGFloat) -> CGSize { CGSize(width: side, height: side) }

  static let table = lists + grids + delegateGrids + strips + mixed + rows

  private static let lists: [SwappedScreen] = [
    SwappedScreen("settings, a row as wide as the view") {
      ($0.itemSize, $0.line, $0.counts) = (CGSize(width: 390, height: 44), 0, [12, 3, 25])
      ($0.header, $0.pins) = (38, true)
    },
    SwappedScreen("a list as wide as the view between insets") {
      $0.inset = sides(16)
      $0.sizes = { CGSize(width: $1.width, height: 60) }
    },
    SwappedScreen("a chat, rows of many heights") {
      $0.sizes = { CGSize(width: $1.width, height: [44, 61, 120, 80][$0 % 4]) }
    },
    SwappedScreen("a list under bars") {
      $0.contentInset = UIEdgeInsets(top: 88, left: 0, bottom: 83, right: 0)
      $0.sizes = { CGSize(width: $1.width, height: 56) }
    },
  ]

  private static let grids: [SwappedScreen] = [
    SwappedScreen("the stock defaults"),
    SwappedScreen("the stock defaults on a tablet") { ($0.size, $0.scale) = (tablet, 2) },
    SwappedScreen("squares of 100") { $0.itemSize = square(100) },
    SwappedScreen("months with pinned headers") {
      ($0.itemSize, $0.interitem, $0.line) = (square(129), 1, 1)
      ($0.counts, $0.header, $0.pins) = ([7, 1, 30, 12], 40, true)
    },
    SwappedScreen("two items where five fit") {
      ($0.itemSize, $0.counts) = (CGSize(width: 70, height: 90), [2])
    },
  ]

  private static let delegateGrids: [SwappedScreen] = [
    SwappedScreen("photos, thirds less the gaps") {
      ($0.interitem, $0.line) = (1, 1)
      $0.sizes = { square(($1.width - 2) / 3) }
    },
    SwappedScreen("products, halves less 48") {
      ($0.interitem, $0.inset, $0.header) = (16, sides(16), 50)
      $0.sizes = { CGSize(width: ($1.width - 48) / 2, height: 230) }
    },
  ]

  private static let strips: [SwappedScreen] = [
    SwappedScreen("pages as large as the view") {
      ($0.isHorizontal, $0.line, $0.interitem, $0.counts) = (true, 0, 0, [5])
      $0.sizes = { $1 }
    },
    SwappedScreen("a carousel of cards") {
      ($0.isHorizontal, $0.line, $0.size) = (true, 20, CGSize(width: 390, height: 300))
      $0.inset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
      $0.sizes = { CGSize(width: $1.width - 80, height: $1.height - 20) }
    },
    SwappedScreen("two rows of tiles that scroll horizontally") {
      ($0.isHorizontal, $0.size, $0.counts) = (true, CGSize(width: 390, height: 300), [21, 6])
      ($0.itemSize, $0.header) = (CGSize(width: 100, height: 140), 30)
    },
    SwappedScreen("five rows of keys that scroll horizontally") {
      ($0.isHorizontal, $0.size, $0.counts) = (true, CGSize(width: 390, height: 250), [123])
      ($0.itemSize, $0.interitem, $0.line) = (square(42), 6, 6)
    },
    SwappedScreen("chapters of many widths in one strip") {
      ($0.isHorizontal, $0.size) = (true, CGSize(width: 390, height: 60))
      $0.sizes = { CGSize(width: [60, 140, 90][$0 % 3], height: $1.height) }
    },
  ]

  private static let mixed: [SwappedScreen] = [
    SwappedScreen("a chat with the date between its bubbles") {
      $0.counts = [12]
      $0.sizes = {
        $0 % 5 == 2 ? CGSize(width: 100, height: 24) : CGSize(width: $1.width, height: 60)
      }
    },
    SwappedScreen("a button alone between full rows") {
      $0.sizes = {
        $0 == 3 ? CGSize(width: 120, height: 44) : CGSize(width: $1.width, height: 44)
      }
    },
    SwappedScreen("a picture that is wider than the view, among others") {
      $0.sizes = { item, _ in CGSize(width: item == 6 ? 400 : 100, height: 100) }
    },
    SwappedScreen("a strip with one tile a point too high") {
      ($0.isHorizontal, $0.size) = (true, CGSize(width: 390, height: 211))
      $0.sizes = { CGSize(width: 140, height: $0 == 4 ? $1.height + 1 : 100) }
    },
    SwappedScreen("a strip of unequal cards with two spacings") {
      ($0.isHorizontal, $0.size) = (true, CGSize(width: 390, height: 200))
      ($0.line, $0.interitem) = (20, 6)
      $0.sizes = { CGSize(width: $0 % 3 == 0 ? 300 : 220, height: $1.height) }
    },
    SwappedScreen("a banner over a grid of three") {
      ($0.interitem, $0.line, $0.packs) = (4, 4, true)
      $0.sizes = {
        $0 == 0 ? CGSize(width: $1.width, height: 180) : square((($1.width - 8) / 3).rounded(.down))
      }
    },
    SwappedScreen("a grid with one enlarged photo") {
      ($0.interitem, $0.line, $0.packs) = (2, 2, true)
      $0.sizes = {
        let side = ($1.width - 4) / 3
        return square($0 == 4 ? 2 * side + 2 : side)
      }
    },
    SwappedScreen("two columns of many heights") {
      ($0.inset, $0.packs) = (sides(10), true)
      $0.sizes = { CGSize(width: ($1.width - 30) / 2, height: [120, 200, 160][$0 % 3]) }
    },
    SwappedScreen("promotions of full and half width") {
      ($0.inset, $0.packs) = (sides(16), true)
      $0.sizes = {
        CGSize(width: $0 % 3 == 0 ? $1.width - 32 : ($1.width - 42) / 2, height: 100)
      }
    },
  ]
}
