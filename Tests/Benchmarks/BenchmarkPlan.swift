#if !canImport(UIKit)
import Foundation

/// How large everything is, and what is laid out.
struct BenchmarkPlan {
  /// The items of the rows that speak of a million.
  let photos: [[CGSize]]
  /// The smaller input that a rect query is compared with.
  let fewPhotos: [[CGSize]]
  /// The sections that the scroll step is measured in, and the small ones it is compared with.
  let sections: [[CGSize]]
  let fewSections: [[CGSize]]
  let rounds: Int
  let isSmoke: Bool
  let isCallersData: Bool

  /// Whether a row's measure can be short.
  enum Verdict {
    case counts
    case smoke
    /// The row's reach is stated for one million items, and these are others.
    case otherSize
  }

  init(_ options: BenchmarkOptions) throws(UsageProblem) {
    let isSmoke = options.isSmoke
    self.isSmoke = isSmoke
    isCallersData = options.dataPath != nil
    rounds = isSmoke ? 3 : 9
    let made = MadeSections(seed: 1)
    fewSections = made.sections(isSmoke ? .smokeFew : .few)
    if let path = options.dataPath {
      let read = try SectionFile(path: path).sections
      (photos, sections) = (read, read)
      fewPhotos = Self.first(10_000, of: read)
    } else {
      photos = [made.photos(isSmoke ? 3_000 : 1_000_000)]
      fewPhotos = [made.photos(isSmoke ? 300 : 10_000)]
      sections = made.sections(isSmoke ? .smokeMany : .many)
    }
  }

  func verdict(on row: RowName) -> Verdict {
    if isSmoke { return .smoke }
    return isCallersData && row != .scrollStep ? .otherSize : .counts
  }

  var itemCount: Int { photos.reduce(0) { $0 + $1.count } }

  /// The longest section, in whose middle things change.
  var longestSection: Int {
    photos.indices.max { photos[$0].count < photos[$1].count } ?? 0
  }

  /// How often something in a row is repeated.
  func repeats(_ count: Int) -> Int { isSmoke ? min(count, 5) : count }

  var description: String {
    let items = Self.size(photos)
    let source = isCallersData ? "the caller's file" : "made from seed 1"
    return "\(items); rect-query against \(Self.size(fewPhotos)); scroll-step in "
      + "\(Self.size(sections)) against \(Self.size(fewSections)); \(source); "
      + "3 columns, 390 x 844 points at scale 2"
  }

  private static func size(_ sections: [[CGSize]]) -> String {
    let items = sections.reduce(0) { $0 + $1.count }
    guard sections.count != 1 else { return "\(items) items" }
    let longest = sections.map(\.count).max() ?? 0
    return "\(items) items in \(sections.count) sections (one of \(longest))"
  }

  private static func first(_ count: Int, of sections: [[CGSize]]) -> [[CGSize]] {
    var first: [[CGSize]] = []
    var left = count
    for section in sections where left > 0 {
      first.append(Array(section.prefix(left)))
      left -= section.count
    }
    return first
  }
}
#endif
