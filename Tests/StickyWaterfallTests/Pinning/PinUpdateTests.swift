import StickyWaterfall
import Testing

/// Batch updates while a header is pinned, which stays pinned and doesn't jump.
@MainActor
@Suite struct PinUpdateTests {
  /// Whether the host sends empty index paths.
  nonisolated static let readings = [true, false]

  /// Header 40, twenty items of 50, and footer 30: 1070 points on a screen of 300, so scrolling
  /// ends at 770.
  private func stage(_ direction: Direction, sendsEmpty: Bool) -> PinStage<PlanController> {
    var plan = SectionPlan(header: 40, body: 1, footer: 30)
    plan.items = Array(repeating: 50, count: 20)
    let reading = HostReading(sendsEmptyIndexPaths: sendsEmpty)
    let stage = PinStage([plan], direction, reading: reading) {
      $0.pinsWhileOverscrolling = false
    }
    stage.touch()
    return stage
  }

  /// A batch update that runs at a content offset.
  struct Batch: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let offset: CGFloat
    let change: @MainActor @Sendable (PinStage<PlanController>) -> Void
  }

  nonisolated static let batches = [
    Batch(testDescription: "an insert below while bouncing", offset: 820) { stage in
      stage.controller.plans[0].items += [50, 50, 50]
      stage.view.insertItems(at: (20..<23).map { [0, $0] })
    },
    Batch(testDescription: "a delete while scrolling", offset: 400) { stage in
      stage.controller.plans[0].items.removeFirst(3)
      stage.view.deleteItems(at: (0..<3).map { [0, $0] })
    },
    Batch(testDescription: "a reload while bouncing", offset: 800) { stage in
      stage.controller.plans[0].items[19] = 80
      stage.view.reloadItems(at: [[0, 19]])
    },
    Batch(testDescription: "everything at once", offset: 300) { stage in
      stage.controller.plans[0].items.remove(at: 18)
      stage.controller.plans[0].items.insert(70, at: 5)
      stage.controller.plans.append(SectionPlan(header: 20, body: 90))
      stage.view.insertItems(at: [[0, 5]])
      stage.view.deleteItems(at: [[0, 18]])
      stage.view.reloadItems(at: [[0, 2]])
      stage.view.insertSections([1])
    },
  ]

  typealias HostOfBatch = (direction: Direction, sendsEmpty: Bool)
  // The Swift 6.0 compiler crashes if the arguments of a test contain a closure.
  nonisolated static let hosts: [HostOfBatch] = Direction.allCases.flatMap {
    [($0, true), ($0, false)]
  }

  @Test(arguments: batches, hosts)
  func batchUpdateKeepsThePinnedHeaderInPlace(batch: Batch, host: HostOfBatch) {
    let stage = stage(host.direction, sendsEmpty: host.sendsEmpty)
    stage.scroll(to: batch.offset)
    let view = stage.boundaryView(.header)
    #expect(stage.start(.header) == batch.offset)
    stage.update { batch.change(stage) }
    let header = FeedElement.boundary(Side.header.kind, [0, 0])
    for attributes in [stage.starts[header], stage.ends[header]] {
      #expect(attributes.map { host.direction.turned($0.frame).minY } == batch.offset)
      #expect(attributes?.alpha == 1 && attributes?.zIndex == 1_024)
    }
    #expect(stage.start(.header) == batch.offset)
    #expect(stage.boundaryView(.header) === view)
    #expect(stage.layout.pinnedElements.first?.kind == Side.header.kind)
    let heights = stage.frames().map { host.direction.turned($0).height }
    #expect(heights == stage.controller.plans[0].items)
  }

  //     a section of 140 is inserted first: the pinned header gets a new index path and stays
  @Test(arguments: Direction.allCases, readings)
  func sectionInsertedAboveKeepsThePinnedHeaderInPlace(direction: Direction, sendsEmpty: Bool) {
    let stage = stage(direction, sendsEmpty: sendsEmpty)
    stage.scroll(to: 400)
    let view = stage.boundaryView(.header, 0)
    stage.update {
      stage.controller.plans.insert(SectionPlan(header: 40, body: 100), at: 0)
      stage.view.insertSections([0])
    }
    let start = stage.starts[.boundary(Side.header.kind, [1, 0])]
    #expect(start != nil && start?.frame == stage.ends[.boundary(Side.header.kind, [0, 0])]?.frame)
    #expect(stage.boundaryView(.header, 1) === view)
    #expect(stage.start(.header, 1) == 400)
  }
}
