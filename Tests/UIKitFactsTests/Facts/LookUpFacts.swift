import Testing

extension FactScenario {
  static let lookUps = [
    heightAfterReload, decorationInPrepare, movement, insetsInPrepare, committedPaths,
  ]

  static let heightAfterReload = FactScenario("10.15", "the content size right after a reload") {
    let layout = UICollectionViewFlowLayout()
    let stage = FactsStage.flow([2], layout) { layout in
      layout.itemSize = CGSize(width: 320, height: 40)
      layout.minimumLineSpacing = 0
    }
    stage.source.counts = [5]
    stage.view.reloadData()
    return [layout.collectionViewContentSize.height.short]
  }

  static let decorationInPrepare = FactScenario("10.16", "a decoration registered in prepare()") {
    let layout = RegisteringLayout()
    let stage = FactsStage(layout, [2])
    let invalidations = layout.calls.lines.filter { $0 == "invalidateLayout" }.count
    stage.view.layoutIfNeeded()
    return ["prepared \(layout.calls.lines.filter { $0 == "prepare" }.count)"]
      + ["after \(layout.calls.lines.filter { $0 == "invalidateLayout" }.count - invalidations)"]
  }

  static let movement = FactScenario("10.1", "item 0 moved to 3 by hand") {
    let stage = FactsStage(RowsLayout(), [4])
    stage.calls.lines = []
    UIView.performWithoutAnimation {
      _ = stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 175))
      stage.view.layoutIfNeeded()
      stage.view.endInteractiveMovement()
      stage.view.layoutIfNeeded()
    }
    return stage.calls.lines.filter { $0.hasPrefix("moved") || $0.hasPrefix("update ") }
  }

  static let insetsInPrepare = FactScenario("10.11", "a content inset set in prepare()") {
    let stage = FactsStage(InsettingLayout(), [2])
    return ["inset \(stage.view.contentInset.top.short)"] + stage.cellFrames
  }

  static let committedPaths = FactScenario("10.3", "paths while nothing is uncommitted") {
    let view = FactsStage(RowsLayout(), [2]).view
    let path = IndexPath(item: 1, section: 0)
    return [
      "uncommitted \(view.hasUncommittedUpdates)",
      view.dataSourceIndexPath(forPresentationIndexPath: path)?.short ?? "nil",
    ]
  }
}

@MainActor
@Suite struct LookUpFacts {
  @Test func theStockLayoutComputesWhenItIsAsked() {
    #expect(FactScenario.heightAfterReload.run() == ["200"])
  }

  @Test func aRegistrationDoesNotInvalidate() {
    #expect(FactScenario.decorationInPrepare.run() == ["prepared 1", "after 0"])
  }

  @Test func theDataSourceIsToldOnceAtTheDrop() {
    #expect(FactScenario.movement.run().filter { $0.hasPrefix("moved") } == ["moved 0.0 to 0.3"])
  }

  @Test func aLayoutMaySetInsetsWhileItIsAsked() {
    #expect(
      FactScenario.insetsInPrepare.run() == ["inset 12", "0.0: 0 0 100x50", "0.1: 0 50 100x50"])
  }

  /// A placeholder needs a drop session, which only the stand-in can make.
  @Test func withoutPlaceholdersPathsAreTheDataSources() {
    #expect(FactScenario.committedPaths.run() == ["uncommitted false", "0.1"])
  }
}

private final class RegisteringLayout: RowsLayout {
  override func prepare() {
    super.prepare()
    register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
  }
}

private final class InsettingLayout: RowsLayout {
  override func prepare() {
    super.prepare()
    collectionView?.contentInset.top = 12
  }
}
