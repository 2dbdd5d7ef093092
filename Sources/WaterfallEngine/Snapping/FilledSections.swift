/// The sections that have items, so that any number of empty ones is passed over at once.
struct FilledSections: Sendable {
  /// Ascending.
  private(set) var sections: [Int] = []

  /// Takes in the sections from `first` on; those before are as they were.
  ///
  /// - Complexity: O(sections from `first` on), as the running sum of their starts.
  mutating func update(from first: Int, sections all: [WaterfallSection]) {
    sections.removeLast(sections.count - place(ofSection: first))
    for section in first..<max(first, all.count) where all[section].items.count > 0 {
      sections.append(section)
    }
  }

  /// Where `section` is in the list, or the next one that has items.
  private func place(ofSection section: Int) -> Int {
    partitionPoint(of: sections.count) { sections[$0] >= section }
  }
}
