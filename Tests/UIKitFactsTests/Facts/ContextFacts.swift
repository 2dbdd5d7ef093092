import Testing

extension FactScenario {
  static let contexts = [contextDefaults, emptyLists, accumulated, flowFlags, updateContext]

  static let contextDefaults = FactScenario("2", "a context before anything is named") {
    let context = UICollectionViewLayoutInvalidationContext()
    return [
      "everything \(context.invalidateEverything)", "counts \(context.invalidateDataSourceCounts)",
      "items \(context.invalidatedItemIndexPaths?.count.description ?? "nil")",
      "boundaries \(context.invalidatedSupplementaryIndexPaths?.count.description ?? "nil")",
      "decorations \(context.invalidatedDecorationIndexPaths?.count.description ?? "nil")",
      "offset \(context.contentOffsetAdjustment.y.short)",
      "size \(context.contentSizeAdjustment.height.short)",
    ]
  }

  static let emptyLists = FactScenario("2", "empty lists") {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [])
    context.invalidateSupplementaryElements(ofKind: "kind", at: [])
    return [
      "items \(context.invalidatedItemIndexPaths?.count.description ?? "nil")",
      "boundaries \(context.invalidatedSupplementaryIndexPaths?.count.description ?? "nil")",
    ]
  }

  static let accumulated = FactScenario("2", "items named twice") {
    let context = UICollectionViewLayoutInvalidationContext()
    let paths = [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)]
    context.invalidateItems(at: [paths[0]])
    context.invalidateItems(at: paths)
    return (context.invalidatedItemIndexPaths ?? []).sorted().map(\.short)
  }

  static let flowFlags = FactScenario("2", "the flags of a new flow context") {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    return [
      "metrics \(context.invalidateFlowLayoutDelegateMetrics)",
      "attributes \(context.invalidateFlowLayoutAttributes)",
    ]
  }

  static let updateContext = FactScenario("2", "the context of an update") {
    let stage = FactsStage(RowsLayout(), [2])
    stage.calls.lines = []
    stage.update(to: [3]) { stage.view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
    return stage.calls.lines.filter { $0.hasPrefix("invalidate ") }
  }
}

@MainActor
@Suite struct ContextFacts {
  @Test func aNewContextNamesNothing() {
    #expect(
      FactScenario.contextDefaults.run() == [
        "everything false", "counts false", "items nil", "boundaries nil", "decorations nil",
        "offset 0", "size 0",
      ])
  }

  @Test func anEmptyListOfItemsIsNothingAndOneOfBoundariesIsSomething() {
    #expect(FactScenario.emptyLists.run() == ["items nil", "boundaries 1"])
  }

  @Test func namedItemsAreASet() {
    #expect(FactScenario.accumulated.run() == ["0.1", "0.2"])
  }

  /// How they start is contested; a recording settles it, and the stand-in has a switch.
  @Test func bothFlowFlagsStartAlike() {
    let seen = FactScenario.flowFlags.run()
    #expect(
      seen == ["metrics true", "attributes true"] || seen == ["metrics false", "attributes false"])
  }

  @Test func anUpdateMarksTheCountsOnly() {
    #expect(FactScenario.updateContext.run() == ["invalidate everything=false counts=true"])
  }
}
