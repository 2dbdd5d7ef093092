/// The sections that have items, so that any number of empty ones is passed over at once.
struct FilledSections: Equatable, Sendable {
  /// Ascending.
  private(set) var sections: [Int] = []
  /// How many sections, from the first on, are accounted for.
  private var knownCount = 0

  /// Forgets the sections from `section` on; nothing to do where the same ones have items as before.
  mutating func truncate(toSection section: Int) {
    guard section < knownCount else { return }
    knownCount = section
    let kept = sections.indices.partitionPoint { sections[$0] >= section }
    sections.removeLast(sections.count - kept)
  }

  /// Takes in the sections that are not accounted for.
  ///
  /// - Complexity: O(those sections).
  mutating func update(with all: [WaterfallSection]) {
    for section in knownCount..<all.count where all[section].items.count > 0 {
      sections.append(section)
    }
    knownCount = all.count
  }
}
