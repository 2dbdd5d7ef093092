import StickyWaterfall

/// Works in sections, the data of every scene.
struct Catalogue: Equatable, Sendable {
  var sections: [CatalogueSection]

  var workCount: Int { sections.reduce(0) { $0 + $1.works.count } }

  /// Returns new works that repeat the sizes of the existing ones.
  func more(_ count: Int) -> [Work] {
    let works = sections.flatMap(\.works)
    let next = (works.map(\.id).max() ?? -1) + 1
    return (next..<next + count).map { id in
      let like = works[(id - next) % works.count]
      return Work(id: id, title: "\(id + 1)", width: like.width, height: like.height)
    }
  }
}

/// One artist's works, or one part of a feed.
struct CatalogueSection: Equatable, Sendable {
  var title: String
  var works: [Work]
}

struct Work: Equatable, Sendable {
  /// The work's identity, which inserts and deletes don't change.
  var id: Int
  var title: String
  /// The width in any unit, because the layout uses only the ratio.
  var width: Double
  var height: Double

  var size: CGSize { CGSize(width: width, height: height) }
}
