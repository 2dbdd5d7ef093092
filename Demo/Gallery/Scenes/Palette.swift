/// The colors of generated paintings, in sets of three.
enum Palette {
  struct Hue: Sendable {
    let rgb: Int

    /// The CSS value, such as `#a1b2c3`.
    var css: String { "#" + String(rgb + 0x1_000_000, radix: 16).dropFirst() }
  }

  struct Paint: Sendable {
    let ground: Hue
    let middle: Hue
    let light: Hue

    init(_ ground: Int, _ middle: Int, _ light: Int) {
      self.ground = Hue(rgb: ground)
      self.middle = Hue(rgb: middle)
      self.light = Hue(rgb: light)
    }

    var hues: [Hue] { [ground, middle, light] }
  }

  static let paints = [
    Paint(0x7D1F1C, 0xC6402B, 0x2B0F12), Paint(0x2F4A7A, 0xD9B44A, 0xE8DCC5),
    Paint(0xC8873B, 0xE9C46A, 0x7A4A2B), Paint(0x1F3D5C, 0x8FB1C4, 0xEFE6D2),
    Paint(0x5F7345, 0xC9A66B, 0x3F566F), Paint(0xB4392F, 0x2F6F6B, 0xE7B73C),
    Paint(0x7F8583, 0xCBC7BD, 0x43474A), Paint(0xA8977C, 0xD8CBB6, 0x7C6A56),
    Paint(0x4F7383, 0x94A86B, 0xC7A4B7), Paint(0x3B2F4F, 0xB56A6F, 0xF0C9A0),
    Paint(0x24564F, 0x6FA58C, 0xF2E2B8), Paint(0xD06B4A, 0xF0B48A, 0x5A2A33),
    Paint(0x15273A, 0x3F6A8A, 0xE0A458), Paint(0x8C5A3C, 0xD9A066, 0x33442F),
    Paint(0xC9A227, 0x33567A, 0xF3ECD9), Paint(0x5B3A52, 0xA15C7C, 0xE6C7C2),
  ]

  /// Returns the paint of a number, which differs for consecutive numbers.
  static func paint(for number: Int) -> Paint {
    paints[Int(scatter(number) % UInt32(paints.count))]
  }

  /// Returns a hash that spreads consecutive numbers, as the page's scripts do.
  static func scatter(_ number: Int) -> UInt32 {
    (UInt32(truncatingIfNeeded: number + 1) &* 2_654_435_761) >> 8
  }
}
