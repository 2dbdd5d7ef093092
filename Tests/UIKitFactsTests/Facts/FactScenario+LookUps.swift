extension FactScenario {
  static let lookUps: [FactScenario] = [
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
