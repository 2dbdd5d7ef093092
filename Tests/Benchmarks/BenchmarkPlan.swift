#if !canImport(UIKit)
import Foundation
import StickyWaterfall
import UIKitTestSupport
import WaterfallTestSupport

/// What is laid out, and how often it is measured.
struct BenchmarkPlan {
  /// One section of a million items.
  let feed: BenchmarkInput
  /// The feed's first ten thousand items, which a rect query is compared with.
  let fewItems: BenchmarkInput
  /// Thousands of sections, headers and footers pinned.
  let catalogue: BenchmarkInput
  /// The same shape with a thousand items, which a scroll step is compared with.
  let fewSections: BenchmarkInput
  /// One section of tags, of as many widths as words have: they stand in rows.
  let tags: BenchmarkInput
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
    let sections =
      if let path = options.dataPath {
        try SectionFile(path: path).sections
      } else {
        made.sections(options.isSmoke ? .smokeMany : .many)
      }
    catalogue = BenchmarkInput(name: "catalogue", sections: sections, hasBoundaries: true)
    fewSections = BenchmarkInput(
      name: "few", sections: made.sections(options.isSmoke ? .smokeFew : .few), hasBoundaries: true)
  }

  /// How often something in a row is repeated.
  func repeats(_ count: Int) -> Int { isSmoke ? min(count, 5) : count }
}

/// Sections of item sizes, and how a layout is told to lay them out.
struct BenchmarkInput {
  let name: String
  var sections: [[CGSize]]
  /// Whether there are headers and footers, all pinned.
  var hasBoundaries = false
  var columnCount = Metrics.columnCount
  /// Whether one item in ten covers two columns.
  var hasSpans = false

  var itemCount: Int { sections.reduce(0) { $0 + $1.count } }

  /// The longest section, in whose middle things change.
  var longestSection: Int {
    sections.indices.max { sections[$0].count < sections[$1].count } ?? 0
  }

  var description: String {
    let longest = sections[longestSection].count
    let shape =
      sections.count == 1 ? "one section" : "\(sections.count) sections, one of \(longest)"
    return "\(name): \(itemCount) items in \(shape)"
  }

  /// The same with no more than `count` items in a section.
  func cut(to count: Int) -> BenchmarkInput {
    var cut = self
    cut.sections = sections.map { Array($0.prefix(count)) }
    return cut
  }

  /// A layout with the input's metrics.
  @MainActor
  func makeLayout() -> WaterfallFlowLayout {
    let layout = WaterfallFlowLayout()
    layout.adoptMetrics(of: self)
    return layout
  }

  @MainActor
  func makeController() -> FeedController {
    hasSpans ? SpanningController(sections) : FeedController(sections)
  }
}
#endif
