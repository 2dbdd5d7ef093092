import StickyWaterfall

/// Works in sections: what every scene shows.
struct Catalogue: Equatable, Sendable {
  var sections: [CatalogueSection]

  var workCount: Int { sections.reduce(0) { $0 + $1.works.count } }

  /// Works to come after those there are, in the sizes of these from the first on.
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

/// A picture to give room to.
struct Work: Equatable, Sendable {
  /// Stays with the work wherever inserts and deletes move it.
  var id: Int
  var title: String
  /// Any unit: a layout reads the ratio.
  var width: Double
  var height: Double

  var size: CGSize { CGSize(width: width, height: height) }
}
