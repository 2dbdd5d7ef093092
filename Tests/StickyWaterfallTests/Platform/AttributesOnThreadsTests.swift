import Foundation
import StickyWaterfall
import Testing

/// UIKit copies and compares attributes on any thread (facts 14.11).
///
/// `.ci/check-threads` runs these tests with the thread sanitizer, in the package
/// `Tests/ClientPackage`, which compiles fast.
@MainActor
@Suite struct AttributesOnThreadsTests {
  // UIKit's attributes aren't `Sendable`, but the stand-in's are. The box compiles with both.
  private struct Box: @unchecked Sendable { let attributes: WaterfallLayoutAttributes }

  private let box: Box

  init() {
    let attributes = WaterfallLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: [2, 0])
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    attributes.isPinned = true
    attributes.collapseProgress = 0.5
    attributes.pushProgress = 0.25
    box = Box(attributes: attributes)
  }

  /// The results of several threads.
  private final class Results<Result>: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [Result] = []

    func append(_ result: Result) { lock.withLock { all.append(result) } }
    var count: Int { lock.withLock { all.count } }
    var values: [Result] { lock.withLock { all } }
  }

  /// Runs `body` on eight new threads, and returns the results.
  ///
  /// Tasks would share the threads of a pool, where one thread can run all of them.
  private func onThreads<Result: Sendable>(
    _ body: @escaping @Sendable (WaterfallLayoutAttributes) -> Result
  ) -> [Result] {
    let results = Results<Result>()
    for _ in 0..<8 { Thread { [box] in results.append(body(box.attributes)) }.start() }
    while results.count < 8 { Thread.sleep(forTimeInterval: 0.001) }
    return results.values
  }

  /// Contract rule 15.2.
  @Test func copiesOfAnyThreadHaveTheStateOfPins() {
    let states = onThreads { attributes in
      (0..<100).map { _ in
        let copy = attributes.copy(with: nil) as? WaterfallLayoutAttributes
        return [copy?.isPinned == true ? 1 : 0, copy?.collapseProgress, copy?.pushProgress]
      }
    }
    #expect(states.count == 8)
    #expect(states.joined().allSatisfy { $0 == [1, 0.5, 0.25] })
  }

  @Test func attributesCanBeComparedOnAnyThread() {
    let results = onThreads { attributes in
      let copy = attributes.copy(with: nil) as? WaterfallLayoutAttributes
      let isEqual = attributes.isEqual(copy)
      copy?.pushProgress = 1
      return isEqual && !attributes.isEqual(copy)
    }
    #expect(results == Array(repeating: true, count: 8))
  }

  @Test func attributesCanBeDescribedOnAnyThread() {
    let lines = onThreads { $0.description }
    #expect(Set(lines) == [box.attributes.description])
    #expect(lines[0].contains("pinned 0.5"))
  }
}
