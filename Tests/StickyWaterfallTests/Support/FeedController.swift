import StickyWaterfall

enum FeedQuery: Hashable {
  case item(IndexPath)
  case header(Int)
  case footer(Int)
  case columns(Int)
  case pins(Int)

  var section: Int {
    switch self {
    case .item(let path): path.section
    case .header(let section), .footer(let section), .columns(let section), .pins(let section):
      section
    }
  }
}

/// A data source and delegate for a feed, which records the layout's queries.
final class FeedController: AnsweringController {
  static let inset: CGFloat = 10
  static let spacing: CGFloat = 12

  var sections: [FeedSection] {
    didSet { counts = sections.map(\.items.count) }
  }
  /// Whether heights are for items 100 points wide, and scale with the width.
  var isScaled = false
  var emptySectionsHaveNoInsets = false
  private(set) var queries: [FeedQuery] = []
  /// Runs at each query, before the controller returns a value.
  var onQuery: (() -> Void)?

  init(_ sections: [FeedSection]) {
    self.sections = sections
    super.init(sections.map(\.items.count))
    let side = Self.inset
    let spacing = Self.spacing
    let inset = UIEdgeInsets(top: side, left: side, bottom: side, right: side)
    self.inset = { [unowned self] section in
      emptySectionsHaveNoInsets && self.sections[section].items.isEmpty ? .zero : inset
    }
    lineSpacing = { _ in spacing }
    interitemSpacing = { _ in spacing }
    answerByFeed()
  }

  private func answerByFeed() {
    height = { [unowned self] path, width in
      record(.item(path))
      let height = sections[path].height
      return isScaled ? (height * width / 100).rounded() : height
    }
    span = { [unowned self] in sections[$0].span }
    columns = { [unowned self] in
      record(.columns($0))
      return sections[$0].columns
    }
    headerSize = { [unowned self] in
      record(.header($0))
      return CGSize(width: 0, height: sections[$0].header)
    }
    footerSize = { [unowned self] in
      record(.footer($0))
      return CGSize(width: 0, height: sections[$0].shownFooter)
    }
    // The method below returns the value.
    pinsHeader = { _ in false }
  }

  /// Uses sizes, which cells can override, instead of exact heights from the next reload on.
  func answerBySizes() {
    height = nil
    size = { [unowned self] path in
      record(.item(path))
      return CGSize(width: 0, height: sections[path].height)
    }
  }

  override func forgetQueries() {
    super.forgetQueries()
    queries = []
  }

  private func record(_ query: FeedQuery) {
    queries.append(query)
    onQuery?()
  }

  /// The items that the layout queried, once for each query, in ascending order.
  var queriedItems: [IndexPath] {
    queries.compactMap { if case .item(let indexPath) = $0 { indexPath } else { nil } }.sorted()
  }

  override func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinsHeaderForSectionAt section: Int
  ) -> Bool {
    record(.pins(section))
    return (layout as? UICollectionViewFlowLayout)?.sectionHeadersPinToVisibleBounds ?? false
  }

  /// Makes the cells prefer the given heights, by the names of their items.
  func sizeCells(_ height: @escaping (_ name: Int) -> CGFloat) {
    answerBySizes()
    preferredExtent = { [unowned self] path, kind in
      kind == nil ? height(sections[path].name) : nil
    }
  }

  override func moveItem(at source: IndexPath, to destination: IndexPath) {
    let item = sections[source.section].items.remove(at: source.item)
    sections[destination.section].items.insert(item, at: destination.item)
  }
}
