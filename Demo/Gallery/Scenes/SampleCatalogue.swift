/// Works that never existed, for scenes that need some.
struct SampleCatalogue {
  private static let rooms = [
    "Morning rooms", "The harbour", "Still lifes", "Gardens", "Night pieces", "Portraits",
    "Weather", "Interiors",
  ]
  private static let subjects = [
    "Harbour", "Orchard", "Window", "Table", "Bridge", "Field", "Figure", "Garden", "Street",
    "Stair", "River", "Lamp", "Shore", "Courtyard", "Letter", "Mirror",
  ]
  private static let moods = [
    "at dusk", "in rain", "with lemons", "in red", "after snow", "from memory", "in March",
    "with two doors", "at noon", "unfinished", "in blue", "before the storm",
  ]
  private static let ratios = [0.62, 0.75, 0.8, 1, 1.2, 1.25, 1.33, 1.5, 1.62]

  private var state: UInt64
  private var nextID: Int

  /// The same seed gives the same works; `firstID` keeps later works apart from earlier ones.
  init(seed: UInt64, firstID: Int = 0) {
    state = seed
    nextID = firstID
  }

  /// Sections with these numbers of works, of proportions of their own or all of the same.
  mutating func catalogue(_ counts: [Int], ratio: Double? = nil) -> Catalogue {
    var sections: [CatalogueSection] = []
    for (index, count) in counts.enumerated() {
      let title = Self.rooms[index % Self.rooms.count]
      sections.append(CatalogueSection(title: title, works: works(count, ratio: ratio)))
    }
    return Catalogue(sections: sections)
  }

  mutating func works(_ count: Int, ratio: Double? = nil) -> [Work] {
    (0..<count).map { _ in
      defer { nextID += 1 }
      let title = "\(pick(Self.subjects)) \(pick(Self.moods))"
      let height = 300 * (ratio ?? pick(Self.ratios))
      return Work(id: nextID, title: title, width: 300, height: height)
    }
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    // SplitMix64, by Steele, Lea and Flood (2014): enough to look unplanned, the same everywhere.
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return values[Int(mixed % UInt64(values.count))]
  }
}
