extension FactScenario {
  static let lookups: [FactScenario] = [
    .init(
      "1.6", "the base answers nothing and refuses, by a bare context",
      shows: ["0x0", "elements nil", "item nil", "wants false", "names nothing true"]
    ) {
      let base = UICollectionViewLayout()
      let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      let context = base.invalidationContext(forBoundsChange: bounds)
      let isBare = !context.invalidateEverything && context.invalidatedItemIndexPaths == nil
      return [
        base.collectionViewContentSize.short,
        "elements \(base.layoutAttributesForElements(in: bounds) == nil ? "nil" : "some")",
        "item \(base.layoutAttributesForItem(at: [0, 0]) == nil ? "nil" : "some")",
        "wants \(base.shouldInvalidateLayout(forBoundsChange: bounds))",
        "names nothing \(isBare && context.invalidatedSupplementaryIndexPaths == nil)",
      ]
    },
    .init(
      "1.2", "rows are on screen where the layout says, and found there", rows: [20],
      shows: [
        "100x1000", "0.0: 0 0 100x50", "0.1: 0 50 100x50", "0.2: 0 100 100x50",
        "0.3: 0 150 100x50", "at 60: 0.1", "at -60: none", "of the cell: 0.2",
      ]
    ) { stage in
      let places = [60, -60].map { y in
        let path = stage.view.indexPathForItem(at: CGPoint(x: 5, y: y))
        return "at \(y): \(path?.short ?? "none")"
      }
      let path = stage.cell(2).flatMap { stage.view.indexPath(for: $0) }
      return [stage.content] + stage.cellFrames + places + ["of the cell: \(path?.short ?? "none")"]
    },
    .init(
      "1.3", "counts stay until a reload, which brings the offset into range", rows: [20],
      shows: ["still 1 20", "items 5 at 50", "0.1 0.2 0.3 0.4", "sections 3", "sections 0 100x0"]
    ) { stage in
      stage.scroll(to: 800)
      stage.controller.counts = [5]
      let view = stage.view
      var seen = ["still \(view.numberOfSections) \(view.numberOfItems(inSection: 0))"]
      stage.reload()
      seen.append("items \(view.numberOfItems(inSection: 0)) at \(view.contentOffset.y.short)")
      seen.append(stage.visibleItems.map(\.short).joined(separator: " "))
      stage.controller.counts = [1, 0, 0]
      stage.view.reloadData()
      seen.append("sections \(view.numberOfSections)")
      stage.controller.counts = []
      stage.reload()
      return seen + ["sections \(view.numberOfSections) \(stage.content)"]
    },
    .init(
      "10.16", "a decoration registered in prepare() does not invalidate",
      shows: ["prepared 1", "after 0"]
    ) {
      let layout = RegisteringLayout()
      let stage = FactsStage(layout, [2])
      let invalidations = layout.calls.lines.filter { $0 == "invalidateLayout" }.count
      stage.view.layoutIfNeeded()
      return [
        "prepared \(layout.calls.lines.filter { $0 == "prepare" }.count)",
        "after \(layout.calls.lines.filter { $0 == "invalidateLayout" }.count - invalidations)",
      ]
    },
    .init(
      "10.11", "a layout may set insets while it is asked",
      shows: ["inset 12", "0.0: 0 0 100x50", "0.1: 0 50 100x50"]
    ) {
      let stage = FactsStage(InsettingLayout(), [2])
      return ["inset \(stage.view.contentInset.top.short)"] + stage.cellFrames
    },
  ]
}

private final class RegisteringLayout: ListLayout {
  override func prepare() {
    super.prepare()
    register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
  }
}

private final class InsettingLayout: ListLayout {
  override func prepare() {
    super.prepare()
    collectionView?.contentInset.top = 12
  }
}
