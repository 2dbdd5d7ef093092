extension FactScenario {
  static let contexts: [FactScenario] = [
    .init(
      "2", "a new context names nothing",
      shows: [
        "everything false", "counts false", "items nil", "boundaries nil", "decorations nil",
        "offset 0", "size 0",
      ]
    ) {
      let context = UICollectionViewLayoutInvalidationContext()
      return [
        "everything \(context.invalidateEverything)",
        "counts \(context.invalidateDataSourceCounts)",
      ] + lists(context) + [
        "offset \(context.contentOffsetAdjustment.y.short)",
        "size \(context.contentSizeAdjustment.height.short)",
      ]
    },
    .init(
      "2", "an empty list of items is nothing, and one of boundaries is something",
      shows: ["items nil", "boundaries kind:", "decorations nil"]
    ) {
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [])
      context.invalidateSupplementaryElements(ofKind: "kind", at: [])
      return lists(context)
    },
    .init(
      "2", "what is named twice is named once",
      shows: ["items 0.1 0.2", "boundaries a:0.1 0.2", "decorations b:0.1 0.2"]
    ) {
      let context = UICollectionViewLayoutInvalidationContext()
      for paths in [[[0, 1]], [[0, 1], [0, 2]]] as [[IndexPath]] {
        context.invalidateItems(at: paths)
        context.invalidateSupplementaryElements(ofKind: "a", at: paths)
        context.invalidateDecorationElements(ofKind: "b", at: paths)
      }
      return lists(context)
    },
    .init(
      "2", "every context is of the layout's class, and of one use",
      shows: ["client true", "scroll true", "reload true", "update true", "distinct 4"]
    ) {
      let layout = OwnContextLayout()
      layout.invalidatesOnScroll = true
      let stage = FactsStage(layout)
      let steps: [(String, () -> Void)] = [
        ("client", { layout.invalidateLayout() }), ("scroll", { stage.view.contentOffset.y = 9 }),
        ("reload", { stage.view.reloadData() }),
        ("update", { stage.update(to: [9]) { stage.view.deleteItems(at: [[0, 0]]) } }),
      ]
      var contexts: [UICollectionViewLayoutInvalidationContext] = []
      var seen = steps.map { name, step in
        layout.contexts = []
        step()
        stage.view.layoutIfNeeded()
        contexts += layout.contexts.prefix(1)
        return "\(name) \(layout.contexts.first is OwnContext)"
      }
      seen.append("distinct \(Set(contexts.map(ObjectIdentifier.init)).count)")
      return seen
    },
    // Sources differ about the initial value, so both values are allowed.
    .init("2", "both flags of a new flow context start alike") {
      let context = UICollectionViewFlowLayoutInvalidationContext()
      return [
        "metrics \(context.invalidateFlowLayoutDelegateMetrics)",
        "attributes \(context.invalidateFlowLayoutAttributes)",
      ]
    }.allowing {
      [["metrics true", "attributes true"], ["metrics false", "attributes false"]].contains($0)
    },
    .init(
      "2", "an update marks the counts only", rows: [2],
      shows: ["invalidate everything=false counts=true at 0"]
    ) { stage in
      stage.calls("invalidate", inUpdateTo: [3]) { stage.view.insertItems(at: [[0, 0]]) }
    },
  ]

  @MainActor
  private static func lists(_ context: UICollectionViewLayoutInvalidationContext) -> [String] {
    let short = { (paths: [IndexPath]) in paths.sorted().map(\.short).joined(separator: " ") }
    let named = { (kinds: [String: [IndexPath]]?) in
      kinds?.map { $0 + ":" + short($1) }.joined() ?? "nil"
    }
    return [
      "items " + (context.invalidatedItemIndexPaths.map(short) ?? "nil"),
      "boundaries " + named(context.invalidatedSupplementaryIndexPaths),
      "decorations " + named(context.invalidatedDecorationIndexPaths),
    ]
  }
}

private final class OwnContext: UICollectionViewLayoutInvalidationContext {}

private final class OwnContextLayout: ListLayout {
  var contexts: [UICollectionViewLayoutInvalidationContext] = []

  override class var invalidationContextClass: AnyClass { OwnContext.self }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contexts.append(context)
    super.invalidateLayout(with: context)
  }
}
