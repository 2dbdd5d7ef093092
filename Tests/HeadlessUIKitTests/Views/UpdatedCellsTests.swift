#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// What the collection view asks visible cells and the layout in and around batch updates (facts
/// 15.1 to 15.10).
@MainActor
@Suite struct UpdatedCellsTests {
  private func flow(
    _ estimate: CGFloat = 50, _ counts: [Int] = [3], height: @escaping (Int) -> CGFloat
  ) -> CollectionStage {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 100, height: estimate)
    layout.minimumLineSpacing = 0
    let stage = CollectionStage(layout, counts)
    stage.controller.preferredExtent = { path, kind in kind == nil ? height(path.item) : nil }
    return stage.started()
  }

  private func asks(_ calls: [String]) -> Int {
    calls.count { $0 == "shouldInvalidateLayout(forPreferredLayoutAttributes:)" }
  }

  // MARK: Preferred sizes in batches (facts 15.1)

  @Test(arguments: [true, false])
  func batchWithoutChangesAsksVisibleCellsAgain(delivers: Bool) {
    var height: CGFloat = 60
    let stage = flow { $0 == 1 ? height : 60 }
      .started(\.updateLists, delivers ? .always : .ofMovements)
    #expect(asks(stage.calls {}) == 0)
    height = 90
    stage.update()
    #expect(stage.frames().map(\.height) == [60, 90, 60])
  }

  @Test func insertionAsksEachCellForItsSizeAtItsNewPath() {
    var heights: [CGFloat] = [60, 70, 80]
    let stage = flow { heights[$0] }
    heights = [40, 60, 100, 80]
    stage.update { stage.insert("new", at: [0, 0]) }
    #expect(stage.frames().map(\.height) == [40, 60, 100, 80])
  }

  @Test func viewThatKeepsChangingItsSizeInABatchIsReported() {
    var height: CGFloat = 0
    var grows = false
    let found = ReportLog.reports {
      let stage = flow { _ in
        if grows { height += 1 }
        return 60 + height
      }
      grows = true
      stage.update()
    }
    #expect(found.reason.contains("stuck in its update/layout loop"))
  }

  // MARK: Options

  @Test(arguments: [false, true])
  func flowLayoutForgetsSizesInABatchUnlessAnOptionKeepsThem(keeps: Bool) {
    defer { LayoutReadings.reset() }
    LayoutReadings.flowForgetsSizesInUpdates = !keeps
    let stage = flow(50, [9]) { CGFloat(60 + $0) }
    stage.scroll(to: 400)
    #expect(stage.visibleItems.first != [0, 0])
    stage.controller.preferredExtent = nil
    stage.update { stage.insert("new", at: [0, 2]) }
    let height = stage.layout.layoutAttributesForItem(at: [0, 1])?.frame.height
    #expect(height == (keeps ? 61 : 50))
  }

  @Test(arguments: [0, 1, 4])
  func animatedChangeOfBoundsAsksForTheOffsetInEachRound(rounds: Int) {
    let layout = AlteredList()
    layout.target = { _, stock in CGPoint(x: stock.x, y: 130) }
    let stage = CollectionStage(layout, [20]).started(\.targetOffsetRounds, rounds)
    layout.calls.lines = []
    UIView.animate(withDuration: 0.3) {
      stage.view.frame.size.width = 80
      stage.view.layoutIfNeeded()
    }
    let lines = layout.calls.lines.filter { $0.hasPrefix("bounds change") }
    #expect(lines.count == 2 * max(1, rounds))
    #expect(stage.view.contentOffset.y == (rounds == 0 ? 0 : 130))
    #expect(stage.titles.first == (rounds == 0 ? "0.0" : "0.2"))
  }

  @Test(arguments: [false, true])
  func animatedChangeOfSizeProposesTheOldOrThePresentOffset(proposesOld: Bool) {
    let layout = AlteredList()
    let stage = CollectionStage(layout, [20]).started(\.proposesOldOffset, proposesOld)
    stage.scroll(to: 300)
    layout.whenPrepared = { $0.collectionView?.contentOffset.y = 340 }
    var proposals: [CGFloat] = []
    layout.target = { proposed, stock in
      proposals.append(proposed.y)
      return stock
    }
    UIView.animate(withDuration: 0.3) {
      stage.view.frame.size.width = 80
      stage.view.layoutIfNeeded()
    }
    #expect(proposals.first == (proposesOld ? 300 : 340))
  }

  @Test(arguments: [false, true])
  func optionLooksUpEachOldCellAfterTheList(looksUp: Bool) {
    let stage = CollectionStage(ListLayout(), [3]).started(\.looksUpOldCellsInUpdates, looksUp)
    let calls = stage.calls { stage.insert("new", at: [0, 0]) }
    let lookups = calls.drop { $0 != "prepare(forCollectionViewUpdates:)" }
      .filter { $0.hasPrefix("layoutAttributesForItem") }
    let old = [3, 2, 1].map { "layoutAttributesForItem [0, \($0)]" }
    #expect(lookups == (looksUp ? old : []))
  }

  /// Facts 15.5.
  @Test(arguments: [false, true])
  func optionListsASectionReloadAsADeletionAndAnInsertion(splits: Bool) {
    let layout = ListLayout()
    let stage = CollectionStage(layout, [2]).started(\.splitsSectionReloads, splits)
    stage.sections = [["new"]]
    stage.view.reloadSections([0])
    stage.view.layoutIfNeeded()
    #expect(
      layout.updates == (splits ? ["delete 0.- nil", "insert nil 0.-"] : ["reload 0.- 0.-"]))
    #expect(stage.titles == ["new"])
  }

  // MARK: Preferred frames

  @Test(arguments: [CGFloat.infinity, .nan, .greatestFiniteMagnitude])
  func preferredFrameThatIsNotFiniteInPixelsIsReported(height: CGFloat) {
    let found = ReportLog.reports { _ = flow { $0 == 0 ? height : 50 } }
    #expect(found.reason.hasPrefix("Rounding frame ("))
    #expect(found.first?.name == "NSInternalInconsistencyException")
  }

  @Test func preferredHeightGrowsAroundTheCenter() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.frame = CGRect(x: 20, y: 17.5, width: 374, height: 44)
    attributes.size.height = 100
    #expect(attributes.frame == CGRect(x: 20, y: -10.5, width: 374, height: 100))
  }

  // MARK: Outside of batches

  @Test(arguments: [
    UICollectionView.SelfSizingInvalidation.disabled, .enabled, .enabledIncludingConstraints,
  ])
  func cellThatInvalidatesItsIntrinsicSizeIsAskedAgain(
    mode: UICollectionView.SelfSizingInvalidation
  ) {
    var height: CGFloat = 60
    let stage = flow { $0 == 1 ? height : 60 }
    stage.view.selfSizingInvalidation = mode
    for view in [stage.cell(1), stage.cell(1)?.contentView] {
      height += 10
      view?.invalidateIntrinsicContentSize()
      stage.view.layoutIfNeeded()
      #expect(stage.frame(1)?.height == (mode == .disabled ? 60 : height))
    }
  }

  @Test(arguments: [false, true])
  func changedConstraintAsksTheCellAgainIfTheModeIncludesConstraints(includes: Bool) throws {
    let stage = flow { _ in 60 }
    let cell = try #require(stage.cell(1))
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(content)
    let height = content.heightAnchor.constraint(equalToConstant: 10)
    height.isActive = true
    stage.view.layoutIfNeeded()
    if includes { stage.view.selfSizingInvalidation = .enabledIncludingConstraints }
    stage.controller.preferredExtent = { _, kind in kind == nil ? 75 : nil }
    height.constant = 20
    stage.view.layoutIfNeeded()
    #expect(stage.frames().map(\.height) == [60, includes ? 75 : 60, 60])
  }
}
#endif
