/// A screen of the playground: the settings, and the sizes of the pictures.
struct PlayState: Equatable, Sendable {
  /// A picture's size in any unit, in whole hundredths from `least` to `greatest`.
  struct Size: Equatable, Sendable {
    var width: Double
    var height: Double

    /// The limits, which keep every item below the layout's maximum height.
    static let least = 0.5
    static let greatest = 20_000.0

    init(_ width: Double, _ height: Double) {
      self.width = Self.usable(width)
      self.height = Self.usable(height)
    }

    /// Returns a number that Swift code can contain without rounding.
    private static func usable(_ number: Double) -> Double {
      guard number >= least else { return least }
      return Double(Int(min(number, greatest) * 100 + 0.5)) / 100
    }
  }

  /// All settings, including those without an effect.
  private var values: [Int]
  /// The sizes of the reader's pictures, or an empty array to show the sample.
  var pictures: [Size] = []
  /// The reader's titles of headers.
  var titles: [String] = []

  init() {
    values = PlayField.all.map { $0.initial }
  }

  /// The value that applies, which is the default if the setting has no effect.
  subscript(key: PlayKey) -> Int {
    counts(key) ? values[key.rawValue] : PlayField.all[key.rawValue].initial
  }

  /// Returns whether a setting has an effect, which depends on the other settings.
  func counts(_ key: PlayKey) -> Bool {
    let ofSample: [PlayKey] = [.items, .shapes, .secondShapes, .thirdShapes]
    if !pictures.isEmpty, ofSample.contains(key) { return false }
    let field = PlayField.all[key.rawValue]
    guard let needs = field.needs else { return true }
    return field.needed.map { self[needs] == $0 } ?? (self[needs] > 0)
  }

  /// Returns a setting, even if it has no effect.
  func setting(of key: PlayKey) -> Int { values[key.rawValue] }

  func with(_ key: PlayKey, _ value: Int) -> PlayState {
    var state = self
    state.set(key, to: value)
    return state
  }

  /// Changes a setting, clamped to its limits.
  mutating func set(_ key: PlayKey, to value: Int) {
    let range = PlayField.all[key.rawValue].range
    values[key.rawValue] = min(max(value, range.lowerBound), range.upperBound)
  }

  /// Switches to a million items in a thousand sections, which are above the limits of a link.
  mutating func takeAMillion() {
    values[PlayKey.sections.rawValue] = 1000
    values[PlayKey.items.rawValue] = 1_000_000
  }

  var isMillion: Bool { self[.items] == 1_000_000 }
}

// MARK: - Links

extension PlayState {
  /// Creates a state from a link, and adds the parts that aren't settings to `unread`.
  init(link: [UInt8], unread: inout [String]) {
    self.init()
    for part in link.split(separator: UInt8(ascii: "&")) where !read(part) {
      unread.append(String(decoding: part.prefix(60), as: UTF8.self))
    }
  }

  /// Creates a state from a valid link.
  init(_ link: String) {
    var unread: [String] = []
    self.init(link: Array(link.utf8), unread: &unread)
    assert(unread.isEmpty, "the link has unknown settings")
  }

  private mutating func read(_ part: ArraySlice<UInt8>) -> Bool {
    let sides = part.split(separator: UInt8(ascii: "="), omittingEmptySubsequences: false)
    guard sides.count == 2 else { return false }
    // Older links contain two settings that no longer exist. Ignore them, so that the page doesn't
    // report them.
    if ["compare", "overlay"].contains(where: { sides[0].elementsEqual($0.utf8) }) { return true }
    if sides[0].elementsEqual("titles".utf8) {
      titles = Self.titles(from: PercentCoding.decoded(sides[1]))
      return !titles.isEmpty
    }
    guard let value = Int(String(decoding: sides[1], as: UTF8.self)),
      let field = PlayField.all.first(where: { $0.name.utf8.elementsEqual(sides[0]) }),
      field.range.contains(value)
    else { return false }
    values[field.key.rawValue] = value
    return true
  }

  /// The settings that differ from the defaults, such as `by=1&count=4`, without pictures.
  var link: String {
    var parts = PlayField.all
      .filter { self[$0.key] != $0.initial && $0.range.contains(self[$0.key]) }
      .map { "\($0.name)=\(self[$0.key])" }
    if !titles.isEmpty {
      parts.append("titles=" + PercentCoding.encoded(titles.joined(separator: ", ")))
    }
    return parts.joined(separator: "&")
  }

  /// Returns the titles in a text such as `Rome, Delft`, at most twelve.
  ///
  /// The titles become part of a program. Control characters, and marks that change the text
  /// direction, could hide what the program does, so this method removes them.
  static func titles(from text: [UInt8]) -> [String] {
    let scalars = String(decoding: text.prefix(600), as: UTF8.self).unicodeScalars
    let isTurning: (UInt32) -> Bool = {
      (0x202A...0x202E).contains($0) || (0x2066...0x2069).contains($0)
    }
    var titles: [[UInt8]] = [[]]
    for scalar in scalars where scalar.value >= 32 && scalar.value != 127 {
      if scalar == "," { titles.append([]) }
      if scalar == "," || isTurning(scalar.value) { continue }
      if scalar == " ", titles[titles.count - 1].isEmpty { continue }
      titles[titles.count - 1] += Array(String(scalar).utf8)
    }
    if titles.allSatisfy({ $0.isEmpty }) { return [] }
    return titles.prefix(12).map { String(decoding: $0, as: UTF8.self) }
  }
}

// MARK: - Content

extension PlayState {
  /// The size of the screen in its orientation, in points.
  var screen: (width: Int, height: Int) {
    self[.turned] == 1 ? (self[.height], self[.width]) : (self[.width], self[.height])
  }

  var isSideways: Bool { self[.sideways] == 1 }

  /// The range of items in each section, which can be one longer in the first sections.
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

  var sizes: [Size] {
    guard pictures.isEmpty else { return pictures }
    let kinds = [PlayKey.shapes, .secondShapes, .thirdShapes].map { self[$0] }
    let period = columnPattern?.count ?? 1
    return sections.enumerated().flatMap { section, items in
      items.map { Self.sample($0, kinds[section % period], inSection: section) }
    }
  }

  /// The column counts that the delegate returns for the sections in turn, or `nil` if it doesn't
  /// implement the method.
  var columnPattern: [Int]? {
    guard self[.second] > 0 else { return nil }
    let others = [self[.second]] + (self[.third] > 0 ? [self[.third]] : [])
    return [columnCount] + others.map { $0 == PlayField.asRows ? Self.rows : $0 }
  }

  /// The values of `itemSizing` that the delegate returns for the sections in turn, or `nil` if it
  /// doesn't implement the method.
  var sizingPattern: [Int]? {
    guard self[.secondSizing] > 0, let count = columnPattern?.count else { return nil }
    return (0..<count).map { $0 == 1 ? self[.secondSizing] - 1 : self[.sizing] }
  }

  /// The value of the layout's property.
  var columnCount: Int { self[.by] == 1 ? self[.count] : self[.by] == 3 ? Self.rows : 0 }

  /// `WaterfallFlowLayout.flowLayoutRows`.
  static let rows = -1

  /// Returns the number of columns that an item spans, or `nil` if the delegate doesn't specify
  /// one.
  func span(ofItem item: Int) -> Int? {
    let every = self[.spanEvery]
    guard every > 0 else { return nil }
    guard item % every == 0 else { return 1 }
    return self[.span] == 3 ? Int(Int32.max) : self[.span] + 2
  }

  func title(ofSection section: Int) -> String {
    if section < titles.count, !titles[section].utf8.isEmpty { return titles[section] }
    return Self.months[section % Self.months.count]
  }

  /// The distance of titles from the sides of a header, in points.
  ///
  /// Titles start where the items do, unless that is far from the side.
  var titleInset: Int {
    let inset = self[.leading] - self[.headerSides]
    return (1...60).contains(inset) ? inset : 12
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// The colors of items without a picture, as `0xRRGGBB`.
  static let colors = [
    "7D1F1C", "4F7383", "C8873B", "5F7345", "B4392F", "A8977C", "2F4A7A", "D06B4A", "24564F",
    "C9A227", "5B3A52", "8FB1C4",
  ]

  /// Returns the index of the color of a section's tall headers and footers.
  static func color(ofBandsInSection section: Int) -> Int { (6 + section * 7) % colors.count }

  /// Returns whether a header or footer is tall enough to have a color.
  func isTall(_ key: PlayKey) -> Bool { self[key] > 90 && !isSideways }

  static func color(ofItem item: Int, inSection section: Int) -> Int {
    (item * 5 + section * 7) % colors.count
  }

  /// Returns the size of an item in the sample.
  ///
  /// `shapes` selects small photos (0), cards of equal width (1), tiles (2), lines of a list (3),
  /// or tags (4). With 5, sections have tags, cards, and lines in turn. With 6, the photos have one
  /// height.
  private static func sample(_ item: Int, _ shapes: Int, inSection section: Int) -> Size {
    var bits = UInt32(truncatingIfNeeded: item + 1) &* 0x9E37_79B9
    bits = (bits ^ (bits >> 16)) &* 0x85EB_CA6B
    bits = bits ^ (bits >> 13)
    switch shapes == 5 ? [4, 1, 3][section % 3] : shapes {
    case 0, 6:
      let photos: [(Double, Double)] = [
        (160, 107), (107, 160), (120, 120), (108, 135), (160, 120), (120, 160), (200, 112),
        (90, 160),
      ]
      let photo = photos[Int(bits % 8)]
      return shapes == 6 ? Size(110 * photo.0 / photo.1, 110) : Size(photo.0, photo.1)
    case 1: return Size(160, Double(110 + bits % 140))
    case 2: return Size(110, 110)
    case 3: return Size(320, 56)
    default: return Size(Double(48 + bits % 90), 34)
    }
  }
}

/// Percent-encoding for the text in a link.
private enum PercentCoding {
  static func encoded(_ text: String) -> String {
    text.utf8.reduce("") { text, byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return text
        + (isPlain(byte) ? String(UnicodeScalar(byte)) : (byte < 16 ? "%0" : "%") + digits)
    }
  }

  /// Returns the decoded bytes, in which an invalid code stays as it is.
  static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), let code = UInt8(digits, radix: 16) {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122, UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }
}
