import StickyWaterfall

/// Screens with figures from public apps.
extension SwappedScreen {
  static func square(_ side: CGFloat) -> CGSize { CGSize(width: side, height: side) }

  private static func sides(_ side: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: side, left: side, bottom: side, right: side)
  }

  static let table = grids + rows + strips + packing

  private static let grids: [SwappedScreen] = [
    SwappedScreen("the stock defaults"),
    SwappedScreen("months with pinned headers") {
      $0.itemSize = square(129)
      $0.interitem = 1
      $0.line = 1
      $0.counts = [7, 1, 30, 12]
      $0.header = 40
      $0.pins = true
    },
    SwappedScreen("photos, thirds less the gaps") {
      $0.interitem = 1
      $0.line = 1
      $0.sizes = { square(($1.width - 2) / 3) }
    },
    SwappedScreen("products, halves less 48") {
      $0.interitem = 16
      $0.inset = sides(16)
      $0.header = 50
      $0.sizes = { CGSize(width: ($1.width - 48) / 2, height: 230) }
    },
  ]

  private static let rows: [SwappedScreen] = [
    SwappedScreen("a keyboard") {
      $0.size = CGSize(width: 375, height: 216)
      $0.interitem = 6
      $0.line = 12
      $0.counts = [30]
      $0.inset = UIEdgeInsets(top: 4, left: 3, bottom: 4, right: 3)
      $0.sizes = { item, _ in CGSize(width: [19, 28].contains(item) ? 42 : 31.5, height: 42) }
    },
    SwappedScreen("a calendar with week numbers") {
      $0.size = CGSize(width: 375, height: 667)
      $0.interitem = 0
      $0.line = 0
      $0.sizes = { item, _ in CGSize(width: item % 8 == 0 ? 31 : 49, height: 44) }
    },
    SwappedScreen("a grid of equal tiles, some hidden") {
      $0.sizes = { item, _ in item % 5 == 2 ? .zero : square(100) }
    },
    SwappedScreen("rows collapsed to a tenth of a point") {
      $0.sizes = { CGSize(width: $0 % 3 == 1 ? 0.1 : $1.width, height: $0 % 3 == 1 ? 0.1 : 60) }
    },
    SwappedScreen("thirds, and one a little narrower") {
      $0.interitem = 1
      $0.line = 1
      $0.sizes = { CGSize(width: ($1.width - 2) / 3 - ($0 == 5 ? 7 : 0), height: 130) }
    },
  ]

  private static let strips: [SwappedScreen] = [
    SwappedScreen("pages as large as the view") {
      $0.isHorizontal = true
      $0.line = 0
      $0.interitem = 0
      $0.counts = [5]
      $0.sizes = { $1 }
    },
    SwappedScreen("a carousel of cards") {
      $0.isHorizontal = true
      $0.line = 20
      $0.size = CGSize(width: 390, height: 300)
      $0.inset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
      $0.sizes = { CGSize(width: $1.width - 80, height: $1.height - 20) }
    },
    SwappedScreen("a strip with one tile a point too high") {
      $0.isHorizontal = true
      $0.size = CGSize(width: 390, height: 211)
      $0.sizes = { CGSize(width: 140, height: $0 == 4 ? $1.height + 1 : 100) }
    },
  ]

  private static let packing: [SwappedScreen] = [
    SwappedScreen("a banner over a grid of three") {
      $0.interitem = 4
      $0.line = 4
      $0.packs = true
      $0.sizes = {
        $0 == 0 ? CGSize(width: $1.width, height: 180) : square((($1.width - 8) / 3).rounded(.down))
      }
    },
    SwappedScreen("a grid with one enlarged photo") {
      $0.interitem = 2
      $0.line = 2
      $0.packs = true
      $0.sizes = {
        let side = ($1.width - 4) / 3
        return square($0 == 4 ? 2 * side + 2 : side)
      }
    },
    SwappedScreen("two columns of many heights") {
      $0.inset = sides(10)
      $0.packs = true
      $0.sizes = { CGSize(width: ($1.width - 30) / 2, height: [120, 200, 160][$0 % 3]) }
    },
    SwappedScreen("promotions of full and half width") {
      $0.inset = sides(16)
      $0.packs = true
      $0.sizes = {
        CGSize(width: $0 % 3 == 0 ? $1.width - 32 : ($1.width - 42) / 2, height: 100)
      }
    },
  ]
}
