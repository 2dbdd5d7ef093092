import Testing

@testable import StickyWaterfall

@Suite struct ReturnedExtentTests {
  //     the engine has 100 and the subclass returns 130; later, the engine has 80
  @Test func subclassIsExpectedToAddTheSameLengthAgain() {
    var extent = ReturnedExtent()
    extent.recordReading(of: 100)
    extent.settle(at: 130)
    #expect(extent.estimate(for: 80, last: 130) == 110)
    // An invalidation context changes the content size of the view.
    extent.settle(at: 500)
    #expect(extent.estimate(for: 80, last: 500) == 110)
    extent.recordReading(of: 80)
    extent.settle(at: 90)
    #expect(extent.estimate(for: 80, last: 90) == 90)
  }

  @Test func lastLengthCountsIfASubclassDoesNotCallSuper() {
    var extent = ReturnedExtent()
    extent.settle(at: 130)
    #expect(extent.estimate(for: 80, last: 130) == 130)
  }
}
