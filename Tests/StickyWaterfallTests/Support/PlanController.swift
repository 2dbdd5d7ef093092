import StickyWaterfall

/// A delegate that has every method there is, answers from its plans, and keeps the questions.
@MainActor
final class PlanController: BareController, WaterfallFlowLayoutDelegate {
  var plans: [SectionPlan] {
    didSet { counts = plans.map(\.items.count) }
  }
  let direction: Direction
  /// The questions asked, such as `heightForItemAt 0 3`, oldest first.
  private(set) var questions: [String] = []

  init(_ plans: [SectionPlan], direction: Direction = .vertical) {
    (self.plans, self.direction) = (plans, direction)
    super.init(plans.map(\.items.count))
  }

  /// The extents across scrolling that items were asked about with, oldest first.
  private(set) var statedExtents: [CGFloat] = []

  func forgetQuestions() { questions = [] }

  private func asked(_ question: String, _ section: Int) -> SectionPlan {
    questions.append("\(question) \(section)")
    return plans[section]
  }

  private func asked(_ question: String, _ indexPath: IndexPath) -> SectionPlan {
    questions.append("\(question) \(indexPath.section) \(indexPath.item)")
    return plans[indexPath.section]
  }

  // MARK: The stock questions

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let plan = asked("sizeForItemAt", indexPath)
    return direction.turned(CGSize(width: 1, height: plan.items[indexPath.item]))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { direction.turned(asked("insetForSectionAt", section).inset) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { asked("minimumLineSpacingForSectionAt", section).lineSpacing }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { asked("minimumInteritemSpacingForSectionAt", section).columnSpacing }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    let plan = asked("referenceSizeForHeaderInSection", section)
    return direction.turned(CGSize(width: 0, height: plan.header))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    let plan = asked("referenceSizeForFooterInSection", section)
    return direction.turned(CGSize(width: 0, height: plan.footer))
  }

  // MARK: The waterfall's own

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnCountForSectionAt section: Int
  ) -> Int { asked("columnCountForSectionAt", section).columns }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumColumnWidthForSectionAt section: Int
  ) -> CGFloat { asked("minimumColumnWidthForSectionAt", section).minimumColumnWidth }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    itemPlacementForSectionAt section: Int
  ) -> ItemPlacement { asked("itemPlacementForSectionAt", section).placement }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    heightForItemAt indexPath: IndexPath, itemWidth: CGFloat
  ) -> CGFloat {
    statedExtents.append(itemWidth)
    return asked("heightForItemAt", indexPath).items[indexPath.item]
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    widthForItemAt indexPath: IndexPath, itemHeight: CGFloat
  ) -> CGFloat {
    statedExtents.append(itemHeight)
    return asked("widthForItemAt", indexPath).items[indexPath.item]
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    columnSpanForItemAt indexPath: IndexPath
  ) -> Int { asked("columnSpanForItemAt", indexPath).span(ofItem: indexPath.item) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    headerInsetForSectionAt section: Int
  ) -> UIEdgeInsets { direction.turned(asked("headerInsetForSectionAt", section).headerInset) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    footerInsetForSectionAt section: Int
  ) -> UIEdgeInsets { direction.turned(asked("footerInsetForSectionAt", section).footerInset) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinsHeaderInSectionAt section: Int
  ) -> Bool { asked("pinsHeaderInSectionAt", section).pinsHeader }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinsFooterInSectionAt section: Int
  ) -> Bool { asked("pinsFooterInSectionAt", section).pinsFooter }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinnedHeaderExtentInSectionAt section: Int
  ) -> CGFloat { asked("pinnedHeaderExtentInSectionAt", section).pinnedHeader }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    pinnedFooterExtentInSectionAt section: Int
  ) -> CGFloat { asked("pinnedFooterExtentInSectionAt", section).pinnedFooter }
}
