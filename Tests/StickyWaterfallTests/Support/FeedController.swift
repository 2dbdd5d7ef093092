import StickyWaterfall

/// What a layout asks a `FeedController`.
enum FeedQuestion: Hashable {
  case item(IndexPath)
  case header(Int)
  case footer(Int)
  case columns(Int)
  case pins(Int)
}

/// A data source and delegate whose content is a feed; it keeps what it is asked.
@MainActor
final class FeedController: NSObject, UICollectionViewDataSource, WaterfallFlowLayoutDelegate {
  static let inset: CGFloat = 10
  static let spacing: CGFloat = 12

  var sections: [FeedSection]
  /// Whether heights are those of items 100 points wide, and are scaled to the width.
  var isScaled = false
  /// Whether a section that holds nothing has no insets.
  var emptySectionsHaveNoInsets = false
  private(set) var questions: [FeedQuestion] = []
  /// Called with each question, before it is answered.
  var whenAsked: (() -> Void)?
  /// What cells, headers and footers say of their own size; nil for what they were given.
  var preferredExtent: ((IndexPath, _ kind: String?) -> CGFloat?)?
  /// What cells were asked to show, by name of the item.
  private(set) var shownNames: [Int] = []

  init(_ sections: [FeedSection]) {
    self.sections = sections
  }

  func forgetQuestions() { questions = [] }

  private func note(_ question: FeedQuestion) {
    questions.append(question)
    whenAsked?()
  }

  /// The items that were asked about, each question counted.
  var itemQuestions: [IndexPath] {
    questions.compactMap { if case .item(let indexPath) = $0 { indexPath } else { nil } }.sorted()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? StageCell)?.fitting = { [weak self] in self?.preferred($0) ?? $0 }
    shownNames.append(sections[indexPath.section].items[indexPath.item].name)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    (view as? StageBoundaryView)?.fitting = { [weak self] in self?.preferred($0) ?? $0 }
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let item = sections[sourceIndexPath.section].items.remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].items.insert(item, at: destinationIndexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    heightForItemAt indexPath: IndexPath, itemWidth: CGFloat
  ) -> CGFloat {
    note(.item(indexPath))
    let height = sections[indexPath.section].items[indexPath.item].height
    return isScaled ? (height * itemWidth / 100).rounded() : height
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnSpanForItemAt indexPath: IndexPath
  ) -> Int { sections[indexPath.section].items[indexPath.item].span }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnCountForSectionAt section: Int
  ) -> Int {
    note(.columns(section))
    return sections[section].columns
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    guard !(emptySectionsHaveNoInsets && sections[section].items.isEmpty) else { return .zero }
    return UIEdgeInsets(top: Self.inset, left: Self.inset, bottom: Self.inset, right: Self.inset)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { Self.spacing }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { Self.spacing }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    note(.header(section))
    return CGSize(width: 0, height: sections[section].header)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    note(.footer(section))
    return CGSize(width: 0, height: sections[section].shownFooter)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinsHeaderInSectionAt section: Int
  ) -> Bool {
    note(.pins(section))
    return (layout as? UICollectionViewFlowLayout)?.sectionHeadersPinToVisibleBounds ?? false
  }

  private func preferred(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let extent = preferredExtent?(attributes.indexPath, attributes.representedElementKind)
    if let extent { attributes.size.height = extent }
    return attributes
  }
}
