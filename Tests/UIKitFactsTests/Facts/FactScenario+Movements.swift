/// Elements that the layout counts and the data source doesn't know yet.
extension FactScenario {
  static let movements: [FactScenario] = [
    .init("10.1", "the data source is told once, at the drop", rows: [4]) { stage in
      stage.calls("moved update") {
        stage.drag([0, 0], toY: 175)
        stage.view.endInteractiveMovement()
      }
    }.allowing { $0.filter { $0.hasPrefix("moved") } == ["moved 0.0 to 0.3"] },
    .init(
      "10.1", "a canceled movement across sections leaves room for an update at once",
      rows: [2, 2],
      shows: [
        "canceled: items 2 2", "0.0: 0 0 100x50", "0.1: 0 50 100x50", "0.2: 0 100 100x50",
        "1.0: 0 150 100x50",
      ]
    ) { stage in
      let told = stage.calls("moved") {
        stage.drag([0, 0], toY: 175)
        stage.view.cancelInteractiveMovement()
      }
      let counts = stage.itemCounts
      stage.update(to: [3, 2]) { stage.view.insertItems(at: [[0, 0]]) }
      return told + ["canceled: " + counts] + stage.cellFrames
    },
    .init(
      "10.3", "while nothing is uncommitted, paths are the data source's",
      shows: ["uncommitted false", "0.1"]
    ) {
      let view = FactsStage(ListLayout(), [2]).view
      return [
        "uncommitted \(view.hasUncommittedUpdates)",
        view.dataSourceIndexPath(forPresentationIndexPath: [0, 1])?.short ?? "nil",
      ]
    },
    .init(
      "10.3", "an item on its way has the path it came from, in the data and for the delegate",
      shows: ["uncommitted true", "0.1 0.2 0.0", "items 3", "asked 0.0 0.1 0.2"]
    ) {
      let stage = arrayBacked()
      stage.drag([0, 0], toY: 110)
      stage.controller.measured = []
      stage.layOutAgain()
      let seen = stage.uncommitted + [stage.asked]
      stage.view.cancelInteractiveMovement()
      return seen
    },
    // A test can add a placeholder only if the host creates a drop session for it.
    .init(
      "10.3", "a placeholder is counted, has the item size, and is nothing that is asked about"
    ) {
      let stage = arrayBacked()
      guard Host.dropPlaceholder(at: [0, 1], into: stage.view) else {
        return ["no drop session"]
      }
      stage.controller.measured = []
      stage.layOutAgain()
      return stage.uncommitted + [stage.asked] + stage.cellFrames
    }.allowing {
      $0 == ["no drop session"]
        || $0 == [
          "uncommitted true", "0.0 nil 0.1 0.2", "items 4", "asked 0.0 0.1 0.2",
          "0.0: 0 0 320x40", "0.1: 135 50 50x50", "0.2: 0 110 320x45", "0.3: 0 165 320x50",
        ]
    },
  ]

  /// Returns rows whose heights are in an array, so that any other index path traps.
  @MainActor
  private static func arrayBacked() -> FactsStage {
    FactsStage.flow([3], sizes: [40, 45, 50].map { CGSize(width: 320, height: $0) })
  }
}

extension FactsStage {
  fileprivate var itemCounts: String {
    (0..<view.numberOfSections).reduce("items") { "\($0) \(view.numberOfItems(inSection: $1))" }
  }

  /// The items whose sizes were queried, each once.
  fileprivate var asked: String {
    "asked " + Set(controller.measured).sorted().map(\.short).joined(separator: " ")
  }

  /// The data's item for each of the layout's items.
  fileprivate var uncommitted: [String] {
    let data = (0..<view.numberOfItems(inSection: 0)).map {
      view.dataSourceIndexPath(forPresentationIndexPath: [0, $0])?.short ?? "nil"
    }
    return [
      "uncommitted \(view.hasUncommittedUpdates)", data.joined(separator: " "), itemCounts,
    ]
  }
}
