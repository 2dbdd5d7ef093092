/// The sections that have items, so that any number of empty ones is passed over at once.
struct FilledSections: Sendable {
  /// Ascending.
  private(set) var sections: [Int] = []
  /// How many items there are up to the end of each of them.
  private var runningCounts: [Int] = []

  /// How many items there are in all sections.
  var itemCount: Int { runningCounts.last ?? 0 }

  /// Takes in the sections from `first` on; those before are as they were.
  ///
  /// - Complexity: O(sections from `first` on), as the running sum of their starts.
  mutating func update(from first: Int, sections all: [WaterfallSection]) {
    let kept = place(ofSection: first)
    sections.removeLast(sections.count - kept)
    runningCounts.removeLast(runningCounts.count - kept)
    for section in first..<max(first, all.count) where all[section].items.count > 0 {
      sections.append(section)
      runningCounts.append(itemCount + all[section].items.count)
    }
  }

  /// Where `section` is in the list, or the next one that has items.
  private func place(ofSection section: Int) -> Int {
    sections.indices.partitionPoint { sections[$0] >= section }
  }
}
