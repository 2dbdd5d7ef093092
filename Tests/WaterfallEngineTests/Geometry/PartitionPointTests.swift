import Testing
import WaterfallEngine

@Suite struct PartitionPointTests {
  @Test(arguments: [0, 1, 2, 9], [0, 1, 5, 9])
  func partitionPointIsFirstMatchingNumber(count: Int, first: Int) {
    #expect((0..<count).partitionPoint { $0 >= first } == min(first, count))
    #expect((100..<100 + count).partitionPoint { $0 >= 100 + first } == 100 + min(first, count))
  }
}
