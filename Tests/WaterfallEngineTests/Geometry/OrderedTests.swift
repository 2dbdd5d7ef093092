import Testing
import WaterfallTestSupport

@testable import WaterfallEngine

@Suite struct OrderedTests {
  @Test func equalElementsKeepTheirOrder() {
    let pairs = [(2, "a"), (1, "b"), (2, "c"), (1, "d"), (0, "e")]
    #expect(pairs.ordered { $0.0 < $1.0 }.map(\.1) == ["e", "b", "d", "a", "c"])
    #expect([Int]().ordered().isEmpty)
  }

  @Test(arguments: 0..<50) func randomNumbersAreInAscendingOrder(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let numbers = (0..<Int.random(in: 0...100, using: &random)).map { _ in
      Int.random(in: -20...20, using: &random)
    }
    #expect(numbers.ordered() == numbers.sorted())
    #expect(Set(numbers).ordered() == Set(numbers).sorted())
    #expect(numbers.ordered(by: >) == numbers.sorted(by: >))
  }
}
