extension FactScenario {
  static let updates = batches + lists

  private static let batches: [FactScenario] = [
    .init(
      "1.10", "the layout is prepared and asked before it is told what changed", rows: [2],
      shows: [
        "invalidateLayout", "invalidate", "prepare", "elements", "list", "offset", "finalize",
      ]
    ) { stage in
      let words = "invalidateLayout invalidate prepare elements list offset finalize"
      var known: Set<String> = []
      return stage.calls(words, inUpdateTo: [3]) { stage.view.insertItems(at: [[0, 0]]) }
        .map { $0.prefix { $0 != " " }.description }.filter { known.insert($0).inserted }
    },
    .init(
      "1.10", "deletions descend, insertions ascend, reloads and moves follow with both paths",
      rows: [6],
      shows: [
        "update delete 0.4 nil", "update delete 0.3 nil", "update delete 0.1 nil",
        "update insert nil 0.0", "update insert nil 0.3", "update reload 0.2 0.4",
        "update move 0.5 0.2",
      ]
    ) { stage in
      stage.calls("update", inUpdateTo: [5]) {
        stage.view.deleteItems(at: [[0, 1], [0, 4], [0, 3]])
        stage.view.insertItems(at: [[0, 3], [0, 0]])
        stage.view.reloadItems(at: [[0, 2]])
        stage.view.moveItem(at: [0, 5], to: [0, 2])
      }
    },
    .init(
      "1.10", "a section's path has no item", rows: [1, 1, 1],
      shows: ["update delete 0.- nil", "update insert nil 1.-"]
    ) { stage in
      stage.calls("update", inUpdateTo: [1, 2, 1]) {
        stage.view.deleteSections(IndexSet(integer: 0))
        stage.view.insertSections(IndexSet(integer: 1))
      }
    },
    .init(
      "1.10", "a deletion inside a section that is reloaded is listed too", rows: [3],
      shows: ["update delete 0.2 nil", "update reload 0.- 0.-"]
    ) { stage in
      stage.calls("update", inUpdateTo: [2]) {
        stage.view.deleteItems(at: [[0, 2]])
        stage.view.reloadSections(IndexSet(integer: 0))
      }
    },
    .init(
      "1.10", "what stays is asked for twice and not faded, what comes or goes once and faded",
      rows: [3],
      shows: [
        "final 0.0 y=0 alpha=0", "final 0.1 y=0 alpha=1", "final 0.2 y=50 alpha=1",
        "initial 0.0 y=50 alpha=1", "initial 0.1 y=100 alpha=1", "initial 0.2 y=100 alpha=0",
      ]
    ) { stage in
      stage.calls("initial final", inUpdateTo: [3]) {
        stage.view.deleteItems(at: [[0, 0]])
        stage.view.insertItems(at: [[0, 2]])
      }.sorted()
    },
    .init(
      "12.2", "a reloaded item is an old view that fades and a new one", rows: [2],
      shows: ["final 0.1 y=50 alpha=0", "initial 0.1 y=50 alpha=0", "cell 0.1", "ended 0.1"]
    ) { stage in
      let old = stage.cell(1)
      let calls = stage.calls("final initial cell ended", inUpdateTo: [2]) {
        stage.view.reloadItems(at: [[0, 1]])
      }
      return calls.filter { $0.contains("0.1") } + (stage.cell(1) !== old ? [] : ["the same view"])
    },
    .init(
      "1.10", "what stays keeps its view, and a selection its item", rows: [3],
      shows: ["the same view true", "selected 0.2 true", "reloaded none"]
    ) { stage in
      let first = stage.cell(0)
      stage.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
      stage.update(to: [4]) { stage.view.insertItems(at: [[0, 0]]) }
      var seen = ["the same view \(stage.cell(1) === first)"]
      seen.append("selected \(selection(of: stage)) \(stage.cell(2)?.isSelected == true)")
      stage.view.reloadData()
      return seen + ["reloaded \(selection(of: stage))"]
    },
    .init(
      "1.10", "nested blocks join the outer one", rows: [2],
      shows: ["list", "update delete 0.1 nil", "update insert nil 0.0"]
    ) { stage in
      stage.calls("list update", inUpdateTo: [2]) {
        stage.view.deleteItems(at: [[0, 1]])
        stage.view.performBatchUpdates({ stage.view.insertItems(at: [[0, 0]]) })
      }
    },
    .init(
      "14.7", "nested blocks complete after the outer one, in order", rows: [2],
      shows: ["outer", "inner 0", "inner 1"]
    ) { stage in
      stage.calls.lines = []
      let view = stage.view
      let note = { (line: String) in { (_: Bool) in stage.calls.note(line) } }
      view.performBatchUpdates(
        {
          view.performBatchUpdates({}, completion: note("inner 0"))
          view.performBatchUpdates({}, completion: note("inner 1"))
        }, completion: note("outer"))
      Host.wait { stage.lines("outer inner").count == 3 }
      return stage.lines("outer inner")
    },
    .init("10.12", "an update before the first layout lays out first") {
      let stage = FactsStage(ListLayout(), [3], shows: false)
      return stage.calls("prepare list cell", inUpdateTo: [4]) {
        stage.view.insertItems(at: [[0, 0]])
      }
    }.allowing { $0.first == "prepare" && $0.contains("list") },
    .init(
      "1.10", "rows from far away are where the layout says", rows: [40],
      shows: ["0.0: 0 0 100x50", "0.1: 0 50 100x50", "0.2: 0 100 100x50", "0.3: 0 150 100x50"]
    ) { stage in
      stage.update(to: [4]) { stage.view.deleteItems(at: (0..<36).map { [0, $0] }) }
      return stage.cellFrames
    },
    .init(
      "4.3", "a header that loses its height in an update is gone", shows: ["none", "0 0 50x50"]
    ) {
      let layout = NotingFlowLayout()
      let stage = FactsStage.flow([2], layout) { $0.headerReferenceSize.height = 30 }
      stage.update(to: [1]) {
        layout.headerReferenceSize.height = 0
        stage.view.deleteItems(at: [[0, 1]])
      }
      return [stage.header()] + stage.itemFrames
    },
  ]

  @MainActor
  private static func selection(of stage: FactsStage) -> String {
    stage.view.indexPathsForSelectedItems?.first?.short ?? "none"
  }

  /// Whether counts change without an update list.
  private static let lists: [FactScenario] = [
    .init(
      "1.10", "an update of nothing is an update", rows: [3],
      shows: ["invalidateLayout", "prepare", "list", "finalize"]
    ) { stage in
      stage.calls("invalidateLayout prepare list finalize") {
        stage.view.performBatchUpdates(nil)
      }
    },
    .init(
      "1.10", "an animated update has a list as well", rows: [3],
      shows: ["prepare", "list", "update insert nil 0.1", "finalize"]
    ) { stage in
      stage.calls.lines = []
      var isAtItsEnd = false
      stage.view.performBatchUpdates(
        {
          stage.controller.counts = [4]
          stage.view.insertItems(at: [[0, 1]])
        }, completion: { _ in isAtItsEnd = true })
      Host.wait { isAtItsEnd }
      return stage.calls.unique(of: "prepare list update finalize")
    },
    .init("14.6", "the content size is read when the animation stops", rows: [3]) { stage in
      stage.view.performBatchUpdates({
        stage.controller.counts = [4]
        stage.view.insertItems(at: [[0, 1]])
      })
      stage.view.layoutIfNeeded()
      stage.calls.lines = []
      Host.wait { stage.calls.lines.contains("size") }
      return stage.lines("size prepare")
    }.allowing { $0.first == "size" && !$0.contains("prepare") },
    .init(
      "14.5", "after the list, UIKit queries the layout again", rows: [3],
      shows: ["list", "elements"]
    ) { stage in
      stage.calls.lines = []
      stage.update(to: [4]) { stage.view.insertItems(at: [[0, 1]]) }
      return Array(stage.lines("list elements").drop { $0 != "list" }.prefix(2))
    },
    // Only a recording can show whether this is an update with a list.
    .init("1.10", "reconfiguring changes no counts and keeps the cell", rows: [3]) { stage in
      let cell = stage.cell(1)
      let calls = stage.calls("cell sections invalidateLayout prepare list finalize") {
        if #available(iOS 15, tvOS 15, *) { stage.view.reconfigureItems(at: [[0, 1]]) }
      }
      return ["the same cell: \(stage.cell(1) === cell)", "reuses \(cell?.reuses ?? 0)"] + calls
    }.allowing {
      $0.prefix(3) == ["the same cell: true", "reuses 0", "cell 0.1"] && !$0.contains("sections")
    },
    .init("1.10", "without a window the new counts come, with a list or by a reload", rows: [3]) {
      stage in
      stage.view.removeFromSuperview()
      let calls = stage.calls("invalidate prepare list ended", inUpdateTo: [4]) {
        stage.view.insertItems(at: [[0, 0]])
      }
      return ["items \(stage.view.numberOfItems(inSection: 0))"] + calls
    }.allowing { $0.first == "items 4" && ($0.contains("list") || $0.contains("ended 0.0")) },
  ]
}
