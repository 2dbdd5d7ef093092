import StickyWaterfall
import Testing
import UIKitTestSupport

/// UIKit copies and compares attributes on any thread (facts 14.11).
///
/// The gate also runs these tests with the thread sanitizer.
@MainActor
@Suite struct AttributesOnThreadsTests {
  // UIKit's attributes aren't `Sendable`, but the stand-in's are. The box compiles with both.
  private struct Box: @unchecked Sendable { let attributes: WaterfallLayoutAttributes }

  private let box: Box

  init() {
    let attributes = WaterfallLayoutAttributes(
      forSupplementaryViewOfKind: Side.header.kind, with: [2, 0])
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    attributes.isPinned = true
    attributes.collapseProgress = 0.5
    attributes.pushProgress = 0.25
    box = Box(attributes: attributes)
  }

  /// Runs `body` eight times, on several threads at once, and returns the results.
  private func onThreads<Result: Sendable>(
    _ body: @escaping @Sendable (WaterfallLayoutAttributes) -> Result
  ) async -> [Result] {
    let tasks = (0..<8).map { [box] _ in Task.detached { body(box.attributes) } }
    var results: [Result] = []
    for task in tasks { results.append(await task.value) }
    return results
  }

  @Test func copiesOfAnyThreadHaveTheStateOfPins() async {
    let states = await onThreads { attributes in
      (0..<100).map { _ in
        let copy = attributes.copy(with: nil) as? WaterfallLayoutAttributes
        return [copy?.isPinned == true ? 1 : 0, copy?.collapseProgress, copy?.pushProgress]
      }
    }
    #expect(states.count == 8)
    #expect(states.joined().allSatisfy { $0 == [1, 0.5, 0.25] })
  }

  @Test func attributesCanBeComparedOnAnyThread() async {
    let results = await onThreads { attributes in
      let copy = attributes.copy(with: nil) as? WaterfallLayoutAttributes
      let isEqual = attributes.isEqual(copy)
      copy?.pushProgress = 1
      return isEqual && !attributes.isEqual(copy)
    }
    #expect(results == Array(repeating: true, count: 8))
  }

  @Test func attributesCanBeDescribedOnAnyThread() async {
    let lines = await onThreads { $0.description }
    #expect(Set(lines) == [box.attributes.description])
    #expect(lines[0].contains("pinned 0.5"))
  }
}
