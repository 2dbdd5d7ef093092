/// Items of specified sizes in a flow layout at 2x, and the recorded frames of the stock layout.
package struct RecordedFlow: Sendable {
  package typealias Size = (width: CGFloat, height: CGFloat)
  package typealias Inset = (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
  /// The fact in Sources/HeadlessUIKit/UIKitFacts.md that the recording shows.
  package let fact: String
  package let name: String
  private let counts: [Int]
  private let size: Size
  private let sizes: [[Size]]
  private let spacing: (line: CGFloat, item: CGFloat)
  private let inset: Inset
  private let header: CGFloat
  /// The footer's length for each section, or empty.
  private let footers: [CGFloat]
  private let isHorizontal: Bool
  /// Elements and recorded values; `0.1` is the second item of the first section.
  private let elements: KeyValuePairs<String, String>

  init(
    _ fact: String, _ name: String, _ counts: [Int], in size: Size, size item: Size = (0, 0),
    sizes: [[Size]]? = nil, spacing: (line: CGFloat, item: CGFloat) = (10, 10),
    inset: Inset = (0, 0, 0, 0), header: CGFloat = 0, footers: [CGFloat] = [],
    isHorizontal: Bool = false, shows elements: KeyValuePairs<String, String>
  ) {
    self.fact = fact
    self.name = name
    self.counts = counts
    self.size = size
    self.sizes = sizes ?? counts.map { Array(repeating: item, count: $0) }
    self.spacing = spacing
    self.inset = inset
    self.isHorizontal = isHorizontal
    self.header = header
    self.footers = footers
    self.elements = elements
  }

  /// The recorded values, a line for each element.
  package var recorded: [String] { elements.map { "\($0): \($1)" } }

  /// Whether all items have one size, which the layout can specify instead of the delegate.
  package var hasOneSize: Bool { shared != nil }

  /// Whether items of equal width have unequal heights, or the reverse if horizontal.
  package var variesAlongScrolling: Bool {
    sizes.contains { sizes in
      let across = Set(sizes.map { isHorizontal ? $0.height : $0.width })
      return across.count == 1 && Set(sizes.map { isHorizontal ? $0.width : $0.height }).count > 1
    }
  }

  private var shared: Size? {
    let all = sizes.joined()
    return all.allSatisfy { $0 == all.first! } ? all.first : nil
  }

  /// Returns the values of `layout` with the same input, in the format of `recorded`.
  @MainActor
  package func observed(
    of layout: UICollectionViewFlowLayout, sizesByDelegate: Bool = true
  ) -> [String] {
    layout.scrollDirection = isHorizontal ? .horizontal : .vertical
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = spacing
    layout.sectionInset = UIEdgeInsets(
      top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right)
    layout.headerReferenceSize = CGSize(width: header, height: header)
    let stage = ViewStage(
      FlowController(counts), layout: layout,
      size: CGSize(width: size.width, height: size.height), scale: 2)
    stage.view.contentInsetAdjustmentBehavior = .never
    if sizesByDelegate {
      stage.controller.size = { path in
        let size = sizes[path.section][path.item]
        return CGSize(width: size.width, height: size.height)
      }
    } else if let shared {
      layout.itemSize = CGSize(width: shared.width, height: shared.height)
    }
    if !footers.isEmpty {
      stage.controller.footerSize = { CGSize(width: footers[$0], height: footers[$0]) }
    }
    stage.connect()
    stage.view.layoutIfNeeded()
    let found = found(in: stage.view, layout)
    return elements.map { "\($0.key): \(found[$0.key] ?? "none")" }
  }

  @MainActor
  private func found(
    in view: UICollectionView, _ layout: UICollectionViewFlowLayout
  ) -> [String: String] {
    var found = [
      "content width": view.contentSize.width.short,
      "content height": view.contentSize.height.short,
    ]
    for (section, count) in counts.enumerated() {
      for item in 0..<count {
        let frame = layout.layoutAttributesForItem(at: [section, item])?.frame
        found["\(section).\(item)"] = frame?.short
      }
      for (word, side) in [("header", Side.header), ("footer", .footer)] {
        let frame = layout.layoutAttributesForSupplementaryView(
          ofKind: side.kind, at: [section, 0])?.frame
        found["\(word) \(section)"] = frame?.short
      }
    }
    return found
  }
}
