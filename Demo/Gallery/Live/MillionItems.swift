#if !canImport(UIKit)
/// The data of the live scene: a million items in a thousand sections, made from their numbers.
///
/// The demo compiles this file twice, for itself and into the page's WebAssembly module, so that
/// what the real layout says of some sections can be held against what the page shows. It has no
/// import, and counts in 32 bits where a machine's `Int` may have no more.
enum MillionItems {
  static let sectionCount = 1000
  static let itemCount = 1_000_000

  /// Points; a header is tall enough to collapse by some of it.
  static let headerExtent = 96.0
  static let footerExtent = 34.0
  /// Around the items of a section, on all sides; points.
  static let inset = 8.0

  /// In a pile of pins only one section in this many has any: a thousand would fill every screen.
  static let sectionsToAPin = 250

  /// From 200 to 1,800 items, a thousand on average.
  ///
  /// Two neighbours share two thousand between them, so that the sum is known without adding up.
  static func itemCount(inSection section: Int) -> Int {
    let difference = Int(scatter(UInt32(section / 2), 11) % 801)
    return section % 2 == 0 ? 1000 + difference : 1000 - difference
  }

  /// The size of a picture before it is scaled to its column: from 3:2 landscape to 1:2 portrait.
  static func size(ofItem item: Int, inSection section: Int) -> (width: Double, height: Double) {
    let number = scatter(UInt32(section) &* 4096 &+ UInt32(item), 7)
    return (120, Double(80 + number % 161))
  }

  /// Whether the header and footer of a section may pin at all.
  static func mayPin(_ section: Int, inPile: Bool) -> Bool {
    !inPile || section % sectionsToAPin == 0
  }

  /// Spreads consecutive numbers over all 32 bits.
  private static func scatter(_ number: UInt32, _ seed: UInt32) -> UInt32 {
    var bits = number &+ seed &* 0x9E37_79B9
    bits = (bits ^ (bits >> 16)) &* 0x85EB_CA6B
    bits = (bits ^ (bits >> 13)) &* 0xC2B2_AE35
    return bits ^ (bits >> 16)
  }
}
#endif
