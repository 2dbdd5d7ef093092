#if !canImport(UIKit)
import Foundation
import StickyWaterfall
import UIKitTestSupport
import WaterfallTestSupport

/// The inputs of the benchmark and the number of rounds.
struct BenchmarkPlan {
  /// One section of a million items.
  let feed: BenchmarkInput
  /// The feed's first ten thousand items, whose rectangle query is compared with the feed's.
  let fewItems: BenchmarkInput
  /// Thousands of sections with pinned headers and footers.
  let catalog: BenchmarkInput
  /// A thousand items in the catalog's proportions, whose scroll step is compared with the
  /// catalog's.
  let fewSections: BenchmarkInput
  /// One section of tags with the widths of words, which form rows.
  let tags: BenchmarkInput
  /// One section of photos of one height, which form rows.
  let photoRows: BenchmarkInput
  let rounds: Int
  let isSmoke: Bool

  init(_ options: BenchmarkOptions) throws(UsageProblem) {
    isSmoke = options.isSmoke
    rounds = options.isSmoke ? 3 : 9
    let made = MadeSections(seed: 1)
    let photos = made.photos(options.isSmoke ? 3_000 : 1_000_000)
    feed = BenchmarkInput(name: "feed", sections: [photos])
    fewItems = feed.cut(to: options.isSmoke ? 300 : 10_000)
    tags = BenchmarkInput(
      name: "tags", sections: [made.tags(options.isSmoke ? 300 : 100_000)], columnCount: 0)
    photoRows = BenchmarkInput(
      name: "photo rows", sections: [made.photoRows(options.isSmoke ? 300 : 100_000)],
      columnCount: 0)
    let sections =
      if let path = options.dataPath {
        try SectionFile(path: path).sections
      } else {
        made.sections(options.isSmoke ? .smokeMany : .many)
      }
    catalog = BenchmarkInput(name: "catalog", sections: sections, hasBoundaries: true)
    fewSections = BenchmarkInput(
      name: "few", sections: made.sections(options.isSmoke ? .smokeFew : .few), hasBoundaries: true)
  }

  /// Returns the number of repetitions, which is small in a smoke test.
  func repeats(_ count: Int) -> Int { isSmoke ? min(count, 5) : count }
}

/// Sections of item sizes and the settings to lay them out.
struct BenchmarkInput {
  let name: String
  var sections: [[CGSize]]
  /// Whether the sections have pinned headers and footers.
  var hasBoundaries = false
  var columnCount = Metrics.columnCount
  var rowDistribution = WaterfallFlowLayout.RowDistribution.justified
  /// Whether every tenth item spans two columns.
  var hasSpans = false
  /// Whether the delegate specifies exact heights in addition to sizes.
  var hasExactHeights = false

  var itemCount: Int { sections.reduce(0) { $0 + $1.count } }

  /// The index of the longest section, in whose middle items change.
  var longestSection: Int {
    sections.indices.max { sections[$0].count < sections[$1].count } ?? 0
  }

  var description: String {
    let longest = sections[longestSection].count
    let distribution =
      sections.count == 1 ? "one section" : "\(sections.count) sections, the longest of \(longest)"
    return "\(name): \(itemCount) items in \(distribution)"
  }

  func cut(to count: Int) -> BenchmarkInput {
    var cut = self
    cut.sections = sections.map { Array($0.prefix(count)) }
    return cut
  }

  @MainActor
  func makeLayout() -> WaterfallFlowLayout {
    let layout = WaterfallFlowLayout()
    layout.adoptMetrics(of: self)
    layout.rowDistribution = rowDistribution
    return layout
  }

  @MainActor
  func makeController() -> FeedController {
    if hasExactHeights { return ExactHeightController(sections) }
    return hasSpans ? SpanningController(sections) : FeedController(sections)
  }
}
#endif
