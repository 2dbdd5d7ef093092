#if !canImport(UIKit)
/// A screen as it is designed in the playground: what is set, and the sizes of the pictures.
struct PlayState: Equatable, Sendable {
  /// A picture's own size, in any unit: whole hundredths from `least` to `greatest`.
  struct Size: Equatable, Sendable {
    var width: Double
    var height: Double

    /// So that no picture is longer than the layout takes, whatever its shape.
    static let least = 0.5
    static let greatest = 20_000.0

    init(_ width: Double, _ height: Double) {
      self.width = Self.usable(width)
      self.height = Self.usable(height)
    }

    /// So that it can be written in a program as it is.
    private static func usable(_ number: Double) -> Double {
      guard number >= least else { return least }
      return Double(Int(min(number, greatest) * 100 + 0.5)) / 100
    }
  }

  /// As set, whether or not they count.
  private var values: [Int]
  /// The reader's own; empty for the sample.
  var pictures: [Size] = []

  init() {
    values = PlayField.all.map { $0.initial }
  }

  /// The value that counts: the default where another setting has to be made first.
  subscript(key: PlayKey) -> Int {
    counts(key) ? values[key.rawValue] : PlayField.all[key.rawValue].initial
  }

  /// Whether a setting counts, by what else is set.
  func counts(_ key: PlayKey) -> Bool {
    if !pictures.isEmpty, key == .items || key == .shapes { return false }
    let field = PlayField.all[key.rawValue]
    guard let needs = field.needs else { return true }
    return field.needed.map { self[needs] == $0 } ?? (self[needs] > 0)
  }

  /// What is set, whether or not it counts.
  func setting(of key: PlayKey) -> Int { values[key.rawValue] }

  /// Sets one value; one outside the limits counts as the nearest inside.
  mutating func set(_ key: PlayKey, to value: Int) {
    let range = PlayField.all[key.rawValue].range
    values[key.rawValue] = min(max(value, range.lowerBound), range.upperBound)
  }
}

// MARK: - Links

extension PlayState {
  /// Reads what `link` wrote; nil where it holds anything else.
  init?(link: some Collection<UInt8>) {
    self.init()
    guard !link.isEmpty else { return }
    var isSet = PlayField.all.map { _ in false }
    for part in link.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false) {
      let sides = part.split(separator: UInt8(ascii: "="), omittingEmptySubsequences: false)
      guard sides.count == 2, let value = Self.number(sides[1]),
        let field = PlayField.all.first(where: { $0.name.utf8.elementsEqual(sides[0]) }),
        field.range.contains(value), !isSet[field.key.rawValue]
      else { return nil }
      isSet[field.key.rawValue] = true
      values[field.key.rawValue] = value
    }
  }

  /// What differs from the defaults and counts, as `by=1&count=4`; pictures are not in it.
  var link: String {
    var text = ""
    for field in PlayField.all where self[field.key] != field.initial {
      text += (text.utf8.isEmpty ? "" : "&") + field.name + "=\(self[field.key])"
    }
    return text
  }

  private static func number(_ text: some Collection<UInt8>) -> Int? {
    let isNegative = text.first == UInt8(ascii: "-")
    let digits = isNegative ? text.dropFirst() : text.dropFirst(0)
    guard (1...6).contains(digits.count) else { return nil }
    var number = 0
    for digit in digits {
      guard (48...57).contains(digit) else { return nil }
      number = number * 10 + Int(digit - 48)
    }
    return isNegative ? -number : number
  }
}

// MARK: - What is laid out

extension PlayState {
  /// Points, as it is held.
  var screen: (width: Int, height: Int) {
    self[.turned] == 1 ? (self[.height], self[.width]) : (self[.width], self[.height])
  }

  var isSideways: Bool { self[.sideways] == 1 }

  var sizes: [Size] {
    pictures.isEmpty ? (0..<self[.items]).map { Self.sample($0, self[.shapes]) } : pictures
  }

  /// The items of each section: as many in each, and one more in the first ones.
  var sections: [Range<Int>] {
    let count = pictures.isEmpty ? self[.items] : pictures.count
    let sections = self[.sections]
    var start = 0
    return (0..<sections).map { section in
      let end = start + count / sections + (section < count % sections ? 1 : 0)
      defer { start = end }
      return start..<end
    }
  }

  /// How many columns an item of a section covers; nil where nobody says.
  func span(ofItem item: Int) -> Int? {
    let every = self[.spanEvery]
    guard every > 0 else { return nil }
    guard item % every == 0 else { return 1 }
    return self[.span] == 3 ? .max : self[.span] + 2
  }

  /// Photos as cameras make them, cards of one width, or tiles of one size.
  private static func sample(_ item: Int, _ shapes: Int) -> Size {
    var bits = UInt32(truncatingIfNeeded: item + 1) &* 0x9E37_79B9
    bits = (bits ^ (bits >> 16)) &* 0x85EB_CA6B
    bits = bits ^ (bits >> 13)
    switch shapes {
    case 0:
      let photos: [(Double, Double)] = [
        (1600, 1067), (1067, 1600), (1200, 1200), (1080, 1350), (1600, 1200), (1200, 1600),
        (2000, 1125), (900, 1600),
      ]
      let photo = photos[Int(bits % 8)]
      return Size(photo.0, photo.1)
    case 1: return Size(160, Double(110 + bits % 140))
    default: return Size(110, 110)
    }
  }
}
#endif
