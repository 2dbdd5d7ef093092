extension FactScenario {
  /// Unmeasured facts; the stand-in does the first of two versions, and UIKit may do either.
  static let doubts: [FactScenario] = [
    //  |###   ###   ###|   three of 90 fit; one is all there is
    doubt(
      "13.6", "with an estimate a section's only item is centered", or: "leads", "115 0 90x50",
      "0 0 90x50"
    ) { estimated(1).itemFrames.last },
    doubt(
      "13.6", "with an estimate a lone item after a full row leads", or: "is centered",
      "0 60 90x50", "115 60 90x50"
    ) { estimated(4).itemFrames.last },
    // Rows end at 50 and start at 60. A rectangle from 50 to 60 only touches them.
    doubt(
      "10.14", "the stock layout leaves out what only touches a rectangle", or: "answers it",
      "none", "6 items"
    ) {
      let stage = FactsStage.flow([6]) { $0.itemSize = CGSize(width: 100, height: 50) }
      let gap = CGRect(x: 0, y: 50, width: 320, height: 10)
      let found = stage.view.collectionViewLayout.layoutAttributesForElements(in: gap) ?? []
      return found.isEmpty ? "none" : "\(found.count) items"
    },
  ]

  /// Creates a scenario with two possible observations of the last item.
  private static func doubt(
    _ fact: String, _ name: String, or other: String, _ first: String, _ second: String,
    _ last: @escaping @MainActor @Sendable () -> String?
  ) -> FactScenario {
    FactScenario(fact, "\(name), or \(other)") {
      let seen = last() ?? "nil"
      return [seen == first ? name : seen == second ? other : seen]
    }.allowing { $0 == [name] || !Host.isStandIn && $0 == [other] }
  }

  /// Returns items of width 90 with an estimate of their size.
  @MainActor
  private static func estimated(_ count: Int) -> FactsStage {
    FactsStage.flow([count], sizes: Array(repeating: CGSize(width: 90, height: 50), count: count)) {
      $0.estimatedItemSize = CGSize(width: 90, height: 50)
    }
  }
}
